// AR-9.2 to AR-9.5 A round: at most one disc action, one card or wonder, one port or market, in any order.

import { asked, done, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import {
  checkOperator,
  hasTradeBuilding,
  MARKET_OF,
  OPERATING_COST,
  operatorsOf,
  TRADE_BUILDINGS,
} from '../board/operating.js';
import type { TradeBuilding } from '../board/operating.js';
import { unitOf } from '../board/pieces.js';
import { applyEffects } from '../cards/effects.js';
import { payCard } from '../cards/pay.js';
import { checkCardUse, listCardUses, optionsOf } from '../cards/use.js';
import { canTransact, marketsOf } from '../economy/market.js';
import type { Move, MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { playerOf, regionAt } from '../state.js';
import type { State } from '../state.js';
import type { RoundFrame } from '../frames.js';
import { openMigration } from './migration.js';
import { openTrade } from './trade.js';
import { checkAction, listActions, openAction } from './wheel-actions.js';
import { checkWonder, listWonders, openWonder } from './wonder.js';

/** AR-21.7 A migration given by a card may still be taken back: its card is paid when it is confirmed. */
function useCard(draft: State, seat: Seat, move: MoveOf<'use-card'>, emit: Emit): void {
  const effects = optionsOf(draft, move.card)[move.option]?.effects ?? [];
  const [first] = effects;
  if (first?.op === 'freeMigration') {
    openMigration(draft, seat, move.card, first.units === 'ships-and-convoyed');
    return;
  }
  payCard(draft, seat, move.card, move.payment, emit);
  applyEffects(draft, seat, effects, emit);
}

/** AR-19.1 The cost on the own place of the zone, then up to two transactions. */
function useBuilding(draft: State, frame: RoundFrame, move: MoveOf<'use-building'>, emit: Emit): void {
  const { region, building } = move;
  const coins = building === 'market' ? draft.marketCoins : draft.portCoins;
  playerOf(draft, frame.seat).florins -= OPERATING_COST;
  coins[frame.seat] = (coins[frame.seat] as number) + OPERATING_COST;
  if (building === 'market') regionAt(draft, region).marketUsed = true;
  else regionAt(draft, region).portUsed = true;
  const unit = unitOf(draft, move.unit);
  if (unit !== null) unit.engaged = true;
  frame.traded = true;
  emit({ type: 'building-used', seat: frame.seat, region, building, unit: move.unit });
  openTrade(draft, frame.seat, 'paid', MARKET_OF[building], 2, false);
}

function endRound(draft: State, frame: RoundFrame, emit: Emit): void {
  frame.ended = true;
  if (frame.acted || frame.carded || frame.traded) return;
  const below = draft.stack[draft.stack.length - 2];
  if (below?.kind === 'actions') below.out[frame.seat] = true;
  emit({ type: 'passed', seat: frame.seat });
}

export const round: FrameRules<'round'> = {
  decisions(_state, frame) {
    if (frame.ended) return NOBODY;
    const { acted, carded, traded } = frame;
    return [asked(frame, frame.seat, { kind: 'round', acted, carded, traded }, frame.said)];
  },
  settle: done,
};

const ACTED: Refusal = { rule: 'AR-9.2', reason: 'disc-action-done' };
const CARDED: Refusal = { rule: 'AR-9.2', reason: 'card-or-wonder-done' };
const TRADED: Refusal = { rule: 'AR-9.2', reason: 'port-or-market-done' };
const NO_FLORIN: Refusal = { rule: 'AR-19.1', reason: 'not-enough-florins' };
const NO_TRANSACTION: Refusal = { rule: 'AR-19.1', reason: 'no-transaction-possible' };

/** Whether the player could pay for and make a transaction there. */
function checkTrade(state: State, seat: Seat, building: TradeBuilding): Refusal | null {
  if (playerOf(state, seat).florins < OPERATING_COST) return NO_FLORIN;
  return canTransact(state, seat, marketsOf(MARKET_OF[building]), OPERATING_COST) ? null : NO_TRANSACTION;
}

function listBuildings(state: State, seat: Seat, moves: Move[]): void {
  if (playerOf(state, seat).florins < OPERATING_COST) return;
  for (let region = 0; region < state.regions.length; region++) {
    if (!hasTradeBuilding(state, region)) continue;
    for (const building of TRADE_BUILDINGS) {
      const operators = operatorsOf(state, seat, region, building);
      if (operators.length === 0 || checkTrade(state, seat, building) !== null) continue;
      for (const unit of operators) moves.push({ type: 'use-building', region, building, unit });
    }
  }
}

export const partOfRound = ask('round', {
  rule: 'AR-9.2',
  frame: 'round',
  answers: ['act', 'use-card', 'build-wonder', 'use-building', 'end-round'],
  list(state, seat, frame) {
    const moves: MoveOf<'act' | 'use-card' | 'build-wonder' | 'use-building' | 'end-round'>[] = [];
    if (!frame.acted) listActions(state, seat, frame, moves);
    if (!frame.carded) {
      listCardUses(state, seat, moves);
      listWonders(state, seat, moves);
    }
    if (!frame.traded) listBuildings(state, seat, moves);
    moves.push({ type: 'end-round' });
    return moves;
  },
  check(state, seat, frame, move) {
    switch (move.type) {
      case 'act':
        return frame.acted ? ACTED : checkAction(state, seat, move.action, frame);
      case 'use-card':
        return frame.carded ? CARDED : checkCardUse(state, seat, move);
      case 'build-wonder':
        return frame.carded ? CARDED : checkWonder(state, seat, move);
      case 'use-building':
        return frame.traded ? TRADED : (checkOperator(state, seat, move) ?? checkTrade(state, seat, move.building));
      case 'end-round':
        return null;
    }
  },
  answer(draft, seat, frame, move, emit) {
    frame.said++;
    switch (move.type) {
      case 'act':
        openAction(draft, seat, move.action, emit);
        break;
      case 'use-card':
        useCard(draft, seat, move, emit);
        break;
      case 'build-wonder':
        openWonder(draft, seat, move, emit);
        break;
      case 'use-building':
        useBuilding(draft, frame, move, emit);
        break;
      case 'end-round':
        endRound(draft, frame, emit);
    }
  },
  fallback: () => ({ type: 'end-round' }),
});
