// What a building is worth to a city, in points of the final score, before its price.

import type { Seat } from '@atoll/engine';
import type { City, State } from '@atoll/game-san-juan/search';
import { BUILDINGS, costOf, FIGURES, isInPlay, pointsOf } from '@atoll/game-san-juan/table';
import type { BuildingId } from '@atoll/game-san-juan/table';

/** What a power earns if it stands from the first round on. It fades as the game goes by; points do not. */
const POWER: Readonly<Partial<Record<BuildingId, number>>> = {
  'indigo-plant': 1,
  'sugar-mill': 1.4,
  'tobacco-storage': 2.4,
  'coffee-roaster': 2.8,
  'silver-smelter': 3.6,
  smithy: 1.8,
  'gold-mine': 1.9,
  archive: 0.5,
  'poor-house': 3,
  'black-market': 1.8,
  'trading-post': 1.4,
  well: 1,
  'market-stand': 1.4,
  crane: 0.3,
  tower: 0.5,
  chapel: 3,
  aqueduct: 1.5,
  carpenter: 4.5,
  prefecture: 4.8,
  'market-hall': 4,
  quarry: 6,
  library: 7.5,
  supplier: 1.5,
  'guard-room': 0.2,
  hut: 0.3,
  tavern: 1.5,
  park: 0.2,
  'customs-house': 4,
  bank: 1,
  harbor: 3.5,
  goldsmith: 1.5,
};

/** More plants than can be filled in one phase earn less and less. */
const PLANTS_IN_USE = 4;

/** How far the game is: 0 at the start, 1 when somebody has twelve buildings. */
export function progressOf(state: State): number {
  let most = 0;
  for (const { city } of state.players) if (city.length > most) most = city.length;
  return most >= FIGURES.endBuildings ? 1 : (most - 1) / (FIGURES.endBuildings - 1);
}

/** What a card in hand is worth as money. At the end it buys nothing. */
export function cardWorth(progress: number): number {
  return 1.1 - 0.7 * progress;
}

export function worthOf(state: State, seat: Seat, building: BuildingId, progress: number): number {
  const { city } = state.players[seat] as State['players'][number];
  const { group, kind } = BUILDINGS[building];
  const points = pointsOf(state.options, building);
  if (group === 'six' || group === 'cathedral') return bonusOf(state, seat, city, building);
  let power = (POWER[building] ?? 0) * (1 - progress);
  if (kind === 'production') {
    const plants = plantsOf(city);
    if (plants > PLANTS_IN_USE) power *= PLANTS_IN_USE / (plants + 1);
  }
  return points + power + served(city, building, 1 - progress);
}

/** What the six-buildings of the city gain from one more building. */
function served(city: City, building: BuildingId, left: number): number {
  const { kind, group } = BUILDINGS[building];
  let gain = 0;
  for (const { building: standing } of city) {
    if (standing === 'city-hall' && kind === 'city') gain += 1;
    else if (standing === 'guild-hall' && kind === 'production') gain += isInPlay(city, building) ? 1 : 2;
    else if (standing === 'triumphal-arch' && group === 'monument') gain += 2;
    else if (standing === 'smithy' && kind === 'production') gain += 0.2 * left;
  }
  return gain;
}

/** The points of a six-building now, and some of those its kind will still bring. */
function bonusOf(state: State, seat: Seat, city: City, building: BuildingId): number {
  const free = Math.max(0, FIGURES.endBuildings - city.length - 1);
  switch (building) {
    case 'city-hall':
      return 1 + citySize(city) + 0.5 * free;
    case 'guild-hall':
      return 1.7 * plantsOf(city) + 0.4 * free;
    case 'triumphal-arch': {
      const monuments = city.filter((place) => BUILDINGS[place.building].group === 'monument').length;
      return (FIGURES.triumphalArch[monuments] ?? 0) + 0.2 * free;
    }
    case 'palace':
      return 4 + 0.25 * city.length;
    case 'residence':
      return 3 + 0.2 * city.length;
    default:
      return 1.5 * sixes(state, seat);
  }
}

function plantsOf(city: City): number {
  let plants = 0;
  for (const { building } of city) if (BUILDINGS[building].kind === 'production') plants += 1;
  return plants;
}

function citySize(city: City): number {
  return city.length - plantsOf(city);
}

/** SJ-12.7 counts those of the others. */
function sixes(state: State, seat: Seat): number {
  let count = 0;
  for (const [other, { city }] of state.players.entries()) {
    if (other === seat) continue;
    for (const { building } of city) if (costOf(state.options, building) === 6) count += 1;
  }
  return count;
}

/** What a card is worth in this hand: a building to come, or only money. */
export function keepWorth(state: State, seat: Seat, card: BuildingId, progress: number): number {
  const { city } = state.players[seat] as State['players'][number];
  if (BUILDINGS[card].kind === 'city' && isInPlay(city, card)) return 0;
  const gain = worthOf(state, seat, card, progress) - costOf(state.options, card) * cardWorth(progress);
  return gain > 0 ? gain : 0.05 * gain;
}
