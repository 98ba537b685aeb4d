// AR-12 Markets: what lies where, prices, and one transaction.

import type { Seat } from '@atoll/engine';

import { DOMESTIC_MARKET } from '../data/domestic-market.js';
import { EXPORT_MARKET } from '../data/export-market.js';
import { MARKETS } from '../data/market-row.js';
import type { MarketName, MarketRow } from '../data/market-row.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import type { MoveOf } from '../moves.js';
import type { Emit, Refusal } from '../rules.js';
import type { Boards, Cubes, Player, State } from '../state.js';
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
  const cubes = state[market][resource];
  return cubes === 0 ? undefined : SPACES[market][resource][cubes - 1];
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

const ONLY: Readonly<Record<MarketName, readonly MarketName[]>> = { domestic: ['domestic'], export: ['export'] };

/** Where transactions may be made; null: on both. */
export function marketsOf(market: MarketName | null): readonly MarketName[] {
  return market === null ? MARKETS : ONLY[market];
}

const EMPTY_ZONE: Refusal = { rule: 'AR-12.2', reason: 'zone-empty' };
const TOO_EXPENSIVE: Refusal = { rule: 'AR-12.2', reason: 'not-enough-florins' };
const FULL_ZONE: Refusal = { rule: 'AR-12.3', reason: 'zone-full' };
const NO_CUBE: Refusal = { rule: 'AR-12.3', reason: 'no-such-cube' };
const NO_TOKEN: Refusal = { rule: 'AR-23.1', reason: 'no-explorer-token' };
const BANK_LACKS_CUBE: Refusal = { rule: 'AR-23.2', reason: 'bank-lacks-cube' };
const NOTHING_TO_BUY_WITH_TOKEN: Refusal = { rule: 'AR-23.1', reason: 'tokens-only-sell' };

type Transaction = MoveOf<'transact'>;

/** `due`: florins the player still owes for the action itself. */
export function checkTransaction(state: State, seat: Seat, move: Transaction, due: number): Refusal | null {
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

/** One zone with what can be done there, prepared once. */
interface Zone {
  readonly resource: Resource;
  readonly spaces: readonly MarketRow[];
  readonly buy: Transaction;
  readonly sell: Transaction;
  readonly sellToken: Transaction;
}

const zonesOf = (market: MarketName): readonly Zone[] =>
  RESOURCES.map((resource) => ({
    resource,
    spaces: SPACES[market][resource],
    buy: { type: 'transact', market, deal: 'buy', resource, token: false },
    sell: { type: 'transact', market, deal: 'sell', resource, token: false },
    sellToken: { type: 'transact', market, deal: 'sell', resource, token: true },
  }));

const ZONES: Readonly<Record<MarketName, readonly Zone[]>> = {
  domestic: zonesOf('domestic'),
  export: zonesOf('export'),
};

const BUY = 1;
const SELL = 2;
const SELL_TOKEN = 4;

/** The bits of what `checkTransaction` would allow at a zone with so many cubes in it. */
function possibleAt({ resource, spaces }: Zone, stock: number, bank: Cubes, player: Player, florins: number): number {
  const buys = stock > 0 && (spaces[stock - 1] as MarketRow).price <= florins ? BUY : 0;
  if (stock >= spaces.length) return buys;
  const sells = player.cubes[resource] > 0 ? SELL : 0;
  return buys | sells | (player.tokens > 0 && bank[resource] > 0 ? SELL_TOKEN : 0);
}

export function transactions(state: State, seat: Seat, markets: readonly MarketName[], due: number): Transaction[] {
  const moves: Transaction[] = [];
  const player = playerOf(state, seat);
  for (const market of markets) {
    const stocks = state[market];
    for (const zone of ZONES[market]) {
      const possible = possibleAt(zone, stocks[zone.resource], state.cubes, player, player.florins - due);
      if ((possible & BUY) !== 0) moves.push(zone.buy);
      if ((possible & SELL) !== 0) moves.push(zone.sell);
      if ((possible & SELL_TOKEN) !== 0) moves.push(zone.sellToken);
    }
  }
  return moves;
}

export function canTransact(state: State, seat: Seat, markets: readonly MarketName[], due: number): boolean {
  const player = playerOf(state, seat);
  for (const market of markets) {
    const stocks = state[market];
    for (const zone of ZONES[market]) {
      if (possibleAt(zone, stocks[zone.resource], state.cubes, player, player.florins - due) !== 0) return true;
    }
  }
  return false;
}

export function transact(draft: State, seat: Seat, move: Transaction, emit: Emit): void {
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
