// The public counts of a seat: cards in hand, buildings, goods; and who is Governor.

import type { SanJuan } from '@atoll/game-san-juan/table';
import { FIGURES } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import CardsIcon from '~icons/game-icons/card-pick';
import HouseIcon from '~icons/game-icons/block-house';
import CrateIcon from '~icons/game-icons/wooden-crate';
import { Count } from '../../frame/count.tsx';
import type { SeatProps } from '../types.ts';
import { GovernorMark } from './governor-mark.tsx';
import { PHRASES } from './phrases.ts';
import css from './seat-details.module.css';

export function SeatDetails({ view, seat, table }: SeatProps<SanJuan>): ReactNode {
  const phrases = PHRASES[table.locale];
  const player = view.players[seat];
  if (player === undefined) return null;
  const hand = typeof player.hand === 'number' ? player.hand : player.hand.length;
  const goods = player.city.filter(({ good }) => good).length;
  const buildings = player.city.length;
  return (
    <div className={css['details']} data-anchor={`seat-${seat}`}>
      <ul className={css['counts']}>
        <Count label={phrases.handCount(hand)}>
          <CardsIcon />
          {hand}
        </Count>
        <Count label={phrases.buildingsShort(buildings)}>
          <HouseIcon />
          {`${buildings}/${FIGURES.endBuildings}`}
        </Count>
        <Count label={phrases.goodsCount(goods)}>
          <CrateIcon />
          {goods}
        </Count>
      </ul>
      {view.governor === seat && <GovernorMark label={phrases.governor} />}
    </div>
  );
}
