// The map: where hexes go, who harvests, who moves where.

import { citizensIn, iconFor, isFreeToAct, townHolder } from '@atoll/game-archipelago/search';
import type { State } from '@atoll/game-archipelago/search';
import { controllerOf, SIDE_DATA, sideAt, unitOf } from '@atoll/game-archipelago/table';
import type { BuildingKind, Move, Resource, SideId, Unit } from '@atoll/game-archipelago/table';
import { surplusWorth } from './colony.js';
import { builderWorth } from './sites.js';
import { holdingWorth } from './thought.js';
import type { Thought } from './thought.js';

/** A region is worth what can be harvested there. */
export function rateHexes(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const known = new Map<SideId, number>();
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'place-hex') continue;
    let worth = known.get(move.side);
    if (worth === undefined) {
      worth = sideWorth(thought, move.side);
      known.set(move.side, worth);
    }
    // Near the middle one finds the way back.
    ratings[i] = worth - 0.02 * (Math.abs(move.q) + Math.abs(move.r));
  }
}

function sideWorth(thought: Thought, side: SideId): number {
  const { icons, huts } = SIDE_DATA[side];
  let worth = surplusWorth(thought.colony, -huts.length);
  for (const { resource } of icons) worth += 0.6 * thought.cubes[resource];
  return worth;
}

/** To the market goes what it lacks, behind the screen what is worth most. */
export function rateRewards(
  thought: Thought,
  to: 'market' | 'screen',
  moves: readonly Move[],
  ratings: Float64Array,
): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'choose-reward') continue;
    ratings[i] = to === 'screen' ? thought.cubes[move.resource] : -0.2 * thought.state.domestic[move.resource];
  }
}

/** How many cubes of it the seat could take home now. */
export function harvestOf({ state, seat }: Thought, resource: Resource): number {
  const planned = { units: [] as number[], icons: [] as number[] };
  for (const unit of state.units) {
    if (unit.seat !== seat || !isFreeToAct(unit)) continue;
    // Who stands on a building would give it up.
    if (unit.building !== null) continue;
    const icon = iconFor(state, unit, resource, planned);
    if (icon < 0) continue;
    planned.units.push(unit.id);
    planned.icons.push(icon);
  }
  return Math.min(planned.units.length, state.cubes[resource]);
}

/** A unit that harvests nothing cannot do anything else this turn. */
const WASTED = -0.1;

/** AR-11.3 Whether the units deployed so far take all the bank has. */
function isBankSpent(state: State, resource: Resource): boolean {
  const top = state.stack.at(-1);
  if (top?.kind !== 'harvest') return false;
  const round = state.stack.find((frame) => frame.kind === 'round');
  const each = round?.doubled.includes(resource) === true ? 2 : 1;
  return top.units.length * each >= state.cubes[resource];
}

/** Whoever can harvest does, but nobody leaves a building for it; under a foreign town it has its price. */
export function rateDeployment(
  thought: Thought,
  resource: Resource,
  moves: readonly Move[],
  ratings: Float64Array,
): void {
  const { state, seat } = thought;
  const cube = isBankSpent(state, resource) ? WASTED : thought.cubes[resource];
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'cancel') ratings[i] = -9;
    if (move.type !== 'deploy') continue;
    const unit = unitOf(state, move.unit);
    if (unit === null) continue;
    const holder = townHolder(state, unit.region);
    const fee = holder !== null && holder.seat !== seat ? 2 * thought.florin : 0;
    const given = unit.building === null ? 0 : holdingWorth(thought, unit.building);
    ratings[i] = cube - fee - given;
  }
}

/** Into buildings nobody holds, and to where there is something to harvest. */
export function rateMigration(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const { state } = thought;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'cancel') ratings[i] = -9;
    else if (move.type === 'migrate') {
      const unit = unitOf(state, move.unit);
      if (unit !== null) ratings[i] = stepWorth(thought, unit, move.region, move.area, move.building);
    } else if (move.type === 'sail') ratings[i] = -0.4;
    else if (move.type === 'land') ratings[i] = move.building === null ? 0 : holdingWorth(thought, move.building);
  }
}

function stepWorth(thought: Thought, unit: Unit, region: number, area: number, building: BuildingKind | null): number {
  const { state, seat } = thought;
  // More than three may not end there, and then the whole migration would be for nothing.
  if (region !== unit.region && unit.kind === 'citizen' && citizensIn(state, seat, region) >= 3) return -20;
  const left = unit.building === null ? 0 : holdingWorth(thought, unit.building);
  const taken =
    building === null || controllerOf(state, region, building) === seat ? 0 : holdingWorth(thought, building);
  const hunting = iconsFree(state, unit.kind, region, area) - iconsFree(state, unit.kind, unit.region, unit.area);
  const builder = unit.kind === 'citizen' && region !== unit.region ? builderWorth(thought, region) : 0;
  return taken + builder - left + 0.08 * Math.max(-1, Math.min(1, hunting)) - 0.05;
}

function iconsFree(state: State, kind: Unit['kind'], region: number, area: number): number {
  const { iconsOfArea, iconsOfShips, icons } = sideAt(state, region);
  const all = (iconsOfArea[area] ?? 0) & (kind === 'ship' ? iconsOfShips : ~iconsOfShips);
  let free = 0;
  for (let icon = 0; icon < icons.length; icon++) if (((all >> icon) & 1) === 1) free += 1;
  for (const unit of state.units) if (unit.region === region && unit.kind === kind) free -= 1;
  return free;
}

/** What a migration could gain: buildings that nobody holds. */
export function migrationWorth(thought: Thought): number {
  const { state } = thought;
  let best = 0;
  for (let region = 0; region < state.regions.length; region++) {
    for (const building of ['town', 'temple', 'market', 'port'] as const) {
      const spot = (state.regions[region] as State['regions'][number])[building];
      if (spot < 0 || controllerOf(state, region, building) !== null) continue;
      best = Math.max(best, 0.5 * holdingWorth(thought, building));
    }
  }
  return Math.max(best, 0.7 * bestSpread(thought)) - 0.25;
}

/** A citizen that steps into a region next door where something is still to be built. */
function bestSpread(thought: Thought): number {
  const { state, seat } = thought;
  let best = 0;
  for (const unit of state.units) {
    if (unit.seat !== seat || unit.kind !== 'citizen' || unit.building !== null || !isFreeToAct(unit)) continue;
    for (let direction = 0; direction < 6; direction++) {
      const region = state.neighbours[6 * unit.region + direction] ?? -1;
      if (region >= 0 && citizensIn(state, seat, unit.region) > 1) best = Math.max(best, builderWorth(thought, region));
    }
  }
  return best;
}
