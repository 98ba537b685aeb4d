// AR-2.1, AR-2.9 The map: regions side by side, and what lies on their edges.

import { SIDE, opposite, STEP_Q, STEP_R } from './sides.js';
import type { Side } from './sides.js';
import type { BuildingKind } from '../data/construction.js';
import type { EdgeKind, SideId } from '../data/hexes.js';
import type { Region, Board, State } from '../state.js';
import { regionAt, spotOf } from '../state.js';

export function sideAt(state: Board, region: number): Side {
  return SIDE[regionAt(state, region).side];
}

export function neighbourOf(state: Board, region: number, direction: number): number {
  return state.neighbours[region * 6 + direction] as number;
}

/** Which of the printed edges lies in a direction. */
function edgeIn(region: Region, direction: number): number {
  const edge = direction - region.rotation;
  return edge < 0 ? edge + 6 : edge;
}

export function edgeTowards(region: Region, direction: number): EdgeKind {
  return SIDE[region.side].edges[edgeIn(region, direction)] as EdgeKind;
}

/** The area of a region that touches its edge in a direction. */
export function areaTowards(region: Region, direction: number): number {
  return SIDE[region.side].areaOfEdge[edgeIn(region, direction)] as number;
}

/** One bit per direction in which a unit of this area can leave the region: the edges of the area. */
export function exitsOf(state: Board, region: number, area: number): number {
  const { side, rotation } = regionAt(state, region);
  return (SIDE[side].exits[rotation] as readonly number[])[area] as number;
}

/** The direction from one region to an adjacent one, or -1. */
export function directionTo(state: Board, from: number, to: number): number {
  for (let direction = 0; direction < 6; direction++) {
    if (neighbourOf(state, from, direction) === to) return direction;
  }
  return -1;
}

export function regionOn(state: Board, q: number, r: number): number {
  for (let i = 0; i < state.regions.length; i++) {
    const region = regionAt(state, i);
    if (region.q === q && region.r === r) return i;
  }
  return -1;
}

export function addRegion(draft: State, side: SideId, rotation: number, q: number, r: number): number {
  const index = draft.regions.length;
  draft.regions.push({
    side,
    rotation,
    q,
    r,
    town: -1,
    temple: -1,
    market: -1,
    port: -1,
    marketUsed: false,
    portUsed: false,
    pillaged: 0,
  });
  for (let direction = 0; direction < 6; direction++) {
    const near = regionOn(draft, q + (STEP_Q[direction] as number), r + (STEP_R[direction] as number));
    draft.neighbours.push(near);
    if (near >= 0) draft.neighbours[near * 6 + opposite(direction)] = index;
  }
  return index;
}

/** The land area a building stands on. */
export function landUnder(state: Board, region: number, building: BuildingKind): number {
  const spot = spotOf(regionAt(state, region), building);
  if (building !== 'port' || spot < 0) return spot;
  return sideAt(state, region).coasts[spot]?.land ?? -1;
}

/** The sea area of a region's port, or -1. */
export function seaOfPort(state: Board, region: number): number {
  const coast = regionAt(state, region).port;
  return coast < 0 ? -1 : (sideAt(state, region).coasts[coast]?.sea ?? -1);
}
