// CY-12.6, CY-12.7, CY-12.11: where a side may retreat to.

import type { Seat } from '@atoll/engine';
import { linkedIslands, shipChains } from '../board/chains.js';
import { standsOn } from '../board/figurines.js';
import { boardOf, islandId, islandNumber, seaId, seaNumber } from '../board/geometry.js';
import { islandsOf, troopsOn } from '../board/islands.js';
import { openNeighbours } from '../board/seas.js';
import type { PlaceId } from '../data/boards.js';
import { MEDUSA } from '../data/creatures.js';
import type { BattleFrame } from '../frames.js';
import type { State, Table } from '../state.js';

/** Own islands linked to the embattled one by own fleets; the attackers' origin is one of them if it is linked. */
function linkedOwnIslands(table: Table, seat: Seat, island: number): number[] {
  const linked = linkedIslands(shipChains(table, seat), island);
  return linked === 0 ? [] : islandsOf(table, seat).filter((own) => (linked & (1 << own)) !== 0);
}

export function retreatsOf(table: Table, seat: Seat, battle: Pick<BattleFrame, 'place' | 'land'>): PlaceId[] {
  const board = boardOf(table);
  if (!battle.land) {
    return openNeighbours(table, seat, seaNumber(board, battle.place)).map((sea) => seaId(board, sea));
  }
  const island = islandNumber(board, battle.place);
  return linkedOwnIslands(table, seat, island).map((own) => islandId(board, own));
}

/** The Minotaur alone cannot retreat (CY-15.11), nor can troops held by Medusa; attackers do not stand there yet. */
export function defenderCanLeave(state: State, battle: BattleFrame): boolean {
  if (!battle.land) return true;
  const island = islandNumber(boardOf(state), battle.place);
  return troopsOn(state, island) > 0 && !standsOn(state, MEDUSA, island);
}
