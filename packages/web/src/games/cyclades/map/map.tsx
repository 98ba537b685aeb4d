// The map: the sea as far as the board goes, its spaces, the islands, and the battle that is being fought.

import type { Cyclades } from '@atoll/game-cyclades';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { TableProps } from '../../types.ts';
import { Film } from '../film.tsx';
import { PHRASES } from '../phrases.ts';
import { usePointing } from '../pointing/use-pointing.ts';
import { Walk } from '../walk.tsx';
import { BattleMark } from './battle-mark.tsx';
import { coastline } from './coast.ts';
import { chartFor, cornersOf, HEX, pointsOf } from './hexes.ts';
import { Islands } from './islands.tsx';
import { Seas } from './seas.tsx';
import { islandSpots } from './spots.ts';
import css from './map.module.css';

export function Board({ view, viewer, table }: TableProps<Cyclades>): ReactNode {
  const pointing = usePointing(view);
  const { width, height } = chartFor(view.seats).size;
  return (
    <>
      <svg className={css['map']} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <Water seats={view.seats} />
        <Walk as="g" label={PHRASES[table.locale].map}>
          <Seas view={view} pointing={pointing} />
          <Islands view={view} pointing={pointing} />
        </Walk>
        <BattleMark view={view} />
      </svg>
      <Film view={view} viewer={viewer} table={table} />
    </>
  );
}

/** The board itself: deep water at its rim, shallows around the islands. Never changes during a game. */
function Water({ seats }: { readonly seats: number }): ReactNode {
  const { data, at } = chartFor(seats);
  const [rim, coasts] = useMemo(() => {
    const all = [...data.seas, ...data.islands.flatMap(({ hexes }) => hexes)].map(at);
    const hexes = all.map((middle) => pointsOf(cornersOf(middle, HEX + 1)));
    return [hexes, [...islandSpots(seats)].map(([id, { middles }]) => coastline(id, middles, 0.08))];
  }, [data, at, seats]);
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
