// AR-28.7, AR-28.11 Choose the trend: one vote each, most votes, ties at random.

import { asked, shuffle } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';

import type { Ask } from '../asks.js';
import { TRENDS } from '../data/trends.js';
import type { TrendId } from '../data/trends.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';

/** AR-28.8 With the Benefactor in play the vote is about the other trend. */
export function trendsInVote(state: State): readonly TrendId[] {
  return state.options.benefactor ? TRENDS.filter((trend) => trend !== 'trend-benefactor') : TRENDS;
}

export function trendsWanted(state: State): number {
  return state.options.moreControl ? 2 : 1;
}

export const trendVote: FrameRules<'trend-vote'> = {
  decisions(_state, frame) {
    const open: Decision<Ask>[] = [];
    for (const [seat, vote] of frame.votes.entries()) {
      if (vote === null) open.push(asked(frame, seat as Seat, { kind: 'vote-trend' }));
    }
    return open;
  },
  settle(draft, frame, emit) {
    const votes = (trend: TrendId): number => frame.votes.filter((vote) => vote === trend).length;
    const ranked = shuffle(draft.rng, trendsInVote(draft).slice()).toSorted((a, b) => votes(b) - votes(a));
    draft.trends.push(...ranked.slice(0, trendsWanted(draft)));
    emit({ type: 'trends-chosen', trends: draft.trends.slice() });
    return 'done';
  },
};

const NOT_IN_VOTE: Refusal = { rule: 'AR-28.8', reason: 'trend-not-in-vote' };

export const voteTrend = ask('vote-trend', {
  rule: 'AR-28.7',
  frame: 'trend-vote',
  answers: ['vote-trend'],
  list: (state) => trendsInVote(state).map((trend) => ({ type: 'vote-trend', trend })),
  check: (state, _seat, _frame, { trend }) => (trendsInVote(state).includes(trend) ? null : NOT_IN_VOTE),
  answer(_draft, seat, frame, { trend }, emit) {
    frame.votes[seat] = trend;
    emit({ type: 'vote-sealed', seat });
  },
  fallback: (state) => ({ type: 'vote-trend', trend: trendsInVote(state)[0] as TrendId }),
});
