// An offer as a card: who gives what to whom.

import type { Archipelago, Proposal } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import type { TableContext } from '../../types.ts';
import { PHRASES } from '../phrases.ts';
import { GoodsView } from './goods-view.tsx';
import css from './deals.module.css';

interface ProposalCardProps {
  readonly proposal: Proposal;
  readonly table: TableContext<Archipelago>;
}

export function ProposalCard({ proposal, table }: ProposalCardProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { from, to, give, take, promise } = proposal;
  return (
    <div className={css['proposal']}>
      {[
        { seat: from, goods: give },
        { seat: to, goods: take },
      ].map(({ seat, goods }) => (
        <p key={seat}>
          <SeatMark seat={seat} colour={table.seat(seat).colour} size="s" />
          <span>{phrases.gives(table.seat(seat).name)}</span>
          <GoodsView goods={goods} table={table} />
        </p>
      ))}
      {promise !== '' && <blockquote>{promise}</blockquote>}
    </div>
  );
}
