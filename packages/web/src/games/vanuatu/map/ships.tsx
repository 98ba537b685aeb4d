// The row of foreign ships with their three places for cubes, and the supply behind them.

import { GOOD_IDS, isFilled, SHIPS } from '@atoll/game-vanuatu/table';
import type { GoodId, Ship } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { PHRASES } from '../phrases.ts';
import { Piece } from '../piece.tsx';
import { Cube, CubeSlot } from '../pieces/wood.tsx';
import type { MapPartProps } from './space.tsx';
import css from './map.module.css';

/** The middle of the first ship, and from one to the next. */
const FIRST = 148;
const STEP = 264;

export function ShipRow({ view, table, gesture }: MapPartProps): ReactNode {
  return (
    <g>
      <Supply view={view} table={table} gesture={gesture} />
      {view.ships.map((ship, index) => (
        <g key={ship.id} transform={`translate(${FIRST + index * STEP} 710)`}>
          <ShipTile ship={ship} view={view} table={table} gesture={gesture} />
        </g>
      ))}
    </g>
  );
}

interface ShipTileProps extends MapPartProps {
  readonly ship: Ship;
}

function placesOf({ id, cubes }: Ship): readonly { good: GoodId; isLoaded: boolean }[] {
  const { demand } = SHIPS[id];
  return GOOD_IDS.flatMap((good, index) =>
    Array.from({ length: demand[index] ?? 0 }, (_, copy) => ({ good, isLoaded: copy < (cubes[index] ?? 0) })),
  );
}

function ShipTile({ ship, table, gesture }: ShipTileProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { words } = table;
  const loaded = GOOD_IDS.flatMap((good, index) =>
    Array.from({ length: ship.cubes[index] ?? 0 }, () => words.thing(good)),
  );
  const isFull = isFilled(ship);
  const state = isFull
    ? phrases.shipFull
    : loaded.length > 0
      ? phrases.shipLoaded(loaded.join(', '))
      : phrases.shipEmpty;
  return (
    <Piece
      gesture={gesture}
      thing={null}
      as="g"
      label={`${words.thing(ship.id)}, ${words.tip(ship.id) ?? ''} ${state}`}
      title={`${words.thing(ship.id)}${phrases.colon}${state}`}
      tip={words.tip(ship.id)}
      rule="VA-8.7"
      anchor={`ship-${ship.id}`}
    >
      <rect x={-126} y={-84} width={252} height={166} rx={20} className={css['ship-sea']} />
      <ellipse cx="0" cy="66" rx="104" ry="9" className={css['ship-shade']} />
      <path d="M4-74C44-66 66-42 68-12H4Z" className={css['ship-sail']} />
      <path d="M-8-64C-34-54-52-34-54-12h46Z" className={css['ship-sail']} />
      <path d="M74-60C92-50 100-30 100-12H74Z" className={css['ship-sail']} />
      <path d="M-2-78V0M70-66V0" className={css['mast']} />
      <path d="M-2-78q10-4 20 0v9q-10-4-20 0Z" className={css['pennant']} />
      <path
        d="M-112-14C-96-6-80-4-60-4H104q8 0 12-8C112 36 92 66 60 66H-56C-88 66-106 28-112-14Z"
        className={css['ship-hull']}
        data-full={isFull}
      />
      <path d="M-104 8C-90 14-76 16-58 16H110" className={css['plank-line']} />
      {placesOf(ship).map(({ good, isLoaded }, index) => (
        // The places of a ship never change.
        <g key={index} transform={`translate(${(index - 1) * 50} 36) scale(1.75)`}>
          {isLoaded ? <Cube good={good} /> : <CubeSlot good={good} />}
        </g>
      ))}
      <text className={css['ship-name']} x={-112} y={-58}>
        {words.thing(ship.id)}
      </text>
      {isFull && <path d="M92-66 102-54 120-74" transform="translate(-8 -6)" className={css['tick']} />}
    </Piece>
  );
}

function Supply({ view, table, gesture }: MapPartProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const label = GOOD_IDS.map((good, index) => `${view.supply[index] ?? 0} ${table.words.thing(good)}`).join(', ');
  return (
    <Piece
      gesture={gesture}
      thing={null}
      as="g"
      label={`${phrases.supply}${phrases.colon}${label}`}
      tip={phrases.shipsLeft(view.shipsLeft.length)}
      rule="VA-4.5"
      anchor="supply"
      transform="translate(640 556)"
    >
      <rect x={-226} y={-44} width={452} height={78} rx={16} className={css['plank']} />
      <text className={css['caption']} x={-206} y={-6} data-at="start">
        {phrases.supply}
      </text>
      <text className={css['note']} x={-206} y={17} data-at="start">
        {phrases.shipsLeftShort(view.shipsLeft.length)}
      </text>
      {GOOD_IDS.map((good, index) => (
        <g key={good} transform={`translate(${index * 84 - 16} -5)`}>
          <g transform="scale(1.5)">
            <Cube good={good} />
          </g>
          <text className={css['supply-count']} x={22} y={8}>
            {view.supply[index]}
          </text>
        </g>
      ))}
    </Piece>
  );
}
