// AR-22.7, AR-22.10 Thief: the victim hides a cube in each hand, the thief keeps what the picked hand holds.

import { decisionId, expose, frameId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';

import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import type { MoveOf } from '../moves.js';
import { cubesIn, playerOf } from '../state.js';
import type { State } from '../state.js';
import type { Question, Rule } from './rule.js';
import { liftScreen } from './screen.js';

type Hands = readonly (Resource | null)[];

export function openThief(draft: State, seat: Seat): void {
  draft.stack.push({ kind: 'thief', id: frameId(draft), seat, said: 0, stage: 'target', victim: null, hands: null });
}

export const thief: Rule<'thief'> = {
  decisions(_state, frame) {
    const { seat, victim, stage } = frame;
    if (stage === 'target') return [{ id: decisionId(frame, seat), seat, ask: { kind: 'choose-victim' } }];
    if (victim === null) return [];
    if (stage === 'hands') {
      return [{ id: decisionId(frame, victim), seat: victim, ask: { kind: 'fill-hands', thief: seat } }];
    }
    return stage === 'pick' ? [{ id: decisionId(frame, seat, 1), seat, ask: { kind: 'pick-hand', victim } }] : [];
  },
  answer(draft, frame, seat, move, emit) {
    if (seat === frame.seat) frame.said++;
    if (move.type === 'rob') {
      frame.victim = move.seat;
      frame.stage = 'robbed';
    } else if (move.type === 'fill-hands') {
      frame.hands = move.hands.slice();
      frame.stage = 'pick';
      emit({ type: 'hands-filled', seat, thief: frame.seat });
    } else if (move.type === 'pick-hand' && frame.victim !== null) {
      const resource = frame.hands?.[move.hand] ?? null;
      if (resource !== null) {
        playerOf(draft, frame.victim).cubes[resource]--;
        playerOf(draft, seat).cubes[resource]++;
        draft.stolen++;
      }
      frame.stage = 'done';
      expose(draft);
      const cube = resource !== null;
      emit({ type: 'hand-picked', thief: seat, victim: frame.victim, hand: move.hand, cube, resource });
    }
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'done' || frame.victim === null) return 'done';
    if (cubesIn(playerOf(draft, frame.victim).cubes) > 0) {
      frame.stage = 'hands';
      return 'waiting';
    }
    frame.stage = 'done';
    liftScreen(draft, frame.victim, emit);
    return 'again';
  },
};

const YOURSELF: Illegal = { rule: 'AR-22.7', reason: 'not-an-opponent' };
const WRONG_HANDS: Illegal = { rule: 'AR-22.7', reason: 'hands-do-not-fit' };

const opponents = (state: State, seat: Seat): Seat[] => state.order.filter((other) => other !== seat);

export const chooseVictim: Question<'choose-victim'> = {
  answers: ['rob'],
  list: (state, seat) => opponents(state, seat).map((other) => ({ type: 'rob', seat: other })),
  check: (state, seat, _ask, move) => (opponents(state, seat).includes((move as MoveOf<'rob'>).seat) ? null : YOURSELF),
  fallback: (state, seat) => ({ type: 'rob', seat: opponents(state, seat)[0] as Seat }),
};

/** One cube in each hand; with a single cube one hand stays empty. */
function fitsScreen(state: State, seat: Seat, [left = null, right = null]: Hands): boolean {
  const { cubes } = playerOf(state, seat);
  if (left === null || right === null) {
    const single = left ?? right;
    return single !== null && cubes[single] === 1 && cubesIn(cubes) === 1;
  }
  return left === right ? cubes[left] > 1 : cubes[left] > 0 && cubes[right] > 0;
}

export function handsOf(state: State, seat: Seat): Hands[] {
  const contents = [...RESOURCES, null];
  return contents
    .flatMap((left) => contents.map((right): Hands => [left, right]))
    .filter((hands) => fitsScreen(state, seat, hands));
}

export const fillHands: Question<'fill-hands'> = {
  answers: ['fill-hands'],
  list: (state, seat) => handsOf(state, seat).map((hands) => ({ type: 'fill-hands', hands })),
  check(state, seat, _ask, move) {
    const { hands } = move as MoveOf<'fill-hands'>;
    return hands.length === 2 && fitsScreen(state, seat, hands) ? null : WRONG_HANDS;
  },
  fallback: (state, seat) => ({ type: 'fill-hands', hands: handsOf(state, seat)[0] as Hands }),
};

export const pickHand: Question<'pick-hand'> = {
  answers: ['pick-hand'],
  list: () => [
    { type: 'pick-hand', hand: 0 },
    { type: 'pick-hand', hand: 1 },
  ],
  check: () => null,
  fallback: () => ({ type: 'pick-hand', hand: 0 }),
};
