// Crises: feeding the colony costs the one who does it and helps everybody. It is done as far as independence threatens
// more than the cube is worth; the Separatist lets it burn.

import type { Seat } from '@atoll/engine';
import type { State } from '@atoll/game-archipelago/search';
import { unitOf } from '@atoll/game-archipelago/table';
import type { Move } from '@atoll/game-archipelago/table';
import { worthPerCube } from './colony.js';
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
  const cubes = state.domestic[resource] + ownCubes(thought, resource);
  const worth = unsureOfOthers(thought, stood, lying, (expected) =>
    worthPerCube(thought.colony, cubes, citizensPerCube, expected),
  );
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'consume')
      ratings[i] = worth + OWN_STANDS * Math.min(own, stood) - sourceCost(thought, move.source, resource);
    else if (move.type === 'use-temple') ratings[i] = templeWorth(thought, move.unit);
  }
}

/** A temple costs nothing: only the Separatist leaves the others lying. */
function templeWorth({ state, seat, colony: { role } }: Thought, unit: number | null): number {
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

/** How likely those who come after do anything at all. */
const HELP = 0.4;

/** Of those who come after, one in three is taken to feed with a cube, if they do; often enough nobody does. */
function unsureOfOthers(
  { state, seat }: Thought,
  stepsEach: number,
  all: number,
  worthAt: (expected: number) => number,
): number {
  const after = state.order.length - 1 - state.order.indexOf(seat);
  if (after === 0) return worthAt(all);
  const left = all - Math.min(stepsEach, (after * stepsEach) / 3);
  return HELP * worthAt(left) + (1 - HELP) * worthAt(all);
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
  const cubes = thought.state.export[resource] + ownCubes(thought, resource);
  const worth = unsureOfOthers(thought, 1, missing, (expected) =>
    worthPerCube(thought.colony, Math.min(cubes, missing), 1, expected),
  );
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'supply') ratings[i] = worth - sourceCost(thought, move.source, resource);
  }
}

/** Own citizens first, those that hold a town before those that hold another building. */
export function rateStanding(
  { state, seat, colony: { role } }: Thought,
  moves: readonly Move[],
  ratings: Float64Array,
): void {
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
