// AR-28.7, AR-28.11 Choose the trend: one vote each, most votes, ties at random.

import { decisionId, shuffle } from '@atoll/engine';
import type { Decision, Illegal, Seat } from '@atoll/engine';

import type { Ask } from '../asks.js';
import { TRENDS } from '../data/trends.js';
import type { TrendId } from '../data/trends.js';
import type { MoveOf } from '../moves.js';
import type { State } from '../state.js';
import type { Question, Rule } from './rule.js';

/** AR-28.8 With the Benefactor in play the vote is about the other trend. */
export function trendsInVote(state: State): readonly TrendId[] {
  return state.options.benefactor ? TRENDS.filter((trend) => trend !== 'trend-benefactor') : TRENDS;
}

export function trendsWanted(state: State): number {
  return state.options.moreControl ? 2 : 1;
}

export const trendVote: Rule<'trend-vote'> = {
  decisions(_state, frame) {
    const open: Decision<Ask>[] = [];
    for (const [seat, vote] of frame.votes.entries()) {
      if (vote === null) {
        open.push({ id: decisionId(frame, seat as Seat), seat: seat as Seat, ask: { kind: 'vote-trend' } });
      }
    }
    return open;
  },
  answer(_draft, frame, seat, move, emit) {
    frame.votes[seat] = (move as MoveOf<'vote-trend'>).trend;
    emit({ type: 'vote-sealed', seat });
  },
  settle(draft, frame, emit) {
    const votes = (trend: TrendId): number => frame.votes.filter((vote) => vote === trend).length;
    const ranked = shuffle(draft.rng, trendsInVote(draft).slice()).toSorted((a, b) => votes(b) - votes(a));
    draft.trends.push(...ranked.slice(0, trendsWanted(draft)));
    emit({ type: 'trends-chosen', trends: draft.trends.slice() });
    return 'done';
  },
};

const NOT_IN_VOTE: Illegal = { rule: 'AR-28.8', reason: 'trend-not-in-vote' };

export const voteTrend: Question<'vote-trend'> = {
  answers: ['vote-trend'],
  list: (state) => trendsInVote(state).map((trend) => ({ type: 'vote-trend', trend })),
  check: (state, _seat, _ask, move) =>
    trendsInVote(state).includes((move as MoveOf<'vote-trend'>).trend) ? null : NOT_IN_VOTE,
  fallback: (state) => ({ type: 'vote-trend', trend: trendsInVote(state)[0] as TrendId }),
};
