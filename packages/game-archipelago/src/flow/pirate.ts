// AR-22.6, AR-22.11 Pirate: an enemy ship goes back to its reserve, its owner hands over a cube or lifts his screen.

import { decisionId, frameId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';

import { removeUnit, unitOf } from '../board/pieces.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import type { MoveOf } from '../moves.js';
import { cubesIn, playerOf } from '../state.js';
import type { State, Unit } from '../state.js';
import type { Question, Rule } from './rule.js';
import { liftScreen } from './screen.js';

/** Enemy ships in a region with an own ship; sea areas do not matter. */
export function pirateTargets(state: State, seat: Seat): Unit[] {
  const targets: Unit[] = [];
  for (const ship of state.units) {
    if (ship.kind !== 'ship' || ship.seat === seat) continue;
    const met = (own: Unit): boolean => own.kind === 'ship' && own.seat === seat && own.region === ship.region;
    if (state.units.some(met)) targets.push(ship);
  }
  return targets;
}

export function openPirate(draft: State, seat: Seat): void {
  draft.stack.push({ kind: 'pirate', id: frameId(draft), seat, said: 0, stage: 'target', victim: null });
}

export const pirate: Rule<'pirate'> = {
  decisions(_state, frame) {
    const { seat, victim } = frame;
    if (frame.stage === 'target') return [{ id: decisionId(frame, seat), seat, ask: { kind: 'sink-ship' } }];
    if (frame.stage !== 'give' || victim === null) return [];
    return [{ id: decisionId(frame, victim), seat: victim, ask: { kind: 'give-cube', pirate: seat } }];
  },
  answer(draft, frame, seat, move, emit) {
    frame.said++;
    if (move.type === 'sink') {
      frame.victim = (unitOf(draft, move.unit) as Unit).seat;
      frame.stage = 'robbed';
      removeUnit(draft, move.unit);
      emit({ type: 'ship-sunk', seat, unit: move.unit });
    } else if (move.type === 'give-cube') {
      playerOf(draft, seat).cubes[move.resource]--;
      playerOf(draft, frame.seat).cubes[move.resource]++;
      frame.stage = 'done';
      emit({ type: 'cube-given', from: seat, to: frame.seat, resource: move.resource });
    }
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'done' || frame.victim === null) return 'done';
    if (cubesIn(playerOf(draft, frame.victim).cubes) > 0) {
      frame.stage = 'give';
      return 'waiting';
    }
    frame.stage = 'done';
    liftScreen(draft, frame.victim, emit);
    return 'again';
  },
};

const NO_TARGET: Illegal = { rule: 'AR-22.6', reason: 'not-a-target' };
const NO_CUBE: Illegal = { rule: 'AR-22.6', reason: 'no-such-cube' };

export const sinkShip: Question<'sink-ship'> = {
  answers: ['sink'],
  list: (state, seat) => pirateTargets(state, seat).map(({ id }) => ({ type: 'sink', unit: id })),
  check: (state, seat, _ask, move) =>
    pirateTargets(state, seat).some(({ id }) => id === (move as MoveOf<'sink'>).unit) ? null : NO_TARGET,
  fallback: (state, seat) => ({ type: 'sink', unit: pirateTargets(state, seat)[0]?.id ?? 0 }),
};

const held = (state: State, seat: Seat): Resource[] =>
  RESOURCES.filter((resource) => playerOf(state, seat).cubes[resource] > 0);

export const giveCube: Question<'give-cube'> = {
  answers: ['give-cube'],
  list: (state, seat) => held(state, seat).map((resource) => ({ type: 'give-cube', resource })),
  check: (state, seat, _ask, move) =>
    playerOf(state, seat).cubes[(move as MoveOf<'give-cube'>).resource] > 0 ? null : NO_CUBE,
  fallback(state, seat) {
    const { cubes } = playerOf(state, seat);
    const [most] = held(state, seat).toSorted((a, b) => cubes[b] - cubes[a]);
    return { type: 'give-cube', resource: most as Resource };
  },
};
