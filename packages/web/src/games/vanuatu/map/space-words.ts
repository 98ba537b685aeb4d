// A space of the map in words: what lies on it and who is there.

import type { Seat } from '@atoll/engine';
import { GOODS, ISLANDS, SPACE_INDEX } from '@atoll/game-vanuatu/table';
import type { Island, SpaceId, Vanuatu, View } from '@atoll/game-vanuatu/table';
import type { TableContext } from '../../types.ts';
import { spaceName } from '../names.ts';
import { PHRASES } from '../phrases.ts';
import type { Phrases } from '../phrases.ts';

export function spaceWords(space: SpaceId, view: View, table: TableContext<Vanuatu>): string {
  const phrases = PHRASES[table.locale];
  const index = SPACE_INDEX[space];
  const tile = view.tiles[index] ?? null;
  if (tile === null) return phrases.emptySpace(spaceName(space));
  const parts = [`${table.words.thing(tile)} ${spaceName(space)}`];
  const island = view.islands.find((other) => other.space === index);
  if (island === undefined) parts.push(...oceanWords(index, view, phrases));
  else parts.push(...islandWords(island, table, phrases));
  const boats = view.players.flatMap(({ boat }, seat) => (boat === index ? [table.seat(seat as Seat).name] : []));
  if (boats.length > 0) parts.push(phrases.boats(boats.join(', ')));
  return parts.join(', ');
}

function oceanWords(index: number, view: View, phrases: Phrases): string[] {
  return [phrases.fishHere(view.fish[index] ?? 0), phrases.treasureHere(view.treasure[index] ?? 0)];
}

function islandWords(island: Island, table: TableContext<Vanuatu>, phrases: Phrases): string[] {
  const { stallSlots, drawingSlots, touristCapacity } = ISLANDS[island.tile];
  const cubes = GOODS.flatMap(({ name }, good) => {
    const count = island.cubes[good] ?? 0;
    return count === 0 ? [] : [`${count} ${name[table.locale]}`];
  });
  const stalls = island.stalls.flatMap((count, seat) =>
    count === 0 ? [] : [`${count} ${table.seat(seat as Seat).name}`],
  );
  const built = island.stalls.reduce((sum, count) => sum + count, 0);
  return [
    ...(cubes.length > 0 ? [phrases.goodsHere(cubes.join(', '))] : [phrases.noGoods]),
    `${phrases.stallsHere(built, stallSlots)}${stalls.length > 0 ? ` (${stalls.join(', ')})` : ''}`,
    phrases.drawingsHere(island.drawings, drawingSlots),
    phrases.touristsHere(island.tourists, touristCapacity),
  ];
}
