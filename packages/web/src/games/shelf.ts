// The games on the shelf: what is known of them before a table is opened. Their faces are loaded on demand.

import { anyFace } from './types.ts';
import type { GameFace } from './types.ts';

export const SHELF = ['san-juan', 'cyclades', 'vanuatu', 'archipelago'] as const;

export type ShelfId = (typeof SHELF)[number];

interface ShelfFacts {
  readonly min: number;
  readonly max: number;
  /** Seats of a game started with one press. */
  readonly usual: number;
  readonly minutes: number;
}

export const FACTS: Readonly<Record<ShelfId, ShelfFacts>> = {
  'san-juan': { min: 2, max: 4, usual: 3, minutes: 45 },
  cyclades: { min: 2, max: 5, usual: 4, minutes: 90 },
  vanuatu: { min: 2, max: 5, usual: 4, minutes: 90 },
  archipelago: { min: 2, max: 5, usual: 4, minutes: 120 },
};

/** Without a folder of its own a game is played through the generic face. */
const faces: Readonly<Record<string, () => Promise<GameFace>>> = {
  'san-juan': async () => anyFace((await import('./san-juan/face.tsx')).sanJuanFace),
  archipelago: async () => anyFace((await import('./archipelago/face.tsx')).archipelagoFace),
  cyclades: async () => anyFace((await import('./cyclades/face.tsx')).cycladesFace),
  vanuatu: async () => anyFace((await import('./vanuatu/face.tsx')).vanuatuFace),
};

export async function faceOf(id: string): Promise<GameFace> {
  const load = Object.hasOwn(faces, id) ? faces[id] : undefined;
  return load === undefined ? (await import('./generic/face.tsx')).genericFace(id) : load();
}

export function isOnShelf(id: string): id is ShelfId {
  return (SHELF as readonly string[]).includes(id);
}
