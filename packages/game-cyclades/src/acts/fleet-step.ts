// CY-10.2 to CY-10.4: one step of fleets, in a movement of Poseidon's or of the Sylph's.

import type { Seat } from '@atoll/engine';
import { boardMoves } from '../board/board-moves.js';
import { boardOf, seaNumber, seasBeside } from '../board/geometry.js';
import { addFleets, fleetOwnerOf, fleetsIn, isClosed, isFreeFor, removeFleets } from '../board/seas.js';
import { beginBattle } from '../battle/begin.js';
import type { Collecting, MoveOf } from '../moves.js';
import type { Emit, Refusal } from '../rules.js';
import { NOWHERE } from '../state.js';
import type { State, Table } from '../state.js';

const NO_SUCH_SPACE: Refusal = { rule: 'CY-1.2', reason: 'not-on-this-board' };
const NO_FLEETS: Refusal = { rule: 'CY-10.1', reason: 'no-own-fleets-there' };
const NOT_ADJACENT: Refusal = { rule: 'CY-10.1', reason: 'not-adjacent' };
const CLOSED: Refusal = { rule: 'CY-10.4', reason: 'space-closed' };

type FleetMove = MoveOf<'move-fleets'>;
type StepsFrom = readonly (readonly FleetMove[])[];

/** All steps out of one space with up to so many of its fleets. */
export function listSteps(moves: Collecting<'move-fleets'>, table: Table, from: number, most: number): void {
  const beside = seasBeside(boardOf(table), from);
  const steps = boardMoves(table).moveFleets[from] as StepsFrom;
  for (let way = 0; way < beside.length; way++) {
    if (isClosed(table, beside[way] as number)) continue;
    const thither = steps[way] as StepsFrom[number];
    for (let fleets = 0; fleets < most; fleets++) moves.push(thither[fleets] as FleetMove);
  }
}

/** `tired`: how many of the fleets there may not move (CY-14.7). */
export function checkStep(table: Table, seat: Seat, move: MoveOf<'move-fleets'>, tired = 0): Refusal | null {
  const board = boardOf(table);
  const from = seaNumber(board, move.from);
  const to = seaNumber(board, move.to);
  if (from === NOWHERE || to === NOWHERE) return NO_SUCH_SPACE;
  if (fleetOwnerOf(table, from) !== seat) return NO_FLEETS;
  const most = fleetsIn(table, from) - tired;
  if (move.fleets < 1 || move.fleets > most) return { rule: 'CY-10.2', reason: 'not-so-many-fleets', params: { most } };
  if (!seasBeside(board, from).includes(to)) return NOT_ADJACENT;
  return isClosed(table, to) ? CLOSED : null;
}

/** Returns whether the step leads to a battle. */
export function step(draft: State, seat: Seat, move: MoveOf<'move-fleets'>, emit: Emit): boolean {
  const board = boardOf(draft);
  const to = seaNumber(board, move.to);
  removeFleets(draft, seaNumber(board, move.from), move.fleets);
  emit({ type: 'fleets-moved', seat, from: move.from, to: move.to, fleets: move.fleets });
  if (isFreeFor(draft, seat, to)) {
    addFleets(draft, seat, to, move.fleets);
    return false;
  }
  const defender = fleetOwnerOf(draft, to) as Seat;
  beginBattle(draft, { place: move.to, land: false, attacker: seat, defender, attackers: move.fleets }, emit);
  return true;
}
