// The public side of a seat: discs, pieces on the map, cards before the screen, the last bid, whether it has passed.

import { CARD, florinsFor } from '@atoll/game-archipelago/table';
import type { Archipelago, OwnedCard } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Count } from '../../frame/count.tsx';
import { Roving } from '../../frame/roving.tsx';
import type { SeatProps } from '../types.ts';
import { kindOf } from './card.tsx';
import { cardPicks, whyCard } from './card-use.ts';
import { frameOf } from './map/picks.ts';
import { BenefactorMotif, CARD_MOTIFS, CitizenMotif, SealMotif, ShipMotif } from './motifs.ts';
import { objectiveTip } from './objectives/objectives.ts';
import { PHRASES } from './phrases.ts';
import { Point } from './point.tsx';
import css from './seat-details.module.css';

export function SeatDetails({ view, viewer, seat, table }: SeatProps<Archipelago>): ReactNode {
  const phrases = PHRASES[table.locale];
  const player = view.players[seat];
  if (player === undefined) return null;
  const pieces = view.units.filter((unit) => unit.seat === seat);
  const ships = pieces.filter(({ kind }) => kind === 'ship').length;
  const citizens = pieces.length - ships;
  const bid = view.lastBids[seat] ?? null;
  const isOut = frameOf(view, 'actions')?.out[seat] === true;
  const place = view.order.indexOf(seat) + 1;
  const credit = view.benefactor[seat] ?? 0;
  return (
    <div className={css['details']} data-anchor={`seat-${seat}`}>
      <ul className={css['counts']}>
        <Count label={phrases.seatPlace(place)}>{`${place}.`}</Count>
        <Count label={phrases.seatDiscs(player.discs, player.discsOwned)}>
          <i className={css['disc']} />
          {`${player.discs}/${player.discsOwned}`}
        </Count>
        <Count label={phrases.seatPieces(citizens, ships)}>
          <CitizenMotif />
          {citizens}
        </Count>
        <Count label={phrases.seatPieces(citizens, ships)}>
          <ShipMotif />
          {ships}
        </Count>
        {bid !== null && (
          <Count label={phrases.seatBid(bid)}>
            <SealMotif />
            {bid}
          </Count>
        )}
        {credit > 0 && (
          <Count label={phrases.benefactor(credit)}>
            <BenefactorMotif />
            {credit}
          </Count>
        )}
        {isOut && <Count label={phrases.seatOut}>✓</Count>}
      </ul>
      {player.revealed.map((objective) => (
        <p key={objective} className={css['revealed']} title={objectiveTip(view, objective, table.locale)}>
          ◆ {table.words.thing(objective)}
        </p>
      ))}
      {seat !== viewer && player.cards.length > 0 && (
        <Roving className={css['cards']} aria-label={phrases.cards}>
          {player.cards.map((card) => (
            <SeatCard key={card.id} card={card} view={view} viewer={viewer} seat={seat} table={table} />
          ))}
        </Roving>
      )}
    </div>
  );
}

function SeatCard({
  card,
  view,
  viewer,
  seat,
  table,
}: SeatProps<Archipelago> & { readonly card: OwnedCard }): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const Motif = CARD_MOTIFS[card.id];
  const isForAll = CARD[card.id].activation === 'any' && viewer !== 'spectator';
  const name = words.thing(card.id);
  const price = isForAll ? phrases.forOthers(florinsFor(card.id, viewer, seat)) : null;
  const tip = [words.tip(card.id), price].filter((part) => part !== null).join(' ');
  return (
    <Point
      thing={`card:${card.id}`}
      picks={cardPicks(card.id)}
      why={whyCard(card.id, view)}
      label={card.ready ? name : `${name}, ${phrases.cardUsed}`}
      title={name}
      tip={tip}
      rule="AR-21.2"
      className={css['card']}
    >
      <span className={css['face']} data-kind={kindOf(card.id)} data-used={!card.ready} aria-hidden="true">
        <Motif className={css['motif']} />
        {card.citizen >= 0 && <CitizenMotif className={css['citizen']} />}
      </span>
    </Point>
  );
}
