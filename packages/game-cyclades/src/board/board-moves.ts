// Moves that name places of a board, made once. Lists of moves are long and much alike: search makes millions of them,
// and the same few moves serve them all.

import { MAX_FLEETS, MAX_TROOPS } from '../data/components.js';
import type { MoveOf } from '../moves.js';
import type { Table } from '../state.js';
import { boardFor } from './geometry.js';
import type { Board } from './geometry.js';

export interface BoardMoves {
  /** By sea space. */
  readonly recruitFleet: readonly MoveOf<'recruit-fleet'>[];
  readonly placeKraken: readonly MoveOf<'place-kraken'>[];
  readonly moveKraken: readonly MoveOf<'move-kraken'>[];
  readonly sellFleet: readonly MoveOf<'sell-fleet'>[];
  /** By sea space, by its place among the neighbours, by the number of fleets less one. */
  readonly moveFleets: readonly (readonly (readonly MoveOf<'move-fleets'>[])[])[];
  /** By island. */
  readonly recruitTroop: readonly MoveOf<'recruit-troop'>[];
  readonly build: readonly MoveOf<'build'>[];
  readonly placeFigurine: readonly MoveOf<'place-figurine'>[];
  readonly sellTroop: readonly MoveOf<'sell-troop'>[];
  /** By island, by the island they go to, by the number of troops less one. */
  readonly moveTroops: readonly (readonly (readonly MoveOf<'move-troops'>[])[])[];
}

/** One for each number from 1 to the most. */
function numbered<T>(most: number, make: (count: number) => T): T[] {
  return Array.from({ length: most }, (_, index) => make(index + 1));
}

function movesOfBoard({ seas, islands, seasBeside }: Board): BoardMoves {
  return {
    recruitFleet: seas.map((sea) => ({ type: 'recruit-fleet', sea })),
    placeKraken: seas.map((sea) => ({ type: 'place-kraken', sea })),
    moveKraken: seas.map((sea) => ({ type: 'move-kraken', sea })),
    sellFleet: seas.map((sea) => ({ type: 'sell-fleet', sea })),
    moveFleets: seas.map((from, place) =>
      (seasBeside[place] ?? []).map((next) => {
        const to = seas[next] ?? from;
        return numbered(MAX_FLEETS, (fleets) => ({ type: 'move-fleets', from, to, fleets }));
      }),
    ),
    recruitTroop: islands.map((island) => ({ type: 'recruit-troop', island })),
    build: islands.map((island) => ({ type: 'build', island })),
    placeFigurine: islands.map((island) => ({ type: 'place-figurine', island })),
    sellTroop: islands.map((island) => ({ type: 'sell-troop', island })),
    moveTroops: islands.map((from) =>
      islands.map((to) => numbered(MAX_TROOPS, (troops) => ({ type: 'move-troops', from, to, troops }))),
    ),
  };
}

const BY_SEATS: BoardMoves[] = [];

/** Made when a table first needs them. */
export function boardMoves({ seats }: Pick<Table, 'seats'>): BoardMoves {
  return (BY_SEATS[seats] ??= movesOfBoard(boardFor(seats)));
}
