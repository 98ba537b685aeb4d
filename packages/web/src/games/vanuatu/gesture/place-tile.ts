// Placing a tile: the tile, the space, in whichever order. A space that only one of the two tiles may take picks it too.

import type { Move, SpaceId, TileId } from '@atoll/game-vanuatu/table';
import { idOf } from './scene.ts';
import type { Picks, Scene, Way } from './scene.ts';

type Placement = Extract<Move, { type: 'place-tile' }>;

function placements({ legal }: Scene, tile?: TileId, space?: SpaceId): Placement[] {
  return legal.filter(
    (move): move is Placement =>
      move.type === 'place-tile' &&
      (tile === undefined || move.tile === tile) &&
      (space === undefined || move.space === space),
  );
}

function pickedSpace(scene: Scene, { tile }: Picks, space: SpaceId): Picks {
  const fits = placements(scene, tile, space).length > 0;
  const possible = placements(scene, undefined, space);
  const only = possible.length === 1 ? possible[0]?.tile : undefined;
  const chosen = fits ? (tile ?? only) : only;
  return chosen === undefined ? { space } : { space, tile: chosen };
}

export const placeTile: Way = {
  isChosen: (_scene, picks, thing) =>
    idOf(thing, 'tile') === (picks.tile ?? '') || idOf(thing, 'space') === (picks.space ?? ''),
  isTarget(scene, picks, thing) {
    const tile = idOf(thing, 'tile');
    if (tile !== null) return placements(scene, tile).length > 0;
    const space = idOf(thing, 'space');
    return space !== null && placements(scene, picks.tile, space).length > 0;
  },
  press(scene, picks, thing) {
    const tile = idOf(thing, 'tile');
    if (tile !== null) {
      if (picks.tile === tile) return {};
      return placements(scene, tile, picks.space).length > 0 ? { ...picks, tile } : { tile };
    }
    const space = idOf(thing, 'space');
    if (space === null) return picks;
    return picks.space === space ? { ...(picks.tile && { tile: picks.tile }) } : pickedSpace(scene, picks, space);
  },
  move(scene, { tile, space }) {
    return tile === undefined || space === undefined ? null : (placements(scene, tile, space)[0] ?? null);
  },
  whyMove(scene, picks, thing) {
    const space = idOf(thing, 'space');
    const tile = picks.tile ?? scene.view.openTiles[0];
    return space === null || tile === undefined ? null : { type: 'place-tile', tile, space };
  },
};
