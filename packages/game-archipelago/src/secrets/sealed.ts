// AR-6.1, AR-22.7, AR-28.7 What is chosen in secret: bids, votes, the hands before a thief.

import { chosen } from '@atoll/engine';
import type { Seat, Viewer } from '@atoll/engine';

import type { Resource } from '../data/resources.js';
import type { TrendId } from '../data/trends.js';
import { handsOf } from '../flow/thief.js';
import { trendsInVote } from '../flow/trend-vote.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';

const only =
  (seat: number) =>
  (viewer: Viewer): boolean =>
    viewer === seat;

/** AR-6.1 Sealed bids: any sum their owner has. */
export const bids = chosen<State, number>({
  rule: 'AR-6.1',
  name: 'bids',
  choices: (state) =>
    state.stack.flatMap((frame, at) => {
      if (frame.kind !== 'bidding') return [];
      return frame.bids.flatMap((bid, seat) => (bid < 0 ? [] : [bidOf(state, bid, seat as Seat, at)]));
    }),
});

function bidOf(state: State, value: number, seat: Seat, at: number) {
  return {
    value,
    knows: only(seat),
    others: () => [...Array(playerOf(state, seat).florins + 1).keys()].filter((florins) => florins !== value),
    put(draft: State, florins: number): void {
      const frame = draft.stack[at];
      if (frame?.kind === 'bidding') frame.bids[seat] = florins;
    },
  };
}

/** AR-28.7 Sealed votes. */
export const votes = chosen<State, TrendId>({
  rule: 'AR-28.7',
  name: 'votes',
  choices: (state) =>
    state.stack.flatMap((frame, at) => {
      if (frame.kind !== 'trend-vote') return [];
      return frame.votes.flatMap((vote, seat) => (vote === null ? [] : [voteOf(state, vote, seat as Seat, at)]));
    }),
});

function voteOf(state: State, value: TrendId, seat: Seat, at: number) {
  return {
    value,
    knows: only(seat),
    others: () => trendsInVote(state).filter((trend) => trend !== value),
    put(draft: State, trend: TrendId): void {
      const frame = draft.stack[at];
      if (frame?.kind === 'trend-vote') frame.votes[seat] = trend;
    },
  };
}

type Hands = readonly (Resource | null)[];

/** AR-22.7 What the robbed player hides in which hand. */
export const hands = chosen<State, Hands>({
  rule: 'AR-22.7',
  name: "thief's hands",
  choices: (state) =>
    state.stack.flatMap((frame, at) => {
      if (frame.kind !== 'thief' || frame.hands === null || frame.victim === null) return [];
      return [handsBefore(state, frame.hands, frame.victim, at)];
    }),
});

function handsBefore(state: State, value: Hands, victim: Seat, at: number) {
  return {
    value,
    knows: only(victim),
    others: () => handsOf(state, victim).filter((other) => other.join() !== value.join()),
    put(draft: State, filled: Hands): void {
      const frame = draft.stack[at];
      if (frame?.kind === 'thief') frame.hands = filled.slice();
    },
  };
}
