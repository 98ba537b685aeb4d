// Markets: what a cube is worth to the seat against what it fetches, and what the market's rows do to the colony.

import { buyingPrice, DOMESTIC_MARKET, sellingPrice } from '@atoll/game-archipelago/table';
import type { Move, Resource } from '@atoll/game-archipelago/table';
import { calmingWorth, surplusWorth } from './colony.js';
import type { Thought } from './thought.js';

type Transaction = Extract<Move, { type: 'transact' }>;

function transactionWorth(thought: Thought, { market, deal, resource, token }: Transaction): number {
  const { state, florin } = thought;
  const goods = token ? thought.token : thought.cubes[resource];
  const order = market === 'domestic' ? marketOrder(thought, resource, deal === 'sell' ? 1 : -1) : 0;
  if (deal === 'buy') return goods - (buyingPrice(state, market, resource) ?? 99) * florin + order;
  return (sellingPrice(state, market, resource) ?? 0) * florin - goods + order;
}

/** Rows of the domestic market breed surplus or rebellion each turn: the last cube decides which row counts. */
function marketOrder(thought: Thought, resource: Resource, cubes: 1 | -1): number {
  const { state, colony } = thought;
  const now = state.domestic[resource];
  return (
    unrest(thought, resource, now) -
    unrest(thought, resource, now + cubes) +
    (colony.role === 'separatist' ? 0 : 0.02 * cubes)
  );
}

/** What the row of the last of so many cubes costs the colony. */
function unrest({ colony }: Thought, resource: Resource, cubes: number): number {
  let left = cubes;
  for (const row of DOMESTIC_MARKET[resource]) {
    left -= row.capacity;
    if (left > 0) continue;
    if (cubes === 0) return 0;
    return -calmingWorth(colony, -row.rebellion) * 0.6 - surplusWorth(colony, -row.surplus);
  }
  return 1;
}

export function bestTransaction(thought: Thought, markets: readonly ('domestic' | 'export')[]): number {
  const { player } = thought;
  let best = 0;
  for (const market of markets) {
    for (const resource of Object.keys(thought.cubes) as Resource[]) {
      const price = buyingPrice(thought.state, market, resource);
      if (price !== null && price <= player.florins) {
        best = Math.max(
          best,
          transactionWorth(thought, { type: 'transact', market, deal: 'buy', resource, token: false }),
        );
      }
      if (player.cubes[resource] > 0) {
        best = Math.max(
          best,
          transactionWorth(thought, { type: 'transact', market, deal: 'sell', resource, token: false }),
        );
      }
    }
  }
  return best;
}

export function rateTrade(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'transact') ratings[i] = transactionWorth(thought, move);
  }
}
