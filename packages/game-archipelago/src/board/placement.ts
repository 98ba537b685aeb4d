// AR-1.3 to AR-1.5, AR-13.4, AR-13.5 Where a hex may lie, and who may enter it.

import type { Seat } from '@atoll/engine';

import { areaTowards, edgeTowards, exitsOf, neighbourOf } from './map.js';
import { isFreeToAct } from './pieces.js';
import { directionOf, edgeBit, opposite, SIDE, sidesOf, STEP_Q, STEP_R } from './sides.js';
import type { Side } from './sides.js';
import type { HexId } from '../data/hexes.js';
import type { MoveOf } from '../moves.js';
import type { Refusal } from '../rules.js';
import type { State, Unit } from '../state.js';
import { regionAt } from '../state.js';

/** A free position: the edges it must meet, and the bits of all kinds of edge in the directions where it touches. */
export interface Gap {
  readonly q: number;
  readonly r: number;
  edges: number;
  touching: number;
  regions: number;
}

export function gapAt(state: State, q: number, r: number): Gap {
  const gap: Gap = { q, r, edges: 0, touching: 0, regions: 0 };
  for (let i = 0; i < state.regions.length; i++) {
    const near = regionAt(state, i);
    const direction = directionOf(near.q - q, near.r - r);
    if (direction < 0) continue;
    gap.edges |= edgeBit(edgeTowards(near, opposite(direction)), direction);
    gap.touching |= edgeBit('sea', direction) | edgeBit('field', direction) | edgeBit('mountain', direction);
    gap.regions++;
  }
  return gap;
}

/** AR-1.4 Every touching edge is of the same kind. */
function fits(gap: Gap, { edgeBits }: Side, rotation: number): boolean {
  return ((edgeBits[rotation] as number) & gap.touching) === gap.edges;
}

/** AR-13.5 The edge from a neighbour into the gap that this unit could cross, as a direction seen from the gap; or -1. */
export function entryOf(state: State, gap: Gap, unit: Unit): number {
  const from = regionAt(state, unit.region);
  const direction = directionOf(from.q - gap.q, from.r - gap.r);
  if (direction < 0) return -1;
  return areaTowards(from, opposite(direction)) === unit.area ? direction : -1;
}

export function explorersFor(state: State, seat: Seat, gap: Gap): Unit[] {
  const explorers: Unit[] = [];
  for (const unit of state.units) {
    if (unit.seat === seat && isFreeToAct(unit) && entryOf(state, gap, unit) >= 0) explorers.push(unit);
  }
  return explorers;
}

/** AR-13.4, AR-13.5 Positions that touch two regions and can be entered; whatever hex is drawn. */
export function explorableGaps(state: State, seat: Seat): Gap[] {
  const gaps: Gap[] = [];
  for (const unit of state.units) {
    if (unit.seat !== seat || !isFreeToAct(unit)) continue;
    const from = regionAt(state, unit.region);
    const exits = exitsOf(state, unit.region, unit.area);
    for (let direction = 0; exits >> direction > 0; direction++) {
      if (((exits >> direction) & 1) === 0 || neighbourOf(state, unit.region, direction) >= 0) continue;
      const q = from.q + (STEP_Q[direction] as number);
      const r = from.r + (STEP_R[direction] as number);
      if (isListed(gaps, q, r)) continue;
      const gap = gapAt(state, q, r);
      if (gap.regions >= 2) gaps.push(gap);
    }
  }
  return gaps;
}

function isListed(gaps: readonly Gap[], q: number, r: number): boolean {
  for (let i = 0; i < gaps.length; i++) if (gaps[i]?.q === q && gaps[i]?.r === r) return true;
  return false;
}

/** AR-1.5 The free positions next to the start hex. */
export function turnZeroGaps(state: State): Gap[] {
  const gaps: Gap[] = [];
  for (let direction = 0; direction < 6; direction++) {
    if (state.neighbours[direction] === -1) {
      gaps.push(gapAt(state, STEP_Q[direction] as number, STEP_R[direction] as number));
    }
  }
  return gaps;
}

export function placementsOf(gaps: readonly Gap[], hexes: readonly HexId[]): MoveOf<'place-hex'>[] {
  const moves: MoveOf<'place-hex'>[] = [];
  for (const hex of hexes) {
    for (const side of sidesOf(hex)) {
      const face = SIDE[side];
      for (let rotation = 0; rotation < 6; rotation++) {
        for (const gap of gaps) {
          if (fits(gap, face, rotation)) moves.push({ type: 'place-hex', side, rotation, q: gap.q, r: gap.r });
        }
      }
    }
  }
  return moves;
}

export function fitsSomewhere(gaps: readonly Gap[], hexes: readonly HexId[]): boolean {
  for (const hex of hexes) {
    for (const side of sidesOf(hex)) {
      const face = SIDE[side];
      for (let rotation = 0; rotation < 6; rotation++) {
        for (const gap of gaps) if (fits(gap, face, rotation)) return true;
      }
    }
  }
  return false;
}

export function checkPlacement(
  gaps: readonly Gap[],
  hexes: readonly HexId[],
  move: MoveOf<'place-hex'>,
  turnZero: boolean,
): Refusal | null {
  if (!hexes.includes(SIDE[move.side].hex)) return { rule: turnZero ? 'AR-1.3' : 'AR-13.3', reason: 'not-your-hex' };
  const gap = gaps.find(({ q, r }) => q === move.q && r === move.r);
  if (gap === undefined) {
    return turnZero
      ? { rule: 'AR-1.3', reason: 'not-next-to-the-start' }
      : { rule: 'AR-13.4', reason: 'position-out-of-reach' };
  }
  return fits(gap, SIDE[move.side], move.rotation) ? null : { rule: 'AR-1.4', reason: 'edges-do-not-match' };
}
