// Which game has which brain. Each is a file of its own, fetched when its table is opened: a page loads one, not four.

import type { Brain } from './brain.js';

const brains: Readonly<Record<string, () => Promise<Brain>>> = {
  'san-juan': async () => (await import('./san-juan/brain.js')).sanJuanBrain,
  vanuatu: async () => (await import('./vanuatu/brain.js')).vanuatuBrain,
  cyclades: async () => (await import('./cyclades/brain.js')).cycladesBrain,
  archipelago: async () => (await import('./archipelago/brain.js')).archipelagoBrain,
};

/** The games the bots have learnt. */
export const TAUGHT: readonly string[] = Object.keys(brains);

/** Null for a game nobody has taught the bots: they answer anything legal there. */
export async function brainOf(game: string): Promise<Brain | null> {
  return Object.hasOwn(brains, game) ? ((await brains[game]?.()) ?? null) : null;
}
