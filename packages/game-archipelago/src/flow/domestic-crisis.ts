// AR-8.4 to AR-8.11 Domestic crisis: everybody lies down, cubes and temples let citizens stand.

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { controllerOf } from '../board/control.js';
import { unitOf } from '../board/pieces.js';
import { EDITION_RULES } from '../data/editions.js';
import type { Resource } from '../data/resources.js';
import { resetDeals } from '../deals/step.js';
import { moveRebellion } from '../economy/markers.js';
import type { DomesticCrisisFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import type { State, Unit } from '../state.js';
import { checkSource, SOURCES, spendCube } from './crisis-cubes.js';
import { openExpulsion } from './expulsion.js';

export function openDomesticCrisis(draft: State, resource: Resource, citizensPerCube: number, emit: Emit): void {
  emit({ type: 'crisis-begun', crisis: 'domestic', resource, figure: citizensPerCube });
  for (const unit of draft.units) if (unit.kind === 'citizen' && unit.building !== 'temple') unit.lying = true;
  resetDeals(draft);
  draft.stack.push({
    kind: 'domestic-crisis',
    id: frameId(draft),
    resource,
    citizensPerCube,
    at: 0,
    said: 0,
    toStand: 0,
    over: false,
  });
}

function lyingCount(state: State): number {
  let count = 0;
  for (let i = 0; i < state.units.length; i++) if ((state.units[i] as Unit).lying) count++;
  return count;
}

function standAll(draft: State, seat: Seat, region: number | null, emit: Emit): void {
  const stood: number[] = [];
  for (const unit of draft.units) {
    if (!unit.lying || (region !== null && unit.region !== region)) continue;
    unit.lying = false;
    stood.push(unit.id);
  }
  emit({ type: 'citizens-stood', seat, units: stood });
}

function stand(draft: State, seat: Seat, id: number, emit: Emit): void {
  const unit = unitOf(draft, id);
  if (unit !== null) unit.lying = false;
  emit({ type: 'citizens-stood', seat, units: [id] });
}

function endStep(draft: State, frame: DomesticCrisisFrame, seat: Seat, emit: Emit): void {
  frame.at++;
  frame.said = 0;
  resetDeals(draft);
  emit({ type: 'step-ended', seat });
}

export const domesticCrisis: FrameRules<'domestic-crisis'> = {
  decisions(state, frame) {
    const seat = state.order[frame.at];
    if (frame.over || seat === undefined || lyingCount(state) === 0) return NOBODY;
    const { resource, citizensPerCube, toStand, said } = frame;
    if (toStand > 0) return [asked(frame, seat, { kind: 'stand-citizen', left: toStand }, said)];
    return [asked(frame, seat, { kind: 'domestic-step', resource, citizensPerCube }, said)];
  },
  settle(draft, frame, emit) {
    if (frame.over) return 'done';
    frame.over = true;
    const rebels = lyingCount(draft);
    emit({ type: 'crisis-ended', crisis: 'domestic', short: rebels });
    moveRebellion(draft, rebels, emit);
    if (draft.ending === null) openExpulsion(draft);
    return 'again';
  },
};

const NOT_LYING: Refusal = { rule: 'AR-8.7', reason: 'not-a-lying-citizen' };
const NO_TEMPLE: Refusal = { rule: 'AR-8.8', reason: 'temple-not-controlled' };
const NOBODY_THERE: Refusal = { rule: 'AR-8.8', reason: 'nobody-lies-there' };
const ALL_OR_NONE: Refusal = { rule: 'AR-8.8', reason: 'all-of-the-region' };
const ONE_BY_ONE: Refusal = { rule: 'AR-8.8', reason: 'name-the-citizen' };

function checkTemple(state: State, seat: Seat, move: MoveOf<'use-temple'>): Refusal | null {
  if (move.region >= state.regions.length || controllerOf(state, move.region, 'temple') !== seat) return NO_TEMPLE;
  const anyNumber = EDITION_RULES[state.options.edition].templeStandsAnyNumber;
  if (move.unit === null) {
    if (anyNumber) return ONE_BY_ONE;
    return state.units.some((unit) => unit.lying && unit.region === move.region) ? null : NOBODY_THERE;
  }
  if (!anyNumber) return ALL_OR_NONE;
  const unit = unitOf(state, move.unit);
  return unit !== null && unit.lying && unit.region === move.region ? null : NOBODY_THERE;
}

function templeMoves(state: State, seat: Seat): MoveOf<'use-temple'>[] {
  const moves: MoveOf<'use-temple'>[] = [];
  for (let region = 0; region < state.regions.length; region++) {
    if (controllerOf(state, region, 'temple') !== seat) continue;
    const units: (number | null)[] = [null];
    for (const unit of state.units) if (unit.lying && unit.region === region) units.push(unit.id);
    for (const unit of units) {
      const move: MoveOf<'use-temple'> = { type: 'use-temple', region, unit };
      if (checkTemple(state, seat, move) === null) moves.push(move);
    }
  }
  return moves;
}

export const domesticStep = ask('domestic-step', {
  rule: 'AR-8.6',
  frame: 'domestic-crisis',
  answers: ['consume', 'use-temple', 'end-step'],
  list(state, seat, { resource }) {
    const moves: MoveOf<'consume' | 'use-temple' | 'end-step'>[] = [];
    for (const source of SOURCES) {
      if (checkSource(state, seat, 'domestic', resource, source) === null) moves.push({ type: 'consume', source });
    }
    moves.push(...templeMoves(state, seat), { type: 'end-step' });
    return moves;
  },
  check(state, seat, { resource }, move) {
    if (move.type === 'consume') return checkSource(state, seat, 'domestic', resource, move.source);
    return move.type === 'use-temple' ? checkTemple(state, seat, move) : null;
  },
  answer(draft, seat, frame, move, emit) {
    frame.said++;
    switch (move.type) {
      case 'consume':
        spendCube(draft, seat, 'domestic', frame.resource, move.source, emit);
        // AR-8.7 Exactly n, or all if fewer lie.
        if (lyingCount(draft) <= frame.citizensPerCube) standAll(draft, seat, null, emit);
        else frame.toStand = frame.citizensPerCube;
        break;
      case 'use-temple':
        if (move.unit === null) standAll(draft, seat, move.region, emit);
        else stand(draft, seat, move.unit, emit);
        break;
      case 'end-step':
        endStep(draft, frame, seat, emit);
    }
  },
  fallback: () => ({ type: 'end-step' }),
});

export const standCitizen = ask('stand-citizen', {
  rule: 'AR-8.7',
  frame: 'domestic-crisis',
  answers: ['stand'],
  list({ units }) {
    const moves: MoveOf<'stand'>[] = [];
    for (let i = 0; i < units.length; i++) {
      const unit = units[i] as Unit;
      if (unit.lying) moves.push({ type: 'stand', unit: unit.id });
    }
    return moves;
  },
  check: (state, _seat, _frame, { unit }) => (unitOf(state, unit)?.lying ? null : NOT_LYING),
  answer(draft, seat, frame, { unit }, emit) {
    frame.said++;
    frame.toStand--;
    stand(draft, seat, unit, emit);
  },
  fallback: (state) => ({ type: 'stand', unit: state.units.find((unit) => unit.lying)?.id ?? 0 }),
});
