// Cards and places in words: for those who listen, and for the head of a note.

import { BUILDINGS, costOf, pointsOf } from '@atoll/game-san-juan/table';
import type { BuildingId, PlaceView, PlayerView, SanJuan, View } from '@atoll/game-san-juan/table';
import type { Words } from '../types.ts';
import type { Use } from './gesture/scene.ts';
import type { Phrases } from './phrases.ts';

export function cardWords(
  building: BuildingId,
  options: View['options'],
  words: Words,
  phrases: Phrases,
  use: Use | null = null,
): string {
  const { group } = BUILDINGS[building];
  const points =
    group === 'six' || group === 'cathedral' ? phrases.pointsVary : phrases.points(pointsOf(options, building));
  const parts = [words.thing(building), phrases.cost(costOf(options, building)), points];
  if (use !== null) parts.push(phrases.uses[use]);
  return parts.join(', ');
}

export function placeWords(
  place: PlaceView,
  tucked: number,
  options: View['options'],
  words: Words,
  phrases: Phrases,
  use: Use | null,
): string {
  const { building, good, under, fresh } = place;
  const parts = [cardWords(building, options, words, phrases, use)];
  const kind = BUILDINGS[building].good;
  if (good && kind !== null) parts.push(phrases.good(words.thing(kind)));
  if (under.length > 0) parts.push(phrases.covered(under.map((id) => words.thing(id)).join(', ')));
  if (tucked > 0) parts.push(phrases.tucked(tucked));
  if (fresh && BUILDINGS[building].kind === 'city') parts.push(phrases.fresh);
  return parts.join(', ');
}

/** Cards lying under a building, as far as the viewer may know. */
export function tuckedUnder(player: PlayerView, building: BuildingId): number {
  switch (building) {
    case 'chapel':
      return player.chapel?.length ?? 0;
    case 'bank':
      return player.bank?.length ?? 0;
    case 'harbor':
      return player.harbor ?? 0;
    default:
      return 0;
  }
}

/** Where the rulebook speaks of a building's power. */
export function ruleOfBuilding(building: BuildingId): SanJuan['rule'] {
  return RULES[building];
}

const RULES: Readonly<Record<BuildingId, SanJuan['rule']>> = {
  'indigo-plant': 'SJ-7.1',
  'sugar-mill': 'SJ-7.1',
  'tobacco-storage': 'SJ-7.1',
  'coffee-roaster': 'SJ-7.1',
  'silver-smelter': 'SJ-7.1',
  smithy: 'SJ-5.3',
  'gold-mine': 'SJ-10.2',
  archive: 'SJ-9.4',
  'poor-house': 'SJ-5.8',
  'black-market': 'SJ-5.5',
  'trading-post': 'SJ-8.2',
  well: 'SJ-7.3',
  'market-stand': 'SJ-8.4',
  crane: 'SJ-6.1',
  tower: 'SJ-3.6',
  chapel: 'SJ-3.3',
  aqueduct: 'SJ-7.1',
  carpenter: 'SJ-5.7',
  prefecture: 'SJ-9.3',
  'market-hall': 'SJ-8.4',
  quarry: 'SJ-5.3',
  library: 'SJ-4.2',
  statue: 'SJ-12.1',
  'victory-column': 'SJ-12.1',
  hero: 'SJ-12.1',
  'city-hall': 'SJ-12.3',
  'triumphal-arch': 'SJ-12.4',
  'guild-hall': 'SJ-12.5',
  palace: 'SJ-12.8',
  supplier: 'SJ-3.2',
  'guard-room': 'SJ-3.6',
  hut: 'SJ-8.7',
  tavern: 'SJ-5.11',
  park: 'SJ-6.3',
  'customs-house': 'SJ-9.1',
  bank: 'SJ-3.4',
  harbor: 'SJ-8.6',
  goldsmith: 'SJ-10.4',
  residence: 'SJ-12.6',
  cathedral: 'SJ-12.7',
};
