// The games on the shelf: what is known of them before a table is opened. Their faces are loaded on demand.

import { SEATS as ARCHIPELAGO } from '@atoll/game-archipelago/table';
import { SEATS as CYCLADES } from '@atoll/game-cyclades/table';
import { SEATS as SAN_JUAN } from '@atoll/game-san-juan/table';
import { SEATS as VANUATU } from '@atoll/game-vanuatu/table';
import type { GameId } from '@atoll/games';
import { anyFace } from './types.ts';
import type { GameFace } from './types.ts';

export type { GameId } from '@atoll/games';

interface ShelfFacts {
  readonly seats: { readonly min: number; readonly max: number };
  /** Seats of a game started with one press. */
  readonly usual: number;
  readonly minutes: number;
}

/** In the order in which they stand there. */
export const FACTS: Readonly<Record<GameId, ShelfFacts>> = {
  'san-juan': { seats: SAN_JUAN, usual: 3, minutes: 45 },
  cyclades: { seats: CYCLADES, usual: 4, minutes: 90 },
  vanuatu: { seats: VANUATU, usual: 4, minutes: 90 },
  archipelago: { seats: ARCHIPELAGO, usual: 4, minutes: 120 },
};

export function isOnShelf(id: string): id is GameId {
  return Object.hasOwn(FACTS, id);
}

export const SHELF: readonly GameId[] = Object.keys(FACTS).filter(isOnShelf);

const faces: Readonly<Record<GameId, () => Promise<GameFace>>> = {
  'san-juan': async () => anyFace((await import('./san-juan/face.tsx')).sanJuanFace),
  cyclades: async () => anyFace((await import('./cyclades/face.tsx')).cycladesFace),
  vanuatu: async () => anyFace((await import('./vanuatu/face.tsx')).vanuatuFace),
  archipelago: async () => anyFace((await import('./archipelago/face.tsx')).archipelagoFace),
};

/** A game of a newer server is played through the generic face. */
export async function faceOf(id: string): Promise<GameFace> {
  return isOnShelf(id) ? faces[id]() : (await import('./generic/face.tsx')).genericFace(id);
}
