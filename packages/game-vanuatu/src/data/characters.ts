// VA-9 The eleven characters. The first edition has ten; the Governor came later.

interface CharacterData {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
}

export const CHARACTERS = [
  { id: 'navigator', name: { en: 'Navigator', fr: 'Navigateur' } },
  { id: 'fisherman', name: { en: 'Fisherman', fr: 'Pêcheur' } },
  { id: 'vendor', name: { en: 'Vendor', fr: 'Vendeur' } },
  { id: 'diver', name: { en: 'Diver', fr: 'Plongeur' } },
  { id: 'builder', name: { en: 'Builder', fr: 'Bâtisseur' } },
  { id: 'buyer', name: { en: 'Buyer', fr: 'Acheteur' } },
  { id: 'artist', name: { en: 'Artist', fr: 'Artiste' } },
  { id: 'guide', name: { en: 'Guide', fr: 'Guide' } },
  { id: 'beggar', name: { en: 'Beggar', fr: 'Mendiant' } },
  { id: 'preacher', name: { en: 'Preacher', fr: 'Prêcheur' } },
  { id: 'governor', name: { en: 'Governor', fr: 'Gouverneure' } },
] as const satisfies readonly CharacterData[];

export type CharacterId = (typeof CHARACTERS)[number]['id'];

export const CHARACTER_IDS: readonly CharacterId[] = CHARACTERS.map(({ id }) => id);

export function inDataOrder(characters: readonly CharacterId[]): CharacterId[] {
  return CHARACTER_IDS.filter((character) => characters.includes(character));
}

/** VA-9.5, VA-9.7, VA-9.8, VA-9.9 */
export const BUILDER_STALL_COST = 1;
export const ARTIST_DRAWING_POINTS = 5;
export const GUIDE_POINTS_PER_DRAWING = 2;
export const MOST_ALMS = 3;
