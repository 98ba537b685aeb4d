// A game for the tests of the search: both seats say heads or tails at the same time. Seat 0 wins if they are alike, or
// may say `safe` and win one time in three. Whoever is seen through should play safe; here nobody is.

import {
  below,
  decisionId,
  defineGame,
  fields,
  frameId,
  integer,
  list,
  oneOf,
  placingsOf,
  tagged,
} from '@atoll/engine';
import type { FlowState, Frame, GameTypes, Random, Seat, Shape } from '@atoll/engine';
import type { Brain } from '../brain.js';

const WORDS = ['heads', 'tails', 'safe'] as const;
type Word = (typeof WORDS)[number];

interface SayFrame extends Frame {
  readonly kind: 'say';
  said: (Word | null)[];
}

interface State extends FlowState<SayFrame> {
  winner: number;
}

interface Pennies extends GameTypes {
  options: object;
  frame: SayFrame;
  state: State;
  view: object;
  ask: { readonly kind: 'say' };
  move: { readonly type: 'say'; readonly word: Word };
  event: { readonly type: 'said' };
}

function layOut(rng: Random): State {
  const state: State = { rng, stack: [], frames: 0, exposed: 0, winner: -1 };
  state.stack.push({ kind: 'say', id: frameId(state), said: [null, null] });
  return state;
}

export const pennies = defineGame<Pennies>({
  id: 'pennies',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { fields: {} },
  moveTypes: ['say'],
  eventTypes: ['said'],
  moveShape: tagged<Pennies['move'], 'type'>('type', { say: { word: oneOf(WORDS) } }),
  stateShape: fields({ winner: integer(-1, 1), stack: list(integer(), 0) }) as unknown as Shape<State>,
  flow: {
    say: {
      decisions: (_state, frame) =>
        frame.said.flatMap((word, seat) =>
          word === null
            ? [{ id: decisionId(frame, seat as Seat), seat: seat as Seat, ask: { kind: 'say' as const } }]
            : [],
        ),
      answer: (_draft, frame, seat, move) => void (frame.said[seat] = move.word),
      settle(draft, { said: [own, other] }) {
        const wins = own === 'safe' ? below(draft.rng, 3) === 0 : own === other;
        draft.winner = wins ? 0 : 1;
        return 'done';
      },
    },
  },
  asks: {
    say: {
      answers: ['say'],
      list: (_state, seat) =>
        WORDS.filter((word) => seat === 0 || word !== 'safe').map((word) => ({ type: 'say', word })),
      check: () => null,
      fallback: () => ({ type: 'say', word: 'heads' }),
    },
  },
  layOut: (_seats, _options, rng) => layOut(rng),
  clone: (state) => ({
    ...state,
    rng: [...state.rng],
    stack: state.stack.map((frame) => ({ ...frame, said: frame.said.slice() })),
  }),
  view: () => ({}),
  viewEvent: (event) => event,
  guess: (_view, _viewer, random) => layOut([...random]),
  standings: ({ winner }) =>
    placingsOf(
      [0, 1].map((seat) => ({ seat: seat as Seat, points: winner === seat ? 1 : 0, breakdown: [], tieBreaks: [] })),
    ),
  ending: ({ winner }) => (winner < 0 ? null : 'said'),
  invariants: () => [],
});

export const sealedBrain: Brain<Pennies> = {
  game: pennies,
  judge: (_state, chances) => void chances.fill(0.5),
  rate: () => {},
  turnOf: () => 0,
  horizon: Infinity,
  attentionTo: () => 'search',
  reason: () => 'searched',
  reasons: ['searched'],
};
