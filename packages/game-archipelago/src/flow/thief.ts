// AR-22.7, AR-22.10 Thief: the victim hides a cube in each hand, the thief keeps what the picked hand holds.

import { asked, expose, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import { cubesIn, playerOf } from '../state.js';
import type { State } from '../state.js';
import { liftScreen } from './screen.js';

type Hands = readonly (Resource | null)[];

export function openThief(draft: State, seat: Seat): void {
  draft.stack.push({ kind: 'thief', id: frameId(draft), seat, said: 0, stage: 'target', victim: null, hands: null });
}

export const thief: FrameRules<'thief'> = {
  decisions(_state, frame) {
    const { seat, victim, stage } = frame;
    if (stage === 'target') return [asked(frame, seat, { kind: 'choose-victim' })];
    if (victim === null) return NOBODY;
    if (stage === 'hands') return [asked(frame, victim, { kind: 'fill-hands', thief: seat })];
    return stage === 'pick' ? [asked(frame, seat, { kind: 'pick-hand', victim }, 1)] : NOBODY;
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

const YOURSELF: Refusal = { rule: 'AR-22.7', reason: 'not-an-opponent' };
const WRONG_HANDS: Refusal = { rule: 'AR-22.7', reason: 'hands-do-not-fit' };

const opponents = (state: State, seat: Seat): Seat[] => state.order.filter((other) => other !== seat);

export const chooseVictim = ask('choose-victim', {
  rule: 'AR-22.7',
  frame: 'thief',
  answers: ['rob'],
  list: (state, seat) => opponents(state, seat).map((other) => ({ type: 'rob', seat: other })),
  check: (state, seat, _frame, move) => (opponents(state, seat).includes(move.seat) ? null : YOURSELF),
  answer(_draft, _seat, frame, move) {
    frame.said++;
    frame.victim = move.seat;
    frame.stage = 'robbed';
  },
  fallback: (state, seat) => ({ type: 'rob', seat: opponents(state, seat)[0] as Seat }),
});

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

export const fillHands = ask('fill-hands', {
  rule: 'AR-22.7',
  frame: 'thief',
  answers: ['fill-hands'],
  list: (state, seat) => handsOf(state, seat).map((hands) => ({ type: 'fill-hands', hands })),
  check: (state, seat, _frame, { hands }) =>
    hands.length === 2 && fitsScreen(state, seat, hands) ? null : WRONG_HANDS,
  answer(_draft, seat, frame, { hands }, emit) {
    frame.hands = hands.slice();
    frame.stage = 'pick';
    emit({ type: 'hands-filled', seat, thief: frame.seat });
  },
  fallback: (state, seat) => ({ type: 'fill-hands', hands: handsOf(state, seat)[0] as Hands }),
});

export const pickHand = ask('pick-hand', {
  rule: 'AR-22.7',
  frame: 'thief',
  answers: ['pick-hand'],
  list: () => [
    { type: 'pick-hand', hand: 0 },
    { type: 'pick-hand', hand: 1 },
  ],
  check: () => null,
  answer(draft, seat, frame, { hand }, emit, { victim }) {
    const resource = frame.hands?.[hand] ?? null;
    if (resource !== null) {
      playerOf(draft, victim).cubes[resource]--;
      playerOf(draft, seat).cubes[resource]++;
      draft.stolen++;
    }
    frame.said++;
    frame.stage = 'done';
    expose(draft);
    emit({ type: 'hand-picked', thief: seat, victim, hand, cube: resource !== null, resource });
  },
  fallback: () => ({ type: 'pick-hand', hand: 0 }),
});
