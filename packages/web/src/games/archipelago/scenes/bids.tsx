// Sealed bids for the order of play: the own one by slider, the others' only whether they are sealed.

import type { FrameView } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { Florin } from '../cube.tsx';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

type BidsProps = SceneProps & { readonly frame: Extract<FrameView, { kind: 'bidding' }> };

/** In a redacted frame: owes a bid. Sealed ones are below it, open ones from 0. */
const OWED = -1;
const NOT_BIDDING = -3;

export function Bids({ view, table, frame }: BidsProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const isMine = table.decision?.ask.kind === 'bid';
  return (
    <Panel title={phrases.bidTitle}>
      <ul className={css['bidders']}>
        {frame.bids.map((bid, seat) =>
          bid === NOT_BIDDING ? null : (
            // Seats in their places.
            <li key={seat} data-sealed={bid !== OWED}>
              <SeatMark seat={seat} colour={table.seat(seat as never).colour} size="s" />
              {bid === OWED ? phrases.bidOwed : phrases.bidSealed}
            </li>
          ),
        )}
      </ul>
      {isMine && <OwnBid view={view} table={table} />}
    </Panel>
  );
}

const QUICK = [0, 1, 2, 3, 5, 8];

function OwnBid({ view, table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { selection } = table;
  const values = selection.valuesOf('florins').filter((value): value is number => typeof value === 'number');
  const most = Math.max(0, ...values);
  const { florins } = selection.picked.values;
  const chosen = typeof florins === 'number' ? florins : 0;
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  const hasKing = own?.cards.some(({ id }) => id === 'king') ?? false;
  const pick = (value: number): void => {
    if (value !== florins) selection.select({ florins: value });
  };
  return (
    <div className={css['bid']}>
      <label className={css['slider']}>
        <span>{phrases.bidAmount}</span>
        <input
          type="range"
          min={0}
          max={most}
          value={chosen}
          onChange={(event) => pick(Number(event.currentTarget.value))}
        />
        <output className={css['amount']}>
          {chosen} <Florin size={22} />
        </output>
      </label>
      <Row label={phrases.bidAmount}>
        {QUICK.filter((value) => value <= most).map((value) => (
          <Point
            key={value}
            thing={`bid:${value}`}
            picks={[{ florins: value }]}
            label={`${phrases.bidAmount}: ${value}`}
            rule="AR-6.1"
            className={css['chip']}
          >
            {value}
          </Point>
        ))}
      </Row>
      <p className={css['small']}>
        {phrases.bidHave(most)}
        {hasKing && ` · ${phrases.bidKing}`}
      </p>
    </div>
  );
}
