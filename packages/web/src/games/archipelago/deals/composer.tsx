// One side of a deal, put together piece by piece: florins, cubes, tokens, cards.

import { RESOURCES } from '@atoll/game-archipelago/table';
import type { Archipelago, CardId, Goods, OwnedCard, Resource } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import type { TableContext } from '../../types.ts';
import { Cube, Florin } from '../cube.tsx';
import { PHRASES } from '../phrases.ts';
import css from './deals.module.css';

export const NOTHING: Goods = {
  florins: 0,
  cubes: { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 },
  tokens: 0,
  cards: [],
};

/** What is behind the own screen; null where nobody knows, and anything may be asked for. */
export interface Stock {
  readonly florins: number;
  readonly cubes: Readonly<Record<Resource, number>>;
  readonly tokens: number;
}

/** Nobody holds more than there is in the box. */
const ANY: Stock = {
  florins: 60,
  cubes: { fruit: 15, cattle: 15, fish: 15, wood: 15, stone: 12, iron: 10 },
  tokens: 24,
};

interface ComposerProps {
  readonly title: string;
  readonly goods: Goods;
  readonly stock: Stock | null;
  readonly cards: readonly OwnedCard[];
  readonly table: TableContext<Archipelago>;
  readonly onChange: (goods: Goods) => void;
}

export function Composer({ title, goods, stock, cards, table, onChange }: ComposerProps): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const most = stock ?? ANY;
  const withCubes = (resource: Resource, count: number): Goods => ({
    ...goods,
    cubes: { ...goods.cubes, [resource]: count },
  });
  const toggleCard = (card: CardId): Goods => ({
    ...goods,
    cards: goods.cards.includes(card) ? goods.cards.filter((other) => other !== card) : [...goods.cards, card],
  });
  // A built wonder holds a citizen and stays.
  const movable = cards.filter(({ citizen }) => citizen < 0);
  return (
    <fieldset className={css['composer']}>
      <legend>{title}</legend>
      <Stepper
        name={phrases.florins}
        picture={<Florin size={22} />}
        value={goods.florins}
        most={most.florins}
        table={table}
        onChange={(florins) => onChange({ ...goods, florins })}
      />
      {RESOURCES.filter((resource) => most.cubes[resource] > 0).map((resource) => (
        <Stepper
          key={resource}
          name={words.thing(resource)}
          picture={<Cube resource={resource} size={22} />}
          value={goods.cubes[resource]}
          most={most.cubes[resource]}
          table={table}
          onChange={(count) => onChange(withCubes(resource, count))}
        />
      ))}
      {most.tokens > 0 && (
        <Stepper
          name={phrases.tokens}
          picture={<Cube resource="token" size={22} />}
          value={goods.tokens}
          most={most.tokens}
          table={table}
          onChange={(tokens) => onChange({ ...goods, tokens })}
        />
      )}
      {movable.map(({ id }) => (
        <button
          key={id}
          type="button"
          className={css['card']}
          aria-pressed={goods.cards.includes(id)}
          title={words.tip(id) ?? undefined}
          onClick={() => onChange(toggleCard(id))}
        >
          {words.thing(id)}
        </button>
      ))}
    </fieldset>
  );
}

interface StepperProps {
  readonly name: string;
  readonly picture: ReactNode;
  readonly value: number;
  readonly most: number;
  readonly table: TableContext<Archipelago>;
  readonly onChange: (value: number) => void;
}

function Stepper({ name, picture, value, most, table, onChange }: StepperProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <span className={css['stepper']} data-some={value > 0}>
      <button type="button" aria-label={phrases.less(name)} disabled={value <= 0} onClick={() => onChange(value - 1)}>
        −
      </button>
      <span className={css['value']} title={name}>
        {picture}
        <output aria-label={name}>{value}</output>
      </span>
      <button
        type="button"
        aria-label={phrases.more(name)}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}
