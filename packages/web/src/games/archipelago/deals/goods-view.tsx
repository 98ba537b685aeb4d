// A bundle as it would lie on the table: coins, cubes, tokens, cards.

import { RESOURCES } from '@atoll/game-archipelago/table';
import type { Archipelago, Goods } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import type { TableContext } from '../../types.ts';
import { Cube, Florin } from '../cube.tsx';
import { PHRASES } from '../phrases.ts';
import css from './deals.module.css';

interface GoodsViewProps {
  readonly goods: Goods;
  readonly table: TableContext<Archipelago>;
}

export function GoodsView({ goods, table }: GoodsViewProps): ReactNode {
  const { words, locale } = table;
  const { florins, cubes, tokens, cards } = goods;
  const held = RESOURCES.filter((resource) => cubes[resource] > 0);
  if (florins + tokens + cards.length + held.length === 0) {
    return <span className={css['goods']}>{PHRASES[locale].nothing}</span>;
  }
  return (
    <span className={css['goods']}>
      {florins > 0 && (
        <span className={css['good']} title={PHRASES[locale].florins}>
          {florins} <Florin size={18} />
        </span>
      )}
      {held.map((resource) => (
        <span key={resource} className={css['good']} title={words.thing(resource)}>
          {cubes[resource]} <Cube resource={resource} size={18} />
        </span>
      ))}
      {tokens > 0 && (
        <span className={css['good']} title={PHRASES[locale].tokens}>
          {tokens} <Cube resource="token" size={18} />
        </span>
      )}
      {cards.map((card) => (
        <span key={card} className={css['good']} title={words.tip(card) ?? undefined}>
          {words.thing(card)}
        </span>
      ))}
    </span>
  );
}
