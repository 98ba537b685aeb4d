// A game for the kernel's own tests: two seats take one to three tokens in turn, whoever takes the last has won.
// Beside taking, the seat in turn may think (nothing happens), peek (a hidden thing is shown) or roll (a die is thrown).

import { questionsOf } from './asks.js';
import { asked, NOBODY } from './decision.js';
import { defineGame } from './define.js';
import type { GameRules } from './define.js';
import { done, expose, frameId } from './flow.js';
import type { FlowState, Frame } from './flow.js';
import { placingsOf } from './ranking.js';
import { below, randomShape } from './random.js';
import { allSeats, leftOf } from './seat.js';
import type { Seat } from './seat.js';
import { fields, integer, list, oneOf, tagged } from './shape.js';
import type { Shape } from './shape.js';

export interface TurnsFrame extends Frame {
  readonly kind: 'turns';
  seat: Seat;
  /** By seat, how often it has answered. */
  said: number[];
}

export interface NimState extends FlowState<TurnsFrame> {
  tokens: number;
  rolled: number;
}

export type NimMove =
  | { readonly type: 'take'; readonly tokens: number }
  | { readonly type: 'think' }
  | { readonly type: 'peek' }
  | { readonly type: 'roll' };

export interface NimTypes {
  options: { readonly tokens: 5 | 60 };
  frame: TurnsFrame;
  state: NimState;
  view: { readonly tokens: number };
  ask: { readonly kind: 'act' };
  move: NimMove;
  event: { readonly type: 'acted'; readonly seat: Seat };
  rule: 'NIM-1' | 'NIM-2';
  reason: 'too-many' | 'too-dull';
}

const { ask } = questionsOf<NimTypes>();

const cloneFrame = (frame: TurnsFrame): TurnsFrame => ({
  kind: frame.kind,
  id: frame.id,
  seat: frame.seat,
  said: frame.said.slice(),
});

export const nimRules: GameRules<NimTypes> = {
  id: 'nim',
  rulesVersion: 3,
  seats: { min: 2, max: 2 },
  options: { fields: { tokens: { values: [5, 60], default: 5, rule: 'NIM-1' } } },
  reasons: ['too-many', 'too-dull'],
  events: { acted: 'open' },
  secrets: [],
  moveShape: tagged<NimMove, 'type'>('type', { take: { tokens: integer(1, 9) }, think: {}, peek: {}, roll: {} }),
  stateShape: fields({
    rng: randomShape,
    stack: list(
      fields({ kind: oneOf(['turns']), id: integer(1), seat: integer(0, 1) as Shape<Seat>, said: list(integer(0), 2) }),
    ),
    frames: integer(0),
    exposed: integer(0),
    tokens: integer(0),
    rolled: integer(0, 5),
  }),
  flow: {
    turns: {
      decisions: (state, frame) =>
        state.tokens === 0 ? NOBODY : [asked(frame, frame.seat, { kind: 'act' }, frame.said[frame.seat])],
      settle: done,
    },
  },
  asks: {
    act: ask('act', {
      rule: 'NIM-2',
      frame: 'turns',
      answers: ['take', 'think', 'peek', 'roll'],
      list: (state) => [
        ...[1, 2, 3].filter((tokens) => tokens <= state.tokens).map((tokens): NimMove => ({ type: 'take', tokens })),
        { type: 'think' },
        { type: 'peek' },
        { type: 'roll' },
      ],
      check: (state, _seat, _frame, move) =>
        move.type === 'take' && move.tokens > Math.min(3, state.tokens) ? { rule: 'NIM-2', reason: 'too-many' } : null,
      answer(draft, seat, frame, move, emit) {
        frame.said[seat] = (frame.said[seat] ?? 0) + 1;
        emit({ type: 'acted', seat });
        if (move.type === 'peek') expose(draft);
        if (move.type === 'roll') draft.rolled = below(draft.rng, 6);
        if (move.type !== 'take') return;
        draft.tokens -= move.tokens;
        frame.seat = leftOf(seat, 2);
      },
      fallback: () => ({ type: 'take', tokens: 1 }),
    }),
  },
  layOut(_seats, options, rng) {
    const state: NimState = { rng, stack: [], frames: 0, exposed: 0, tokens: options.tokens, rolled: 0 };
    state.stack.push({ kind: 'turns', id: frameId(state), seat: 0 as Seat, said: [0, 0] });
    return state;
  },
  clone: (state) => ({ ...state, rng: [...state.rng], stack: state.stack.map(cloneFrame) }),
  view: (state) => ({ tokens: state.tokens }),
  guess(view, _viewer, random) {
    const state = nimRules.layOut(2, { tokens: 5 }, [...random], () => {});
    state.tokens = view.tokens;
    return state;
  },
  standings: () => placingsOf(allSeats(2).map((seat) => ({ seat, points: 0, breakdown: [], tieBreaks: [] }))),
  ending: (state) => (state.stack.length > 0 ? null : 'all-taken'),
  invariants: (state) => (state.tokens < 0 ? ['tokens are owed'] : []),
};

export const nim = defineGame(nimRules);

/** The state after these moves of whoever is asked. */
export function after(moves: readonly NimMove[], from = nim.setup(2, { tokens: 5 }, 'nim').state): NimState {
  let state = from;
  for (const move of moves) {
    const [decision] = nim.decisions(state);
    if (decision === undefined) throw new Error('the game is over');
    ({ state } = nim.apply(state, decision, move));
  }
  return state;
}
