// SJ-5.1, SJ-5.6, SJ-6.1, SJ-6.2: what may be built where. One function decides for the list and for the check.

import type { Seat } from '@atoll/engine';
import { isFirst } from '../cards/multiset.js';
import { BUILDINGS } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import type { BuilderPhase } from '../frames.js';
import { BUILD_BESIDE } from '../moves.js';
import type { Cover, MoveOf } from '../moves.js';
import type { Refusal } from '../rules.js';
import type { RuleId } from '../rule-ids.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';
import { hasGood, isInPlay } from './city.js';
import type { City, Place } from './city.js';
import { builderPowersOf, payableGoods, priceWith } from './price.js';
import type { BuilderPowers } from './price.js';

type NotThere = 'no-crane' | 'covers-crane' | 'same-building' | 'cannot-pay';

const RULE_OF: Readonly<Record<NotThere, RuleId>> = {
  'no-crane': 'SJ-6.1',
  'covers-crane': 'SJ-6.2',
  'same-building': 'SJ-6.2',
  'cannot-pay': 'SJ-5.6',
};

/** Pass stands in the same list. */
type Build = MoveOf<'build' | 'pass'>;

/** The first place with this building, with or without a good (SJ-6.13: the others are like it); -1 if there is none. */
export function placeOf(city: City, building: BuildingId, good: boolean): number {
  for (let i = 0; i < city.length; i++) {
    const place = city[i] as Place;
    if (place.building === building && hasGood(place) === good) return i;
  }
  return -1;
}

function available(state: State, seat: Seat, powers: BuilderPowers, building: BuildingId, over: number): number {
  const { hand, city } = playerAt(state, seat);
  // The card being built is not money (SJ-5.4); the Cathedral does not come from the hand.
  const cards = building === 'cathedral' ? hand.length : hand.length - 1;
  return cards + payableGoods(city, powers, over);
}

/** Why a building at hand cannot be laid over the place `over` (-1: beside the others). */
function refusal(state: State, seat: Seat, powers: BuilderPowers, building: BuildingId, over: number): NotThere | null {
  const { city } = playerAt(state, seat);
  if (over >= 0) {
    if (powers.crane < 0) return 'no-crane';
    if (over === powers.crane) return 'covers-crane';
    if ((city[over] as Place).building === building) return 'same-building';
  }
  const price = priceWith(state, city, powers, building, over, null);
  return price > available(state, seat, powers, building, over) ? 'cannot-pay' : null;
}

export function listBuilds(state: State, seat: Seat, phase: BuilderPhase, moves: Build[]): void {
  const { hand, city } = playerAt(state, seat);
  const powers = builderPowersOf(city, seat, phase);
  for (let i = 0; i < hand.length; i++) {
    if (isFirst(hand, i)) listPlaces(state, seat, powers, hand[i] as BuildingId, moves);
  }
  if (state.cathedral) listPlaces(state, seat, powers, 'cathedral', moves);
}

function listPlaces(state: State, seat: Seat, powers: BuilderPowers, building: BuildingId, moves: Build[]): void {
  const { city } = playerAt(state, seat);
  if (isSecondCopy(city, building)) return;
  if (refusal(state, seat, powers, building, -1) === null) moves.push(BUILD_BESIDE[building]);
  if (powers.crane < 0) return;
  for (let i = 0; i < city.length; i++) {
    const place = city[i] as Place;
    const good = hasGood(place);
    if (placeOf(city, place.building, good) !== i || refusal(state, seat, powers, building, i) !== null) continue;
    moves.push({ type: 'build', building, over: { building: place.building, good } });
  }
}

/** SJ-1.7 */
function isSecondCopy(city: City, building: BuildingId): boolean {
  return BUILDINGS[building].kind === 'city' && isInPlay(city, building);
}

/** SJ-2.10: with an empty hand there is only the Cathedral to think of. */
export function canBuildSomething(state: State, seat: Seat, phase: BuilderPhase): boolean {
  const moves: Build[] = [];
  listBuilds(state, seat, phase, moves);
  return moves.length > 0;
}

export function checkBuild(
  state: State,
  seat: Seat,
  phase: BuilderPhase,
  building: BuildingId,
  over: Cover | null,
): Refusal | null {
  const { hand, city } = playerAt(state, seat);
  if (building === 'cathedral') {
    if (!state.cathedral) return { rule: 'SJ-5.10', reason: 'cathedral-gone' };
  } else if (!hand.includes(building)) {
    return { rule: 'SJ-5.1', reason: 'not-available' };
  }
  if (isSecondCopy(city, building)) return { rule: 'SJ-5.6', reason: 'already-in-play' };
  const place = over === null ? -1 : placeOf(city, over.building, over.good);
  if (over !== null && place < 0) return { rule: 'SJ-6.1', reason: 'nothing-to-cover' };
  const powers = builderPowersOf(city, seat, phase);
  const reason = refusal(state, seat, powers, building, place);
  if (reason === null) return null;
  if (reason !== 'cannot-pay') return { rule: RULE_OF[reason], reason };
  const price = priceWith(state, city, powers, building, place, null);
  return {
    rule: RULE_OF[reason],
    reason,
    params: { price, available: available(state, seat, powers, building, place) },
  };
}
