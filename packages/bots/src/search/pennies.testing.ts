// A game for the tests of the search: both seats say heads or tails at the same time. Seat 0 wins if they are alike, or
// may say `safe` and win one time in three. Whoever is seen through should play safe; here nobody is.

import {
  asked,
  below,
  defineGame,
  fields,
  frameId,
  integer,
  list,
  oneOf,
  placingsOf,
  questionsOf,
  tagged,
} from '@atoll/engine';
import type { FlowState, Frame, Random, Seat, Shape } from '@atoll/engine';
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

interface Pennies {
  options: object;
  frame: SayFrame;
  state: State;
  view: object;
  ask: { readonly kind: 'say' };
  move: { readonly type: 'say'; readonly word: Word };
  event: { readonly type: 'said' };
  rule: 'PENNY-1';
  reason: never;
}

const { ask } = questionsOf<Pennies>();

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
  moveShape: tagged<Pennies['move'], 'type'>('type', { say: { word: oneOf(WORDS) } }),
  stateShape: fields({ winner: integer(-1, 1), stack: list(integer(), 0) }) as unknown as Shape<State>,
  reasons: [],
  secrets: [],
  events: { said: 'open' },
  flow: {
    say: {
      decisions: (_state, frame) =>
        frame.said.flatMap((word, seat) =>
          word === null ? [asked(frame, seat as Seat, { kind: 'say' as const })] : [],
        ),
      settle(draft, { said: [own, other] }) {
        const wins = own === 'safe' ? below(draft.rng, 3) === 0 : own === other;
        draft.winner = wins ? 0 : 1;
        return 'done';
      },
    },
  },
  asks: {
    say: ask('say', {
      rule: 'PENNY-1',
      frame: 'say',
      answers: ['say'],
      list: (_state, seat) =>
        WORDS.filter((word) => seat === 0 || word !== 'safe').map((word) => ({ type: 'say', word })),
      check: () => null,
      answer: (_draft, seat, frame, move) => void (frame.said[seat] = move.word),
      fallback: () => ({ type: 'say', word: 'heads' }),
    }),
  },
  layOut: (_seats, _options, rng) => layOut(rng),
  clone: (state) => ({
    ...state,
    rng: [...state.rng],
    stack: state.stack.map((frame) => ({ ...frame, said: frame.said.slice() })),
  }),
  view: () => ({}),
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
  motive: () => 'searched',
  motives: ['searched'],
};
