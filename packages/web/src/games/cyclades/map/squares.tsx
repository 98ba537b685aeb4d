// The building squares of an island: free ones, buildings, the metropolis over its frame.

import { BUILDING_IDS } from '@atoll/game-cyclades/table';
import type { BuildingId, Cyclades, IslandView } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import { PHRASES } from '../phrases.ts';
import { useCyclades } from '../pointing/use-pointing.ts';
import { Thing } from '../thing.tsx';
import { BuildingTile, Metropolis } from './buildings.tsx';
import type { IslandProps } from './islands.tsx';
import { SQUARE } from './spots.ts';
import css from './map.module.css';

/** Buildings in the order of the data, one entry each. */
function standing({ buildings, usedTemples }: IslandView): { building: BuildingId; isUsed: boolean; copy: number }[] {
  return BUILDING_IDS.flatMap((building) =>
    Array.from({ length: buildings[building] }, (_, copy) => ({
      building,
      copy,
      isUsed: building === 'temple' && copy < usedTemples,
    })),
  );
}

export function Squares({ island, spot, shown, pointing }: IslandProps): ReactNode {
  const { words, locale } = useCyclades();
  const phrases = PHRASES[locale];
  const name = words.thing(island.id);
  const built = standing(shown);
  const { frame } = spot;
  // CY-8.4: outside the frame first.
  const open = spot.squares.slice(island.covered);
  const covered = spot.squares.slice(0, island.covered);
  const order = shown.metropolis ? open : [...open, ...covered];
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return (
    <>
      <rect className={css['frame']} {...frame} rx="7" />
      {order.map((square, index) => {
        const here = built[index];
        const at = `translate(${square.x} ${square.y})`;
        if (here === undefined) {
          return (
            <Thing
              key={`square-${index}`}
              pointing={pointing}
              thing={`square:${island.id}`}
              label={`${phrases.freeSquare}, ${name}`}
              tip={null}
              rule="CY-8.2"
              transform={at}
              className={css['spot']}
            >
              <rect className={css['square']} {...SQUARE_BOX} />
              <rect data-halo="" {...SQUARE_BOX} />
            </Thing>
          );
        }
        const { building, isUsed, copy } = here;
        return (
          <Thing
            key={`${building}-${copy}`}
            pointing={pointing}
            thing={`building:${island.id}:${building}`}
            label={[words.thing(building), name, ...(isUsed ? [phrases.used] : [])].join(', ')}
            tip={words.tip(building)}
            rule={BUILDING_RULES[building]}
            anchor={`${building}-${island.id}`}
            transform={at}
            className={css['spot']}
          >
            <BuildingTile building={building} isUsed={isUsed} />
            <rect data-halo="" {...SQUARE_BOX} />
          </Thing>
        );
      })}
      {shown.metropolis && (
        <Thing
          pointing={pointing}
          thing={null}
          label={[words.thing('metropolis'), name, ...(shown.usedMetropolis ? [phrases.used] : [])].join(', ')}
          tip={words.tip('metropolis')}
          rule="CY-8.9"
          anchor={`metropolis-${island.id}`}
          transform={`translate(${middle.x} ${middle.y})`}
          className={css['spot']}
        >
          <Metropolis width={frame.width} height={frame.height} isUsed={shown.usedMetropolis} />
        </Thing>
      )}
    </>
  );
}

const SQUARE_BOX = { x: -SQUARE / 2, y: -SQUARE / 2, width: SQUARE, height: SQUARE, rx: 5 };

const BUILDING_RULES: Readonly<Record<BuildingId, Cyclades['rule']>> = {
  port: 'CY-8.5',
  fortress: 'CY-8.6',
  temple: 'CY-8.7',
  university: 'CY-8.8',
};
