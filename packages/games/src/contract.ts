// What a frozen file and those who use it have agreed on, by number. Servers, pages and the command line speak the newest;
// a file speaks the one it was frozen under, for ever. One adapter a number stands between them.

import type { AnyGame } from '@atoll/engine';
import type { Brain } from '@atoll/bots';
import type { Brain1, Game1 } from './contract-1/types.js';
import { withErrorsOfOurs } from './shape-errors.js';

/**
 * Contract 2: `Game` (engine/src/game.ts) and `Brain` (bots/src/brain.ts) as they stand. Whoever changes either so that
 * a file frozen before no longer fits raises this number, and writes an adapter for the old one (contract-1 is one).
 */
export const CONTRACT = 2;

/** The rules of one version of a game, and what its bots know of them. */
export interface Rules {
  readonly game: AnyGame;
  /** Null where nobody has taught the bots. */
  readonly brain: Brain | null;
}

/** What a frozen file exports. The types of the other two are the contract's business. */
export interface FrozenModule {
  readonly contract: number;
  readonly game: unknown;
  readonly brain: unknown;
}

/** By contract: what turns a frozen module into rules as they are used today. Older ones are loaded with the first file. */
const ADAPTERS: Readonly<Record<number, (module: FrozenModule) => Promise<Rules>>> = {
  1: async ({ game, brain }) => {
    const { brainOf1, gameOf1 } = await import('./contract-1/adapter.js');
    const rules = withErrorsOfOurs(gameOf1(game as Game1));
    return { game: rules, brain: brain === null ? null : brainOf1(brain as Brain1, rules) };
  },
  2: async ({ game, brain }) => {
    const rules = withErrorsOfOurs(game as AnyGame);
    return { game: rules, brain: brain === null ? null : { ...(brain as Brain), game: rules } };
  },
};

/** Null for a contract nobody here speaks: the file comes from a newer Atoll. */
export async function adapted(module: FrozenModule): Promise<Rules | null> {
  return ADAPTERS[module.contract]?.(module) ?? null;
}
