// Permission to harvest under a foreign town: an offer, a price, or paying it.

import type { Goods, Move } from '@atoll/game-archipelago/table';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Panel, Row } from '../scenes/panel.tsx';
import type { SceneProps } from '../scenes/panel.tsx';
import { Composer, NOTHING } from './composer.tsx';
import { GoodsView } from './goods-view.tsx';
import { cardsOf, ownStock } from './stock.ts';
import css from './deals.module.css';

export function HarvestGoods({ view, table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const ask = table.decision?.ask;
  switch (ask?.kind) {
    case 'pay-price':
      return (
        <Panel title={phrases.priceTitle}>
          <GoodsView goods={ask.price} table={table} />
        </Panel>
      );
    case 'offer-for-harvest':
      return (
        <Bundles
          title={phrases.offerTitle}
          action={phrases.offer}
          view={view}
          table={table}
          isOwn
          moveOf={(offer) => ({ type: 'offer', offer })}
        />
      );
    case 'permit-harvest':
      return (
        <Bundles
          title={phrases.priceTitle}
          action={phrases.askPrice}
          view={view}
          table={table}
          isOwn={false}
          moveOf={(price) => ({ type: 'name-price', price })}
        />
      );
    default:
      return null;
  }
}

interface BundlesProps extends SceneProps {
  readonly title: string;
  readonly action: string;
  /** Out of the own stock, or what another is asked for. */
  readonly isOwn: boolean;
  readonly moveOf: (goods: Goods) => Move;
}

/** A few sensible bundles to press, and any other to put together. */
function Bundles({ title, action, view, table, isOwn, moveOf }: BundlesProps): ReactNode {
  const [goods, setGoods] = useState(NOTHING);
  const ask = table.decision?.ask;
  const harvester = ask?.kind === 'permit-harvest' ? ask.harvester : undefined;
  const suggested = (table.decision?.legal ?? []).flatMap((move) =>
    move.type === 'offer' ? [move.offer] : move.type === 'name-price' ? [move.price] : [],
  );
  const field = isOwn ? 'offer' : 'price';
  return (
    <Panel title={title}>
      <Row label={title}>
        {suggested.map((bundle, i) => (
          <Point
            // As the rules list them.
            key={i}
            thing={`bundle:${i}`}
            picks={[{ [field]: bundle }]}
            label={table.words
              .move(moveOf(bundle))
              .map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : ''))
              .join('')}
            rule="AR-11.7"
            className={css['bundle']}
          >
            <GoodsView goods={bundle} table={table} />
          </Point>
        ))}
      </Row>
      <Composer
        title={title}
        goods={goods}
        stock={isOwn ? ownStock(view) : null}
        cards={cardsOf(view, isOwn ? view.viewer : harvester)}
        table={table}
        onChange={setGoods}
      />
      <div className={css['actions']}>
        <Button size="s" weight="secondary" onClick={() => table.selection.send(moveOf(goods))}>
          {action}
        </Button>
      </div>
    </Panel>
  );
}
