// VA-8.10 Draw on the sand; VA-9.7 the Artist.

import { isNextTo } from '../board/geometry.js';
import { ARTIST_DRAWING_POINTS } from '../data/characters.js';
import { DRAWING_POINTS } from '../data/figures.js';
import { scorePoints } from '../money.js';
import type { MoveOf } from '../moves.js';
import type { Island } from '../state.js';
import { checkNextTo, DRAWING, isIllegal, islandOf, movesByIsland, roomOn } from './islands.js';
import { oneOfPair } from './rule.js';
import type { ActionRule } from './rule.js';

type DrawMove = MoveOf<'draw'>;

const MOVES = movesByIsland((island, bonus): DrawMove => ({ type: 'draw', island, bonus }));

function hasDrawingSlot(island: Island): boolean {
  return (roomOn(island) & DRAWING) !== 0;
}

export const draw: ActionRule<DrawMove> = {
  list(table, seat, manner, into) {
    for (const island of table.islands) {
      if (isNextTo(table, seat, island) && hasDrawingSlot(island)) into.push(oneOfPair(MOVES[island.tile], manner));
    }
  },
  check(table, seat, move) {
    const island = checkNextTo(table, seat, move.island);
    if (isIllegal(island)) return island;
    if (hasDrawingSlot(island)) return null;
    return { rule: 'VA-8.10', reason: 'no-free-drawing-slot', params: { island: move.island } };
  },
  perform(draft, seat, move, effect, emit) {
    const island = islandOf(draft, move.island) as Island;
    island.drawings += 1;
    emit({ type: 'drew', seat, island: island.tile });
    scorePoints(draft, seat, effect ? ARTIST_DRAWING_POINTS : DRAWING_POINTS, emit);
  },
};
