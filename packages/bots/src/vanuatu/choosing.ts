// The questions around the nine actions: characters, tiles, neutral markers, rest tokens, alms.

import type { Seat } from '@atoll/engine';
import { isIsland, OCEANS, ROUNDS, SPACE_INDEX } from '@atoll/game-vanuatu/table';
import type { ActionId, CharacterId, Player, RestTokenId, SpaceId, Table, TileId } from '@atoll/game-vanuatu/table';
import { bestVoyage } from './outlook.js';
import { distance } from './sea.js';
import { vatuWorth, worthAt } from './worth.js';

/** What the bonus would add where the boat is, or where it may soon be. */
export function characterWorth(table: Table, seat: Seat, character: CharacterId): number {
  const player = table.players[seat] as Player;
  const helped: Player = { ...player, character, bonusReady: true };
  const plain: Player = { ...player, character: null, bonusReady: false };
  switch (character) {
    case 'navigator':
      return 0.9 + 0.3 * (bestVoyage(table, seat)?.gain ?? 0);
    case 'fisherman':
      return gain(table, seat, helped, plain, 'fish');
    case 'vendor':
      return gain(table, seat, helped, plain, 'sell');
    case 'diver':
      return gain(table, seat, helped, plain, 'explore');
    case 'builder':
      return gain(table, seat, helped, plain, 'build');
    case 'buyer':
      return gain(table, seat, helped, plain, 'buy');
    case 'artist':
      return gain(table, seat, helped, plain, 'draw');
    case 'guide':
      return gain(table, seat, helped, plain, 'tourist');
    case 'beggar':
      return player.points > 2 && player.vatus <= 1 ? 1 : 0.2;
    case 'preacher':
      return 0.9;
    case 'governor':
      return 0.8;
  }
}

/** The better of here and the best place to sail to, which counts for less. */
function gain(table: Table, seat: Seat, helped: Player, plain: Player, action: ActionId): number {
  const voyage = bestVoyage(table, seat);
  const at = (player: Player, space: number): number =>
    worthAt({ ...table, players: table.players.with(seat, player) }, seat, action, space);
  const here = at(helped, plain.boat) - at(plain, plain.boat);
  if (voyage === null) return here;
  return Math.max(here, 0.6 * (at(helped, voyage.space) - at(plain, voyage.space)));
}

/** Riches near the own boat and far from the others'. */
export function tileWorth(table: Table, seat: Seat, tile: TileId, at: SpaceId): number {
  const riches = isIsland(tile) ? 3 : OCEANS[tile].fish + 1.5 * OCEANS[tile].treasure;
  const space = SPACE_INDEX[at];
  let others = 0;
  for (const [other, { boat }] of table.players.entries()) if (other !== seat) others += distance(boat, space);
  const own = distance((table.players[seat] as Player).boat, space);
  return 0.15 * riches * (others / (table.players.length - 1) - own);
}

/** In the way of what the other wants more than oneself. */
export function neutralWorth(table: Table, seat: Seat, action: ActionId): number {
  const other = (1 - seat) as Seat;
  return wish(table, other, action) - wish(table, seat, action);
}

function wish(table: Table, seat: Seat, action: ActionId): number {
  if (action === 'sail') return bestVoyage(table, seat)?.gain ?? 0;
  return worthAt(table, seat, action, (table.players[seat] as Player).boat);
}

export function tokenWorth(table: Table, seat: Seat, token: RestTokenId): number {
  const player = table.players[seat] as Player;
  const vatu = vatuWorth(player, table.round);
  switch (token) {
    case 'first-player':
      return table.round >= ROUNDS ? (table.firstPlayer === seat ? 1 : 3) : table.firstPlayer === seat ? 0.6 : 1.3;
    case 'vatu-and-point':
      return 1 + vatu;
    case 'point':
      return 1;
    case 'vatu':
      return vatu;
  }
}

/** Points given for vatus, when there is nothing left to move with. */
export function almsWorth(table: Table, seat: Seat, points: number): number {
  const player = table.players[seat] as Player;
  if (table.round >= ROUNDS || player.vatus > 1) return -points;
  return 0.4 * points - 0.7;
}
