// What the judge of San Juan weighs for each seat: the engine of cards, the points, and how long both still matter.

import type { Seat } from '@atoll/engine';
import type { SanJuan } from '@atoll/game-san-juan';
import { pointsBySource } from '@atoll/game-san-juan/search';
import type { State } from '@atoll/game-san-juan/search';
import { BUILDING_IDS, BUILDINGS, isInPlay } from '@atoll/game-san-juan/table';
import type { BuildingId } from '@atoll/game-san-juan/table';
import type { Features } from '../judge/linear.js';
import { PRICE } from './roles.js';
import { progressOf, worthOf } from './worth.js';

const POWERS: readonly BuildingId[] = BUILDING_IDS.filter((id) => BUILDINGS[id].group === 'power');
const POWER_INDEX = new Map<BuildingId, number>(POWERS.map((id, index) => [id, index]));

const PLAIN = [
  'points',
  'points late',
  'buildings',
  'buildings late',
  'cards',
  'cards late',
  'goods',
  'goods late',
  'plants early',
  'plant value early',
  'best card',
  'best card late',
  'next to pick',
] as const;

export const features: Features<SanJuan> = {
  names: [...PLAIN, ...POWERS.map((id) => `${id} early`)],
  read(state, seat, out, at) {
    const progress = progressOf(state);
    const early = 1 - progress;
    const { hand, city } = state.players[seat] as State['players'][number];
    const points = pointsNow(state, seat as Seat);
    let goods = 0;
    let plants = 0;
    let value = 0;
    for (const place of city) {
      const { good, kind } = BUILDINGS[place.building];
      const power = POWER_INDEX.get(place.building);
      if (power !== undefined) out[at + PLAIN.length + power] = early;
      if (good === null) continue;
      if (place.good !== null) goods += PRICE[good];
      if (kind !== 'production') continue;
      plants += 1;
      value += PRICE[good];
    }
    const best = bestCard(state, seat as Seat, hand, progress);
    const row = [
      points / 10,
      (points / 10) * progress,
      city.length / 5,
      (city.length / 5) * progress,
      hand.length / 5,
      (hand.length / 5) * progress,
      goods / 5,
      (goods / 5) * progress,
      Math.min(plants, 5) * 0.2 * early,
      Math.min(value, 10) * 0.1 * early,
      best / 5,
      (best / 5) * progress,
      nextToPick(state, seat as Seat),
    ];
    for (let i = 0; i < row.length; i++) out[at + i] = row[i] as number;
  },
};

function pointsNow(state: State, seat: Seat): number {
  const { chapel, bank, harbor } = state.players[seat] as State['players'][number];
  let points = 0;
  for (const from of pointsBySource(state, seat, chapel.length + bank.length + harbor.length)) points += from.points;
  return points;
}

function bestCard(state: State, seat: Seat, hand: readonly BuildingId[], progress: number): number {
  const { city } = state.players[seat] as State['players'][number];
  let best = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as BuildingId;
    if (i > 0 && card === hand[i - 1]) continue;
    if (BUILDINGS[card].kind === 'city' && isInPlay(city, card)) continue;
    const worth = worthOf(state, seat, card, progress);
    if (worth > best) best = worth;
  }
  return best;
}

/** One for the seat that picks next, falling to nothing for the one that picks last. */
function nextToPick(state: State, seat: Seat): number {
  const seats = state.players.length;
  const next = (state.governor + state.picked.length) % seats;
  return 1 - ((seat - next + seats) % seats) / seats;
}
