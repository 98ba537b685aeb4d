// TIC-1 Two seats mark the cells of a 3 × 3 grid in turn; three in a line win. Nothing is hidden, nothing is random.

import {
  allSeats,
  asked,
  defineGame,
  done,
  fields,
  forkRandom,
  frameId,
  integer,
  list,
  NOBODY,
  nullable,
  oneOf,
  placingsOf,
  questionsOf,
  randomShape,
  tagged,
} from '@atoll/engine';
import type { FlowState, Frame, FrameRule, FrameView, IllegalIn, Placing, Random, Seat, Shape } from '@atoll/engine';

interface TurnsFrame extends Frame {
  readonly kind: 'turns';
  /** How many marks have been made; even numbers are seat 0's turn. */
  marks: number;
}

interface State extends FlowState<TurnsFrame> {
  /** Row by row. */
  cells: (Seat | null)[];
}

interface TurnsView extends FrameView {
  readonly kind: 'turns';
  readonly marks: number;
}

interface View {
  readonly stack: readonly TurnsView[];
  readonly frames: number;
  readonly cells: readonly (Seat | null)[];
}

interface PlaceMark {
  readonly kind: 'place-mark';
}
interface Mark {
  readonly type: 'mark';
  readonly cell: number;
}
interface Marked {
  readonly type: 'marked';
  readonly seat: Seat;
  readonly cell: number;
}

export interface TicTacToeTypes {
  options: object;
  frame: TurnsFrame;
  state: State;
  view: View;
  ask: PlaceMark;
  move: Mark;
  event: Marked;
  rule: 'TIC-1' | 'TIC-2';
  reason: 'cell-taken';
}

const { ask } = questionsOf<TicTacToeTypes>();

const CELLS = 9;
const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Who has three in a line; null if nobody has. */
function winnerOf(state: Pick<State, 'cells'>): Seat | null {
  for (const [a, b, c] of LINES) {
    const seat = state.cells[a] ?? null;
    if (seat !== null && seat === state.cells[b] && seat === state.cells[c]) return seat;
  }
  return null;
}

const isOver = (state: State): boolean => winnerOf(state) !== null || state.cells.every((cell) => cell !== null);

const turns: FrameRule<TicTacToeTypes, 'turns'> = {
  decisions(state, frame) {
    if (isOver(state)) return NOBODY;
    return [asked(frame, (frame.marks % 2) as Seat, { kind: 'place-mark' }, frame.marks >> 1)];
  },
  settle: done,
};

function checkMark(state: State, cell: number): IllegalIn<TicTacToeTypes> | null {
  return state.cells[cell] === null ? null : { rule: 'TIC-2', reason: 'cell-taken', params: { cell } };
}

const placeMark = ask('place-mark', {
  rule: 'TIC-1',
  frame: 'turns',
  answers: ['mark'],
  list: (state) => freeCellsOf(state).map((cell) => ({ type: 'mark', cell })),
  check: (state, _seat, _frame, move) => checkMark(state, move.cell),
  answer(draft, seat, frame, move, emit) {
    draft.cells[move.cell] = seat;
    frame.marks += 1;
    emit({ type: 'marked', seat, cell: move.cell });
  },
  fallback: (state) => ({ type: 'mark', cell: freeCellsOf(state)[0] ?? 0 }),
});

function freeCellsOf(state: State): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (checkMark(state, cell) === null) free.push(cell);
  }
  return free;
}

const cloneFrame = (frame: TurnsFrame): TurnsFrame => ({ kind: 'turns', id: frame.id, marks: frame.marks });

function standingsOf(state: State): readonly Placing[] {
  const winner = winnerOf(state);
  return placingsOf(
    allSeats(2).map((seat) => {
      const points = seat === winner ? 1 : 0;
      return { seat, points, breakdown: [{ source: 'line', points }], tieBreaks: [] };
    }),
  );
}

function invariants(state: State): string[] {
  const [first, second] = allSeats(2).map((seat) => state.cells.filter((cell) => cell === seat).length);
  const ahead = (first ?? 0) - (second ?? 0);
  return ahead === 0 || ahead === 1 ? [] : [`seat 0 has made ${ahead} marks more than seat 1`];
}

export const ticTacToe = defineGame<TicTacToeTypes>({
  id: 'tic-tac-toe',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { fields: {} },
  moveShape: tagged<Mark, 'type'>('type', { mark: { cell: integer(0, CELLS - 1) } }),
  reasons: ['cell-taken'],
  events: { marked: 'open' },
  secrets: [],
  stateShape: fields({
    rng: randomShape,
    stack: list(fields({ kind: oneOf(['turns']), id: integer(1), marks: integer(0, CELLS) }), 1),
    frames: integer(0),
    exposed: integer(0),
    cells: list(nullable(integer(0, 1) as Shape<Seat>), CELLS),
  }),
  flow: { turns },
  asks: { 'place-mark': placeMark },
  layOut(_seats, _options, rng) {
    const state: State = { rng, stack: [], frames: 0, exposed: 0, cells: Array.from({ length: CELLS }, () => null) };
    state.stack.push({ kind: 'turns', id: frameId(state), marks: 0 });
    return state;
  },
  clone: (state) => ({
    rng: state.rng.slice() as Random,
    stack: state.stack.map(cloneFrame),
    frames: state.frames,
    exposed: state.exposed,
    cells: state.cells.slice(),
  }),
  view: (state) => ({
    stack: state.stack.map(({ kind, id, marks }) => ({ kind, id, marks })),
    frames: state.frames,
    cells: state.cells.slice(),
  }),
  guess: (view, _viewer, random) => ({
    rng: forkRandom(random),
    stack: view.stack.map(({ kind, id, marks }) => ({ kind, id, marks })),
    frames: view.frames,
    exposed: 0,
    cells: view.cells.slice(),
  }),
  standings: standingsOf,
  ending(state) {
    if (state.stack.length > 0) return null;
    return winnerOf(state) === null ? 'grid-full' : 'line-completed';
  },
  invariants,
});
