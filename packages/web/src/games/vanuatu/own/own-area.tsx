// What is mine: vatus on their way to ten, points, fish and treasure tiles, stalls, markers, rest tokens, the character;
// and what is left to be said about a picked stack.

import type { Seat } from '@atoll/engine';
import { MARKERS, TILE_VALUES } from '@atoll/game-vanuatu/table';
import type { Player, Vanuatu, View } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { Roving } from '../../../frame/roving.tsx';
import type { SeatColour } from '../../../ui/colours.ts';
import type { TableContext, TableProps } from '../../types.ts';
import type { Gesture } from '../gesture/use-gesture.ts';
import { useGesture } from '../gesture/use-gesture.ts';
import { PHRASES } from '../phrases.ts';
import { Piece } from '../piece.tsx';
import { Hut } from '../pieces/wood.tsx';
import { Stack } from '../pieces/stack.tsx';
import { Choices } from './choices.tsx';
import { OwnCharacter } from './own-character.tsx';
import { OwnRests, RestChoice } from './rests.tsx';
import { ValueTile } from './value-tile.tsx';
import css from './own-area.module.css';

export interface OwnPartProps {
  readonly view: View;
  readonly table: TableContext<Vanuatu>;
  readonly gesture: Gesture;
}

export function OwnArea({ view, viewer, table }: TableProps<Vanuatu>): ReactNode {
  const gesture = useGesture(view);
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (player === undefined || viewer === 'spectator') return null;
  const phrases = PHRASES[table.locale];
  const parts = { view, table, gesture };
  const { colour } = table.seat(viewer);
  return (
    <div className={css['own']} data-seat-colour={colour}>
      <Choices {...parts} />
      <RestChoice {...parts} />
      {/* Pushed sideways on a phone: the keys must come there too. */}
      <section className={css['things']} aria-label={phrases.ownThings} tabIndex={0}>
        <Purse player={player} table={table} />
        <Tiles kind="fish" player={player} {...parts} />
        <Tiles kind="treasure" player={player} {...parts} />
        <Reserve player={player} seat={viewer} colour={colour} table={table} />
        <OwnRests {...parts} viewer={viewer} />
        <OwnCharacter player={player} {...parts} />
      </section>
    </div>
  );
}

interface PurseProps {
  readonly player: Player;
  readonly table: TableContext<Vanuatu>;
}

const COINS = Array.from({ length: 10 }, (_, index) => index + 1);

/** Nine coins at most: the tenth turns them into points. */
function Purse({ player, table }: PurseProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <div className={css['purse']} title={phrases.moneyTip}>
      <p className={css['sum']}>
        <b className={css['figure']}>{player.points}</b> {phrases.pointsShort}
      </p>
      <p className={css['sum']}>
        <b className={css['figure']}>{player.vatus}</b> {phrases.money}
      </p>
      <span className={css['coins']} aria-hidden="true">
        {COINS.map((coin) => (
          <span key={coin} className={css['coin']} data-there={coin <= player.vatus} data-last={coin === 10}>
            {coin === 10 ? '+5' : ''}
          </span>
        ))}
      </span>
    </div>
  );
}

interface TilesProps extends OwnPartProps {
  readonly kind: 'fish' | 'treasure';
  readonly player: Player;
}

function Tiles({ kind, player, table, gesture }: TilesProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const counts = player[kind];
  const tiles = TILE_VALUES.flatMap((value) =>
    Array.from({ length: counts[value - 1] ?? 0 }, (_, copy) => ({ value, copy })),
  );
  const title = kind === 'fish' ? phrases.fishOwned : phrases.treasures;
  return (
    <div className={css['group']} data-anchor={`own-${kind}`}>
      <span className={css['caption']}>{title}</span>
      {tiles.length === 0 ? (
        <span className={css['nothing']}>{phrases.none}</span>
      ) : (
        <Roving className={css['tiles']} aria-label={title}>
          {tiles.map(({ value, copy }) => (
            <Piece
              key={`${value} ${copy}`}
              gesture={gesture}
              thing={kind === 'fish' ? `fish:${value}:${copy}` : `treasure:${value}`}
              label={kind === 'fish' ? phrases.fishOf(value) : phrases.treasureOf(value)}
              tip={kind === 'fish' ? table.words.tip('sell') : null}
              rule={kind === 'fish' ? 'VA-8.5' : 'VA-3.3'}
              className={css['tile']}
            >
              <ValueTile kind={kind} value={value} />
            </Piece>
          ))}
        </Roving>
      )}
    </div>
  );
}

interface ReserveProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly colour: SeatColour;
  readonly table: TableContext<Vanuatu>;
}

/** Markers not on the board, stalls not yet built. */
function Reserve({ player, seat, colour, table }: ReserveProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const markers = MARKERS - player.markers.reduce((sum, count) => sum + count, 0);
  return (
    <div className={css['group']} data-anchor="own-reserve">
      <span className={css['caption']}>{phrases.stallsLeft(player.stalls)}</span>
      <span className={css['row']}>
        {Array.from({ length: player.stalls }, (_, index) => (
          <svg key={index} viewBox="-18 -18 36 36" className={css['hut']} aria-hidden="true">
            <Hut seat={seat} colour={colour} />
          </svg>
        ))}
      </span>
      <span className={css['caption']}>{phrases.markersLeft(markers)}</span>
      <span className={css['row']}>
        {Array.from({ length: markers }, (_, index) => (
          <span key={index} className={css['marker']}>
            <Stack seat={seat} colour={colour} count={1} />
          </span>
        ))}
      </span>
    </div>
  );
}
