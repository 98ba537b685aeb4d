// The deals tab of the drawer: the offer on the table, the way to a new one, the deals struck so far.

import { proposalsLeft } from '@atoll/game-archipelago/table';
import type { Archipelago, Proposal } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { TableProps } from '../../types.ts';
import { PHRASES } from '../phrases.ts';
import { ProposalCard } from './proposal-card.tsx';
import { besideOf, useAnswer } from './use-answer.ts';
import css from './deals.module.css';

export function Deals({ view, table }: TableProps<Archipelago>): ReactNode {
  const phrases = PHRASES[table.locale];
  const propose = besideOf(table, 'propose-deal');
  const struck = table.snapshot.log.flatMap(({ seq, event }) =>
    event.type === 'deal-struck' ? [{ seq, proposal: event.proposal }] : [],
  );
  const { open } = view.deals;
  return (
    <div className={css['deals']}>
      <h3>{phrases.dealsTitle}</h3>
      {open !== null && <OpenOffer view={view} table={table} proposal={open} />}
      {open === null && propose === null && <p className={css['hint']}>{phrases.noDealNow}</p>}
      {propose !== null && (
        <>
          <Button weight="secondary" size="s" onClick={() => table.turnTo(propose.id)}>
            {phrases.newDeal}
          </Button>
          {/* Tables of version 1 count for all together: their view says nothing of one proposer. */}
          {'made' in view.deals && (
            <p className={css['hint']}>
              {phrases.dealsLeft(proposalsLeft(view.deals, propose.seat, propose.ask.partners.length))}
            </p>
          )}
        </>
      )}
      <h4>{phrases.struckDeals}</h4>
      {struck.length === 0 && <p className={css['hint']}>{phrases.noneStruck}</p>}
      {struck.toReversed().map(({ seq, proposal }, i) => (
        // The log only grows.
        <ProposalCard key={`${seq} ${i}`} proposal={proposal} table={table} />
      ))}
    </div>
  );
}

function OpenOffer({
  table,
  proposal,
}: Pick<TableProps<Archipelago>, 'view' | 'table'> & { readonly proposal: Proposal }): ReactNode {
  const phrases = PHRASES[table.locale];
  const answer = useAnswer(table);
  const mine = besideOf(table, 'answer-deal');
  const withdraw = besideOf(table, 'withdraw-deal');
  return (
    <section className={css['open']} aria-label={phrases.openOffer}>
      <h4>{phrases.openOffer}</h4>
      <ProposalCard proposal={proposal} table={table} />
      <div className={css['actions']}>
        {mine !== null && (
          <>
            <Button
              size="s"
              weight="primary"
              disabled={!mine.legal.some(({ type }) => type === 'accept')}
              onClick={() => answer(mine.id, { type: 'accept' })}
            >
              {phrases.accept}
            </Button>
            <Button size="s" weight="secondary" onClick={() => table.turnTo(mine.id)}>
              {phrases.counter}
            </Button>
            <Button size="s" weight="quiet" onClick={() => answer(mine.id, { type: 'decline' })}>
              {phrases.decline}
            </Button>
          </>
        )}
        {withdraw !== null && (
          <Button size="s" weight="quiet" onClick={() => answer(withdraw.id, { type: 'withdraw-proposal' })}>
            {phrases.withdraw}
          </Button>
        )}
      </div>
    </section>
  );
}
