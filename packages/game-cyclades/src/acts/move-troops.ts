// CY-11 Ares: moving troops

import type { Seat } from '@atoll/engine';
import { checkLanding } from '../battle/last-island.js';
import { moveTroops } from '../battle/landing.js';
import { linkedIslands, shipChains } from '../board/chains.js';
import { standsOn } from '../board/figurines.js';
import { boardMoves } from '../board/board-moves.js';
import { boardOf, islandNumber } from '../board/geometry.js';
import { ownerOf, troopsOn } from '../board/islands.js';
import { MEDUSA } from '../data/creatures.js';
import { SPECIAL_COST } from '../data/gods.js';
import type { GodTurnFrame } from '../frames.js';
import { checkGold, goldOf, pay } from '../gold.js';
import type { Collecting, MoveOf } from '../moves.js';
import type { Emit, Refusal } from '../rules.js';
import { NOWHERE } from '../state.js';
import type { State, Table } from '../state.js';

const NO_SUCH_ISLAND: Refusal = { rule: 'CY-1.2', reason: 'not-on-this-board' };
const NO_TROOPS: Refusal = { rule: 'CY-11.1', reason: 'no-own-troops-there' };
const NOT_ELSEWHERE: Refusal = { rule: 'CY-11.1', reason: 'same-island' };
const NOT_LINKED: Refusal = { rule: 'CY-11.1', reason: 'no-chain-of-fleets' };
const HELD_BY_MEDUSA: Refusal = { rule: 'CY-11.4', reason: 'held-by-medusa' };

/** May troops of the seat leave this island? Pegasus and retreats ask the same. */
export function checkDeparture(table: Table, seat: Seat, island: number): Refusal | null {
  if (ownerOf(table, island) !== seat || troopsOn(table, island) === 0) return NO_TROOPS;
  return standsOn(table, MEDUSA, island) ? HELD_BY_MEDUSA : null;
}

type TroopMove = MoveOf<'move-troops'>;

/** Every number of troops from one island to another. */
export function listTroops(moves: Collecting<'move-troops'>, table: Table, from: number, to: number): void {
  const sent = boardMoves(table).moveTroops[from]?.[to] ?? [];
  const most = troopsOn(table, from);
  for (let troops = 0; troops < most; troops++) moves.push(sent[troops] as TroopMove);
}

/** What Ares and Pegasus have in common. */
export function checkTroops(table: Table, seat: Seat, move: MoveOf<'move-troops'>): Refusal | null {
  const board = boardOf(table);
  const from = islandNumber(board, move.from);
  const to = islandNumber(board, move.to);
  if (from === NOWHERE || to === NOWHERE) return NO_SUCH_ISLAND;
  if (from === to) return NOT_ELSEWHERE;
  const refused = checkDeparture(table, seat, from);
  if (refused !== null) return refused;
  const most = troopsOn(table, from);
  if (move.troops < 1 || move.troops > most) return { rule: 'CY-11.1', reason: 'not-so-many-troops', params: { most } };
  return checkLanding(table, seat, to);
}

export function listTroopMoves(moves: Collecting<'move-troops'>, state: State, seat: Seat): void {
  if (goldOf(state, seat) < SPECIAL_COST) return;
  const chains = shipChains(state, seat);
  const islands = state.owner.length;
  for (let from = 0; from < islands; from++) {
    if (checkDeparture(state, seat, from) !== null) continue;
    const linked = linkedIslands(chains, from);
    if (linked === 0) continue;
    for (let to = 0; to < islands; to++) {
      if ((linked & (1 << to)) !== 0 && checkLanding(state, seat, to) === null) listTroops(moves, state, from, to);
    }
  }
}

export function checkTroopMove(state: State, seat: Seat, move: MoveOf<'move-troops'>): Refusal | null {
  const refused = checkGold(state, seat, SPECIAL_COST) ?? checkTroops(state, seat, move);
  if (refused !== null) return refused;
  const board = boardOf(state);
  const linked = linkedIslands(shipChains(state, seat), islandNumber(board, move.from));
  return (linked & (1 << islandNumber(board, move.to))) === 0 ? NOT_LINKED : null;
}

export function sendTroops(draft: State, turn: GodTurnFrame, move: MoveOf<'move-troops'>, emit: Emit): void {
  const { seat } = turn;
  pay(draft, seat, SPECIAL_COST);
  emit({ type: 'action-paid', seat, gold: SPECIAL_COST });
  const board = boardOf(draft);
  moveTroops(draft, seat, islandNumber(board, move.from), islandNumber(board, move.to), move.troops, emit);
}
