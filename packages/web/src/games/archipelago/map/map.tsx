// The archipelago: the regions discovered so far, what stands on them, and the places where a new hex may lie.

import type { Archipelago, View } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Roving } from '../../../frame/roving.tsx';
import type { TableContext } from '../../types.ts';
import { PHRASES } from '../phrases.ts';
import { Areas } from './areas.tsx';
import { Buildings } from './buildings.tsx';
import { Clusters } from './clusters.tsx';
import { Gaps } from './gaps.tsx';
import { boundsOf, centreOf } from './geometry.ts';
import type { Bounds } from './geometry.ts';
import { Icons } from './icons.tsx';
import { frameOf } from './picks.ts';
import { Tile } from './tile.tsx';
import { useMapFilm } from './use-map-film.ts';
import css from './map.module.css';

export interface MapProps {
  readonly view: View;
  readonly table: TableContext<Archipelago>;
}

/** At least as wide as a map of a few hexes: the first ones are not drawn larger than life. */
const LEAST = [
  { q: -1, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: -1 },
  { q: 0, r: 1 },
];

/** All regions; and, while one is to be placed, everywhere it may lie. */
export function mapBounds({ view, table }: MapProps): Bounds {
  const { decision } = table;
  const places = (decision?.legal ?? []).filter((move) => move.type === 'place-hex');
  const frame = frameOf(view, 'exploration');
  const pending = frame === null || frame.side === null ? [] : [{ q: frame.q, r: frame.r }];
  return boundsOf([...view.regions, ...LEAST, ...places, ...pending]);
}

export function Archipel({ view, table }: MapProps): ReactNode {
  const { left, top, width, height } = mapBounds({ view, table });
  const film = useMapFilm(view, table);
  const tiles = useMemo(
    () =>
      view.regions.map(({ side, rotation, q, r, pillaged }, index) => {
        const { x, y } = centreOf({ q, r });
        return (
          <g key={`${q} ${r}`} transform={`translate(${x} ${y})`} data-region={index}>
            <g className={css['tile']}>
              <Tile side={side} rotation={rotation} pillaged={pillaged} />
              <text y="92" className={css['number']}>
                {index}
              </text>
            </g>
          </g>
        );
      }),
    [view.regions],
  );
  return (
    <Roving className={css['map']} aria-label={PHRASES[table.locale].map}>
      <svg
        ref={film}
        viewBox={`${left} ${top} ${width} ${height}`}
        width={width}
        height={height}
        className={css['svg']}
        data-map=""
      >
        <Gaps view={view} table={table} />
        {tiles}
        <Areas view={view} table={table} />
        <Icons view={view} table={table} />
        <Buildings view={view} table={table} />
        <Clusters view={view} table={table} />
      </svg>
    </Roving>
  );
}
