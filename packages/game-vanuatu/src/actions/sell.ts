// VA-8.5 Sell fish; VA-9.3 the Vendor.

import type { Seat } from '@atoll/engine';
import { isNextTo } from '../board/geometry.js';
import { FISH_TILES, LOWEST_FISH_PRICE, TILE_VALUES } from '../data/figures.js';
import type { TileValue } from '../data/figures.js';
import { gainVatus } from '../money.js';
import type { MoveOf } from '../moves.js';
import { playerAt } from '../state.js';
import type { Player, Table } from '../state.js';
import { oneOfPair } from './rule.js';
import type { ActionRule, Pair } from './rule.js';
import type { Refusal } from '../rules.js';

type SellMove = MoveOf<'sell'>;

function sellMove(counts: readonly number[], bonus: boolean): SellMove {
  const tiles = TILE_VALUES.flatMap((value) => Array.from({ length: counts[value - 1] ?? 0 }, () => value));
  return { type: 'sell', tiles, bonus };
}

const [MOST_ONES, MOST_TWOS, MOST_THREES] = FISH_TILES;

/** One pair for every choice of tiles, by `indexOf`. */
const MOVES: readonly Pair<SellMove>[] = everyChoice().map((counts) => [
  sellMove(counts, false),
  sellMove(counts, true),
]);

function everyChoice(): number[][] {
  const choices: number[][] = [];
  for (let ones = 0; ones <= MOST_ONES; ones++) {
    for (let twos = 0; twos <= MOST_TWOS; twos++) {
      for (let threes = 0; threes <= MOST_THREES; threes++) choices[indexOf(ones, twos, threes)] = [ones, twos, threes];
    }
  }
  return choices;
}

function indexOf(ones: number, twos: number, threes: number): number {
  return (ones * (MOST_TWOS + 1) + twos) * (MOST_THREES + 1) + threes;
}

function isNextToOwnStall(table: Table, seat: Seat): boolean {
  for (const island of table.islands) {
    if (island.stalls[seat] !== 0 && isNextTo(table, seat, island)) return true;
  }
  return false;
}

/** VA-8.15: equal tiles are alike, so a choice is named by its values, lowest first. */
function checkTiles(player: Player, tiles: readonly TileValue[]): Refusal | null {
  const counts = [0, 0, 0];
  let previous = 0;
  for (const value of tiles) {
    if (value < previous) return { rule: 'VA-8.15', reason: 'not-lowest-first' };
    previous = value;
    counts[value - 1] = (counts[value - 1] as number) + 1;
    if ((counts[value - 1] as number) > (player.fish[value - 1] as number)) {
      return { rule: 'VA-8.5', reason: 'fish-tile-not-owned', params: { value } };
    }
  }
  return tiles.length === 0 ? { rule: 'VA-8.5', reason: 'sells-nothing' } : null;
}

export const sell: ActionRule<SellMove> = {
  list(table, seat, manner, into) {
    if (!manner.effect && !isNextToOwnStall(table, seat)) return;
    const [ownOnes, ownTwos, ownThrees] = playerAt(table, seat).fish as [number, number, number];
    for (let ones = 0; ones <= ownOnes; ones++) {
      for (let twos = 0; twos <= ownTwos; twos++) {
        for (let threes = 0; threes <= ownThrees; threes++) {
          if (ones + twos + threes === 0) continue;
          into.push(oneOfPair(MOVES[indexOf(ones, twos, threes)] as Pair<SellMove>, manner));
        }
      }
    }
  },
  check(table, seat, { tiles }, effect) {
    const illegal = checkTiles(playerAt(table, seat), tiles);
    if (illegal !== null) return illegal;
    return effect || isNextToOwnStall(table, seat) ? null : { rule: 'VA-8.5', reason: 'no-own-stall-near' };
  },
  perform(draft, seat, { tiles }, _effect, emit) {
    const { fish } = playerAt(draft, seat);
    let value = 0;
    for (const tile of tiles) {
      fish[tile - 1] = (fish[tile - 1] as number) - 1;
      value += tile;
    }
    const price = draft.fishPrice;
    emit({ type: 'fish-sold', seat, tiles: tiles.slice(), price });
    gainVatus(draft, seat, value * price, emit);
    if (price > LOWEST_FISH_PRICE) {
      draft.fishPrice = price - 1;
      emit({ type: 'fish-price-changed', price: price - 1 });
    }
  },
};
