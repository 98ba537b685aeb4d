// CY-15.9 Polyphemus drives the fleets off

import { decisionId, frameId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';
import { boardOf, islandNumber, seaId, seaNumber, seasAround } from '../board/geometry.js';
import { addFleets, fleetOwnerOf, fleetsIn, openNeighbours, removeFleets } from '../board/seas.js';
import { loseFleets } from '../creatures/at-sea.js';
import type { IslandId } from '../data/boards.js';
import type { PolyphemusFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { NO_DECISIONS } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import { NOBODY } from '../state.js';
import type { State, Table } from '../state.js';

export function pushPolyphemus(draft: State, seat: Seat, island: IslandId): void {
  draft.stack.push({ kind: 'polyphemus', id: frameId(draft), seat, said: 0, island, stage: 'resolving' });
}

export const polyphemus: FrameRules<PolyphemusFrame> = {
  decisions(_state, frame) {
    if (frame.stage === 'resolving') return NO_DECISIONS;
    const { seat, island } = frame;
    return [{ id: decisionId(frame, seat, frame.said), seat, ask: { kind: 'polyphemus', island } }];
  },
  answer(draft, frame, _seat, move, tell) {
    frame.said += 1;
    frame.stage = 'resolving';
    drive(draft, move as MoveOf<'drive-fleets'>, tell);
  },
  settle(draft, frame, tell) {
    removeTrapped(draft, frame.island, tell);
    const moves = drivesFrom(draft, frame.island);
    const [only] = moves;
    if (only === undefined) return 'done';
    if (moves.length > 1) {
      frame.stage = 'asking';
      return 'again';
    }
    drive(draft, only, tell);
    return 'again';
  },
};

/** A space fills up but never empties while fleets are driven off, so who has no way out now never gets one. */
function removeTrapped(draft: State, island: IslandId, tell: Tell): void {
  for (const sea of seasAround(boardOf(draft), islandNumber(boardOf(draft), island))) {
    const owner = fleetOwnerOf(draft, sea);
    if (owner === NOBODY || openNeighbours(draft, owner, sea).length > 0) continue;
    loseFleets(draft, sea, 'polyphemus', tell);
  }
}

/** While he stands there the spaces around his island are closed, so that open neighbours lie outside. */
function drivesFrom(table: Table, island: IslandId): MoveOf<'drive-fleets'>[] {
  const board = boardOf(table);
  const moves: MoveOf<'drive-fleets'>[] = [];
  for (const sea of seasAround(board, islandNumber(board, island))) {
    const owner = fleetOwnerOf(table, sea);
    if (owner === NOBODY) continue;
    for (const to of openNeighbours(table, owner, sea)) {
      moves.push({ type: 'drive-fleets', from: seaId(board, sea), to: seaId(board, to) });
    }
  }
  return moves;
}

function drive(draft: State, { from, to }: MoveOf<'drive-fleets'>, tell: Tell): void {
  const board = boardOf(draft);
  const sea = seaNumber(board, from);
  const seat = fleetOwnerOf(draft, sea) as Seat;
  const fleets = fleetsIn(draft, sea);
  removeFleets(draft, sea, fleets);
  addFleets(draft, seat, seaNumber(board, to), fleets);
  tell({ type: 'fleets-moved', seat, from, to, fleets });
}

const NOT_THERE: Illegal = { rule: 'CY-15.9', reason: 'cannot-be-driven-there' };

export const polyphemusAsk: AskRules<'polyphemus'> = {
  answers: ['drive-fleets'],
  list: (state, _seat, ask) => drivesFrom(state, ask.island),
  check(state, _seat, ask, move) {
    const { from, to } = move as MoveOf<'drive-fleets'>;
    const found = drivesFrom(state, ask.island).some((drivable) => drivable.from === from && drivable.to === to);
    return found ? null : NOT_THERE;
  },
  fallback: (state, _seat, ask) => drivesFrom(state, ask.island)[0] as Move,
};
