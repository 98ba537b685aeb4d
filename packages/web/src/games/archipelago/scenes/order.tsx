// The winner of the bids presses the players in the order he wants.

import type { Seat } from '@atoll/engine';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { PHRASES } from '../phrases.ts';
import { Piece } from '../../../frame/piece.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

export function Order({ view, table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { selection } = table;
  const [begun, setBegun] = useState<readonly Seat[]>([]);
  // Let go of by Escape: everything starts again.
  const isWhole = begun.length === view.order.length;
  const named = isWhole && selection.picked.values['order'] === undefined ? [] : begun;

  const name = (seat: Seat): void => {
    const next = [...named, seat];
    const rest = view.order.filter((other) => !next.includes(other));
    const order = rest.length === 1 ? [...next, ...rest] : next;
    setBegun(order);
    if (order.length === view.order.length) selection.select({ order });
  };
  const again = (): void => {
    setBegun([]);
    selection.clear();
  };

  return (
    <Panel title={phrases.orderTitle}>
      <Row label={phrases.orderTitle}>
        {view.order.map((seat) => {
          const place = named.indexOf(seat);
          return (
            <Piece
              key={seat}
              thing={`order:${seat}`}
              label={place < 0 ? table.seat(seat).name : `${place + 1}. ${table.seat(seat).name}`}
              state={place < 0 ? 'target' : 'chosen'}
              onPress={() => (place < 0 ? name(seat) : again())}
              className={css['seat']}
            >
              <SeatMark seat={seat} colour={table.seat(seat).colour} size="m" />
              <span>{table.seat(seat).name}</span>
              <b>{place < 0 ? '·' : place + 1}</b>
            </Piece>
          );
        })}
      </Row>
      {named.length > 0 && (
        <Button weight="quiet" size="s" onClick={again}>
          {phrases.orderAgain}
        </Button>
      )}
    </Panel>
  );
}
