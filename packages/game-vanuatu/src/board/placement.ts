// VA-4.7 to VA-4.9 Where a tile may be placed: the rules of neighbourhood, the look-ahead, the way out.

import { LEAST_PLACED_NEIGHBOURS } from '../data/figures.js';
import { SPACE_INDEX, SPACES } from '../data/spaces.js';
import { isIsland } from '../data/tiles.js';
import type { TileId } from '../data/tiles.js';
import type { MoveOf } from '../moves.js';
import { contains, firstOf, sizeOf } from '../sets.js';
import type { SpaceSet } from '../sets.js';
import type { Table } from '../state.js';
import { islandSpaces, neighboursOf, placedSpaces, spaceAt } from './geometry.js';
import type { Refusal } from '../rules.js';

/** What counts of a board while tiles are placed. */
interface Outline {
  readonly placed: SpaceSet;
  readonly islands: SpaceSet;
}

function outlineOf(table: Table): Outline {
  return { placed: placedSpaces(table), islands: islandSpaces(table) };
}

function withTile({ placed, islands }: Outline, tile: TileId, space: number): Outline {
  const bit = 1 << space;
  return { placed: placed | bit, islands: isIsland(tile) ? islands | bit : islands };
}

/** Free spaces that touch enough placed tiles, whatever those are. */
function edgeOf({ placed }: Outline): SpaceSet {
  let edge = 0;
  for (let space = 0; space < SPACES.length; space++) {
    if (!contains(placed, space) && sizeOf(neighboursOf(space) & placed) >= LEAST_PLACED_NEIGHBOURS) edge |= 1 << space;
  }
  return edge;
}

/** VA-4.7 */
function lawfulSpaces(outline: Outline, tile: TileId): SpaceSet {
  const wantsIsland = !isIsland(tile);
  let lawful = 0;
  for (let rest = edgeOf(outline); rest !== 0; rest &= rest - 1) {
    const space = firstOf(rest);
    const touchesIsland = (neighboursOf(space) & outline.islands) !== 0;
    if (touchesIsland === wantsIsland) lawful |= 1 << space;
  }
  return lawful;
}

/** VA-4.9, for a tile without a lawful space. */
function leastBadSpaces(outline: Outline, tile: TileId): SpaceSet {
  const edge = edgeOf(outline);
  if (!isIsland(tile)) return edge;
  let fewest: number = SPACES.length;
  let spaces = 0;
  for (let rest = edge; rest !== 0; rest &= rest - 1) {
    const space = firstOf(rest);
    const islands = sizeOf(neighboursOf(space) & outline.islands);
    if (islands < fewest) spaces = 0;
    if (islands <= fewest) spaces |= 1 << space;
    fewest = Math.min(fewest, islands);
  }
  return spaces;
}

/** Lawful spaces for `first` after which `second` has one too. */
function spacesLeavingOne(outline: Outline, first: TileId, second: TileId): SpaceSet {
  let spaces = 0;
  for (let rest = lawfulSpaces(outline, first); rest !== 0; rest &= rest - 1) {
    const space = firstOf(rest);
    if (lawfulSpaces(withTile(outline, first, space), second) !== 0) spaces |= 1 << space;
  }
  return spaces;
}

function otherTile(table: Table, tile: TileId): TileId | undefined {
  return table.openTiles.find((open) => open !== tile);
}

/** Where this open tile may be placed now; none if the other must come first. */
function spacesFor(table: Table, tile: TileId): SpaceSet {
  const outline = outlineOf(table);
  const other = otherTile(table, tile);
  if (other !== undefined) {
    const spaces = spacesLeavingOne(outline, tile, other);
    if (spaces !== 0) return spaces;
    if (spacesLeavingOne(outline, other, tile) !== 0) return 0;
  }
  const lawful = lawfulSpaces(outline, tile);
  if (lawful !== 0) return lawful;
  return other !== undefined && lawfulSpaces(outline, other) !== 0 ? 0 : leastBadSpaces(outline, tile);
}

export function placementsOf(table: Table): MoveOf<'place-tile'>[] {
  const moves: MoveOf<'place-tile'>[] = [];
  for (const tile of table.openTiles) {
    for (let rest = spacesFor(table, tile); rest !== 0; rest &= rest - 1) {
      moves.push({ type: 'place-tile', tile, space: spaceAt(firstOf(rest)) });
    }
  }
  return moves;
}

export function checkPlacement(table: Table, { tile, space }: MoveOf<'place-tile'>): Refusal | null {
  if (!table.openTiles.includes(tile)) return { rule: 'VA-4.6', reason: 'tile-not-open', params: { tile } };
  const index = SPACE_INDEX[space];
  if (table.tiles[index] !== null) return { rule: 'VA-4.6', reason: 'space-not-free', params: { space } };
  const outline = outlineOf(table);
  const touched = sizeOf(neighboursOf(index) & outline.placed);
  if (touched < LEAST_PLACED_NEIGHBOURS) {
    return { rule: 'VA-4.7', reason: 'too-few-neighbours', params: { touched, needed: LEAST_PLACED_NEIGHBOURS } };
  }
  return contains(spacesFor(table, tile), index) ? null : whyNot(table, outline, tile, index);
}

/** Of a free space that touches enough tiles. */
function whyNot(table: Table, outline: Outline, tile: TileId, space: number): Refusal {
  const lawful = lawfulSpaces(outline, tile);
  if (contains(lawful, space)) return { rule: 'VA-4.8', reason: 'leaves-no-space-for-the-other' };
  const other = otherTile(table, tile);
  const isLawfulLater = other !== undefined && spacesLeavingOne(outline, other, tile) !== 0;
  if (lawful !== 0 || isLawfulLater) {
    return { rule: 'VA-4.7', reason: isIsland(tile) ? 'island-touches-island' : 'ocean-touches-no-island' };
  }
  const otherFirst = other !== undefined && lawfulSpaces(outline, other) !== 0;
  return { rule: 'VA-4.9', reason: otherFirst ? 'other-tile-first' : 'touches-more-islands-than-needed' };
}
