// The map: the sea as far as the board goes, its spaces, the islands, and the battle that is being fought.

import type { Cyclades } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { TableProps } from '../../types.ts';
import { Film } from '../film/film.tsx';
import { PHRASES } from '../phrases.ts';
import { usePointing } from '../pointing/use-pointing.ts';
import { Walk } from '../walk.tsx';
import { BattleMark } from './battle-mark.tsx';
import { coastline } from './coast.ts';
import { chartFor, cornersOf, HEX, pointsOf } from './hexes.ts';
import type { Point } from './hexes.ts';
import { Islands } from './islands.tsx';
import { Seas } from './seas.tsx';
import { islandSpots } from './spots.ts';
import css from './map.module.css';

export function Board({ view, viewer, table }: TableProps<Cyclades>): ReactNode {
  const pointing = usePointing(view);
  const { width, height } = chartFor(view.seats).size;
  return (
    <svg className={css['map']} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <Water seats={view.seats} />
      <Walk as="g" label={PHRASES[table.locale].map}>
        <Seas view={view} pointing={pointing} />
        <Islands view={view} pointing={pointing} />
      </Walk>
      <BattleMark view={view} />
      <Film view={view} viewer={viewer} table={table} />
    </svg>
  );
}

/** The board itself: deep water at its rim, shallows around the islands. Never changes during a game. */
function Water({ seats }: { readonly seats: number }): ReactNode {
  const { data, at } = chartFor(seats);
  const [rim, coasts, waves] = useMemo(() => {
    const all = [...data.seas, ...data.islands.flatMap(({ hexes }) => hexes)].map(at);
    const hexes = all.map((middle) => pointsOf(cornersOf(middle, HEX + 1)));
    const shores = [...islandSpots(seats)].map(([id, { middles }]) => coastline(id, middles, 0.08));
    return [hexes, shores, data.seas.map((sea, index) => wavesIn(at(sea), index)).join('')];
  }, [data, at, seats]);
  const { height } = chartFor(seats).size;
  return (
    <g aria-hidden="true">
      <g className={css['rim']}>
        {rim.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </g>
      <g className={css['water']}>
        {rim.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </g>
      <path className={css['waves']} d={waves} />
      <Compass x={62} y={height - 66} />
      {[css['shelf'], css['shallows'], css['surf']].map((layer) => (
        <g key={layer} className={layer}>
          {coasts.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
    </g>
  );
}

/** A few strokes in every space, never the same as in the next. */
function wavesIn({ x, y }: Point, index: number): string {
  const spots = [
    { x: x - 26 + ((index * 37) % 20), y: y - 30 + ((index * 13) % 8) },
    { x: x + 2 + ((index * 23) % 18), y: y + 22 + ((index * 17) % 9) },
  ];
  return spots.map((spot) => `M${spot.x.toFixed(1)} ${spot.y.toFixed(1)}q5 -6 10 0t10 0`).join('');
}

function Compass({ x, y }: Point): ReactNode {
  return (
    <g className={css['compass']} transform={`translate(${x} ${y})`}>
      <circle r="38" />
      <path d="M0 -46L7 -7L46 0L7 7L0 46L-7 7L-46 0L-7 -7Z" />
      <path d="M24 -24L9 0L24 24L0 9L-24 24L-9 0L-24 -24L0 -9Z" />
      <text y="-50">N</text>
    </g>
  );
}
