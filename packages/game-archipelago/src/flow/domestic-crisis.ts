// AR-8.4 to AR-8.11 Domestic crisis: everybody lies down, cubes and temples let citizens stand.

import { decisionId, frameId } from '@atoll/engine';
import type { Emit, Illegal, Seat } from '@atoll/engine';

import { controllerOf } from '../board/control.js';
import { unitOf } from '../board/pieces.js';
import { EDITION_RULES } from '../data/editions.js';
import type { Resource } from '../data/resources.js';
import { resetDeals } from '../deals/step.js';
import { moveRebellion } from '../economy/markers.js';
import type { Event } from '../events.js';
import type { DomesticCrisisFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import type { State, Unit } from '../state.js';
import { checkSource, spendCube } from './crisis-cubes.js';
import { openExpulsion } from './expulsion.js';
import type { Question, Rule } from './rule.js';

export function openDomesticCrisis(draft: State, resource: Resource, citizensPerCube: number, emit: Emit<Event>): void {
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

function standAll(draft: State, seat: Seat, region: number | null, emit: Emit<Event>): void {
  const stood: number[] = [];
  for (const unit of draft.units) {
    if (!unit.lying || (region !== null && unit.region !== region)) continue;
    unit.lying = false;
    stood.push(unit.id);
  }
  emit({ type: 'citizens-stood', seat, units: stood });
}

function stand(draft: State, seat: Seat, id: number, emit: Emit<Event>): void {
  const unit = unitOf(draft, id);
  if (unit !== null) unit.lying = false;
  emit({ type: 'citizens-stood', seat, units: [id] });
}

function endStep(draft: State, frame: DomesticCrisisFrame, seat: Seat, emit: Emit<Event>): void {
  frame.at++;
  frame.said = 0;
  resetDeals(draft);
  emit({ type: 'step-ended', seat });
}

export const domesticCrisis: Rule<'domestic-crisis'> = {
  decisions(state, frame) {
    const seat = state.order[frame.at];
    if (frame.over || seat === undefined || lyingCount(state) === 0) return [];
    const { resource, citizensPerCube, toStand } = frame;
    const ask =
      toStand > 0
        ? ({ kind: 'stand-citizen', left: toStand } as const)
        : ({ kind: 'domestic-step', resource, citizensPerCube } as const);
    return [{ id: decisionId(frame, seat, frame.said), seat, ask }];
  },
  answer(draft, frame, seat, move, emit) {
    frame.said++;
    switch (move.type) {
      case 'consume':
        spendCube(draft, seat, 'domestic', frame.resource, move.source, emit);
        // AR-8.7 Exactly n, or all if fewer lie.
        if (lyingCount(draft) <= frame.citizensPerCube) standAll(draft, seat, null, emit);
        else frame.toStand = frame.citizensPerCube;
        break;
      case 'stand':
        frame.toStand--;
        stand(draft, seat, move.unit, emit);
        break;
      case 'use-temple':
        if (move.unit === null) standAll(draft, seat, move.region, emit);
        else stand(draft, seat, move.unit, emit);
        break;
      default:
        endStep(draft, frame, seat, emit);
    }
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

const NOT_LYING: Illegal = { rule: 'AR-8.7', reason: 'not-a-lying-citizen' };
const NO_TEMPLE: Illegal = { rule: 'AR-8.8', reason: 'temple-not-controlled' };
const NOBODY_THERE: Illegal = { rule: 'AR-8.8', reason: 'nobody-lies-there' };
const ALL_OR_NONE: Illegal = { rule: 'AR-8.8', reason: 'all-of-the-region' };
const ONE_BY_ONE: Illegal = { rule: 'AR-8.8', reason: 'name-the-citizen' };

function checkTemple(state: State, seat: Seat, move: MoveOf<'use-temple'>): Illegal | null {
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

export const domesticStep: Question<'domestic-step'> = {
  answers: ['consume', 'use-temple', 'end-step'],
  list(state, seat, ask) {
    const moves: Move[] = [];
    for (const source of ['market', 'screen', 'token'] as const) {
      if (checkSource(state, seat, 'domestic', ask.resource, source) === null) moves.push({ type: 'consume', source });
    }
    moves.push(...templeMoves(state, seat), { type: 'end-step' });
    return moves;
  },
  check(state, seat, ask, move) {
    if (move.type === 'consume') return checkSource(state, seat, 'domestic', ask.resource, move.source);
    return move.type === 'use-temple' ? checkTemple(state, seat, move) : null;
  },
  fallback: () => ({ type: 'end-step' }),
};

export const standCitizen: Question<'stand-citizen'> = {
  answers: ['stand'],
  list({ units }) {
    const moves: Move[] = [];
    for (let i = 0; i < units.length; i++) {
      const unit = units[i] as Unit;
      if (unit.lying) moves.push({ type: 'stand', unit: unit.id });
    }
    return moves;
  },
  check: (state, _seat, _ask, move) => (unitOf(state, (move as MoveOf<'stand'>).unit)?.lying ? null : NOT_LYING),
  fallback: (state) => ({ type: 'stand', unit: state.units.find((unit) => unit.lying)?.id ?? 0 }),
};
