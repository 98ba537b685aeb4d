// The price card of the trading house: a crate per good and what it sells for. Face down between trader phases; once a
// card has been seen, everybody may remember when it comes round again.

import { PRICE_CARDS } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import { Crate } from './crate.tsx';
import type { PartProps } from './market.tsx';
import { PHRASES } from './phrases.ts';
import { Piece } from './piece.tsx';
import { PRICED_GOODS } from './tones.ts';
import css from './market.module.css';

export function PriceCard({ view, table, gesture }: PartProps): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const next = view.prices[view.traderPhases % view.prices.length] ?? null;
  const card = view.priceCard ?? next;
  const prices = card === null ? null : PRICE_CARDS[card];
  const state = view.priceCard !== null ? 'open' : next !== null ? 'known' : 'closed';
  const title = { open: phrases.prices, known: phrases.pricesNext, closed: phrases.prices }[state];
  const said = PRICED_GOODS.map((good) => phrases.priceOf(words.thing(good), prices?.[good] ?? '?')).join(', ');
  return (
    <Piece
      gesture={gesture}
      thing={null}
      label={state === 'closed' ? `${title}: ${phrases.pricesHidden}` : `${title}: ${said}`}
      title={title}
      tip={state === 'open' ? said : phrases.pricesHidden}
      rule="SJ-8.1"
      anchor="prices"
      className={css['prices']}
    >
      <span className={css['prices-title']}>{title}</span>
      <span className={css['goods']} data-state={state} key={view.priceCard}>
        {PRICED_GOODS.map((good) => (
          <span key={good} className={css['good']}>
            <span className={css['crate']}>
              <Crate good={good} locale={locale} />
            </span>
            <span className={css['price']}>{prices?.[good] ?? '?'}</span>
          </span>
        ))}
      </span>
    </Piece>
  );
}
