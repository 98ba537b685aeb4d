// A tiny game for the tests: in turn, each seat lays one to three planks, then rests. Several moves a turn, nothing hidden,
// so that a turn can be drafted and undone; the third plank rolls a die, so that not everything can.

import {
  asked,
  below,
  defineGame,
  fields,
  frameId,
  integer,
  list,
  NOBODY,
  placingsOf,
  questionsOf,
  randomShape,
  tagged,
} from '@atoll/engine';
import type { FlowState, Frame, FrameView, Seat, Shape } from '@atoll/engine';

interface Turn extends Frame {
  readonly kind: 'turn';
  seat: Seat;
  laid: number;
  turn: number;
}

interface TurnView extends FrameView {
  readonly seat: Seat;
  readonly laid: number;
}

interface State extends FlowState<Turn> {
  planks: number[];
}

type Move = { readonly type: 'lay' } | { readonly type: 'rest' };

export interface PierTypes {
  options: object;
  frame: Turn;
  state: State;
  view: { readonly planks: readonly number[]; readonly stack: readonly TurnView[] };
  ask: { readonly kind: 'work' };
  move: Move;
  event: { readonly type: 'laid'; readonly by: Seat; readonly planks: number };
  rule: 'PIER-1';
  reason: 'lay-one-first';
}

const { ask } = questionsOf<PierTypes>();

const TURNS = 6;

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const pier = defineGame<PierTypes>({
  id: 'pier',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { fields: {} },
  moveShape: tagged<Move, 'type'>('type', { lay: {}, rest: {} }),
  reasons: ['lay-one-first'],
  events: { laid: 'open' },
  secrets: [],
  stateShape: fields({
    rng: randomShape,
    stack: list(
      tagged<Turn, 'kind'>('kind', {
        turn: { id: integer(), seat: integer() as Shape<Seat>, laid: integer(), turn: integer() },
      }),
    ),
    frames: integer(),
    exposed: integer(),
    planks: list(integer()),
  }),
  layOut: (seats, _options, rng) => {
    const state: State = { rng, stack: [], frames: 0, exposed: 0, planks: Array.from({ length: seats }, () => 0) };
    state.stack.push({ kind: 'turn', id: frameId(state), seat: 0 as Seat, laid: 0, turn: 0 });
    return state;
  },
  flow: {
    turn: {
      decisions: (_, frame) =>
        frame.turn === TURNS ? NOBODY : [asked(frame, frame.seat, { kind: 'work' }, frame.turn * 10 + frame.laid)],
      settle: () => 'done',
    },
  },
  asks: {
    work: ask('work', {
      rule: 'PIER-1',
      frame: 'turn',
      answers: ['lay', 'rest'],
      list: (_state, _seat, { laid }) => (laid === 0 ? [{ type: 'lay' }] : [{ type: 'lay' }, { type: 'rest' }]),
      check: (_state, _seat, { laid }, move) =>
        move.type === 'rest' && laid === 0 ? { rule: 'PIER-1', reason: 'lay-one-first' } : null,
      answer: (draft, seat, frame, move, emit) => {
        if (move.type === 'lay') {
          frame.laid += 1;
          const planks = frame.laid === 3 ? 1 + below(draft.rng, 3) : 1;
          draft.planks[seat] = (draft.planks[seat] ?? 0) + planks;
          emit({ type: 'laid', by: seat, planks });
        }
        if (move.type === 'rest' || frame.laid === 3) {
          frame.seat = (1 - frame.seat) as Seat;
          frame.laid = 0;
          frame.turn += 1;
        }
      },
      fallback: () => ({ type: 'lay' }),
    }),
  },
  clone: copy,
  view: ({ planks, stack }) => ({
    planks: planks.slice(),
    stack: stack.map(({ kind, id, seat, laid }) => ({ kind, id, seat, laid })),
  }),
  guess: () => {
    throw new Error('nobody guesses here');
  },
  standings: (state) =>
    placingsOf(state.planks.map((points, seat) => ({ seat: seat as Seat, points, breakdown: [], tieBreaks: [] }))),
  ending: (state) => (state.stack.length > 0 ? null : 'done'),
  invariants: () => [],
});
