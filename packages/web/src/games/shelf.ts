// The games on the shelf: what is known of them before a table is opened. Their faces are loaded on demand.

import type { GameFace } from './types.ts';

export const SHELF = ['san-juan', 'cyclades', 'vanuatu', 'archipelago'] as const;

export type ShelfId = (typeof SHELF)[number];

/** Without a folder of its own a game is played through the generic face. */
const faces: Readonly<Record<string, () => Promise<GameFace>>> = {};

export async function faceOf(id: string): Promise<GameFace> {
  const load = Object.hasOwn(faces, id) ? faces[id] : undefined;
  return load === undefined ? (await import('./generic/face.tsx')).genericFace(id) : load();
}

export function isOnShelf(id: string): id is ShelfId {
  return (SHELF as readonly string[]).includes(id);
}
