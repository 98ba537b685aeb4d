// Vanuatu's board: the archipelago as it grows, and around it what is printed there.

import { SPACE_IDS } from '@atoll/game-vanuatu/table';
import type { Vanuatu } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { Roving } from '../../frame/roving.tsx';
import type { TableProps } from '../types.ts';
import { useGesture } from './gesture/use-gesture.ts';
import { Boats, WayLine } from './map/boats.tsx';
import { Cubes } from './map/cubes.tsx';
import { BOARD } from './map/geometry.ts';
import { ShipRow } from './map/ships.tsx';
import { Space } from './map/space.tsx';
import { FishPrice, Landing, NextTiles, RoundTrack } from './map/tracks.tsx';
import { PHRASES } from './phrases.ts';
import css from './map/map.module.css';

export function Board({ view, viewer, table }: TableProps<Vanuatu>): ReactNode {
  const gesture = useGesture(view);
  const phrases = PHRASES[table.locale];
  const parts = { view, table, gesture };
  return (
    <Roving className={css['board']} aria-label={phrases.map}>
      <svg viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} width={BOARD.width} height={BOARD.height} role="presentation">
        <SeaGradients />
        <rect width={BOARD.width} height={BOARD.height} rx="30" className={css['deep']} />
        <RoundTrack {...parts} />
        <FishPrice {...parts} />
        <Landing {...parts} />
        {SPACE_IDS.map((space) => (
          <Space key={space} space={space} {...parts} />
        ))}
        <Cubes {...parts} />
        <NextTiles {...parts} />
        <ShipRow {...parts} />
        {viewer !== 'spectator' && <WayLine view={view} seat={viewer} way={gesture.picks.way ?? []} />}
        <Boats view={view} viewer={viewer} seat={table.seat} />
      </svg>
    </Roving>
  );
}

function SeaGradients(): ReactNode {
  return (
    <defs>
      <linearGradient id="va-deep" x1="0" y1="0" x2="0.3" y2="1">
        <stop offset="0" className={css['deep-1']} />
        <stop offset="1" className={css['deep-2']} />
      </linearGradient>
      <radialGradient id="va-ocean" cx="0.4" cy="0.3" r="0.9">
        <stop offset="0" className={css['ocean-1']} />
        <stop offset="1" className={css['ocean-2']} />
      </radialGradient>
      <radialGradient id="va-lagoon">
        <stop offset="0.5" className={css['lagoon-1']} />
        <stop offset="1" className={css['lagoon-2']} />
      </radialGradient>
      <radialGradient id="va-green" cx="0.4" cy="0.35" r="0.8">
        <stop offset="0" className={css['green-1']} />
        <stop offset="1" className={css['green-2']} />
      </radialGradient>
    </defs>
  );
}
