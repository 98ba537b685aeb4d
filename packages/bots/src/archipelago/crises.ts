// Crises: feeding the colony costs the one who does it and helps everybody. It is done as far as independence threatens
// more than the cube is worth; the Separatist lets it burn.

import type { Seat } from '@atoll/engine';
import { unitOf } from '@atoll/game-archipelago';
import type { Move, State } from '@atoll/game-archipelago';
import { calmingWorth } from './colony.js';
import { giftWorth } from './thought.js';
import type { Thought } from './thought.js';

/** A cube of the market costs nobody anything but what it would have fetched. */
const MARKET_CUBE = 0.04;
/** An own citizen that stands can work and hold its building. */
const OWN_STANDS = 0.15;

export function rateDomesticStep(
  thought: Thought,
  citizensPerCube: number,
  resource: keyof Thought['cubes'],
  moves: readonly Move[],
  ratings: Float64Array,
): void {
  const { state, seat } = thought;
  const [lying, own] = lyingCitizens(state, seat);
  const stood = Math.min(lying, citizensPerCube);
  const expected = lying - leftToOthers(thought, stood);
  const cubes = state.domestic[resource] + ownCubes(thought, resource);
  const worth = worthPerCube(thought, cubes, citizensPerCube, expected) + OWN_STANDS * Math.min(own, stood);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'consume') ratings[i] = worth - sourceCost(thought, move.source, resource);
    else if (move.type === 'use-temple') ratings[i] = templeWorth(thought, move.unit);
  }
}

/** A temple costs nothing: only the Separatist leaves the others lying. */
function templeWorth({ state, seat, role }: Thought, unit: number | null): number {
  const own = unit !== null && unitOf(state, unit)?.seat === seat;
  if (role === 'separatist') return own ? 0.1 : -1;
  return own ? 5 : 4;
}

function lyingCitizens(state: State, seat: Seat): [number, number] {
  let all = 0;
  let own = 0;
  for (const unit of state.units) {
    if (!unit.lying) continue;
    all += 1;
    if (unit.seat === seat) own += 1;
  }
  return [all, own];
}

function ownCubes({ player }: Thought, resource: keyof Thought['cubes']): number {
  return player.cubes[resource] + player.tokens;
}

/** One cube alone may save nothing where three would: what each of the best number of them is worth. */
function worthPerCube({ state, role }: Thought, cubes: number, stepsEach: number, expected: number): number {
  let best = -Infinity;
  for (let count = 1; count <= cubes; count++) {
    const steps = Math.min(count * stepsEach, expected);
    best = Math.max(best, calmingWorth(state, role, steps, expected) / count);
  }
  return cubes === 0 ? 0 : best;
}

/** Of those who come after, one in three is taken to feed with a cube. */
function leftToOthers({ state, seat }: Thought, steps: number): number {
  const after = state.order.length - 1 - state.order.indexOf(seat);
  return Math.min(steps, (after * steps) / 3);
}

function sourceCost(thought: Thought, source: 'market' | 'screen' | 'token', resource: keyof Thought['cubes']): number {
  if (source === 'market') return MARKET_CUBE;
  const gift = giftWorth(thought);
  // What it was kept for is this crisis: the part of its worth that came from foreseeing it is not lost.
  return 0.6 * (source === 'token' ? thought.token : thought.cubes[resource]) - gift;
}

export function rateExportStep(
  thought: Thought,
  missing: number,
  resource: keyof Thought['cubes'],
  moves: readonly Move[],
  ratings: Float64Array,
): void {
  const expected = missing - leftToOthers(thought, 1);
  const cubes = thought.state.export[resource] + ownCubes(thought, resource);
  const worth = worthPerCube(thought, Math.min(cubes, missing), 1, expected);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'supply') ratings[i] = worth - sourceCost(thought, move.source, resource);
  }
}

/** Own citizens first, those that hold a town before those that hold another building. */
export function rateStanding({ state, seat, role }: Thought, moves: readonly Move[], ratings: Float64Array): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'stand') continue;
    const unit = unitOf(state, move.unit);
    if (unit === null) continue;
    const holds = unit.building === 'town' ? 2 : unit.building === null ? 0 : 1;
    // A rival's holder left lying holds nothing.
    ratings[i] = unit.seat === seat ? 3 + holds : -0.3 * holds;
    if (role === 'separatist' && unit.seat !== seat) ratings[i] = -3;
  }
}
