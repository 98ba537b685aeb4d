// The rules a table or a record is played by: those it was begun under, present or frozen.

import type { AnyGame } from '@atoll/engine';
import { RulesError } from '@atoll/games';
import type { Registry } from '@atoll/games';
import { Refusal } from './rooms/doc.js';

/** What says by which rules something is played: the document of a table, the head of a record. */
export interface Played {
  readonly game: string;
  readonly rulesVersion: number;
}

export type RulesOf = (played: Played) => Promise<AnyGame>;

/** Refused where nobody here knows them: a newer server has been at work. A damaged file is a fault, told in the log. */
export function rulesFrom(registry: Pick<Registry, 'rulesOf'>): RulesOf {
  return async ({ game, rulesVersion }) => {
    try {
      return await registry.rulesOf(game, rulesVersion);
    } catch (error) {
      if (!(error instanceof RulesError) || error.kind === 'damaged') throw error;
      throw new Refusal(error.kind === 'unknown-game' ? 'unknown-game' : 'other-rules-version');
    }
  };
}
