// Which game has which brain. Each is a file of its own, fetched when its table is opened: a page loads one, not four.

import type { ArchipelagoMotive } from './archipelago/motives.js';
import type { Brain } from './brain.js';
import type { CycladesMotive } from './cyclades/motives.js';
import type { SanJuanMotive } from './san-juan/motives.js';
import type { VanuatuMotive } from './vanuatu/motives.js';

/** By game, why its bots do what they do: the client has a sentence for each. */
export interface Motives {
  'san-juan': SanJuanMotive;
  vanuatu: VanuatuMotive;
  cyclades: CycladesMotive;
  archipelago: ArchipelagoMotive;
}

const brains: { readonly [Id in keyof Motives]: () => Promise<Brain> } = {
  'san-juan': async () => (await import('./san-juan/brain.js')).sanJuanBrain,
  vanuatu: async () => (await import('./vanuatu/brain.js')).vanuatuBrain,
  cyclades: async () => (await import('./cyclades/brain.js')).cycladesBrain,
  archipelago: async () => (await import('./archipelago/brain.js')).archipelagoBrain,
};

/** The games the bots have learnt. */
export const TAUGHT: readonly string[] = Object.keys(brains);

const isTaught = (game: string): game is keyof Motives => Object.hasOwn(brains, game);

/** Null for a game nobody has taught the bots: they answer anything legal there. */
export async function brainOf(game: string): Promise<Brain | null> {
  return isTaught(game) ? brains[game]() : null;
}
