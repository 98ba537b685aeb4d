// AR-15 Recruitment: workers one after another, each at the price of the row of the surplus marker.

import { asked, done, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { sideAt } from '../board/map.js';
import { citizensIn, placeUnit, reserveOf } from '../board/pieces.js';
import { commit } from '../cards/commit.js';
import { CITIZENS_PER_REGION } from '../data/components.js';
import { EDITION_RULES } from '../data/editions.js';
import { movePopulation, moveSurplus } from '../economy/markers.js';
import { payBank } from '../economy/payment.js';
import type { By } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import { playerOf } from '../state.js';
import type { State, Unit } from '../state.js';
import { surplusRow } from '../economy/boards.js';

export function openRecruitment(draft: State, seat: Seat, by: By, left: number): void {
  draft.stack.push({ kind: 'recruitment', id: frameId(draft), seat, said: 0, by, left });
}

const NO_SURPLUS: Refusal = { rule: 'AR-15.1', reason: 'no-surplus-workers' };
const NO_FLORINS: Refusal = { rule: 'AR-15.1', reason: 'not-enough-florins' };
const NO_RESERVE: Refusal = { rule: 'AR-15.2', reason: 'no-citizen-in-reserve' };
const NOT_THERE: Refusal = { rule: 'AR-15.2', reason: 'no-active-unit-there' };
const CROWDED: Refusal = { rule: 'AR-2.6', reason: 'more-than-three-citizens' };

function checkWorker(state: State, seat: Seat, due: number): Refusal | null {
  const { recruitCost } = surplusRow(state);
  if (recruitCost === null) return NO_SURPLUS;
  if (playerOf(state, seat).florins - due < recruitCost) return NO_FLORINS;
  return reserveOf(state, seat, 'citizen') > 0 ? null : NO_RESERVE;
}

/** AR-2.11, AR-15.2 One bit per land area that an active unit opens for workers. */
function areasOpenedBy(state: State, unit: Unit): number {
  const { bordering, lands } = sideAt(state, unit.region);
  if (!EDITION_RULES[state.options.edition].banksSeparate) return lands;
  return unit.kind === 'citizen' ? 1 << unit.area : (bordering[unit.area] as number);
}

function areasOpen(state: State, seat: Seat, region: number): number {
  let open = 0;
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i] as Unit;
    if (unit.region === region && unit.seat === seat && !unit.lying) open |= areasOpenedBy(state, unit);
  }
  return open;
}

export function recruitingPlaces(state: State, seat: Seat): MoveOf<'place-worker'>[] {
  const places: MoveOf<'place-worker'>[] = [];
  for (let region = 0; region < state.regions.length; region++) {
    const open = areasOpen(state, seat, region);
    if (open === 0 || citizensIn(state, seat, region) >= CITIZENS_PER_REGION) continue;
    for (let area = 0; open >> area > 0; area++) {
      if (((open >> area) & 1) === 1) places.push({ type: 'place-worker', region, area });
    }
  }
  return places;
}

export function canRecruit(state: State, seat: Seat, due: number): boolean {
  if (checkWorker(state, seat, due) !== null) return false;
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i] as Unit;
    if (unit.seat !== seat || unit.lying || areasOpenedBy(state, unit) === 0) continue;
    if (citizensIn(state, seat, unit.region) < CITIZENS_PER_REGION) return true;
  }
  return false;
}

export const recruitment: FrameRules<'recruitment'> = {
  decisions: (_state, frame) =>
    frame.left === 0 ? NOBODY : [asked(frame, frame.seat, { kind: 'place-worker', left: frame.left }, frame.said)],
  settle: done,
};

const NOT_YET: Refusal = { rule: 'AR-9.12', reason: 'nobody-recruited' };

export const placeWorker = ask('place-worker', {
  rule: 'AR-15.2',
  frame: 'recruitment',
  answers: ['place-worker', 'done'],
  list(state, seat, frame) {
    const moves: MoveOf<'place-worker' | 'done'>[] =
      checkWorker(state, seat, 0) === null ? recruitingPlaces(state, seat) : [];
    if (frame.said > 0) moves.push({ type: 'done' });
    return moves;
  },
  check(state, seat, frame, move) {
    if (move.type === 'done') return frame.said > 0 ? null : NOT_YET;
    const { region, area } = move;
    const refused = checkWorker(state, seat, 0);
    if (refused !== null) return refused;
    if (region >= state.regions.length || ((areasOpen(state, seat, region) >> area) & 1) === 0) return NOT_THERE;
    return citizensIn(state, seat, region) < CITIZENS_PER_REGION ? null : CROWDED;
  },
  answer(draft, seat, frame, move, emit) {
    if (move.type === 'done') {
      frame.left = 0;
      return;
    }
    if (frame.said === 0) commit(draft, seat, frame.by, 'recruitment', emit);
    frame.said++;
    frame.left--;
    const florins = surplusRow(draft).recruitCost ?? 0;
    payBank(draft, seat, florins);
    emit({ type: 'worker-recruited', seat, florins });
    moveSurplus(draft, -1, emit);
    placeUnit(draft, seat, 'citizen', move.region, move.area, emit);
    movePopulation(draft, 1, emit);
  },
  fallback: (state, seat, frame) =>
    frame.said > 0 ? { type: 'done' } : (recruitingPlaces(state, seat)[0] as MoveOf<'place-worker'>),
});
