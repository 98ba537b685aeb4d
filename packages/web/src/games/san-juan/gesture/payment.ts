// Which cards to part with: a first proposal, changed card by card by whoever knows better.

import { BUILDINGS, costOf, isInPlay } from '@atoll/game-san-juan/table';
import type { BuildingId, PlaceView, View } from '@atoll/game-san-juan/table';
import type { Picked, Thing } from './scene.ts';

export interface Purse {
  /** Hand cards that may be paid with. */
  readonly cards: readonly Thing[];
  /** Crates that may be paid with. */
  readonly goods: readonly Thing[];
  readonly due: number;
  /** How many of the pieces may be goods. */
  readonly mostGoods: number;
}

interface Worth {
  readonly thing: Thing;
  readonly rank: number;
  readonly cost: number;
}

/**
 * First what can never be built any more, then second copies of city buildings in hand, then the cheapest. Goods only
 * where the cards do not suffice: they will sell for a card or more.
 */
export function proposePayment(
  options: View['options'],
  hand: readonly BuildingId[],
  city: readonly PlaceView[],
  { cards, goods, due, mostGoods }: Purse,
): readonly Picked[] {
  const worths: Worth[] = [];
  const seen = new Set<BuildingId>();
  for (const thing of cards) {
    const card = hand[Number(thing.slice('hand:'.length))];
    if (card === undefined) continue;
    const isCity = BUILDINGS[card].kind === 'city';
    const rank = isCity && isInPlay(city, card) ? 0 : isCity && seen.has(card) ? 1 : 2;
    worths.push({ thing, rank, cost: costOf(options, card) });
    seen.add(card);
  }
  worths.sort((a, b) => a.rank - b.rank || a.cost - b.cost);
  const paid = worths.slice(0, due).map(({ thing }): Picked => ({ thing, use: 'pay' }));
  const missing = Math.min(due - paid.length, mostGoods);
  return [...paid, ...goods.slice(0, missing).map((thing): Picked => ({ thing, use: 'pay' }))];
}

/** Presses a piece of the payment: taken out if it is in; put in if there is room, or for the first of its kind. */
export function togglePayment(
  paid: readonly Picked[],
  thing: Thing,
  { goods, due, mostGoods }: Purse,
): readonly Picked[] {
  if (paid.some((picked) => picked.thing === thing)) return paid.filter((picked) => picked.thing !== thing);
  const isGood = goods.includes(thing);
  const goodsPaid = paid.filter((picked) => goods.includes(picked.thing));
  const out = isGood && goodsPaid.length >= mostGoods ? goodsPaid[0] : paid.length >= due ? paid[0] : undefined;
  return [...paid.filter((picked) => picked !== out), { thing, use: 'pay' }];
}
