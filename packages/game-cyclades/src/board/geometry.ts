// CY-1.2, CY-1.3: what touches what, worked out once per board from the coordinates.

import { BOARD_DATA } from '../data/boards.js';
import type { BoardData, BoardId, Hex, IslandId, SeaId } from '../data/boards.js';
import { MAX_SEATS, MIN_SEATS, setupOf } from '../data/setups.js';
import { NOWHERE } from '../state.js';
import type { Table } from '../state.js';

/** A board by the numbers of its sea spaces and islands: their places in the data. */
export interface Board {
  readonly id: BoardId;
  readonly seas: readonly SeaId[];
  readonly islands: readonly IslandId[];
  /** By sea space. */
  readonly seasBeside: readonly (readonly number[])[];
  readonly islandsBeside: readonly (readonly number[])[];
  /** By sea space: its islands as a set of bits, island 0 in the lowest. */
  readonly islandBits: readonly number[];
  readonly trade: readonly number[];
  /** The sea spaces that pay. */
  readonly tradeSeas: readonly number[];
  /** By island: the sea spaces around it. */
  readonly seasAround: readonly (readonly number[])[];
  readonly squares: readonly number[];
  /** Squares a metropolis covers (CY-8.3). */
  readonly covered: readonly number[];
  readonly printedProsperity: readonly number[];
  readonly seaNumbers: ReadonlyMap<string, number>;
  readonly islandNumbers: ReadonlyMap<string, number>;
}

const touches = (a: Hex, b: Hex): boolean => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};

/** The places in `items` of those for which the condition holds. */
function placesOf<T>(items: readonly T[], holds: (item: T) => boolean): number[] {
  return items.flatMap((item, place) => (holds(item) ? [place] : []));
}

function boardOfData(id: BoardId): Board {
  const { seas, islands }: BoardData = BOARD_DATA[id];
  const islandsOfSea = seas.map((sea) => placesOf(islands, (island) => island.hexes.some((hex) => touches(sea, hex))));
  return {
    id,
    seas: seas.map((sea) => sea.id as SeaId),
    islands: islands.map((island) => island.id as IslandId),
    seasBeside: seas.map((sea) => placesOf(seas, (other) => touches(sea, other))),
    islandsBeside: islandsOfSea,
    islandBits: islandsOfSea.map((beside) => beside.reduce((bits, island) => bits | (1 << island), 0)),
    trade: seas.map((sea) => sea.prosperity),
    tradeSeas: placesOf(seas, (sea) => sea.prosperity > 0),
    seasAround: islands.map((_, island) => placesOf(islandsOfSea, (beside) => beside.includes(island))),
    squares: islands.map((island) => island.squares),
    covered: islands.map((island) => island.covered),
    printedProsperity: islands.map((island) => island.prosperity),
    seaNumbers: new Map(seas.map((sea, place) => [sea.id, place])),
    islandNumbers: new Map(islands.map((island, place) => [island.id, place])),
  };
}

const BOARDS = (Object.keys(BOARD_DATA) as BoardId[]).map(boardOfData);

const BOARD_BY_SEATS: readonly (Board | undefined)[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  seats < MIN_SEATS ? undefined : BOARDS.find((board) => board.id === setupOf(seats).board),
);

export function boardFor(seats: number): Board {
  return BOARD_BY_SEATS[seats] as Board;
}

export function boardOf(table: Pick<Table, 'seats'>): Board {
  return BOARD_BY_SEATS[table.seats] as Board;
}

export const ALL_SEAS: readonly SeaId[] = [...new Set(BOARDS.flatMap((board) => board.seas))];
export const ALL_ISLANDS: readonly IslandId[] = [...new Set(BOARDS.flatMap((board) => board.islands))];

/** NOWHERE if this board has no such space. */
export function seaNumber(board: Board, id: string): number {
  return board.seaNumbers.get(id) ?? NOWHERE;
}

/** NOWHERE if this board has no such island. */
export function islandNumber(board: Board, id: string): number {
  return board.islandNumbers.get(id) ?? NOWHERE;
}

export function seaId(board: Board, sea: number): SeaId {
  return board.seas[sea] as SeaId;
}

export function islandId(board: Board, island: number): IslandId {
  return board.islands[island] as IslandId;
}

export function seasBeside(board: Board, sea: number): readonly number[] {
  return board.seasBeside[sea] as readonly number[];
}

export function islandsBeside(board: Board, sea: number): readonly number[] {
  return board.islandsBeside[sea] as readonly number[];
}

export function seasAround(board: Board, island: number): readonly number[] {
  return board.seasAround[island] as readonly number[];
}
