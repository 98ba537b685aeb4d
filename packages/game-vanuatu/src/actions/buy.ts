// VA-8.7 to VA-8.9 Buy and export; VA-9.6 the Buyer.

import { isNextTo } from '../board/geometry.js';
import { exportCube, shipLacking } from '../board/ships.js';
import { GOOD_COSTS, GOOD_IDS, GOOD_INDEX } from '../data/goods.js';
import type { GoodId } from '../data/goods.js';
import { checkVatus, payVatus } from '../money.js';
import type { MoveOf } from '../moves.js';
import { playerAt } from '../state.js';
import type { Island } from '../state.js';
import { checkNextTo, isIllegal, islandOf, movesByIsland } from './islands.js';
import { oneOfPair } from './rule.js';
import type { ActionRule, Pair } from './rule.js';

type BuyMove = MoveOf<'buy'>;

/** By good, then by island. */
const MOVES = GOOD_IDS.map((good) => movesByIsland((island, bonus): BuyMove => ({ type: 'buy', island, good, bonus })));

export const buy: ActionRule<BuyMove> = {
  list(table, seat, manner, into) {
    const { vatus } = playerAt(table, seat);
    for (const island of table.islands) {
      if (!isNextTo(table, seat, island)) continue;
      for (let good = 0; good < GOOD_IDS.length; good++) {
        if (island.cubes[good] === 0 || (GOOD_COSTS[good] as number) > vatus) continue;
        into.push(oneOfPair(MOVES[good]?.[island.tile] as Pair<BuyMove>, manner));
      }
    }
  },
  check(table, seat, move) {
    const island = checkNextTo(table, seat, move.island);
    if (isIllegal(island)) return island;
    const good = GOOD_INDEX[move.good];
    if (island.cubes[good] === 0) {
      return { rule: 'VA-8.7', reason: 'no-such-cube', params: { island: move.island, good: move.good } };
    }
    return checkVatus(playerAt(table, seat), GOOD_COSTS[good] as number);
  },
  perform(draft, seat, move, effect, emit) {
    const island = islandOf(draft, move.island) as Island;
    const good = GOOD_INDEX[move.good];
    const paid = GOOD_COSTS[good] as number;
    payVatus(draft, seat, paid);
    island.cubes[good] = (island.cubes[good] as number) - 1;
    emit({ type: 'good-bought', seat, island: island.tile, good: GOOD_IDS[good] as GoodId, paid });
    exportCube(draft, seat, good, emit);
    if (effect && draft.supply[good] !== 0 && shipLacking(draft, good) !== null) {
      draft.supply[good] = (draft.supply[good] as number) - 1;
      exportCube(draft, seat, good, emit);
    }
  },
};
