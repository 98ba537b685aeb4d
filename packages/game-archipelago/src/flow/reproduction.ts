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

/** All births are made unless the reserve or a card limits them: then, or where a bank must be chosen, the player is asked. */
function isForced(state: State, frame: ReproductionFrame): boolean {
  if (frame.left === 0) return true;
  const possible = births(state, frame.seat, frame.regions);
  // The two banks of a region follow each other.
  for (let i = 1; i < possible.length; i++) if (possible[i]?.region === possible[i - 1]?.region) return false;
  return possible.length <= frame.left;
}

function bear(draft: State, frame: ReproductionFrame, move: MoveOf<'bear'>, emit: Emit): void {
  if (frame.regions.length === 0) commit(draft, frame.seat, frame.by, 'reproduction', emit);
  frame.regions.push(move.region);
  frame.left--;
  placeUnit(draft, frame.seat, 'citizen', move.region, move.area, emit);
  movePopulation(draft, 1, emit);
}

export const reproduction: FrameRules<'reproduction'> = {
  decisions: (state, frame) =>
    isForced(state, frame)
      ? NOBODY
      : [asked(frame, frame.seat, { kind: 'choose-birth', left: frame.left }, frame.said)],
  settle(draft, frame, emit) {
    if (frame.left > 0) {
      for (const move of births(draft, frame.seat, frame.regions)) bear(draft, frame, move, emit);
    }
    return 'done';
  },
};

const NO_BIRTH: Refusal = { rule: 'AR-14.1', reason: 'no-birth-there' };

export const chooseBirth = ask('choose-birth', {
  rule: 'AR-14.1',
  frame: 'reproduction',
  answers: ['bear'],
  list: (state, seat, frame) => births(state, seat, frame.regions),
  check(state, seat, frame, { region, area }) {
    const possible = births(state, seat, frame.regions);
    return possible.some((birth) => birth.region === region && birth.area === area) ? null : NO_BIRTH;
  },
  answer(draft, _seat, frame, move, emit) {
    frame.said++;
    bear(draft, frame, move, emit);
  },
  fallback: (state, seat, frame) => births(state, seat, frame.regions)[0] as MoveOf<'bear'>,
});
