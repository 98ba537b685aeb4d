// A tiny game for the tests: one seat loads a ferry, crate by crate, and sails; while no crate is in the air the other may
// call over. A call waits for a nod, and lapses when the loading goes on.

import {
  asked,
  defineGame,
  fields,
  frameId,
  integer,
  list,
  NOBODY,
  offered,
  placingsOf,
  questionsOf,
  randomShape,
  tagged,
} from '@atoll/engine';
import type { Decision, FlowState, Frame, Seat } from '@atoll/engine';

interface Loading extends Frame {
  readonly kind: 'loading';
  said: number;
  lifted: number;
  sailed: number;
}

interface State extends FlowState<Loading> {
  crates: number;
  calls: number;
  called: number;
}

type Move =
  | { readonly type: 'lift' }
  | { readonly type: 'drop' }
  | { readonly type: 'sail' }
  | { readonly type: 'call' }
  | { readonly type: 'nod' };
type Ask = { readonly kind: 'load' } | { readonly kind: 'call' } | { readonly kind: 'hear' };

interface FerryTypes {
  options: object;
  frame: Loading;
  state: State;
  view: { readonly crates: number; readonly calls: number };
  ask: Ask;
  move: Move;
  event: { readonly type: 'done'; readonly what: Move['type'] };
  rule: 'FERRY-1' | 'FERRY-2';
  reason: 'one-crate-at-a-time';
}

const { ask, optionalAsk } = questionsOf<FerryTypes>();

const LOADER = 0 as Seat;
const CALLER = 1 as Seat;
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What may stand beside the loading. */
function aside({ stack, called, calls }: State): readonly Decision<Ask>[] {
  const frame = stack[0];
  if (frame === undefined || frame.lifted === 1 || frame.sailed === 1) return NOBODY;
  const [name, seat, kind] = called === 1 ? (['hear', LOADER, 'hear'] as const) : (['call', CALLER, 'call'] as const);
  return [offered(`${name}-${calls}`, seat, { kind })];
}

export const ferry = defineGame<FerryTypes>({
  id: 'ferry',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { fields: {} },
  moveShape: tagged<Move, 'type'>('type', { lift: {}, drop: {}, sail: {}, call: {}, nod: {} }),
  reasons: ['one-crate-at-a-time'],
  events: { done: 'open' },
  secrets: [],
  stateShape: fields({
    rng: randomShape,
    stack: list(
      tagged<Loading, 'kind'>('kind', {
        loading: { id: integer(), said: integer(), lifted: integer(), sailed: integer() },
      }),
    ),
    frames: integer(),
    exposed: integer(),
    crates: integer(),
    calls: integer(),
    called: integer(),
  }),
  layOut: (_seats, _options, rng) => {
    const state: State = { rng, stack: [], frames: 0, exposed: 0, crates: 0, calls: 0, called: 0 };
    state.stack.push({ kind: 'loading', id: frameId(state), said: 0, lifted: 0, sailed: 0 });
    return state;
  },
  flow: {
    loading: {
      decisions: (_, frame) => (frame.sailed === 1 ? NOBODY : [asked(frame, LOADER, { kind: 'load' }, frame.said)]),
      settle: () => 'done',
    },
  },
  standing: aside,
  asks: {
    load: ask('load', {
      rule: 'FERRY-1',
      frame: 'loading',
      answers: ['lift', 'drop', 'sail'],
      list: (_state, _seat, { lifted }) => (lifted === 1 ? [{ type: 'drop' }] : [{ type: 'lift' }, { type: 'sail' }]),
      check: (_state, _seat, { lifted }, { type }) =>
        (type === 'drop') === (lifted === 1) ? null : { rule: 'FERRY-1', reason: 'one-crate-at-a-time' },
      answer: (draft, _seat, frame, { type }, emit) => {
        frame.said += 1;
        draft.called = 0;
        if (type === 'drop') draft.crates += 1;
        frame.lifted = type === 'lift' ? 1 : 0;
        frame.sailed = type === 'sail' ? 1 : 0;
        emit({ type: 'done', what: type });
      },
      fallback: (_state, _seat, { lifted }) => ({ type: lifted === 1 ? 'drop' : 'sail' }),
    }),
    call: optionalAsk('call', {
      rule: 'FERRY-2',
      answers: ['call'],
      list: () => [{ type: 'call' }],
      check: () => null,
      answer: (draft, _seat, _frame, { type }, emit) => {
        draft.called = 1;
        draft.calls += 1;
        emit({ type: 'done', what: type });
      },
      fallback: () => ({ type: 'call' }),
    }),
    hear: optionalAsk('hear', {
      rule: 'FERRY-2',
      answers: ['nod'],
      list: () => [{ type: 'nod' }],
      check: () => null,
      answer: (draft, _seat, _frame, { type }, emit) => {
        draft.called = 0;
        draft.calls += 1;
        emit({ type: 'done', what: type });
      },
      fallback: () => ({ type: 'nod' }),
    }),
  },
  clone: copy,
  view: ({ crates, calls }) => ({ crates, calls }),
  guess: () => {
    throw new Error('nobody guesses here');
  },
  standings: ({ crates }) =>
    placingsOf([LOADER, CALLER].map((seat) => ({ seat, points: crates, breakdown: [], tieBreaks: [] }))),
  ending: ({ stack }) => (stack[0]?.sailed === 1 ? 'sailed' : null),
  invariants: () => [],
});
