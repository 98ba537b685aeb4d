// What a building is worth to a city, in points of the final score, before its price.

import type { Seat } from '@atoll/engine';
import { countOf, pointsFor } from '@atoll/game-san-juan/search';
import type { City, State } from '@atoll/game-san-juan/search';
import { BUILDING_IDS, BUILDINGS, costOf, FIGURES, isInPlay, pointsOf } from '@atoll/game-san-juan/table';
import type { BuildingId, Count, Power } from '@atoll/game-san-juan/table';

/**
 * What a power earns if it stands from the first round on. It fades as the game goes by; points do not, so what only
 * counts at the end has nothing here.
 */
const POWER: Readonly<Record<BuildingId, number>> = {
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
  statue: 0,
  'victory-column': 0,
  hero: 0,
  'city-hall': 0,
  'triumphal-arch': 0,
  'guild-hall': 0,
  palace: 0,
  supplier: 1.5,
  'guard-room': 0.2,
  hut: 0.3,
  tavern: 1.5,
  park: 0.2,
  'customs-house': 4,
  bank: 1,
  harbor: 3.5,
  goldsmith: 1.5,
  residence: 0,
  cathedral: 0,
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
  const scoring = SCORING.get(building);
  if (scoring !== undefined) return bonusOf(state, seat, city, scoring);
  const { kind } = BUILDINGS[building];
  let lasting = POWER[building] * (1 - progress);
  if (kind === 'production') {
    const plants = plantsOf(city);
    if (plants > PLANTS_IN_USE) lasting *= PLANTS_IN_USE / (plants + 1);
  }
  return pointsOf(state.options, building) + lasting + served(city, building, 1 - progress);
}

type Scoring = Extract<Power, { per: unknown } | { code: 'share-of-points' }>;

/** The buildings that count only at the end. */
const SCORING = new Map<BuildingId, Scoring>();
/** The buildings that gain from every further one: by what they count, or because plants are cheaper. */
const SERVED = new Map<BuildingId, Count | 'plants'>();

for (const id of BUILDING_IDS) {
  const { power } = BUILDINGS[id];
  if (power === null) continue;
  if ('per' in power || ('code' in power && power.code === 'share-of-points')) SCORING.set(id, power);
  if ('per' in power) SERVED.set(id, power.per);
  // That city buildings are cheaper is part of what a Quarry is worth.
  if ('price' in power && power.of === 'production') SERVED.set(id, 'plants');
}

/** What standing buildings gain from one more. */
function served(city: City, building: BuildingId, left: number): number {
  let gain = 0;
  for (const place of city) {
    const by = SERVED.get(place.building);
    if (by !== undefined) gain += gainBy(by, city, building, left);
  }
  return gain;
}

/** The points gained from one more building, roughly. */
function gainBy(by: Count | 'plants', city: City, building: BuildingId, left: number): number {
  const { kind, group } = BUILDINGS[building];
  switch (by) {
    case 'plants':
      return kind === 'production' ? 0.2 * left : 0;
    case 'city-building':
      return kind === 'city' ? 1 : 0;
    case 'production-building-and-kind':
      return kind !== 'production' ? 0 : isInPlay(city, building) ? 1 : 2;
    case 'monument':
      return group === 'monument' ? 2 : 0;
    case 'set-of-three':
    case 'six-of-others':
      return 0;
  }
}

/** The points of a scoring building now, and some of those that what it counts will still bring. */
function bonusOf(state: State, seat: Seat, city: City, power: Scoring): number {
  if ('code' in power) return 4 + 0.25 * city.length;
  const free = Math.max(0, FIGURES.endBuildings - city.length - 1);
  switch (power.per) {
    case 'city-building':
      return 1 + pointsFor(power, countOf(power.per, state, seat)) + 0.5 * free;
    case 'monument':
      return pointsFor(power, countOf(power.per, state, seat)) + 0.2 * free;
    case 'production-building-and-kind':
      return 1.7 * plantsOf(city) + 0.4 * free;
    case 'set-of-three':
      return 3 + 0.2 * city.length;
    case 'six-of-others':
      return 1.5 * countOf(power.per, state, seat);
  }
}

function plantsOf(city: City): number {
  let plants = 0;
  for (const { building } of city) if (BUILDINGS[building].kind === 'production') plants += 1;
  return plants;
}

/** What a card is worth in this hand: a building to come, or only money. */
export function keepWorth(state: State, seat: Seat, card: BuildingId, progress: number): number {
  const { city } = state.players[seat] as State['players'][number];
  if (BUILDINGS[card].kind === 'city' && isInPlay(city, card)) return 0;
  const gain = worthOf(state, seat, card, progress) - costOf(state.options, card) * cardWorth(progress);
  return gain > 0 ? gain : 0.05 * gain;
}
