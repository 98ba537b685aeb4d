// Regions and pieces in words, for those who listen and for the head of a note.

import { controllerOf, SIDE_DATA } from '@atoll/game-archipelago/table';
import type { Archipelago, BuildingKind, View } from '@atoll/game-archipelago/table';
import type { TableContext } from '../../types.ts';
import { PHRASES } from '../phrases.ts';
import type { Cluster } from './standing.ts';

/** Which of a region's parts of one kind, where it has several; null where it is the only one. */
export function letterOf(view: View, region: number, area: number): string | null {
  const side = view.regions[region]?.side;
  const areas = side === undefined ? [] : SIDE_DATA[side].areas;
  const kind = areas[area]?.kind;
  if (areas.filter((other) => other.kind === kind).length < 2) return null;
  return String.fromCodePoint(97 + areas.slice(0, area).filter((other) => other.kind === kind).length);
}

export function areaWords(view: View, region: number, area: number, table: TableContext<Archipelago>): string {
  const phrases = PHRASES[table.locale];
  const side = view.regions[region]?.side;
  const areas = side === undefined ? [] : SIDE_DATA[side].areas;
  return phrases.area(region, areas[area]?.kind ?? 'land', letterOf(view, region, area) ?? '');
}

export function clusterWords({ units }: Cluster, table: TableContext<Archipelago>): string {
  const phrases = PHRASES[table.locale];
  const [unit] = units;
  if (unit === undefined) return '';
  const states = [
    ...(unit.lying ? [phrases.lying] : []),
    ...(unit.engaged ? [phrases.engaged] : []),
    ...(unit.building === null ? [] : [phrases.onBuilding(table.words.thing(unit.building))]),
  ];
  const pieces = units.map(({ id }) => id).join(', ');
  const who = phrases.pieces(table.words.thing(unit.kind), units.length, table.seat(unit.seat).name);
  return [who, phrases.regionShort(unit.region), phrases.pieceNumbers(pieces), ...states].join(', ');
}

export function buildingWords(
  view: View,
  region: number,
  building: BuildingKind,
  table: TableContext<Archipelago>,
): string {
  const phrases = PHRASES[table.locale];
  const holder = controllerOf(view, region, building);
  const held = holder === null ? phrases.heldByNobody : phrases.heldBy(table.seat(holder).name);
  return `${table.words.thing(building)}, ${phrases.regionShort(region)}, ${held}`;
}
