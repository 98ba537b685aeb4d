// The pieces of everybody, where they stand: equal ones together, with their number.

import { colourOfPiece, coloursOf } from '@atoll/game-archipelago/table';
import type { Unit } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { letterOf } from '../../../ui/colours.ts';
import { Point } from '../point.tsx';
import { clustersOf } from './standing.ts';
import type { Cluster } from './standing.ts';
import { clusterWords } from './describe.ts';
import type { MapProps } from './map.tsx';
import { Citizen, Ship } from './pieces.tsx';
import { unitPicks, whyUnit } from './picks.ts';
import css from './map.module.css';

export function Clusters({ view, table }: MapProps): ReactNode {
  const clusters = useMemo(() => clustersOf(view), [view]);
  return clusters.map((cluster) => <ClusterPoint key={cluster.key} cluster={cluster} view={view} table={table} />);
}

/** Pieces overlap to the right; more than three are only counted. */
const MOST_DRAWN = 3;
const OVERLAP = 9;

function ClusterPoint({ cluster, view, table }: MapProps & { readonly cluster: Cluster }): ReactNode {
  const { units, at } = cluster;
  const [unit] = units;
  if (unit === undefined) return null;
  const drawn = units.slice(0, MOST_DRAWN);
  const shift = ((drawn.length - 1) * OVERLAP) / 2;
  const isSecond = (one: Unit): boolean =>
    colourOfPiece(one.id) !== coloursOf(view.options, view.players.length, one.seat)[0];
  return (
    <Point
      as="g"
      thing={`unit:${unit.id}`}
      picks={unitPicks(table, units)}
      why={whyUnit(table.decision?.ask, unit)}
      label={clusterWords(cluster, table)}
      tip={table.words.tip(unit.kind)}
      rule="AR-2.1"
      transform={`translate(${at.x} ${at.y})`}
      className={css['thing']}
    >
      <circle r={20 + shift} className={css['halo']} />
      <circle r="13" className={css['hit']} />
      <g data-seat-colour={table.seat(unit.seat).colour} data-units={units.map(({ id }) => id).join(' ')}>
        {drawn.map((one, i) => (
          <g key={one.id} transform={`translate(${i * OVERLAP - shift} ${i * 2})`}>
            {one.kind === 'ship' ? (
              <Ship letter={letterOf(one.seat)} isSecond={isSecond(one)} isEngaged={one.engaged} />
            ) : (
              <Citizen
                letter={letterOf(one.seat)}
                isSecond={isSecond(one)}
                isEngaged={one.engaged}
                isLying={one.lying}
              />
            )}
          </g>
        ))}
        {units.length > 1 && (
          <g transform={`translate(${shift + 13} -12)`}>
            <circle r="8" className={css['count']} />
            <text y="4" className={css['count-text']}>
              {units.length}
            </text>
          </g>
        )}
      </g>
    </Point>
  );
}
