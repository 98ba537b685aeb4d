// The Thief chooses a player.

import type { Seat } from '@atoll/engine';
import type { ReactNode } from 'react';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

export function Victims({ view, table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <Panel title={phrases.victimTitle}>
      <Row label={phrases.victimTitle}>
        {view.players.map((_, index) => {
          const seat = index as Seat;
          return (
            <Point
              // Seats in their places.
              key={seat}
              thing={`rob:${seat}`}
              picks={[{ type: 'rob', seat }]}
              why={{ type: 'rob', seat }}
              label={table.seat(seat).name}
              rule="AR-22.7"
              className={css['seat']}
            >
              <SeatMark seat={seat} colour={table.seat(seat).colour} size="m" />
              <span>{table.seat(seat).name}</span>
            </Point>
          );
        })}
      </Row>
    </Panel>
  );
}
