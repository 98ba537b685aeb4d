// VA-8.12, VA-8.14 Rest: first it is chosen, then the tokens left are shown to that player alone, and he takes one.

import { expose } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { REST_TOKEN_IDS } from '../data/rest-tokens.js';
import type { RestTokenId } from '../data/rest-tokens.js';
import type { MoveOf } from '../moves.js';
import type { State, Table } from '../state.js';
import { oneOfPair } from './rule.js';
import type { ActionRule, Pair } from './rule.js';
import type { Emit } from '../rules.js';

const REST: Pair<MoveOf<'rest'>> = [
  { type: 'rest', bonus: false },
  { type: 'rest', bonus: true },
];

/** How many are left is open to all. */
export function restTokensLeft(table: Table): number {
  return REST_TOKEN_IDS.length - table.rests.length;
}

/** Which ones are left after the first `taken` of this round's rests. */
export function tokensAfter(state: State, taken: number): RestTokenId[] {
  return REST_TOKEN_IDS.filter((token) => {
    for (let rest = 0; rest < taken; rest++) {
      if (state.rests[rest]?.token === token) return false;
    }
    return true;
  });
}

export function tokensLeft(state: State): RestTokenId[] {
  return tokensAfter(state, state.rests.length);
}

export function takeRestToken(draft: State, seat: Seat, token: RestTokenId, emit: Emit): void {
  draft.rests.push({ seat, token });
  emit({ type: 'rest-token-taken', seat, token });
}

export const rest: ActionRule<MoveOf<'rest'>> = {
  list(table, _seat, manner, into) {
    if (restTokensLeft(table) > 0) into.push(oneOfPair(REST, manner));
  },
  check: (table) => (restTokensLeft(table) > 0 ? null : { rule: 'VA-8.12', reason: 'no-rest-token-left' }),
  perform(draft, seat, _move, _effect, emit) {
    emit({ type: 'rested', seat });
    expose(draft);
  },
};
