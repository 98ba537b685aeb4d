// Somebody offers a deal while something else is being done: a card over the table, answered at once or later.

import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PHRASES } from '../phrases.ts';
import { Panel } from '../scenes/panel.tsx';
import type { SceneProps } from '../scenes/panel.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { besideOf, useAnswer } from './use-answer.ts';
import css from './deals.module.css';

export function OfferNotice({ table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const answer = useAnswer(table);
  const open = besideOf(table, 'answer-deal');
  if (open === null || open.ask.kind !== 'answer-deal' || table.decision?.id === open.id) return null;
  const { proposal } = open.ask;
  const canAccept = open.legal.some(({ type }) => type === 'accept');
  return (
    <Panel title={phrases.offersYou(table.seat(proposal.from).name)}>
      <ProposalCard proposal={proposal} table={table} />
      <div className={css['actions']}>
        <Button size="s" weight="primary" disabled={!canAccept} onClick={() => answer(open.id, { type: 'accept' })}>
          {phrases.accept}
        </Button>
        <Button size="s" weight="secondary" onClick={() => table.turnTo(open.id)}>
          {phrases.counter}
        </Button>
        <Button size="s" weight="quiet" onClick={() => answer(open.id, { type: 'decline' })}>
          {phrases.decline}
        </Button>
      </div>
    </Panel>
  );
}
