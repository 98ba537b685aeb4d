// CY-14.6 Sphinx

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { boardMoves } from '../board/board-moves.js';
import { boardOf, islandNumber, seaNumber } from '../board/geometry.js';
import { ownerOf, troopsOn } from '../board/islands.js';
import { fleetOwnerOf, removeFleets } from '../board/seas.js';
import type { PlaceId } from '../data/boards.js';
import { SPHINX_PRICE } from '../data/creatures.js';
import { receive } from '../gold.js';
import { STOP } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import type { State, Table } from '../state.js';

type SphinxMove = MoveOf<'sell-troop' | 'sell-fleet' | 'sell-priest' | 'sell-philosopher' | 'stop'>;
type Piece = 'troop' | 'fleet' | 'priest' | 'philosopher';

const SPHINX: Ask = { kind: 'sphinx' };

export const sphinx: FrameRules<'sphinx'> = {
  decisions(_state, frame) {
    return frame.stage === 'asking' ? [asked(frame, frame.seat, SPHINX, frame.said)] : NOBODY;
  },
  settle(draft, frame) {
    if (frame.stage === 'over' || salesOf(draft, frame.seat).length === 0) return 'done';
    frame.stage = 'asking';
    return 'again';
  },
};

function sell(draft: State, seat: Seat, move: SphinxMove, emit: Emit): void {
  const board = boardOf(draft);
  switch (move.type) {
    case 'sell-troop': {
      const island = islandNumber(board, move.island);
      draft.troops[island] = troopsOn(draft, island) - 1;
      return paidFor(draft, seat, 'troop', move.island, emit);
    }
    case 'sell-fleet':
      removeFleets(draft, seaNumber(board, move.sea), 1);
      return paidFor(draft, seat, 'fleet', move.sea, emit);
    case 'sell-priest':
      draft.priests[seat] = (draft.priests[seat] as number) - 1;
      return paidFor(draft, seat, 'priest', null, emit);
    case 'sell-philosopher':
      draft.philosophers[seat] = (draft.philosophers[seat] as number) - 1;
      return paidFor(draft, seat, 'philosopher', null, emit);
    case 'stop':
      return;
  }
}

function paidFor(draft: State, seat: Seat, piece: Piece, place: PlaceId | null, emit: Emit): void {
  receive(draft, seat, SPHINX_PRICE);
  emit({ type: 'piece-sold', seat, piece, place });
}

function hasTroop(table: Table, seat: Seat, island: number): boolean {
  return ownerOf(table, island) === seat && troopsOn(table, island) > 0;
}

const SELL_PRIEST: SphinxMove = { type: 'sell-priest' };
const SELL_PHILOSOPHER: SphinxMove = { type: 'sell-philosopher' };

function salesOf(table: Table, seat: Seat): SphinxMove[] {
  const { sellTroop, sellFleet } = boardMoves(table);
  const moves: SphinxMove[] = [];
  for (let island = 0; island < sellTroop.length; island++) {
    if (hasTroop(table, seat, island)) moves.push(sellTroop[island] as SphinxMove);
  }
  for (let sea = 0; sea < sellFleet.length; sea++) {
    if (fleetOwnerOf(table, sea) === seat) moves.push(sellFleet[sea] as SphinxMove);
  }
  if ((table.priests[seat] as number) > 0) moves.push(SELL_PRIEST);
  if ((table.philosophers[seat] as number) > 0) moves.push(SELL_PHILOSOPHER);
  return moves;
}

const NOTHING_TO_SELL: Refusal = { rule: 'CY-14.6', reason: 'no-such-own-piece' };

function canSell(table: Table, seat: Seat, move: SphinxMove): boolean {
  const board = boardOf(table);
  switch (move.type) {
    case 'sell-troop':
      return hasTroop(table, seat, islandNumber(board, move.island));
    case 'sell-fleet':
      return fleetOwnerOf(table, seaNumber(board, move.sea)) === seat;
    case 'sell-priest':
      return (table.priests[seat] as number) > 0;
    case 'sell-philosopher':
      return (table.philosophers[seat] as number) > 0;
    case 'stop':
      return true;
  }
}

export const sphinxAsk = ask('sphinx', {
  rule: 'CY-14.6',
  frame: 'sphinx',
  answers: ['sell-troop', 'sell-fleet', 'sell-priest', 'sell-philosopher', 'stop'],
  list(state, seat) {
    const moves = salesOf(state, seat);
    moves.push(STOP);
    return moves;
  },
  check: (state, seat, _frame, move) => (canSell(state, seat, move) ? null : NOTHING_TO_SELL),
  answer(draft, seat, frame, move, emit) {
    frame.said += 1;
    frame.stage = move.type === 'stop' ? 'over' : 'resolving';
    sell(draft, seat, move, emit);
  },
  fallback: () => STOP,
});
