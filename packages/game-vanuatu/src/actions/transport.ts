// VA-8.11 Transport a tourist; VA-9.8 the Guide.

import { isNextTo } from '../board/geometry.js';
import { GUIDE_POINTS_PER_DRAWING } from '../data/characters.js';
import { VATUS_PER_STALL } from '../data/figures.js';
import { gainVatus, scorePoints } from '../money.js';
import type { MoveOf } from '../moves.js';
import type { Island } from '../state.js';
import { checkNextTo, isIllegal, islandOf, movesByIsland, roomOn, stallsOn, TOURIST } from './islands.js';
import { oneOfPair } from './rule.js';
import type { ActionRule } from './rule.js';

type TransportMove = MoveOf<'transport'>;

const MOVES = movesByIsland((island, bonus): TransportMove => ({ type: 'transport', island, bonus }));

export function takesTourist(island: Island): boolean {
  return (roomOn(island) & TOURIST) !== 0;
}

export const transport: ActionRule<TransportMove> = {
  list(table, seat, manner, into) {
    if (table.touristsWaiting === 0) return;
    for (const island of table.islands) {
      if (isNextTo(table, seat, island) && takesTourist(island)) into.push(oneOfPair(MOVES[island.tile], manner));
    }
  },
  check(table, seat, move) {
    if (table.touristsWaiting === 0) return { rule: 'VA-8.11', reason: 'no-tourist-waits' };
    const island = checkNextTo(table, seat, move.island);
    if (isIllegal(island)) return island;
    return takesTourist(island) ? null : { rule: 'VA-8.11', reason: 'island-full', params: { island: move.island } };
  },
  perform(draft, seat, move, effect, emit) {
    const island = islandOf(draft, move.island) as Island;
    draft.touristsWaiting -= 1;
    island.tourists += 1;
    emit({ type: 'tourist-carried', seat, island: island.tile });
    gainVatus(draft, seat, stallsOn(island) * VATUS_PER_STALL, emit);
    if (effect) scorePoints(draft, seat, island.drawings * GUIDE_POINTS_PER_DRAWING, emit);
  },
};
