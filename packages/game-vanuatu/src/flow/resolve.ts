// VA-7.3 to VA-7.9 Which stack a player resolves, and how. VA-9.10 the Preacher, VA-9.11, VA-9.12 the Governor.

import type { Seat } from '@atoll/engine';
import { actionOf, canPerform, checkAction, hasBonusFor, listAction } from '../actions/perform.js';
import { PLAINLY, PREACHING, WITH_BONUS } from '../actions/rule.js';
import { ACTION_IDS, ACTION_INDEX } from '../data/actions.js';
import type { ActionId } from '../data/actions.js';
import { actionAt, heldActions, markersOn, stacksOf } from '../majority.js';
import type { ActionMove, MoveOf } from '../moves.js';
import { contains, firstOf, sizeOf } from '../sets.js';
import type { ActionSet } from '../sets.js';
import { playerAt } from '../state.js';
import type { Player, Table } from '../state.js';
import { canExchange } from './exchanges.js';
import type { Refusal } from '../rules.js';

/** What answers a turn. */
export type TurnMove = ActionMove | MoveOf<'take-back' | 'govern'>;

const TAKE_BACK: readonly MoveOf<'take-back'>[] = ACTION_IDS.map((action) => ({ type: 'take-back', action }));

/** By the action from which, then by the one to which. */
const GOVERN: readonly (readonly MoveOf<'govern'>[])[] = ACTION_IDS.map((from) =>
  ACTION_IDS.map((to) => ({ type: 'govern', from, to })),
);

function takeBackMove(action: number): MoveOf<'take-back'> {
  return TAKE_BACK[action] as MoveOf<'take-back'>;
}

function isReady(player: Player, character: 'preacher' | 'governor'): boolean {
  return player.bonusReady && player.character === character;
}

/** Every move of a turn. Moves that use up the character stand behind those that do not. */
export function turnMoves(table: Table, seat: Seat): TurnMove[] {
  const player = playerAt(table, seat);
  const moves: TurnMove[] = [];
  const held = heldActions(table, seat);
  if (held === 0) listUnheld(table, seat, moves);
  for (let rest = held; rest !== 0; rest &= rest - 1) listHeld(table, seat, firstOf(rest), moves);
  if (isReady(player, 'governor')) listGoverning(player, moves);
  return moves;
}

/**
 * VA-7.3, VA-7.4. Where only the bonus makes the action possible, the stack may be taken back as well: a bonus is
 * never compulsory (VA-7.10).
 */
function listHeld(table: Table, seat: Seat, index: number, into: TurnMove[]): void {
  const action = actionAt(index);
  const before = into.length;
  listAction(table, seat, action, PLAINLY, into);
  if (into.length === before) into.push(takeBackMove(index));
  if (hasBonusFor(playerAt(table, seat), action)) listAction(table, seat, action, WITH_BONUS, into);
}

/** VA-7.5, VA-9.10 */
function listUnheld(table: Table, seat: Seat, into: TurnMove[]): void {
  const player = playerAt(table, seat);
  const stacks = stacksOf(player);
  for (let rest = stacks; rest !== 0; rest &= rest - 1) into.push(takeBackMove(firstOf(rest)));
  if (!isReady(player, 'preacher')) return;
  for (let rest = stacks; rest !== 0; rest &= rest - 1) {
    listAction(table, seat, actionAt(firstOf(rest)), PREACHING, into);
  }
}

/** VA-9.11, VA-9.12 */
function listGoverning(player: Player, into: TurnMove[]): void {
  for (let rest = stacksOf(player); rest !== 0; rest &= rest - 1) {
    const from = firstOf(rest);
    for (const move of GOVERN[from] ?? []) {
      if (ACTION_INDEX[move.to] !== from) into.push(move);
    }
  }
}

/**
 * VA-7.11: the one thing this seat can do on its turn, if there is but one and no exchange could open another. The
 * round's last stack waits for its owner while anybody could still exchange: with it the chance would be gone.
 */
export function onlyMove(table: Table, seat: Seat): TurnMove | null {
  const player = playerAt(table, seat);
  if (canExchange(player)) return null;
  const held = heldActions(table, seat);
  if (sizeOf(held === 0 ? stacksOf(player) : held) > 1) return null;
  if (isLastStack(table, seat) && table.players.some(canExchange)) return null;
  const moves = turnMoves(table, seat);
  return moves.length === 1 ? (moves[0] as TurnMove) : null;
}

function isLastStack(table: Table, seat: Seat): boolean {
  return table.players.every((player, other) => sizeOf(stacksOf(player)) === (other === seat ? 1 : 0));
}

function checkMarkers(player: Player, action: ActionId): Refusal | null {
  return markersOn(player, action) > 0 ? null : { rule: 'VA-7.3', reason: 'no-marker-there', params: { action } };
}

function isHeld(held: ActionSet, action: ActionId): boolean {
  return contains(held, ACTION_INDEX[action]);
}

export function checkActionMove(table: Table, seat: Seat, move: ActionMove): Refusal | null {
  const player = playerAt(table, seat);
  const action = actionOf(move);
  const held = heldActions(table, seat);
  const illegal = checkMarkers(player, action);
  if (illegal !== null) return illegal;
  if (!isHeld(held, action)) {
    if (held !== 0) return { rule: 'VA-7.6', reason: 'holds-another-action', params: { action } };
    if (!move.bonus || player.character !== 'preacher')
      return { rule: 'VA-7.5', reason: 'not-held', params: { action } };
  } else if (move.bonus && player.character === 'preacher') {
    return { rule: 'VA-9.10', reason: 'preacher-holds-an-action' };
  }
  return checkBonus(player, move, action) ?? checkAction(table, seat, move);
}

function checkBonus(player: Player, move: ActionMove, action: ActionId): Refusal | null {
  if (!move.bonus || isReady(player, 'preacher') || hasBonusFor(player, action)) return null;
  return { rule: 'VA-5.3', reason: 'no-bonus-for-this', params: { action } };
}

export function checkTakeBack(table: Table, seat: Seat, action: ActionId): Refusal | null {
  const illegal = checkMarkers(playerAt(table, seat), action);
  if (illegal !== null) return illegal;
  const held = heldActions(table, seat);
  if (held === 0) return null;
  if (!isHeld(held, action)) return { rule: 'VA-7.6', reason: 'holds-another-action', params: { action } };
  return canPerform(table, seat, action) ? { rule: 'VA-7.3', reason: 'must-be-performed', params: { action } } : null;
}

export function checkGovern(player: Player, { from, to }: MoveOf<'govern'>): Refusal | null {
  if (player.character !== 'governor') return { rule: 'VA-9.11', reason: 'not-the-governor' };
  if (!player.bonusReady) return { rule: 'VA-5.3', reason: 'no-bonus-for-this', params: { action: to } };
  if (from === to) return { rule: 'VA-9.11', reason: 'same-space' };
  return checkMarkers(player, from);
}

/** Dossier section 5: of the stacks that can only be taken back the smallest, of equals the first. */
export function smallestStack(player: Player): MoveOf<'take-back'> {
  let smallest = -1;
  for (let action = 0; action < player.markers.length; action++) {
    const markers = player.markers[action] as number;
    if (markers > 0 && (smallest < 0 || markers < (player.markers[smallest] as number))) smallest = action;
  }
  return takeBackMove(smallest);
}
