// What is mine: what lies behind my screen, my discs and reserve, my cards.

import { RESOURCES, reserveOf } from '@atoll/game-archipelago/table';
import type { Archipelago, OwnedCard, Resource, View } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Roving } from '../../frame/roving.tsx';
import type { Pick } from '../../table/selection.ts';
import type { TableContext, TableProps } from '../types.ts';
import { CardChip } from './card.tsx';
import { cardPicks, whyCard } from './card-use.ts';
import { Cube, Florin } from './cube.tsx';
import { CitizenMotif, ShipMotif } from './motifs.ts';
import { PHRASES } from './phrases.ts';
import { Point } from './point.tsx';
import css from './own-area.module.css';

export function OwnArea({ view, viewer, table }: TableProps<Archipelago>): ReactNode {
  if (viewer === 'spectator') return null;
  const phrases = PHRASES[table.locale];
  const own = view.players[viewer];
  if (own === undefined || own.cubes === null) return null;
  const { cubes, florins, tokens, discs, discsOwned, cards } = own;
  const citizens = reserveOf(view, viewer, 'citizen');
  const ships = reserveOf(view, viewer, 'ship');
  return (
    <div className={css['own']} data-seat-colour={table.seat(viewer).colour}>
      <Roving className={css['screen']} aria-label={phrases.screen}>
        <Point
          thing="florins"
          picks={[]}
          label={phrases.cubesOf(phrases.florins, florins ?? 0)}
          className={css['stock']}
        >
          <Florin size={30} />
          <b data-anchor="own-florins">{florins}</b>
        </Point>
        {RESOURCES.map((resource) => (
          <Stock key={resource} resource={resource} count={cubes[resource]} table={table} />
        ))}
        <Stock resource="token" count={tokens ?? 0} table={table} />
        <Point thing="discs" picks={[]} label={phrases.discs(discs, discsOwned)} rule="AR-9.6" className={css['discs']}>
          {Array.from({ length: discsOwned }, (_, i) => (
            // Alike, only counted.
            <i key={i} data-left={i < discs} />
          ))}
        </Point>
        <Point
          thing="reserve"
          picks={[]}
          label={phrases.reserve(citizens, ships)}
          rule="AR-2.7"
          className={css['reserve']}
        >
          <CitizenMotif aria-hidden="true" /> {citizens}
          <ShipMotif aria-hidden="true" /> {ships}
        </Point>
      </Roving>
      <Roving className={css['cards']} aria-label={phrases.myCards}>
        {cards.length === 0 && <p className={css['none']}>{phrases.noCards}</p>}
        {cards.map((card) => (
          <OwnCard key={card.id} card={card} view={view} table={table} />
        ))}
      </Roving>
    </div>
  );
}

interface StockProps {
  readonly resource: Resource | 'token';
  readonly count: number;
  readonly table: TableContext<Archipelago>;
}

function Stock({ resource, count, table }: StockProps): ReactNode {
  const { words, locale } = table;
  return (
    <Point
      thing={`own:${resource}`}
      picks={stockPicks(resource, table)}
      label={PHRASES[locale].cubesOf(words.thing(resource), count)}
      tip={words.tip(resource)}
      rule={resource === 'token' ? 'AR-23.1' : 'AR-12.3'}
      className={css['stock']}
    >
      <Cube resource={resource} size={30} isGhost={count === 0} />
      <b data-none={count === 0}>{count}</b>
    </Point>
  );
}

/** A cube feeds, is supplied, handed over or sold. */
function stockPicks(resource: Resource | 'token', { decision }: TableContext<Archipelago>): readonly Pick[] {
  const ask = decision?.ask;
  const isToken = resource === 'token';
  switch (ask?.kind) {
    case 'domestic-step':
    case 'export-step': {
      const type = ask.kind === 'domestic-step' ? 'consume' : 'supply';
      if (isToken) return [{ type, source: 'token' }];
      return ask.resource === resource ? [{ type, source: 'screen' }] : [];
    }
    case 'give-cube':
      return [{ resource }];
    case 'trade':
      return isToken ? [{ deal: 'sell', token: true }] : [{ deal: 'sell', resource, token: false }];
    default:
      return [];
  }
}

interface OwnCardProps {
  readonly card: OwnedCard;
  readonly view: View;
  readonly table: TableContext<Archipelago>;
}

function OwnCard({ card, view, table }: OwnCardProps): ReactNode {
  const { words, locale } = table;
  const name = words.thing(card.id);
  const label = card.ready ? name : `${name}, ${PHRASES[locale].cardUsed}`;
  return (
    <Point
      thing={`card:${card.id}`}
      picks={cardPicks(card.id)}
      why={whyCard(card.id, view)}
      label={label}
      title={name}
      tip={words.tip(card.id)}
      rule="AR-21.1"
      className={css['card']}
    >
      <CardChip card={card.id} name={name} isUsed={!card.ready} />
      {card.citizen >= 0 && <CitizenMotif className={css['citizen']} aria-hidden="true" />}
    </Point>
  );
}
