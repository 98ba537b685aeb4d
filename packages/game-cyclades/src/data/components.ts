// Dossier section 2: how many of what. Counts of the seed (CY-R5); French creature names are partly translations.

export interface Name {
  readonly en: string;
  readonly fr: string;
}

/** By seat: which colour a seat plays has no effect. */
export const COLOURS = [
  { id: 'black', name: { en: 'Black', fr: 'Noir' } },
  { id: 'blue', name: { en: 'Blue', fr: 'Bleu' } },
  { id: 'green', name: { en: 'Green', fr: 'Vert' } },
  { id: 'red', name: { en: 'Red', fr: 'Rouge' } },
  { id: 'yellow', name: { en: 'Yellow', fr: 'Jaune' } },
] as const satisfies readonly { readonly id: string; readonly name: Name }[];

/** The city-states on the screens; which colour plays which is not known and has no effect. */
export const CITIES = [
  { id: 'sparta', name: { en: 'Sparta', fr: 'Sparte' } },
  { id: 'athens', name: { en: 'Athens', fr: 'Athènes' } },
  { id: 'corinth', name: { en: 'Corinth', fr: 'Corinthe' } },
  { id: 'thebes', name: { en: 'Thebes', fr: 'Thèbes' } },
  { id: 'argos', name: { en: 'Argos', fr: 'Argos' } },
] as const satisfies readonly { readonly id: string; readonly name: Name }[];

/** CY-R2: public and disputed; one of three programs has 0 0 1 1 2 3. */
export const DIE_FACES = [0, 1, 1, 2, 2, 3] as const;

export const STARTING_GOLD = 5;
/** CY-1.7 */
export const MAX_TROOPS = 8;
export const MAX_FLEETS = 8;
/** CY-1.8: these can run out. */
export const PRIEST_CARDS = 18;
export const PHILOSOPHER_CARDS = 17;
export const PROSPERITY_MARKERS = 16;
export const BUILDINGS_OF_A_TYPE = 10;
export const METROPOLIS_TILES = 10;
