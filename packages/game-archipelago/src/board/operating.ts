// AR-19.1 to AR-19.5 What operating a port or a market costs, who can do it, and with which unit.

import type { Seat } from '@atoll/engine';

import { controllerOf, townHolder, unitOn } from './control.js';
import { unitOf } from './pieces.js';
import type { MarketName } from '../data/market-row.js';
import type { MoveOf } from '../moves.js';
import type { Refusal } from '../rules.js';
import { regionAt, spotOf } from '../state.js';
import type { State, Unit } from '../state.js';

/** AR-19.1 Florins laid on the own place of its zone. */
export const OPERATING_COST = 1;

export type TradeBuilding = 'market' | 'port';
export const TRADE_BUILDINGS: readonly TradeBuilding[] = ['market', 'port'];

/** AR-19.1 Where each of them trades. */
export const MARKET_OF: Readonly<Record<TradeBuilding, MarketName>> = { market: 'domestic', port: 'export' };

const NO_BUILDING: Refusal = { rule: 'AR-19.1', reason: 'no-such-building' };
const NOT_CONTROLLED: Refusal = { rule: 'AR-19.2', reason: 'building-not-controlled' };
const USED: Refusal = { rule: 'AR-19.2', reason: 'building-used-this-turn' };
const ENGAGED: Refusal = { rule: 'AR-19.3', reason: 'unit-engaged' };
const NOT_OPERATOR: Refusal = { rule: 'AR-19.4', reason: 'unit-cannot-operate' };

function isUsed(state: State, region: number, building: TradeBuilding): boolean {
  const { marketUsed, portUsed } = regionAt(state, region);
  return building === 'market' ? marketUsed : portUsed;
}

/** AR-19.3 The unit on the building must be free; AR-19.4 the citizen of the town may be engaged already. */
function mayOperate(unit: Unit, seat: Seat, building: TradeBuilding): Refusal | null {
  if (unit.seat !== seat || unit.lying) return NOT_OPERATOR;
  if (unit.building === 'town') return null;
  if (unit.building !== building) return NOT_OPERATOR;
  return unit.engaged ? ENGAGED : null;
}

export function checkOperator(state: State, seat: Seat, move: Omit<MoveOf<'use-building'>, 'type'>): Refusal | null {
  const { region, building } = move;
  if (region >= state.regions.length || spotOf(regionAt(state, region), building) < 0) return NO_BUILDING;
  if (controllerOf(state, region, building) !== seat) return NOT_CONTROLLED;
  if (isUsed(state, region, building)) return USED;
  const unit = unitOf(state, move.unit);
  return unit === null || unit.region !== region ? NOT_OPERATOR : mayOperate(unit, seat, building);
}

export function hasTradeBuilding(state: State, region: number): boolean {
  const { market, port } = regionAt(state, region);
  return market >= 0 || port >= 0;
}

/** The units of a player that could operate a building now. */
export function operatorsOf(state: State, seat: Seat, region: number, building: TradeBuilding): number[] {
  const operators: number[] = [];
  if (spotOf(regionAt(state, region), building) < 0 || isUsed(state, region, building)) return operators;
  if (controllerOf(state, region, building) !== seat) return operators;
  const occupant = unitOn(state, region, building);
  const holder = townHolder(state, region);
  if (occupant !== null && mayOperate(occupant, seat, building) === null) operators.push(occupant.id);
  if (holder !== null && mayOperate(holder, seat, building) === null) operators.push(holder.id);
  return operators;
}

/** Public: whether some port or market could be operated, whatever its holder can pay. */
export function canOperateSome(state: State, seat: Seat): boolean {
  for (let region = 0; region < state.regions.length; region++) {
    if (!hasTradeBuilding(state, region)) continue;
    for (const building of TRADE_BUILDINGS) if (operatorsOf(state, seat, region, building).length > 0) return true;
  }
  return false;
}
