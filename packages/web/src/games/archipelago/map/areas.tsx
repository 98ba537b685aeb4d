// Land and sea as places to point at: where somebody goes, is born, lands, is launched.

import { SIDE_DATA } from '@atoll/game-archipelago/table';
import type { Archipelago, AreaData, SideId } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import type { TableContext } from '../../types.ts';
import { LandingPoint } from './landing.tsx';
import { landsOf } from './coast.ts';
import { areaWords } from './describe.ts';
import { centreOf, pathOf, RADIUS } from './geometry.ts';
import type { MapProps } from './map.tsx';
import { areaPicks, whyArea } from './picks.ts';
import { Point } from '../point.tsx';
import css from './map.module.css';

export function Areas({ view, table }: MapProps): ReactNode {
  return view.regions.map((region, index) => {
    const { x, y } = centreOf(region);
    // Seas first: islands lie on them.
    const order = SIDE_DATA[region.side].areas
      .map(({ kind }, area) => ({ kind, area }))
      .toSorted((a, b) => Number(a.kind === 'land') - Number(b.kind === 'land'));
    return (
      <g key={`${region.q} ${region.r}`} transform={`translate(${x} ${y}) rotate(${region.rotation * 60})`}>
        {order.map(({ area }) => (
          <Area key={area} view={view} table={table} region={index} area={area} />
        ))}
      </g>
    );
  });
}

function outlineOf(side: SideId, area: number): string {
  const land = landsOf(side).find((shape) => shape.area === area);
  if (land !== undefined) return land.outline;
  const { polygon } = SIDE_DATA[side].areas[area] as AreaData;
  return pathOf(
    polygon.map(([x, y]) => ({ x: x * RADIUS, y: y * RADIUS })),
    true,
  );
}

export interface AreaProps extends MapProps {
  readonly region: number;
  readonly area: number;
}

function Area({ view, table, region, area }: AreaProps): ReactNode {
  const side = view.regions[region]?.side;
  if (side === undefined) return null;
  const path = <path d={outlineOf(side, area)} />;
  const label = areaWords(view, region, area, table);
  if (isLanding(table, region)) {
    return (
      <LandingPoint table={table} region={region} area={area} label={label}>
        {path}
      </LandingPoint>
    );
  }
  return (
    <Point
      as="g"
      thing={`area:${region}:${area}`}
      picks={areaPicks(view, table, region, area)}
      why={whyArea(table, region, area)}
      label={label}
      rule="AR-2.9"
      className={css['area']}
    >
      {path}
    </Point>
  );
}

function isLanding({ decision }: TableContext<Archipelago>, region: number): boolean {
  return decision?.ask.kind === 'land-citizens' && decision.ask.region === region;
}
