// Dossier section 5: the questions of Cyclades. What is on the table is in the view; an ask adds only what it is about.

import type { BuildingId } from './data/buildings.js';
import type { IslandId, SeaId } from './data/boards.js';
import type { FigurineId } from './data/creatures.js';
import type { GodId, MainGod } from './data/gods.js';

export type Ask =
  /** `lost`: the god the marker was just evicted from, not open to it. */
  | { readonly kind: 'offer'; readonly lost: GodId | null }
  /** A main god's turn. `recruited`: how many pieces in this turn, which sets the next price. */
  | { readonly kind: 'act'; readonly god: MainGod; readonly recruited: number }
  | { readonly kind: 'sail-on'; readonly at: SeaId; readonly stepsLeft: number }
  | { readonly kind: 'retreat-defender'; readonly place: SeaId | IslandId; readonly land: boolean }
  | { readonly kind: 'retreat-attacker'; readonly place: SeaId | IslandId; readonly land: boolean }
  | { readonly kind: 'metropolis-set'; readonly building: BuildingId }
  | { readonly kind: 'metropolis-place' }
  | { readonly kind: 'prosperity-marker' }
  | { readonly kind: 'siren' }
  | { readonly kind: 'pegasus' }
  | { readonly kind: 'giant' }
  | { readonly kind: 'chimera' }
  | { readonly kind: 'cyclops' }
  | { readonly kind: 'sphinx' }
  | { readonly kind: 'sylph'; readonly stepsLeft: number }
  | { readonly kind: 'harpy' }
  | { readonly kind: 'griffon' }
  | { readonly kind: 'satyr' }
  | { readonly kind: 'dryad' }
  | { readonly kind: 'kraken' }
  | { readonly kind: 'kraken-step' }
  | { readonly kind: 'figurine'; readonly figurine: FigurineId }
  | { readonly kind: 'polyphemus'; readonly island: IslandId };
