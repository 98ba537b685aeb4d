// AR-12 Markets: what lies where, prices, and one transaction.

import type { Emit, Illegal, Seat } from '@atoll/engine';

import { DOMESTIC_MARKET } from '../data/domestic-market.js';
import { EXPORT_MARKET } from '../data/export-market.js';
import type { MarketName, MarketRow } from '../data/market-row.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import type { Event } from '../events.js';
import type { MoveOf } from '../moves.js';
import type { Boards, State } from '../state.js';
import { playerOf } from '../state.js';

/** The row of every space of a zone, in the order of filling. */
type Zones = Readonly<Record<Resource, readonly MarketRow[]>>;

const spacesOf = (zones: Zones): Zones =>
  Object.fromEntries(
    RESOURCES.map((resource) => [
      resource,
      zones[resource].flatMap((row) => Array.from({ length: row.capacity }, () => row)),
    ]),
  ) as unknown as Zones;

const SPACES: Readonly<Record<MarketName, Zones>> = {
  domestic: spacesOf(DOMESTIC_MARKET),
  export: spacesOf(EXPORT_MARKET),
};

/** AR-7.2 The row of the last cube; undefined for an empty zone. */
export function lastRow(state: Boards, market: MarketName, resource: Resource): MarketRow | undefined {
  return SPACES[market][resource][state[market][resource] - 1];
}

export function hasRoom(state: Boards, market: MarketName, resource: Resource): boolean {
  return state[market][resource] < SPACES[market][resource].length;
}

/** AR-12.2 What the last cube costs. */
export function buyingPrice(state: Boards, market: MarketName, resource: Resource): number | null {
  return lastRow(state, market, resource)?.price ?? null;
}

/** AR-12.3, AR-12.4 What the first free space pays, as far as the bank goes. */
export function sellingPrice(state: Boards, market: MarketName, resource: Resource): number | null {
  const row = SPACES[market][resource][state[market][resource]];
  return row === undefined ? null : Math.min(row.price, state.florins);
}

const EMPTY_ZONE: Illegal = { rule: 'AR-12.2', reason: 'zone-empty' };
const TOO_EXPENSIVE: Illegal = { rule: 'AR-12.2', reason: 'not-enough-florins' };
const FULL_ZONE: Illegal = { rule: 'AR-12.3', reason: 'zone-full' };
const NO_CUBE: Illegal = { rule: 'AR-12.3', reason: 'no-such-cube' };
const NO_TOKEN: Illegal = { rule: 'AR-23.1', reason: 'no-explorer-token' };
const BANK_LACKS_CUBE: Illegal = { rule: 'AR-23.2', reason: 'bank-lacks-cube' };
const NOTHING_TO_BUY_WITH_TOKEN: Illegal = { rule: 'AR-23.1', reason: 'tokens-only-sell' };

type Transaction = MoveOf<'transact'>;

/** `due`: florins the player still owes for the action itself. */
export function checkTransaction(state: State, seat: Seat, move: Transaction, due: number): Illegal | null {
  const { market, resource, token } = move;
  const player = playerOf(state, seat);
  if (move.deal === 'buy') {
    if (token) return NOTHING_TO_BUY_WITH_TOKEN;
    const price = buyingPrice(state, market, resource);
    if (price === null) return EMPTY_ZONE;
    return price > player.florins - due ? TOO_EXPENSIVE : null;
  }
  if (!hasRoom(state, market, resource)) return FULL_ZONE;
  if (!token) return player.cubes[resource] < 1 ? NO_CUBE : null;
  if (player.tokens < 1) return NO_TOKEN;
  return state.cubes[resource] < 1 ? BANK_LACKS_CUBE : null;
}

export function transactions(state: State, seat: Seat, markets: readonly MarketName[], due: number): Transaction[] {
  const moves: Transaction[] = [];
  const player = playerOf(state, seat);
  const florins = player.florins - due;
  for (const market of markets) {
    for (const resource of RESOURCES) {
      const price = buyingPrice(state, market, resource);
      if (price !== null && price <= florins)
        moves.push({ type: 'transact', market, deal: 'buy', resource, token: false });
      if (!hasRoom(state, market, resource)) continue;
      if (player.cubes[resource] > 0) moves.push({ type: 'transact', market, deal: 'sell', resource, token: false });
      if (player.tokens > 0 && state.cubes[resource] > 0) {
        moves.push({ type: 'transact', market, deal: 'sell', resource, token: true });
      }
    }
  }
  return moves;
}

export function canTransact(state: State, seat: Seat, markets: readonly MarketName[], due: number): boolean {
  const player = playerOf(state, seat);
  const florins = player.florins - due;
  for (const market of markets) {
    for (const resource of RESOURCES) {
      const price = buyingPrice(state, market, resource);
      if (price !== null && price <= florins) return true;
      if (!hasRoom(state, market, resource)) continue;
      if (player.cubes[resource] > 0 || (player.tokens > 0 && state.cubes[resource] > 0)) return true;
    }
  }
  return false;
}

export function transact(draft: State, seat: Seat, move: Transaction, emit: Emit<Event>): void {
  const { market, deal, resource, token } = move;
  const player = playerOf(draft, seat);
  const price = (deal === 'buy' ? buyingPrice : sellingPrice)(draft, market, resource) ?? 0;
  if (deal === 'buy') {
    player.florins -= price;
    draft.florins += price;
    draft[market][resource]--;
    player.cubes[resource]++;
  } else {
    player.florins += price;
    draft.florins -= price;
    draft[market][resource]++;
    if (token) {
      player.tokens--;
      draft.tokensSpent++;
      draft.cubes[resource]--;
    } else {
      player.cubes[resource]--;
    }
  }
  emit({ type: 'transacted', seat, market, deal, resource, token, florins: price });
}
