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
  return BUILDINGS[building].rule;
}
