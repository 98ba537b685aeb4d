// The table of Vanuatu. `Table` is what everybody sees (VA-3.5, dossier section 6); `State` adds what lies face down.

import type { FlowState, Seat } from '@atoll/engine';
import type { ActionId } from './data/actions.js';
import type { CharacterId } from './data/characters.js';
import type { RestTokenId } from './data/rest-tokens.js';
import type { ShipId } from './data/ships.js';
import type { IslandId, TileId } from './data/tiles.js';
import type { VanuatuFrame } from './frames.js';
import type { Options } from './options.js';

export interface Player {
  vatus: number;
  points: number;
  /** The space, by its place in `SPACES`: spaces are numbers in a table, and ids in moves and events. */
  boat: number;
  /** Stalls not yet built. */
  stalls: number;
  /** How many fish tiles of value 1, 2, 3. */
  fish: number[];
  /** How many treasure tiles of value 1, 2, 3. */
  treasure: number[];
  treasuresSold: number;
  character: CharacterId | null;
  /** VA-5.4: from the moment the character is taken until it is used or the round's last marker is resolved. */
  bonusReady: boolean;
  /** Markers on the actions, in the order of the board. */
  markers: number[];
  /** VA-12.8: the space to which the Governor has moved a stack in this round. */
  governed: ActionId | null;
}

export interface Island {
  readonly tile: IslandId;
  readonly space: number;
  /** Kava, copra, beef. */
  cubes: number[];
  /** By seat. */
  stalls: number[];
  drawings: number;
  tourists: number;
}

export interface Ship {
  readonly id: ShipId;
  /** Kava, copra, beef. */
  cubes: number[];
}

export interface Table {
  options: Options;
  round: number;
  firstPlayer: Seat;
  fishPrice: number;
  touristsWaiting: number;
  /** By space, in the order of the data. */
  tiles: (TileId | null)[];
  /** Markers left, by space. */
  fish: number[];
  treasure: number[];
  /** In the order in which they entered the board (VA-4.5). */
  islands: Island[];
  /** The tiles to be placed next. */
  openTiles: TileId[];
  /** The row, first ship first. */
  ships: Ship[];
  discardedShips: ShipId[];
  /** Cubes in the supply: kava, copra, beef. */
  supply: number[];
  /** Characters lying face up, in the order of the data. */
  characters: CharacterId[];
  /** VA-12.3: neutral markers on the actions, in the order of the board. */
  neutral: number[];
  /** One for each rest token taken this round, in the order of taking. Who took one is open, which one is not. */
  rests: readonly { readonly seat: Seat }[];
  players: Player[];
}

/** A rest token taken this round. */
export interface Rest {
  readonly seat: Seat;
  readonly token: RestTokenId;
}

export interface State extends Table, FlowState<VanuatuFrame> {
  /** Face down, the next one last. */
  tileStack: TileId[];
  touristPile: number[];
  shipPile: ShipId[];
  /** Whoever rests knows, from the tokens he finds, which ones went before. */
  rests: Rest[];
}

export function playerAt(table: Table, seat: Seat): Player {
  return table.players[seat] as Player;
}

/** Clockwise from the first player. */
export function seatInTurn(table: Table, turn: number): Seat {
  return ((table.firstPlayer + turn) % table.players.length) as Seat;
}

/** 0 for the first player, and so on: the order that breaks ties (VA-7.2). */
export function turnOf(table: Table, seat: Seat): number {
  const seats = table.players.length;
  return (seat - table.firstPlayer + seats) % seats;
}

export function isTwoPlayerGame(table: Table): boolean {
  return table.players.length === 2;
}
