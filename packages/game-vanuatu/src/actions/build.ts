// VA-8.6 Build; VA-9.5 the Builder.

import { isNextTo } from '../board/geometry.js';
import { BUILDER_STALL_COST } from '../data/characters.js';
import { STALL_COST } from '../data/figures.js';
import { checkVatus, payVatus } from '../money.js';
import type { MoveOf } from '../moves.js';
import { playerAt } from '../state.js';
import type { Island } from '../state.js';
import { checkNextTo, isIllegal, islandOf, movesByIsland, roomOn, STALL } from './islands.js';
import { oneOfPair } from './rule.js';
import type { ActionRule } from './rule.js';

type BuildMove = MoveOf<'build'>;

const MOVES = movesByIsland((island, bonus): BuildMove => ({ type: 'build', island, bonus }));

export function stallCost(effect: boolean): number {
  return effect ? BUILDER_STALL_COST : STALL_COST;
}

export function hasStallSlot(island: Island): boolean {
  return (roomOn(island) & STALL) !== 0;
}

export const build: ActionRule<BuildMove> = {
  list(table, seat, manner, into) {
    const player = playerAt(table, seat);
    if (player.stalls === 0 || player.vatus < stallCost(manner.effect)) return;
    for (const island of table.islands) {
      if (isNextTo(table, seat, island) && hasStallSlot(island)) into.push(oneOfPair(MOVES[island.tile], manner));
    }
  },
  check(table, seat, move, effect) {
    const island = checkNextTo(table, seat, move.island);
    if (isIllegal(island)) return island;
    if (!hasStallSlot(island)) return { rule: 'VA-8.6', reason: 'no-free-stall-slot', params: { island: move.island } };
    const player = playerAt(table, seat);
    if (player.stalls === 0) return { rule: 'VA-8.6', reason: 'no-stall-left' };
    return checkVatus(player, stallCost(effect));
  },
  perform(draft, seat, move, effect, emit) {
    const island = islandOf(draft, move.island) as Island;
    const paid = stallCost(effect);
    payVatus(draft, seat, paid);
    playerAt(draft, seat).stalls -= 1;
    island.stalls[seat] = (island.stalls[seat] as number) + 1;
    emit({ type: 'stall-built', seat, island: island.tile, paid });
  },
};
