// VA-4.4, VA-4.5, VA-4.10 What lies on a tile when it enters the board, and the cubes an empty island gets again.

import type { Seat } from '@atoll/engine';
import { SPACE_INDEX } from '../data/spaces.js';
import type { SpaceId } from '../data/spaces.js';
import { isIsland, islandData, oceanData } from '../data/tiles.js';
import type { TileId } from '../data/tiles.js';
import type { Island, Table } from '../state.js';
import type { Emit } from '../rules.js';

export function putTile(draft: Table, tile: TileId, space: number): void {
  draft.tiles[space] = tile;
  if (isIsland(tile)) {
    const stalls = draft.players.map(() => 0);
    draft.islands.push({ tile, space, cubes: [0, 0, 0], stalls, drawings: 0, tourists: 0 });
  } else {
    draft.fish[space] = oceanData(tile).fish;
    draft.treasure[space] = oceanData(tile).treasure;
  }
}

/** VA-4.10 */
export function placeTile(draft: Table, seat: Seat, tile: TileId, space: SpaceId, emit: Emit): void {
  putTile(draft, tile, SPACE_INDEX[space]);
  emit({ type: 'tile-placed', seat, tile, space });
  const last = draft.islands[draft.islands.length - 1];
  if (last?.tile === tile) stock(draft, last, emit);
}

export function stock(draft: Table, island: Island, emit: Emit): void {
  const { goods } = islandData(island.tile);
  for (let good = 0; good < goods.length; good++) {
    const cubes = Math.min(goods[good] as number, draft.supply[good] as number);
    island.cubes[good] = cubes;
    draft.supply[good] = (draft.supply[good] as number) - cubes;
  }
  emit({ type: 'island-stocked', island: island.tile, cubes: island.cubes.slice() });
}

export function isEmptyOfCubes(island: Island): boolean {
  return island.cubes[0] === 0 && island.cubes[1] === 0 && island.cubes[2] === 0;
}
