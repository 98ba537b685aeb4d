// How the answers to San Juan's questions look at first sight, in points.

import type { Decision, Seat } from '@atoll/engine';
import type { SanJuan } from '@atoll/game-san-juan';
import { cityAt } from '@atoll/game-san-juan/search';
import type { State } from '@atoll/game-san-juan/search';
import { BUILDINGS, drawsOf, incomeOf, PRICE_CARDS, priceOf } from '@atoll/game-san-juan/table';
import type { Ask, BuildingId, Cover, Good, Move } from '@atoll/game-san-juan/table';
import { PRICE, roleWorth } from './roles.js';
import { cardWorth, keepWorth, progressOf, worthOf } from './worth.js';

type Top<K> = Extract<SanJuan['frame'], { kind: K }>;

export function rate(state: State, { seat }: Decision<Ask>, moves: readonly Move[], ratings: Float64Array): void {
  const progress = progressOf(state);
  for (let i = 0; i < moves.length; i++) ratings[i] = rateMove(state, seat, moves[i] as Move, progress);
}

function rateMove(state: State, seat: Seat, move: Move, progress: number): number {
  switch (move.type) {
    case 'pick-role':
      // The Library is best used on the role that is worth most; saved, it can still serve the second pick.
      return roleWorth(state, seat, move.role, progress) - (move.library === 'save' ? 0.3 : 0);
    case 'build':
      return buildWorth(state, seat, move.building, move.over, progress);
    case 'pay-card':
    case 'discard':
      return -keepWorth(state, seat, move.card, progress);
    case 'pay-good':
      return -0.5 * PRICE[move.good] * cardWorth(progress);
    case 'produce':
      return productionWorth(state, seat, move.buildings);
    case 'sell':
      return saleWorth(state, seat, move.goods, progress);
    case 'keep':
    case 'keep-starting-hand':
      return sum(state, seat, move.cards, progress) + 0.5 * move.cards.length;
    case 'swap':
      return 0.6 * move.cards.length - sum(state, seat, move.cards, progress);
    case 'tuck':
      return tuckWorth(state, seat, move.card, move.under, progress);
    case 'tuck-good':
      return 1 - 0.01 * PRICE[move.good];
    case 'turn-up':
      return 1;
    case 'done':
      // A card kept is better than one laid down for nothing.
      return 0.5;
    case 'pass':
      return 0;
  }
}

/** A building is a step towards the end as well; the price is the cards it takes, and what it covers. */
function buildWorth(state: State, seat: Seat, building: BuildingId, over: Cover | null, progress: number): number {
  const phase = state.stack[state.stack.length - 1] as Top<'builder-phase'>;
  const place = over === null ? null : coveredPlace(state, seat, over);
  const { price } = priceOf(state, seat, phase, building, place);
  const hand = (state.players[seat] as State['players'][number]).hand.length;
  const money = last(state, progress) ? 0.05 : cardWorth(progress);
  let gain = worthOf(state, seat, building, progress) - price * money + 0.6;
  if (over !== null) gain -= worthOf(state, seat, over.building, progress) + 1.5 + (over.good ? 0.7 : 0);
  // Saved cards buy something better soon: a dear building at hand makes a cheap one wait.
  return gain - 0.1 * Math.max(0, price - hand + 2);
}

/** Nothing is left to save for. */
function last(state: State, progress: number): boolean {
  return progress >= 1 || (state.players.length > 0 && progress > 0.95);
}

function coveredPlace(state: State, seat: Seat, { building, good }: Cover): number {
  return cityAt(state, seat).findIndex((place) => place.building === building && (place.good !== null) === good);
}

function productionWorth(state: State, seat: Seat, buildings: readonly BuildingId[]): number {
  let worth = 0.8 * drawsOf(cityAt(state, seat), 'produced', buildings.length);
  for (const building of buildings) worth += 0.6 * PRICE[BUILDINGS[building].good as Good];
  return worth;
}

function saleWorth(state: State, seat: Seat, goods: readonly Good[], progress: number): number {
  const card = state.prices[(state.traderPhases - 1) % state.prices.length] as keyof typeof PRICE_CARDS;
  const { income, bonus } = incomeOf(state, seat, PRICE_CARDS[card], goods);
  let kept = 0;
  for (const good of goods) kept += PRICE[good];
  return (income + bonus - 0.5 * kept) * (cardWorth(progress) + 0.1);
}

/** A point for a card: the fewer cards are left, the dearer they are. */
function tuckWorth(state: State, seat: Seat, card: BuildingId, under: 'chapel' | 'bank', progress: number): number {
  const hand = (state.players[seat] as State['players'][number]).hand.length;
  const scarce = hand <= 2 ? 0.5 : hand <= 3 ? 0.2 : 0;
  const gain = 1.5 - cardWorth(progress) - scarce * (1 - progress) - keepWorth(state, seat, card, progress) * 0.5;
  // The Bank opens once: it waits for a full hand near the end.
  return under === 'chapel' ? gain : gain - (progress < 0.8 ? 3 : 0);
}

function sum(state: State, seat: Seat, cards: readonly BuildingId[], progress: number): number {
  let worth = 0;
  for (const card of cards) worth += keepWorth(state, seat, card, progress);
  return worth;
}
