// CY-14.1 Siren, CY-15.1 Kraken: creatures of the sea.

import { frameId } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { boardMoves } from '../board/board-moves.js';
import { boardOf, seaId, seaNumber } from '../board/geometry.js';
import { addFleets, fleetOwnerOf, fleetsIn, fleetsOnBoard, removeFleets } from '../board/seas.js';
import { MAX_FLEETS } from '../data/components.js';
import type { FleetLoss } from '../events.js';
import { DECLINE } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, Refusal } from '../rules.js';
import { NO_SEAT, NOWHERE } from '../state.js';
import type { State, Table } from '../state.js';
import { leaveUnused, spendPower } from './power.js';

const NO_SUCH_SPACE: Refusal = { rule: 'CY-1.2', reason: 'not-on-this-board' };
const NOT_ONE_ENEMY_FLEET: Refusal = { rule: 'CY-14.1', reason: 'not-one-enemy-fleet' };
const RESERVE_NOT_EMPTY: Refusal = { rule: 'CY-14.1', reason: 'fleet-comes-from-reserve' };
const RESERVE_EMPTY: Refusal = { rule: 'CY-14.1', reason: 'reserve-empty' };
const NO_FLEET_THERE: Refusal = { rule: 'CY-14.1', reason: 'no-own-fleet-there' };

function canBeLured(table: Table, seat: Seat, sea: number): boolean {
  const owner = fleetOwnerOf(table, sea);
  return owner !== NO_SEAT && owner !== seat && fleetsIn(table, sea) === 1;
}

function hasReserve(table: Table, seat: Seat): boolean {
  return fleetsOnBoard(table, seat) < MAX_FLEETS;
}

/** All fleets of the space return to their owner's reserve. */
export function loseFleets(draft: State, sea: number, cause: FleetLoss, emit: Emit): void {
  const owner = fleetOwnerOf(draft, sea);
  if (owner === NO_SEAT) return;
  const fleets = fleetsIn(draft, sea);
  removeFleets(draft, sea, fleets);
  emit({ type: 'fleets-lost', seat: owner, sea: seaId(boardOf(draft), sea), fleets, cause });
}

export const siren = ask('siren', {
  rule: 'CY-14.1',
  frame: 'creature',
  answers: ['lure-fleet', 'decline'],
  list(state, seat) {
    const { seas } = boardOf(state);
    const reserve = hasReserve(state, seat);
    const moves: MoveOf<'lure-fleet' | 'decline'>[] = [];
    for (const [place, sea] of seas.entries()) {
      if (!canBeLured(state, seat, place)) continue;
      if (reserve) moves.push({ type: 'lure-fleet', sea, from: null });
      else
        for (const from of seas.filter((_, own) => fleetOwnerOf(state, own) === seat))
          moves.push({ type: 'lure-fleet', sea, from });
    }
    moves.push(DECLINE);
    return moves;
  },
  check(state, seat, _frame, move) {
    if (move.type === 'decline') return null;
    const { sea, from } = move;
    const board = boardOf(state);
    if (!canBeLured(state, seat, seaNumber(board, sea))) return NOT_ONE_ENEMY_FLEET;
    if (hasReserve(state, seat)) return from === null ? null : RESERVE_NOT_EMPTY;
    if (from === null) return RESERVE_EMPTY;
    return fleetOwnerOf(state, seaNumber(board, from)) === seat ? null : NO_FLEET_THERE;
  },
  answer(draft, seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    const { sea, from } = move;
    const board = boardOf(draft);
    const place = seaNumber(board, sea);
    loseFleets(draft, place, 'siren', emit);
    if (from !== null) removeFleets(draft, seaNumber(board, from), 1);
    addFleets(draft, seat, place, 1);
    emit({ type: 'fleet-lured', seat, sea, from });
  },
  fallback: () => DECLINE,
});

/** Puts the Kraken on any space, from the side of the board or from where it stands; then it may go on for gold. */
export const kraken = ask('kraken', {
  rule: 'CY-15.1',
  frame: 'creature',
  answers: ['place-kraken', 'decline'],
  list(state) {
    return [...boardMoves(state).placeKraken, DECLINE];
  },
  check(state, _seat, _frame, move) {
    if (move.type === 'decline') return null;
    return seaNumber(boardOf(state), move.sea) === NOWHERE ? NO_SUCH_SPACE : null;
  },
  answer(draft, seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    const { sea } = move;
    emit({ type: 'kraken-placed', seat, sea });
    settleKraken(draft, seaNumber(boardOf(draft), sea), emit);
    draft.stack.push({ kind: 'kraken', id: frameId(draft), seat, said: 0, stage: 'asking' });
  },
  fallback: () => DECLINE,
});

export function settleKraken(draft: State, sea: number, emit: Emit): void {
  draft.kraken = sea;
  loseFleets(draft, sea, 'kraken', emit);
}
