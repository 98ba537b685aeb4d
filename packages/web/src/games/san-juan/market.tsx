// The middle of the table: roles, price card, deck and discard pile, the Cathedral, what was turned up.

import type { Seat } from '@atoll/engine';
import { ROLE_IDS } from '@atoll/game-san-juan/table';
import type { BuildingId, SanJuan, View } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import type { TableContext } from '../types.ts';
import { CardFace } from './card.tsx';
import { cardWords, ruleOfBuilding } from './describe.ts';
import type { Gesture } from './gesture/use-gesture.ts';
import { PHRASES } from './phrases.ts';
import { Piece } from './piece.tsx';
import { Pile } from './pile.tsx';
import { PriceCard } from './price-card.tsx';
import { RoleCard } from './role-card.tsx';
import { Roving } from '../../frame/roving.tsx';
import css from './market.module.css';

export interface PartProps {
  readonly view: View;
  readonly table: TableContext<SanJuan>;
  readonly gesture: Gesture;
}

export function Market({ view, table, gesture }: PartProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const pickers = pickersOf(view);
  return (
    <section className={css['market']} aria-label={phrases.round(view.round)}>
      <div className={css['column']}>
        <span className={css['caption']}>{view.round > 0 && phrases.round(view.round)}</span>
        <Roving className={css['roles']} aria-label={phrases.roles}>
          {ROLE_IDS.map((role) => (
            <RoleCard key={role} role={role} picker={pickers.get(role) ?? null} table={table} gesture={gesture} />
          ))}
        </Roving>
      </div>
      <Roving className={css['piles']} aria-label={`${phrases.prices}, ${phrases.deck}, ${phrases.discardPile}`}>
        <PriceCard view={view} table={table} gesture={gesture} />
        <Pile
          gesture={gesture}
          anchor="deck"
          count={view.deck}
          name={phrases.deck}
          tip={phrases.deckTip}
          rule="SJ-1.2"
          cards={phrases.cards(view.deck)}
        />
        <Pile
          gesture={gesture}
          anchor="discard"
          count={view.discard}
          name={phrases.discardPile}
          tip={phrases.discardTip}
          rule="SJ-1.1"
          cards={phrases.cards(view.discard)}
        />
        {view.cathedral && <Cathedral view={view} table={table} gesture={gesture} />}
      </Roving>
      {view.turnedUp.length > 0 && <TurnedUp view={view} table={table} gesture={gesture} />}
    </section>
  );
}

/** Who took which role this round: they were picked clockwise from the Governor. */
function pickersOf({ picked, governor, players }: View): Map<string, Seat> {
  return new Map(picked.map((role, index) => [role, ((governor + index) % players.length) as Seat]));
}

function Cathedral({ view, table, gesture }: PartProps): ReactNode {
  const { words, locale } = table;
  const use = gesture.purposeOf('cathedral');
  return (
    <Piece
      gesture={gesture}
      thing="cathedral"
      label={cardWords('cathedral', view.options, words, PHRASES[locale], use)}
      title={words.thing('cathedral')}
      tip={words.tip('cathedral')}
      rule={ruleOfBuilding('cathedral')}
      anchor="cathedral"
      className={css['cathedral']}
    >
      <CardFace building="cathedral" options={view.options} name={words.thing('cathedral')} size="tile" />
    </Piece>
  );
}

/** By the Gold mine or the Goldsmith used last: the cards turn over one by one, the kept one stands out. */
function TurnedUp({ view, table, gesture }: PartProps): ReactNode {
  const { words, locale, snapshot } = table;
  const phrases = PHRASES[locale];
  const kept = keptOf(snapshot.log);
  return (
    <Roving className={css['turned-up']} aria-label={phrases.turnedUp}>
      <span className={css['caption']}>{phrases.turnedUp}</span>
      {view.turnedUp.map((building, index) => (
        <Piece
          // Equal cards may lie beside each other, and the row never changes.
          key={`${building}.${index}`}
          gesture={gesture}
          thing={null}
          label={cardWords(building, view.options, words, phrases) + (building === kept ? `, ${phrases.kept}` : '')}
          title={words.thing(building)}
          tip={words.tip(building)}
          rule={ruleOfBuilding(building)}
          className={`${css['turning']} ${building === kept ? css['kept'] : ''}`}
          style={{ animationDelay: `${index * table.pace}ms` }}
        >
          <CardFace building={building} options={view.options} name={words.thing(building)} size="tile" />
          {building === kept && <span className={css['kept-mark']}>{phrases.kept}</span>}
        </Piece>
      ))}
    </Roving>
  );
}

function keptOf(log: TableContext<SanJuan>['snapshot']['log']): BuildingId | null {
  const last = log.findLast(({ event }) => event.type === 'gold-mine-revealed' || event.type === 'goldsmith-revealed');
  if (last?.event.type === 'gold-mine-revealed') return last.event.kept;
  return last?.event.type === 'goldsmith-revealed' && last.event.kept ? last.event.card : null;
}
