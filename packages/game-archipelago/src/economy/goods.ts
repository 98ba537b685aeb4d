// AR-3.3 Bundles of florins, cubes, explorer tokens and cards that change hands.

import type { Seat } from '@atoll/engine';

import { CARD } from '../data/evolution-cards.js';
import type { CardId } from '../data/evolution-cards.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import type { Cubes, Goods, OwnedCard, State } from '../state.js';
import { copyCubes, cubesIn, noCubes, playerOf } from '../state.js';

export function goods(florins = 0, cubes: Partial<Cubes> = {}, tokens = 0, cards: readonly CardId[] = []): Goods {
  return { florins, cubes: { ...noCubes(), ...cubes }, tokens, cards };
}

export const NOTHING: Goods = goods();

export function copyGoods(bundle: Goods): Goods {
  return {
    florins: bundle.florins,
    cubes: copyCubes(bundle.cubes),
    tokens: bundle.tokens,
    cards: bundle.cards.slice(),
  };
}

export function isNothing(bundle: Goods): boolean {
  return bundle.florins === 0 && bundle.tokens === 0 && bundle.cards.length === 0 && cubesIn(bundle.cubes) === 0;
}

/** Uses what lies behind the screen: only its owner may be told the answer. */
export function canCover(state: State, seat: Seat, bundle: Goods): boolean {
  const player = playerOf(state, seat);
  if (player.florins < bundle.florins || player.tokens < bundle.tokens) return false;
  for (const resource of RESOURCES) if (player.cubes[resource] < bundle.cubes[resource]) return false;
  return ownsCards(state, seat, bundle);
}

/** Public: each card once, the player's own, and not a built wonder (it holds a unit). */
export function ownsCards(state: State, seat: Seat, bundle: Goods): boolean {
  for (const [i, id] of bundle.cards.entries()) {
    if (bundle.cards.indexOf(id) !== i || !CARD[id]) return false;
    const card = cardOf(state, seat, id);
    if (card === null || card.citizen >= 0) return false;
  }
  return true;
}

export function cardOf(state: State, seat: Seat, id: CardId): OwnedCard | null {
  const { cards } = playerOf(state, seat);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as OwnedCard;
    if (card.id === id) return card;
  }
  return null;
}

/** AR-3.5 A card keeps its state and the turn it was bought in. */
export function handOver(draft: State, from: Seat, to: Seat, bundle: Goods): void {
  const giver = playerOf(draft, from);
  const taker = playerOf(draft, to);
  giver.florins -= bundle.florins;
  taker.florins += bundle.florins;
  giver.tokens -= bundle.tokens;
  taker.tokens += bundle.tokens;
  for (const resource of RESOURCES) moveCubes(giver.cubes, taker.cubes, resource, bundle.cubes[resource]);
  for (const id of bundle.cards) {
    const at = giver.cards.findIndex((card) => card.id === id);
    taker.cards.push(...giver.cards.splice(at, 1));
  }
}

function moveCubes(from: Cubes, to: Cubes, resource: Resource, count: number): void {
  from[resource] -= count;
  to[resource] += count;
}
