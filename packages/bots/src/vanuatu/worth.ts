// What an action would bring a seat whose boat lay on a given space, in points of the final score.

import type { Seat } from '@atoll/engine';
import { STALL_COST } from '@atoll/game-vanuatu/search';
import { exportPoints, GOODS, ISLANDS, ROUNDS } from '@atoll/game-vanuatu/table';
import type { ActionId, Island, Player, Table } from '@atoll/game-vanuatu/table';
import { isBeside } from './sea.js';

/** Ten vatus are five points; the first few are worth more, since nothing moves without them. */
export function vatuWorth(player: Player, round: number): number {
  if (round >= ROUNDS) return 0.4;
  return player.vatus <= 1 ? 1.3 : player.vatus <= 3 ? 1 : 0.6;
}

/** Points for a fish of value 1 that is still to be sold. */
const FISH_TO_SELL = 1.05;
const TREASURE = 2;
/** Points for each stall beside each tourist. */
const PAIR = 2;

export function sumOf(tiles: readonly number[]): number {
  return (tiles[0] as number) + 2 * (tiles[1] as number) + 3 * (tiles[2] as number);
}

/** How much of the game is still to come, 1 at the start. */
function roundsLeft(table: Table): number {
  return (ROUNDS - table.round) / ROUNDS;
}

export function worthAt(table: Table, seat: Seat, action: ActionId, space: number): number {
  const player = table.players[seat] as Player;
  switch (action) {
    case 'fish':
      return fishWorth(table, player, space);
    case 'explore': {
      const value = table.treasure[space] as number;
      return value * (TREASURE + (ready(player, 'diver') ? 0.5 : 0));
    }
    case 'sell':
      return canSellAt(table, player, seat, space) ? saleWorth(table, sumOf(player.fish)) : 0;
    case 'rest':
      return restWorth(table, seat);
    case 'sail':
      return 0;
    case 'buy':
    case 'build':
    case 'draw':
    case 'tourist': {
      let best = 0;
      for (const island of table.islands) {
        if (isBeside(table, space, island)) best = Math.max(best, islandWorth(table, seat, player, action, island));
      }
      return best;
    }
  }
}

function ready(player: Player, character: Player['character']): boolean {
  return player.bonusReady && player.character === character;
}

function fishWorth(table: Table, player: Player, space: number): number {
  const value = table.fish[space] as number;
  const toSell = table.round >= ROUNDS ? 0.6 : FISH_TO_SELL;
  return value * (toSell + (ready(player, 'fisherman') ? 1 : 0));
}

/** What selling fish of this value brings over keeping it. */
export function saleWorth(table: Table, value: number): number {
  const kept = table.round >= ROUNDS ? 0.4 : 0.75;
  return value * (0.55 * table.fishPrice - kept) + (value > 0 ? 0.4 : 0);
}

function canSellAt(table: Table, player: Player, seat: Seat, space: number): boolean {
  if (ready(player, 'vendor')) return true;
  for (const island of table.islands) {
    if ((island.stalls[seat] as number) > 0 && isBeside(table, space, island)) return true;
  }
  return false;
}

function restWorth(table: Table, seat: Seat): number {
  if (table.rests.length >= 4) return 0;
  // The first player's marker counts at the end, and turns ties until then.
  const first = table.firstPlayer === seat ? 0 : table.round >= ROUNDS ? 2 : 0.4;
  return Math.max(0.7, 1.2 - 0.3 * table.rests.length + first);
}

function islandWorth(
  table: Table,
  seat: Seat,
  player: Player,
  action: 'buy' | 'build' | 'draw' | 'tourist',
  island: Island,
): number {
  switch (action) {
    case 'buy': {
      let best = 0;
      for (let good = 0; good < GOODS.length; good++) best = Math.max(best, buyWorth(table, player, island, good));
      return best;
    }
    case 'build':
      return stallWorth(table, seat, player, island);
    case 'draw':
      return island.drawings < ISLANDS[island.tile].drawingSlots ? (ready(player, 'artist') ? 5 : 3) : 0;
    case 'tourist':
      return touristWorth(table, seat, player, island);
  }
}

export function buyWorth(table: Table, player: Player, island: Island, good: number): number {
  const cost = GOODS[good]?.cost ?? 0;
  if ((island.cubes[good] as number) === 0 || player.vatus < cost) return 0;
  const points = exportPoints(table, good);
  const second = ready(player, 'buyer') && (table.supply[good] as number) > 0 ? 0.8 * points : 0;
  return Math.max(0, points + second - cost * vatuWorth(player, table.round));
}

export function stallWorth(table: Table, seat: Seat, player: Player, island: Island): number {
  const { stallSlots, touristCapacity } = ISLANDS[island.tile];
  let built = 0;
  for (const stalls of island.stalls) built += stalls;
  const cost = ready(player, 'builder') ? 1 : STALL_COST;
  if (built >= stallSlots || player.vatus < cost || player.stalls === 0) return 0;
  const left = roundsLeft(table);
  const toCome = Math.min(touristCapacity - island.tourists, 7 * left);
  // The first stall on an island opens its market.
  const market = (island.stalls[seat] as number) === 0 ? 4 * left : 0;
  return Math.max(0, PAIR * (island.tourists + toCome) + market - cost * vatuWorth(player, table.round));
}

export function touristWorth(table: Table, seat: Seat, player: Player, island: Island): number {
  if (table.touristsWaiting === 0 || island.tourists >= ISLANDS[island.tile].touristCapacity) return 0;
  let stalls = 0;
  for (const theirs of island.stalls) stalls += theirs;
  const own = island.stalls[seat] as number;
  const others = (PAIR * (stalls - own)) / (table.players.length - 1);
  const guided = ready(player, 'guide') ? 2 * island.drawings : 0;
  return Math.max(0, PAIR * own + stalls * vatuWorth(player, table.round) + guided - 0.8 * others + 0.2);
}
