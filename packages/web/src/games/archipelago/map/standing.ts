// Which pieces stand together: same owner, same kind, same state, same place. They are alike, so they are one thing to
// point at.

import { landUnder, SIDE_DATA, seaOfPort } from '@atoll/game-archipelago/table';
import type { BuildingKind, Point, Region, Unit, View } from '@atoll/game-archipelago/table';
import { onMap } from './geometry.ts';
import type { Spot } from './geometry.ts';
import { spotsOf } from './spots.ts';

export interface Cluster {
  readonly key: string;
  readonly units: readonly Unit[];
  readonly at: Spot;
  /** Standing on a building, whose picture shows below. */
  readonly building: BuildingKind | null;
}

export interface Site {
  readonly region: number;
  readonly building: BuildingKind;
  readonly at: Spot;
}

const LAND_BUILDINGS = ['town', 'temple', 'market'] as const;

/** Buildings first choose their spots, in this order; pieces take what is left. */
function siteSpot(view: View, index: number, building: BuildingKind): Point {
  const region = view.regions[index] as Region;
  const data = SIDE_DATA[region.side];
  if (building === 'port') return data.coasts[region.port]?.at ?? [0, 0];
  const area = landUnder(view, index, building);
  const spots = spotsOf(region.side, area);
  const before = LAND_BUILDINGS.slice(0, LAND_BUILDINGS.indexOf(building)).filter(
    (other) => landUnder(view, index, other) === area,
  ).length;
  return spots[Math.min(before, spots.length - 1)] ?? [0, 0];
}

export function sitesOf(view: View): readonly Site[] {
  return view.regions.flatMap((region, index) =>
    (['town', 'temple', 'market', 'port'] as const)
      .filter((building) => region[building] >= 0)
      .map((building) => ({ region: index, building, at: onMap(region, siteSpot(view, index, building)) })),
  );
}

function buildingsOn(view: View, region: number, area: number): number {
  return LAND_BUILDINGS.filter(
    (building) => (view.regions[region]?.[building] ?? -1) >= 0 && landUnder(view, region, building) === area,
  ).length;
}

const keyOf = ({ region, area, seat, kind, lying, engaged, icon, building }: Unit): string =>
  [region, area, seat, kind, lying ? 'lying' : '', engaged ? 'engaged' : '', icon, building ?? ''].join(' ');

export function clustersOf(view: View): readonly Cluster[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of view.units) {
    const group = groups.get(keyOf(unit));
    if (group === undefined) groups.set(keyOf(unit), [unit]);
    else group.push(unit);
  }
  /** How many clusters already stand free in an area. */
  const taken = new Map<string, number>();
  const clusters: Cluster[] = [];
  for (const [key, units] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
    const unit = units[0] as Unit;
    const region = view.regions[unit.region];
    if (region === undefined) continue;
    clusters.push({ key, units, at: placeOf(view, unit, region, taken), building: unit.building });
  }
  return clusters;
}

function placeOf(view: View, unit: Unit, region: Region, taken: Map<string, number>): Spot {
  const data = SIDE_DATA[region.side];
  if (unit.icon >= 0) {
    const { x, y } = onMap(region, data.icons[unit.icon]?.at ?? [0, 0]);
    return { x, y: y - 8 };
  }
  if (unit.building !== null) {
    const { x, y } = onMap(region, siteSpot(view, unit.region, unit.building));
    return unit.kind === 'ship' && seaOfPort(view, unit.region) === unit.area ? { x, y: y + 4 } : { x, y: y - 6 };
  }
  const place = `${unit.region} ${unit.area}`;
  const before = taken.get(place) ?? 0;
  taken.set(place, before + 1);
  const spots = spotsOf(region.side, unit.area);
  const index = before + buildingsOn(view, unit.region, unit.area);
  const spot = onMap(region, spots[index % spots.length] ?? data.areas[unit.area]?.anchor ?? [0, 0]);
  // More groups than room: they stand a little aside.
  const lap = Math.floor(index / spots.length);
  return { x: spot.x + lap * 17, y: spot.y + lap * 13 };
}
