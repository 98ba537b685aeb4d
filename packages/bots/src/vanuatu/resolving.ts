// Which stack to resolve now, and how. What can wait, waits; what others may take, comes first.

import type { Seat } from '@atoll/engine';
import { ACTION_IDS, ACTION_INDEX, GOOD_INDEX, SPACE_INDEX } from '@atoll/game-vanuatu/table';
import type { ActionId, ActionMove, Island, IslandId, Move, Player, Table } from '@atoll/game-vanuatu/table';
import { outlookAt } from './outlook.js';
import { chanceToAct } from './planning.js';
import { buyWorth, saleWorth, stallWorth, touristWorth, vatuWorth, worthAt } from './worth.js';

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

export function actWorth(table: Table, seat: Seat, move: ActionMove): number {
  const player = table.players[seat] as Player;
  // A bonus used is a bonus gone: only for what it brings.
  const spent = move.bonus ? -0.1 : 0;
  const sight = move.bonus ? player : withoutBonus(player);
  switch (move.type) {
    case 'buy':
      return spent + buyWorth(table, sight, islandNamed(table, move.island), GOOD_INDEX[move.good]) + 0.3;
    case 'build':
      return spent + stallWorth(table, seat, sight, islandNamed(table, move.island)) + 0.3;
    case 'transport':
      return spent + touristWorth(table, seat, sight, islandNamed(table, move.island)) + 0.3;
    case 'draw':
      return spent + (move.bonus ? 5 : 3) + 0.01 * islandNamed(table, move.island).stalls.length;
    case 'fish':
      return spent + (table.fish[player.boat] as number) * (move.bonus ? 2.05 : 1.05) + 0.3;
    case 'explore':
      return spent + (table.treasure[player.boat] as number) * (move.bonus ? 2.5 : 2) + 0.3;
    case 'sell':
      return spent + sellWorth(table, seat, player, move);
    case 'rest':
      return spent + 0.5;
    case 'sail':
      return spent + sailWorth(table, seat, player, move);
  }
}

function withoutBonus(player: Player): Player {
  return player.bonusReady ? { ...player, bonusReady: false } : player;
}

function islandNamed(table: Table, id: IslandId): Island {
  return table.islands.find(({ tile }) => tile === id) as Island;
}

/** A catch still to come should be sold with the rest, unless somebody is about to spoil the price. */
function sellWorth(table: Table, seat: Seat, player: Player, { tiles }: MoveOf<'sell'>): number {
  let value = 0;
  for (const tile of tiles) value += tile;
  const catches = (player.markers[ACTION_INDEX.fish] as number) > 0 ? worthAt(table, seat, 'fish', player.boat) : 0;
  return saleWorth(table, value) + 0.2 * vatuWorth(player, table.round) * tiles.length - 0.6 * catches;
}

/** What the other stacks would bring there, against what they would bring here. */
function sailWorth(table: Table, seat: Seat, player: Player, { to, steps, bonus }: MoveOf<'sail'>): number {
  const space = SPACE_INDEX[to];
  const free = bonus && player.character === 'navigator';
  let gain = 0;
  for (const action of ACTION_IDS) {
    const own = player.markers[ACTION_INDEX[action]] as number;
    if (own === 0 || action === 'sail' || action === 'rest') continue;
    const there = worthAt(table, seat, action, space);
    const here = worthAt(table, seat, action, player.boat);
    gain += (there - here) * chanceToAct(table, seat, action, own);
  }
  const later = outlookAt(table, seat, space) - outlookAt(table, seat, player.boat);
  return gain + (table.round >= 8 ? 0 : 0.35 * later) - (free ? 0 : steps * vatuWorth(player, table.round));
}

/** A stack given up is worth what it could still have brought. */
export function takeBackWorth(table: Table, seat: Seat, action: ActionId): number {
  const player = table.players[seat] as Player;
  const sails = (player.markers[ACTION_INDEX.sail] as number) > 0;
  const worth = action === 'sail' ? 1 : worthAt(table, seat, action, player.boat) + (sails ? 0.5 : 0);
  return -0.3 - 0.6 * worth;
}

export function governWorth(table: Table, seat: Seat, from: ActionId, to: ActionId): number {
  const player = table.players[seat] as Player;
  const moved = player.markers[ACTION_INDEX[from]] as number;
  const there = player.markers[ACTION_INDEX[to]] as number;
  const now =
    worthAt(table, seat, from, player.boat) * chanceToAct(table, seat, from, moved) +
    worthAt(table, seat, to, player.boat) * chanceToAct(table, seat, to, there);
  return worthAt(table, seat, to, player.boat) * chanceToAct(table, seat, to, there + moved) - now - 0.5;
}
