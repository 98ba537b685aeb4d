// AR-22.1 to AR-22.4 Wonders: condition, cubes, discs; then the effect, then a citizen onto the card.

import { frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { buildingsControlled } from '../board/control.js';
import { isFreeToAct, removeUnit, unitOf } from '../board/pieces.js';
import { applyEffects } from '../cards/effects.js';
import { effectsOf } from '../cards/use.js';
import { CARD } from '../data/evolution-cards.js';
import type { CardId } from '../data/evolution-cards.js';
import { cardOf } from '../economy/goods.js';
import { movePopulation } from '../economy/markers.js';
import { checkPayment, payCubes, paymentsOf } from '../economy/payment.js';
import { roundOf } from '../economy/wheel.js';
import type { Move, MoveOf } from '../moves.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';

const NOT_YOURS: Refusal = { rule: 'AR-22.1', reason: 'not-your-wonder' };
const BUILT: Refusal = { rule: 'AR-22.1', reason: 'already-built' };
const TOO_NEW: Refusal = { rule: 'AR-21.5', reason: 'bought-this-turn' };
const NO_DISC: Refusal = { rule: 'AR-22.1', reason: 'not-enough-discs' };
const CONDITION: Refusal = { rule: 'AR-22.1', reason: 'condition-not-met' };
const NO_CITIZEN: Refusal = { rule: 'AR-22.1', reason: 'no-free-citizen' };

/** All but the citizen and the cubes. */
function checkCondition(state: State, seat: Seat, id: CardId): Refusal | null {
  const card = cardOf(state, seat, id);
  const { activation, cost, requires } = CARD[id];
  if (card === null || activation !== 'wonder') return NOT_YOURS;
  if (card.citizen >= 0) return BUILT;
  if (card.turn >= state.turn) return TOO_NEW;
  if (playerOf(state, seat).discs < cost.discs) return NO_DISC;
  const held = requires === null || buildingsControlled(state, seat, requires.controls) >= requires.min;
  return held ? null : CONDITION;
}

export function checkWonder(state: State, seat: Seat, move: MoveOf<'build-wonder'>): Refusal | null {
  const refused = checkCondition(state, seat, move.card);
  if (refused !== null) return refused;
  const unit = unitOf(state, move.unit);
  if (unit === null || unit.seat !== seat || unit.kind !== 'citizen' || !isFreeToAct(unit)) return NO_CITIZEN;
  return checkPayment(state, seat, CARD[move.card].cost.cubes, move.payment);
}

export function listWonders(state: State, seat: Seat, moves: Move[]): void {
  const player = playerOf(state, seat);
  for (const { id } of player.cards) {
    if (CARD[id].activation !== 'wonder' || checkCondition(state, seat, id) !== null) continue;
    const payments = paymentsOf(player, CARD[id].cost.cubes);
    if (payments.length === 0) continue;
    for (const unit of state.units) {
      if (unit.seat !== seat || unit.kind !== 'citizen' || !isFreeToAct(unit)) continue;
      for (const payment of payments) moves.push({ type: 'build-wonder', card: id, unit: unit.id, payment });
    }
  }
}

export function openWonder(draft: State, seat: Seat, move: MoveOf<'build-wonder'>, emit: Emit): void {
  const { card, unit, payment } = move;
  payCubes(draft, seat, payment);
  playerOf(draft, seat).discs -= CARD[card].cost.discs;
  const round = roundOf(draft);
  if (round !== null) round.carded = true;
  emit({ type: 'wonder-built', seat, card, payment: payment.slice() });
  draft.stack.push({ kind: 'wonder', id: frameId(draft), seat, said: 0, card, unit, stage: 'effect' });
}

export const wonder: FrameRules<'wonder'> = {
  decisions: () => NOBODY,
  settle(draft, frame, emit) {
    if (frame.stage === 'effect') {
      frame.stage = 'citizen';
      applyEffects(draft, frame.seat, effectsOf(draft, frame.card), emit);
      return 'again';
    }
    const card = cardOf(draft, frame.seat, frame.card);
    if (card !== null) card.citizen = frame.unit;
    removeUnit(draft, frame.unit);
    emit({ type: 'citizen-immortalised', unit: frame.unit, card: frame.card });
    movePopulation(draft, -1, emit);
    return 'done';
  },
};
