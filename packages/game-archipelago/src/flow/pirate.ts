// AR-22.6, AR-22.11 Pirate: an enemy ship goes back to its reserve, its owner hands over a cube or lifts the screen.

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { removeUnit, unitOf } from '../board/pieces.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import { cubesIn, playerOf } from '../state.js';
import type { State, Unit } from '../state.js';
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

export const pirate: FrameRules<'pirate'> = {
  decisions(_state, frame) {
    const { seat, victim } = frame;
    if (frame.stage === 'target') return [asked(frame, seat, { kind: 'sink-ship' })];
    if (frame.stage !== 'give' || victim === null) return NOBODY;
    return [asked(frame, victim, { kind: 'give-cube', pirate: seat })];
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

const NO_TARGET: Refusal = { rule: 'AR-22.6', reason: 'not-a-target' };
const NO_CUBE: Refusal = { rule: 'AR-22.6', reason: 'no-such-cube' };

export const sinkShip = ask('sink-ship', {
  rule: 'AR-22.6',
  frame: 'pirate',
  answers: ['sink'],
  list: (state, seat) => pirateTargets(state, seat).map(({ id }) => ({ type: 'sink', unit: id })),
  check: (state, seat, _frame, { unit }) =>
    pirateTargets(state, seat).some(({ id }) => id === unit) ? null : NO_TARGET,
  answer(draft, seat, frame, { unit }, emit) {
    frame.said++;
    frame.victim = (unitOf(draft, unit) as Unit).seat;
    frame.stage = 'robbed';
    removeUnit(draft, unit);
    emit({ type: 'ship-sunk', seat, unit });
  },
  fallback: (state, seat) => ({ type: 'sink', unit: pirateTargets(state, seat)[0]?.id ?? 0 }),
});

const held = (state: State, seat: Seat): Resource[] =>
  RESOURCES.filter((resource) => playerOf(state, seat).cubes[resource] > 0);

export const giveCube = ask('give-cube', {
  rule: 'AR-22.6',
  frame: 'pirate',
  answers: ['give-cube'],
  list: (state, seat) => held(state, seat).map((resource) => ({ type: 'give-cube', resource })),
  check: (state, seat, _frame, { resource }) => (playerOf(state, seat).cubes[resource] > 0 ? null : NO_CUBE),
  answer(draft, seat, frame, { resource }, emit) {
    frame.said++;
    playerOf(draft, seat).cubes[resource]--;
    playerOf(draft, frame.seat).cubes[resource]++;
    frame.stage = 'done';
    emit({ type: 'cube-given', from: seat, to: frame.seat, resource });
  },
  fallback(state, seat) {
    const { cubes } = playerOf(state, seat);
    const [most] = held(state, seat).toSorted((a, b) => cubes[b] - cubes[a]);
    return { type: 'give-cube', resource: most as Resource };
  },
});
