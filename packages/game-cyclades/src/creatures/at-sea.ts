// CY-14.1 Siren, CY-15.1 Kraken: creatures of the sea.

import { frameId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';
import { boardOf, seaId, seaNumber } from '../board/geometry.js';
import { addFleets, fleetOwnerOf, fleetsIn, fleetsOnBoard, removeFleets } from '../board/seas.js';
import { MAX_FLEETS } from '../data/components.js';
import type { FleetLoss } from '../events.js';
import { DECLINE } from '../moves.js';
import type { Move, MoveOf } from '../moves.js';
import type { Tell } from '../rules.js';
import { NOBODY, NOWHERE } from '../state.js';
import type { State, Table } from '../state.js';
import type { Power } from './power.js';

const NO_SUCH_SPACE: Illegal = { rule: 'CY-1.2', reason: 'not-on-this-board' };
const NOT_ONE_ENEMY_FLEET: Illegal = { rule: 'CY-14.1', reason: 'not-one-enemy-fleet' };
const RESERVE_NOT_EMPTY: Illegal = { rule: 'CY-14.1', reason: 'fleet-comes-from-reserve' };
const RESERVE_EMPTY: Illegal = { rule: 'CY-14.1', reason: 'reserve-empty' };
const NO_FLEET_THERE: Illegal = { rule: 'CY-14.1', reason: 'no-own-fleet-there' };

function canBeLured(table: Table, seat: Seat, sea: number): boolean {
  const owner = fleetOwnerOf(table, sea);
  return owner !== NOBODY && owner !== seat && fleetsIn(table, sea) === 1;
}

function hasReserve(table: Table, seat: Seat): boolean {
  return fleetsOnBoard(table, seat) < MAX_FLEETS;
}

/** All fleets of the space return to their owner's reserve. */
export function loseFleets(draft: State, sea: number, cause: FleetLoss, tell: Tell): void {
  const owner = fleetOwnerOf(draft, sea);
  if (owner === NOBODY) return;
  const fleets = fleetsIn(draft, sea);
  removeFleets(draft, sea, fleets);
  tell({ type: 'fleets-lost', seat: owner, sea: seaId(boardOf(draft), sea), fleets, cause });
}

export const siren: Power = {
  ask: {
    answers: ['lure-fleet', 'decline'],
    list(state, seat) {
      const { seas } = boardOf(state);
      const reserve = hasReserve(state, seat);
      const moves: Move[] = [];
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
    check(state, seat, _ask, move) {
      if (move.type === 'decline') return null;
      const { sea, from } = move as MoveOf<'lure-fleet'>;
      const board = boardOf(state);
      if (!canBeLured(state, seat, seaNumber(board, sea))) return NOT_ONE_ENEMY_FLEET;
      if (hasReserve(state, seat)) return from === null ? null : RESERVE_NOT_EMPTY;
      if (from === null) return RESERVE_EMPTY;
      return fleetOwnerOf(state, seaNumber(board, from)) === seat ? null : NO_FLEET_THERE;
    },
    fallback: () => DECLINE,
  },
  use(draft, _frame, seat, move, tell) {
    const { sea, from } = move as MoveOf<'lure-fleet'>;
    const board = boardOf(draft);
    const place = seaNumber(board, sea);
    loseFleets(draft, place, 'siren', tell);
    if (from !== null) removeFleets(draft, seaNumber(board, from), 1);
    addFleets(draft, seat, place, 1);
    tell({ type: 'fleet-lured', seat, sea, from });
  },
};

/** Puts the Kraken on any space, from the side of the board or from where it stands; then it may go on for gold. */
export const kraken: Power = {
  ask: {
    answers: ['place-kraken', 'decline'],
    list(state) {
      const moves: Move[] = boardOf(state).seas.map((sea) => ({ type: 'place-kraken', sea }));
      moves.push(DECLINE);
      return moves;
    },
    check(state, _seat, _ask, move) {
      if (move.type === 'decline') return null;
      return seaNumber(boardOf(state), (move as MoveOf<'place-kraken'>).sea) === NOWHERE ? NO_SUCH_SPACE : null;
    },
    fallback: () => DECLINE,
  },
  use(draft, _frame, seat, move, tell) {
    const { sea } = move as MoveOf<'place-kraken'>;
    tell({ type: 'kraken-placed', seat, sea });
    settleKraken(draft, seaNumber(boardOf(draft), sea), tell);
    draft.stack.push({ kind: 'kraken', id: frameId(draft), seat, said: 0, stage: 'asking' });
  },
};

export function settleKraken(draft: State, sea: number, tell: Tell): void {
  draft.kraken = sea;
  loseFleets(draft, sea, 'kraken', tell);
}
