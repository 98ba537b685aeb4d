// Putting a deal together, or answering one.

import type { Seat } from '@atoll/engine';
import type { Goods, Proposal } from '@atoll/game-archipelago/table';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { PHRASES } from '../phrases.ts';
import { Panel } from '../scenes/panel.tsx';
import type { SceneProps } from '../scenes/panel.tsx';
import { Composer, NOTHING } from './composer.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { cardsOf, ownStock } from './stock.ts';
import { useWriting } from './use-writing.ts';
import css from './deals.module.css';

export function DealScene({ view, table }: SceneProps): ReactNode {
  const ask = table.decision?.ask;
  switch (ask?.kind) {
    case 'propose-deal':
      return <Propose key={ask.partners.join()} view={view} table={table} partners={ask.partners} />;
    case 'answer-deal':
      return <Answer view={view} table={table} proposal={ask.proposal} />;
    case 'withdraw-deal':
      return view.deals.open === null ? null : (
        <Panel title={PHRASES[table.locale].openOffer}>
          <ProposalCard proposal={view.deals.open} table={table} />
        </Panel>
      );
    default:
      return null;
  }
}

function Propose({ view, table, partners }: SceneProps & { readonly partners: readonly Seat[] }): ReactNode {
  const phrases = PHRASES[table.locale];
  const [to, setTo] = useState<Seat | undefined>(partners[0]);
  if (to === undefined) return null;
  return (
    <Panel title={phrases.newDealWith(table.seat(to).name)}>
      {partners.length > 1 && (
        <div className={css['partners']} role="group" aria-label={phrases.withWhom}>
          {partners.map((seat) => (
            <button key={seat} type="button" aria-pressed={seat === to} onClick={() => setTo(seat)}>
              <SeatMark seat={seat} colour={table.seat(seat).colour} size="s" />
              {table.seat(seat).name}
            </button>
          ))}
        </div>
      )}
      <TwoSides
        key={to}
        view={view}
        table={table}
        partner={to}
        start={{ give: NOTHING, take: NOTHING }}
        action={phrases.send}
        onSend={(give, take, promise) => table.selection.send({ type: 'propose', to, give, take, promise })}
      />
    </Panel>
  );
}

function Answer({ view, table, proposal }: SceneProps & { readonly proposal: Proposal }): ReactNode {
  const phrases = PHRASES[table.locale];
  const [isCountering, setIsCountering] = useState(false);
  const canAccept = table.decision?.legal.some(({ type }) => type === 'accept') ?? false;
  return (
    <Panel title={phrases.offersYou(table.seat(proposal.from).name)}>
      <ProposalCard proposal={proposal} table={table} />
      {isCountering ? (
        <TwoSides
          view={view}
          table={table}
          partner={proposal.from}
          start={{ give: proposal.take, take: proposal.give }}
          action={phrases.sendCounter}
          onSend={(give, take, promise) => table.selection.send({ type: 'counter', give, take, promise })}
        />
      ) : (
        <div className={css['actions']}>
          <Button
            size="s"
            weight="primary"
            disabled={!canAccept}
            onClick={() => table.selection.send({ type: 'accept' })}
          >
            {phrases.accept}
          </Button>
          <Button size="s" weight="secondary" onClick={() => setIsCountering(true)}>
            {phrases.counter}
          </Button>
          <Button size="s" weight="quiet" onClick={() => table.selection.send({ type: 'decline' })}>
            {phrases.decline}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface TwoSidesProps extends SceneProps {
  readonly partner: Seat;
  readonly start: { readonly give: Goods; readonly take: Goods };
  readonly action: string;
  readonly onSend: (give: Goods, take: Goods, promise: string) => void;
}

const MOST_LETTERS = 200;

function TwoSides({ view, table, partner, start, action, onSend }: TwoSidesProps): ReactNode {
  const phrases = PHRASES[table.locale];
  useWriting(table);
  const [give, setGive] = useState(start.give);
  const [take, setTake] = useState(start.take);
  const [promise, setPromise] = useState('');
  return (
    <>
      <div className={css['sides']}>
        <Composer
          title={phrases.youGive}
          goods={give}
          stock={ownStock(view)}
          cards={cardsOf(view, view.viewer)}
          table={table}
          onChange={setGive}
        />
        <Composer
          title={phrases.youGet}
          goods={take}
          stock={null}
          cards={cardsOf(view, partner)}
          table={table}
          onChange={setTake}
        />
      </div>
      <input
        type="text"
        className={css['promise']}
        maxLength={MOST_LETTERS}
        value={promise}
        placeholder={phrases.promise}
        aria-label={phrases.promise}
        onChange={(event) => setPromise(event.currentTarget.value)}
      />
      <div className={css['actions']}>
        <Button size="s" weight="primary" data-send-deal="" onClick={() => onSend(give, take, promise)}>
          {action}
        </Button>
      </div>
    </>
  );
}
