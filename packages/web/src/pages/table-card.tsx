// One table in a list: its cover, who sits there, whose move it is, what can be done.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Cover } from '../art/covers/cover.tsx';
import { isOnShelf } from '../games/shelf.ts';
import { capital, inWords } from '../games/words.ts';
import { colourOf } from '../ui/colours.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import css from './table-card.module.css';

interface TableCardProps {
  readonly game: string;
  readonly names: readonly (string | null)[];
  readonly state: string;
  readonly isMine?: boolean;
  readonly children: ReactNode;
}

export function useGameName(): (game: string) => string {
  const games = useTranslations('games');
  return (game) => (isOnShelf(game) ? games(`${game}.name`) : capital(inWords(game)));
}

export function TableCard({ game, names, state, isMine = false, children }: TableCardProps): ReactNode {
  const nameOf = useGameName();
  const t = useTranslations('join');
  return (
    <li className={css['card']} data-mine={isMine} data-game={game}>
      <div className={css['cover']}>
        <Cover game={game} className={css['art']} />
      </div>
      <div className={css['words']}>
        <h2 className={css['title']}>{nameOf(game)}</h2>
        <p className={css['state']}>{state}</p>
        <ul className={css['seats']}>
          {names.map((name, seat) => {
            const key = seat;
            return (
              <li key={key} className={css['seat']} data-free={name === null}>
                <SeatMark seat={seat} colour={colourOf(seat)} size="s" />
                {name ?? t('freeSeat')}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={css['actions']}>{children}</div>
    </li>
  );
}
