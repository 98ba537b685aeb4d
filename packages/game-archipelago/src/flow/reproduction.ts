// AR-14 Reproduction: a third citizen where exactly two active ones live together.

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { placeUnit, reserveOf } from '../board/pieces.js';
import { commit } from '../cards/commit.js';
import { EDITION_RULES } from '../data/editions.js';
import { HEXES } from '../data/hexes.js';
import { movePopulation } from '../economy/markers.js';
import type { By, ReproductionFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import type { State, Unit } from '../state.js';

const NONE: readonly number[] = [];

/** AR-14.1, AR-14.2, AR-14.4 Where a child may be born; `done`: regions that have had theirs. */
export function births(state: State, seat: Seat, done: readonly number[]): MoveOf<'bear'>[] {
  const moves: MoveOf<'bear'>[] = [];
  const separate = EDITION_RULES[state.options.edition].banksSeparate;
  countCitizens(state, seat);
  for (let region = 0; region < state.regions.length; region++) {
    if (CITIZENS[region] !== 2 || done.includes(region)) continue;
    const first = FIRST_AREA[region] as number;
    const second = LAST_AREA[region] as number;
    if (separate && first !== second) continue;
    moves.push({ type: 'bear', region, area: first });
    if (second !== first) moves.push({ type: 'bear', region, area: second });
  }
  return moves;
}

/** Scratch of `births`, by region: filled anew in each call. A rebel counts for so many that there are never two. */
const MOST_REGIONS = HEXES.length + 1;
const REBEL = 16;
const CITIZENS = new Uint16Array(MOST_REGIONS);
const FIRST_AREA = new Uint8Array(MOST_REGIONS);
const LAST_AREA = new Uint8Array(MOST_REGIONS);

function countCitizens({ units }: State, seat: Seat): void {
  CITIZENS.fill(0);
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.seat !== seat || unit.kind !== 'citizen') continue;
    const { region } = unit;
    if (CITIZENS[region] === 0) FIRST_AREA[region] = unit.area;
    LAST_AREA[region] = unit.area;
    CITIZENS[region] = (CITIZENS[region] as number) + (unit.lying ? REBEL : 1);
  }
}

export function canReproduce(state: State, seat: Seat): boolean {
  return reserveOf(state, seat, 'citizen') > 0 && births(state, seat, NONE).length > 0;
}

export function openReproduction(draft: State, seat: Seat, by: By, limit: number): void {
  const left = Math.min(limit, reserveOf(draft, seat, 'citizen'));
  draft.stack.push({ kind: 'reproduction', id: frameId(draft), seat, said: 0, by, left, regions: [] });
}

/** AR-14.5 The first birth is owed, once the action has been chosen: where there is only one, nobody is asked. */
function onlyBirth(frame: ReproductionFrame, possible: readonly MoveOf<'bear'>[]): MoveOf<'bear'> | null {
  return frame.regions.length === 0 && possible.length === 1 ? (possible[0] ?? null) : null;
}

function birthsLeft(state: State, frame: ReproductionFrame): MoveOf<'bear'>[] {
  return frame.left === 0 ? [] : births(state, frame.seat, frame.regions);
}

function bear(draft: State, frame: ReproductionFrame, move: MoveOf<'bear'>, emit: Emit): void {
  if (frame.regions.length === 0) commit(draft, frame.seat, frame.by, 'reproduction', emit);
  frame.regions.push(move.region);
  frame.left--;
  placeUnit(draft, frame.seat, 'citizen', move.region, move.area, emit);
  movePopulation(draft, 1, emit);
}

export const reproduction: FrameRules<'reproduction'> = {
  decisions(state, frame) {
    const possible = birthsLeft(state, frame);
    if (possible.length === 0 || onlyBirth(frame, possible) !== null) return NOBODY;
    return [asked(frame, frame.seat, { kind: 'choose-birth', left: frame.left }, frame.said)];
  },
  settle(draft, frame, emit) {
    const only = onlyBirth(frame, birthsLeft(draft, frame));
    if (only === null) return 'done';
    bear(draft, frame, only, emit);
    return 'again';
  },
};

const NO_BIRTH: Refusal = { rule: 'AR-14.1', reason: 'no-birth-there' };
const NOT_YET: Refusal = { rule: 'AR-9.12', reason: 'nobody-born' };

export const chooseBirth = ask('choose-birth', {
  rule: 'AR-14.5',
  frame: 'reproduction',
  answers: ['bear', 'done'],
  list(state, _seat, frame) {
    const moves: MoveOf<'bear' | 'done'>[] = birthsLeft(state, frame);
    if (frame.regions.length > 0) moves.push({ type: 'done' });
    return moves;
  },
  check(state, _seat, frame, move) {
    if (move.type === 'done') return frame.regions.length > 0 ? null : NOT_YET;
    const { region, area } = move;
    return birthsLeft(state, frame).some((birth) => birth.region === region && birth.area === area) ? null : NO_BIRTH;
  },
  answer(draft, _seat, frame, move, emit) {
    frame.said++;
    if (move.type === 'bear') bear(draft, frame, move, emit);
    else frame.left = 0;
  },
  // Whoever is away loses nothing by it: all births, as the table of decision points says.
  fallback: (state, _seat, frame) => birthsLeft(state, frame)[0] as MoveOf<'bear'>,
});
