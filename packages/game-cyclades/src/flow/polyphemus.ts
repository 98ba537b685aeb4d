// CY-15.9 Polyphemus drives the fleets off

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { boardOf, islandNumber, seaId, seaNumber, seasAround } from '../board/geometry.js';
import { addFleets, fleetOwnerOf, fleetsIn, openNeighbours, removeFleets } from '../board/seas.js';
import { loseFleets } from '../creatures/at-sea.js';
import type { IslandId } from '../data/boards.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { State, Table } from '../state.js';

export function pushPolyphemus(draft: State, seat: Seat, island: IslandId): void {
  draft.stack.push({ kind: 'polyphemus', id: frameId(draft), seat, said: 0, island, stage: 'resolving' });
}

export const polyphemus: FrameRules<'polyphemus'> = {
  decisions(_state, frame) {
    if (frame.stage === 'resolving') return NOBODY;
    const { seat, island } = frame;
    return [asked(frame, seat, { kind: 'polyphemus', island }, frame.said)];
  },
  settle(draft, frame, emit) {
    removeTrapped(draft, frame.island, emit);
    const moves = drivesFrom(draft, frame.island);
    const [only] = moves;
    if (only === undefined) return 'done';
    if (moves.length > 1) {
      frame.stage = 'asking';
      return 'again';
    }
    drive(draft, only, emit);
    return 'again';
  },
};

/** A space fills up but never empties while fleets are driven off, so who has no way out now never gets one. */
function removeTrapped(draft: State, island: IslandId, emit: Emit): void {
  for (const sea of seasAround(boardOf(draft), islandNumber(boardOf(draft), island))) {
    const owner = fleetOwnerOf(draft, sea);
    if (owner === NO_SEAT || openNeighbours(draft, owner, sea).length > 0) continue;
    loseFleets(draft, sea, 'polyphemus', emit);
  }
}

/** While Polyphemus stands there the spaces around the island are closed, so that open neighbours lie outside. */
function drivesFrom(table: Table, island: IslandId): MoveOf<'drive-fleets'>[] {
  const board = boardOf(table);
  const moves: MoveOf<'drive-fleets'>[] = [];
  for (const sea of seasAround(board, islandNumber(board, island))) {
    const owner = fleetOwnerOf(table, sea);
    if (owner === NO_SEAT) continue;
    for (const to of openNeighbours(table, owner, sea)) {
      moves.push({ type: 'drive-fleets', from: seaId(board, sea), to: seaId(board, to) });
    }
  }
  return moves;
}

function drive(draft: State, { from, to }: MoveOf<'drive-fleets'>, emit: Emit): void {
  const board = boardOf(draft);
  const sea = seaNumber(board, from);
  const seat = fleetOwnerOf(draft, sea) as Seat;
  const fleets = fleetsIn(draft, sea);
  removeFleets(draft, sea, fleets);
  addFleets(draft, seat, seaNumber(board, to), fleets);
  emit({ type: 'fleets-moved', seat, from, to, fleets });
}

const NOT_THERE: Refusal = { rule: 'CY-15.9', reason: 'cannot-be-driven-there' };

export const polyphemusAsk = ask('polyphemus', {
  rule: 'CY-15.9',
  frame: 'polyphemus',
  answers: ['drive-fleets'],
  list: (state, _seat, { island }) => drivesFrom(state, island),
  check(state, _seat, { island }, { from, to }) {
    const found = drivesFrom(state, island).some((drivable) => drivable.from === from && drivable.to === to);
    return found ? null : NOT_THERE;
  },
  answer(draft, _seat, frame, move, emit) {
    frame.said += 1;
    frame.stage = 'resolving';
    drive(draft, move, emit);
  },
  fallback: (state, _seat, { island }) => drivesFrom(state, island)[0] as MoveOf<'drive-fleets'>,
});
