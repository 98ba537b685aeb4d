// Towns, temples, markets and ports; the ring round each is its holder's.

import { controllerOf } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { letterOf } from '../../../ui/colours.ts';
import { Point } from '../point.tsx';
import { sitesOf } from './standing.ts';
import { buildingWords } from './describe.ts';
import type { MapProps } from './map.tsx';
import { Building } from './pieces.tsx';
import { buildingPicks, whyBuilding } from './picks.ts';
import css from './map.module.css';

const RULES = { town: 'AR-18.2', temple: 'AR-8.8', market: 'AR-19.1', port: 'AR-19.1' } as const;

export function Buildings({ view, table }: MapProps): ReactNode {
  return sitesOf(view).map(({ region, building, at }) => {
    const holder = controllerOf(view, region, building);
    const { marketUsed = false, portUsed = false } = view.regions[region] ?? {};
    const isUsed = (building === 'market' && marketUsed) || (building === 'port' && portUsed);
    return (
      <Point
        key={`${region} ${building}`}
        as="g"
        thing={`building:${region}:${building}`}
        picks={buildingPicks(view, table, region, building)}
        why={whyBuilding(view, table, region, building)}
        label={buildingWords(view, region, building, table)}
        tip={table.words.tip(building)}
        rule={RULES[building]}
        transform={`translate(${at.x} ${at.y})`}
        className={css['thing']}
      >
        <circle r="24" className={css['halo']} />
        <g data-seat-colour={holder === null ? undefined : table.seat(holder).colour}>
          <Building building={building} isUsed={isUsed} />
          {holder !== null && (
            <g transform="translate(15 14)" className={css['held']}>
              <circle r="7" className={css['holder']} />
              <text y="3.4" className={css['holder-letter']}>
                {letterOf(holder)}
              </text>
            </g>
          )}
        </g>
      </Point>
    );
  });
}
