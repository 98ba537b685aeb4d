// CY-13 Calling creatures, and Zeus' special action

import { frameId } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { discountsOf, priceOfSlot, usableDiscounts, usableOf, useDiscounts } from '../creatures/temples.js';
import { creatureIn, drawInto, slotNumber } from '../cycle/creature-track.js';
import { SLOT_IDS } from '../data/creatures.js';
import type { CreatureId } from '../data/creatures.js';
import { SPECIAL_COST } from '../data/gods.js';
import type { GodTurnFrame } from '../frames.js';
import { checkGold, goldOf, pay } from '../gold.js';
import type { Collecting, MoveOf } from '../moves.js';
import type { Emit, Refusal } from '../rules.js';
import type { State } from '../state.js';

const SLOT_EMPTY: Refusal = { rule: 'CY-2.5', reason: 'slot-empty' };
const NOTHING_TO_REPLACE: Refusal = { rule: 'CY-13.6', reason: 'slot-empty' };

/** By slot, by the discounts used: no more than lower the price. */
const CALLS: readonly (readonly MoveOf<'call-creature'>[])[] = SLOT_IDS.map((slot, place) =>
  Array.from({ length: priceOfSlot(place) }, (_, temples) => ({ type: 'call-creature', slot, temples })),
);
const REPLACEMENTS: readonly MoveOf<'replace-creature'>[] = SLOT_IDS.map((slot) => ({
  type: 'replace-creature',
  slot,
}));

function callOf(slot: number, temples: number): MoveOf<'call-creature'> {
  return CALLS[slot]?.[temples] as MoveOf<'call-creature'>;
}

export function listCalls(moves: Collecting<'call-creature'>, state: State, seat: Seat): void {
  const gold = goldOf(state, seat);
  const discounts = discountsOf(state, seat);
  for (let slot = 0; slot < SLOT_IDS.length; slot++) {
    if (creatureIn(state, slot) === null) continue;
    const price = priceOfSlot(slot);
    const most = usableOf(discounts, slot);
    for (let temples = Math.max(0, price - gold); temples <= most; temples++) {
      moves.push(callOf(slot, temples));
    }
  }
}

export function checkCall(state: State, seat: Seat, move: MoveOf<'call-creature'>): Refusal | null {
  const slot = slotNumber(move.slot);
  if (creatureIn(state, slot) === null) return SLOT_EMPTY;
  if (move.temples > discountsOf(state, seat)) return { rule: 'CY-13.2', reason: 'not-so-many-temples' };
  if (move.temples > usableDiscounts(state, seat, slot)) return { rule: 'CY-13.1', reason: 'price-at-least-one' };
  return checkGold(state, seat, priceOfSlot(slot) - move.temples);
}

export function callCreature(draft: State, turn: GodTurnFrame, move: MoveOf<'call-creature'>, emit: Emit): void {
  const { seat } = turn;
  const slot = slotNumber(move.slot);
  const creature = creatureIn(draft, slot) as CreatureId;
  const gold = priceOfSlot(slot) - move.temples;
  pay(draft, seat, gold);
  useDiscounts(draft, seat, move.temples);
  draft.track[slot] = null;
  emit({ type: 'creature-called', seat, creature, slot: move.slot, gold, temples: move.temples });
  pushCreature(draft, seat, creature);
}

/** The card is resolved at once: by a call, or by the Chimera. */
export function pushCreature(draft: State, seat: Seat, creature: CreatureId): void {
  draft.stack.push({ kind: 'creature', id: frameId(draft), seat, said: 0, creature, stage: 'called', held: true });
}

export function listReplacements(moves: Collecting<'replace-creature'>, state: State, seat: Seat): void {
  if (goldOf(state, seat) < SPECIAL_COST) return;
  for (let slot = 0; slot < SLOT_IDS.length; slot++) {
    if (creatureIn(state, slot) !== null) moves.push(REPLACEMENTS[slot] as MoveOf<'replace-creature'>);
  }
}

export function checkReplacement(state: State, seat: Seat, move: MoveOf<'replace-creature'>): Refusal | null {
  if (creatureIn(state, slotNumber(move.slot)) === null) return NOTHING_TO_REPLACE;
  return checkGold(state, seat, SPECIAL_COST);
}

export function replaceCreature(draft: State, turn: GodTurnFrame, move: MoveOf<'replace-creature'>, emit: Emit): void {
  const slot = slotNumber(move.slot);
  const creature = creatureIn(draft, slot) as CreatureId;
  pay(draft, turn.seat, SPECIAL_COST);
  draft.track[slot] = null;
  draft.discard.push(creature);
  emit({ type: 'action-paid', seat: turn.seat, gold: SPECIAL_COST });
  emit({ type: 'creature-replaced', seat: turn.seat, creature, slot: move.slot });
  drawInto(draft, slot, emit);
}
