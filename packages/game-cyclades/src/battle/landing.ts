// CY-11.2, CY-11.3, CY-12.12: troops come to an island, by Ares, by Pegasus or as the winners of a battle.

import type { Seat } from '@atoll/engine';
import { dismiss, standsOn } from '../board/figurines.js';
import { boardOf, islandId } from '../board/geometry.js';
import { islandCount, ownerOf, troopsOn } from '../board/islands.js';
import { MINOTAUR } from '../data/creatures.js';
import type { Emit } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { State, Table } from '../state.js';
import { beginBattle } from './begin.js';
import { eliminate } from './elimination.js';

/** CY-15.5: the Minotaur defends even without troops. */
function isDefended(table: Table, island: number): boolean {
  return troopsOn(table, island) > 0 || standsOn(table, MINOTAUR, island);
}

export function moveTroops(draft: State, seat: Seat, from: number, to: number, troops: number, emit: Emit): void {
  const board = boardOf(draft);
  const place = islandId(board, to);
  draft.troops[from] = troopsOn(draft, from) - troops;
  emit({ type: 'troops-moved', seat, from: islandId(board, from), to: place, troops });
  const owner = ownerOf(draft, to);
  if (owner === seat) draft.troops[to] = troopsOn(draft, to) + troops;
  else if (owner === NO_SEAT || !isDefended(draft, to)) takeIsland(draft, seat, to, troops, emit);
  else beginBattle(draft, { place, land: true, attacker: seat, defender: owner, attackers: troops }, emit);
}

/** The island changes owner with all that stands on it; a player left without islands is out. May end the game. */
export function takeIsland(draft: State, seat: Seat, island: number, troops: number, emit: Emit): void {
  const loser = ownerOf(draft, island);
  draft.owner[island] = seat;
  draft.troops[island] = troops;
  const from = loser === NO_SEAT ? null : loser;
  emit({ type: 'island-taken', seat, island: islandId(boardOf(draft), island), from });
  if (loser === NO_SEAT) return;
  if (standsOn(draft, MINOTAUR, island)) dismiss(draft, MINOTAUR, emit);
  if (islandCount(draft, loser) === 0) eliminate(draft, loser, emit);
}
