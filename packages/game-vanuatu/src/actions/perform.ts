// VA-8, VA-9 The nine actions by name, and what a character's bonus may be used on.

import type { Seat } from '@atoll/engine';
import { ACTIONS } from '../data/actions.js';
import type { ActionId } from '../data/actions.js';
import type { ActionMove, Move, MoveOf } from '../moves.js';
import { playerAt } from '../state.js';
import type { Player, State, Table } from '../state.js';
import { build } from './build.js';
import { buy } from './buy.js';
import { draw } from './draw.js';
import { explore, fish } from './gather.js';
import { rest } from './rest.js';
import type { ActionRule, Manner } from './rule.js';
import { PLAINLY } from './rule.js';
import { sail } from './sail.js';
import { sell } from './sell.js';
import { transport } from './transport.js';
import type { Emit, Refusal } from '../rules.js';

type ActionRules = { readonly [T in ActionMove['type']]: ActionRule<MoveOf<T>> };

const RULES: ActionRules = { buy, explore, sail, build, rest, transport, fish, sell, draw };

/** Moves are verbs: the one for the action called after the tourist has a name of its own. */
const ACTION_OF_MOVE: Readonly<Record<ActionMove['type'], ActionId>> = {
  buy: 'buy',
  explore: 'explore',
  sail: 'sail',
  build: 'build',
  rest: 'rest',
  transport: 'tourist',
  fish: 'fish',
  sell: 'sell',
  draw: 'draw',
};

export function actionOf(move: ActionMove): ActionId {
  return ACTION_OF_MOVE[move.type];
}

function ruleOf(action: ActionId): ActionRule<ActionMove> {
  return RULES[action === 'tourist' ? 'transport' : action];
}

/** VA-5.3, VA-5.4: the character belonging to this action is in hand and has not been used. */
export function hasBonusFor(player: Player, action: ActionId): boolean {
  return player.bonusReady && player.character !== null && ACTIONS[action].character === player.character;
}

export function listAction(table: Table, seat: Seat, action: ActionId, manner: Manner, into: Move[]): void {
  ruleOf(action).list(table, seat, manner, into);
}

/** VA-7.9: without a bonus, and with the vatus held now. */
export function canPerform(table: Table, seat: Seat, action: ActionId): boolean {
  const ways: Move[] = [];
  listAction(table, seat, action, PLAINLY, ways);
  return ways.length > 0;
}

export function checkAction(table: Table, seat: Seat, move: ActionMove): Refusal | null {
  return RULES[move.type].check(table, seat, move as never, usesEffect(playerAt(table, seat), move));
}

export function performAction(draft: State, seat: Seat, move: ActionMove, emit: Emit): void {
  const player = playerAt(draft, seat);
  const effect = usesEffect(player, move);
  if (move.bonus) useBonus(player, seat, emit);
  RULES[move.type].perform(draft, seat, move as never, effect, emit);
}

function usesEffect(player: Player, move: ActionMove): boolean {
  return move.bonus && hasBonusFor(player, actionOf(move));
}

export function useBonus(player: Player, seat: Seat, emit: Emit): void {
  player.bonusReady = false;
  if (player.character !== null) emit({ type: 'bonus-used', seat, character: player.character });
}
