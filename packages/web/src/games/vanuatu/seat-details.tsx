// The public counts of a seat: points, vatus, fish and treasure tiles, stalls left, the character; who is first player.

import { TILE_VALUES } from '@atoll/game-vanuatu/table';
import type { Vanuatu } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { Count } from '../../frame/count.tsx';
import type { SeatProps } from '../types.ts';
import { CHARACTER_ICONS } from './icons.ts';
import { PHRASES } from './phrases.ts';
import { Chest, FishMark, Hut } from './pieces/wood.tsx';
import css from './seat-details.module.css';

export function SeatDetails({ view, seat, table }: SeatProps<Vanuatu>): ReactNode {
  const phrases = PHRASES[table.locale];
  const player = view.players[seat];
  if (player === undefined) return null;
  const { points, vatus, fish, treasure, stalls, character, bonusReady } = player;
  const { colour } = table.seat(seat);
  return (
    <div className={css['details']} data-anchor={`seat-${seat}`}>
      <ul className={css['counts']}>
        <Count label={phrases.points(points)}>
          <b>{points}</b>
          <span className={css['unit']}>{phrases.pointsShort}</span>
        </Count>
        <Count label={phrases.vatus(vatus)}>
          <span className={css['coin']} />
          {vatus}
        </Count>
        <Count label={`${phrases.fishOwned}${phrases.colon}${valuesOf(fish, phrases.none)}`}>
          <svg viewBox="-17 -12 34 24">
            <FishMark />
          </svg>
          {valuesOf(fish, '–')}
        </Count>
        <Count label={`${phrases.treasures}${phrases.colon}${valuesOf(treasure, phrases.none)}`}>
          <svg viewBox="-14 -12 28 24">
            <Chest />
          </svg>
          {valuesOf(treasure, '–')}
        </Count>
        <Count label={phrases.stallsLeft(stalls)}>
          <svg viewBox="-18 -18 36 34">
            <Hut seat={seat} colour={colour} />
          </svg>
          {stalls}
        </Count>
      </ul>
      <p className={css['second']}>
        {character !== null && (
          <Character id={character} isReady={bonusReady} used={phrases.used} words={table.words} />
        )}
        {view.firstPlayer === seat && <span className={css['first']}>{phrases.firstPlayer}</span>}
      </p>
    </div>
  );
}

/** "1 1 3": the values of the tiles one has. */
function valuesOf(counts: readonly number[], none: string): string {
  const values = TILE_VALUES.flatMap((value) => Array.from({ length: counts[value - 1] ?? 0 }, () => String(value)));
  return values.length === 0 ? none : values.join('\u2009');
}

interface CharacterProps extends Pick<SeatProps<Vanuatu>['table'], 'words'> {
  readonly id: keyof typeof CHARACTER_ICONS;
  readonly isReady: boolean;
  readonly used: string;
}

function Character({ id, isReady, used, words }: CharacterProps): ReactNode {
  const Icon = CHARACTER_ICONS[id];
  return (
    <span className={css['character']} data-ready={isReady} title={words.tip(id) ?? undefined}>
      <Icon aria-hidden="true" />
      <span className={css['name']}>
        {words.thing(id)}
        {!isReady && ` · ${used}`}
      </span>
    </span>
  );
}
