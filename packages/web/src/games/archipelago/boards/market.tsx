// Boards I and II: the cubes of each resource in their rows. The last cube is the one for sale, the first free space the
// one to sell on; both prices are written out.

import { buyingPrice, DOMESTIC_MARKET, EXPORT_MARKET, RESOURCES, sellingPrice } from '@atoll/game-archipelago/table';
import type { Archipelago, MarketName, MarketRow, Resource, View } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Roving } from '../../../frame/roving.tsx';
import type { Pick } from '../../../table/selection.ts';
import type { TableContext } from '../../types.ts';
import { Cube } from '../cube.tsx';
import { RESOURCE_MOTIFS } from '../motifs.ts';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import css from './market.module.css';

interface MarketProps {
  readonly market: MarketName;
  readonly view: View;
  readonly table: TableContext<Archipelago>;
}

const ROWS: Readonly<Record<MarketName, Readonly<Record<Resource, readonly MarketRow[]>>>> = {
  domestic: DOMESTIC_MARKET,
  export: EXPORT_MARKET,
};

export function Market({ market, view, table }: MarketProps): ReactNode {
  return (
    <section className={css['market']} data-market={market}>
      <h3 className={css['title']}>
        <span className={css['number']}>{market === 'domestic' ? 'I' : 'II'}</span>
        {table.words.thing(market)}
      </h3>
      <Roving className={css['zones']} aria-label={table.words.thing(market)}>
        {RESOURCES.map((resource) => (
          <Zone key={resource} market={market} resource={resource} view={view} table={table} />
        ))}
      </Roving>
    </section>
  );
}

interface ZoneProps extends MarketProps {
  readonly resource: Resource;
}

function Zone({ market, resource, view, table }: ZoneProps): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const buy = buyingPrice(view, market, resource);
  const sell = sellingPrice(view, market, resource);
  const rows = ROWS[market][resource];
  const count = view[market][resource];
  const Motif = RESOURCE_MOTIFS[resource];
  const name = words.thing(resource);
  return (
    <div className={css['zone']} data-resource={resource}>
      <span className={css['head']} title={name}>
        <Motif className={css['motif']} aria-hidden="true" />
        <span className="only-read-out">{phrases.zone(name, count)}</span>
      </span>
      <Rows rows={rows} count={count} resource={resource} />
      <span className={css['prices']}>
        <Point
          thing={`buy:${market}:${resource}`}
          picks={picksOfCube(market, resource, table)}
          why={{ type: 'transact', market, deal: 'buy', resource, token: false }}
          label={buy === null ? phrases.noneToBuy(name) : phrases.buyFor(name, buy)}
          tip={phrases.zone(name, count)}
          rule="AR-12.2"
          className={css['price']}
        >
          <span aria-hidden="true" data-way="buy">
            ▼{buy ?? '–'}
          </span>
        </Point>
        <Point
          thing={`sell:${market}:${resource}`}
          picks={[{ market, deal: 'sell', resource }]}
          why={{ type: 'transact', market, deal: 'sell', resource, token: false }}
          label={sell === null ? phrases.zoneFull(name) : phrases.sellFor(name, sell)}
          tip={phrases.zone(name, count)}
          rule="AR-12.3"
          className={css['price']}
        >
          <span aria-hidden="true" data-way="sell">
            ▲{sell ?? '–'}
          </span>
        </Point>
      </span>
    </div>
  );
}

/** The last cube is bought, or feeds and supplies in a crisis. */
function picksOfCube(market: MarketName, resource: Resource, { decision }: TableContext<Archipelago>): readonly Pick[] {
  const ask = decision?.ask;
  const isFed = ask?.kind === 'domestic-step' && market === 'domestic' && ask.resource === resource;
  const isSupplied = ask?.kind === 'export-step' && market === 'export' && ask.resource === resource;
  if (isFed) return [{ type: 'consume', source: 'market' }];
  if (isSupplied) return [{ type: 'supply', source: 'market' }];
  return [{ market, deal: 'buy', resource }];
}

interface RowsProps {
  readonly rows: readonly MarketRow[];
  readonly count: number;
  readonly resource: Resource;
}

function Rows({ rows, count, resource }: RowsProps): ReactNode {
  const firsts = rows.map((_, i) => rows.slice(0, i).reduce((sum, { capacity }) => sum + capacity, 0));
  return (
    <span className={css['rows']} aria-hidden="true">
      {rows.map(({ capacity, price, surplus, rebellion }, row) => (
        // Printed rows.
        <span key={row} className={css['row']} data-last={isLastRow(firsts[row] ?? 0, capacity, count)}>
          <span className={css['row-price']}>{price}</span>
          <span className={css['spaces']}>
            {Array.from({ length: capacity }, (_, space) => (
              <span key={space} className={css['space']} data-filled={(firsts[row] ?? 0) + space < count}>
                {(firsts[row] ?? 0) + space < count && <Cube resource={resource} size={13} />}
              </span>
            ))}
          </span>
          <span className={css['icons']}>
            {surplus > 0 && <i data-kind="surplus">+{surplus}</i>}
            {rebellion > 0 && <i data-kind="rebellion">+{rebellion}</i>}
          </span>
        </span>
      ))}
    </span>
  );
}

const isLastRow = (first: number, capacity: number, count: number): boolean =>
  count > first && count <= first + capacity;
