// A round: the disc, a card, a port or market. The best goes first; nothing worth doing ends it.

import type { Seat } from '@atoll/engine';
import type { State } from '@atoll/game-archipelago/search';
import { CONSTRUCTION, CONSTRUCTIONS, reserveOf, surplusRow } from '@atoll/game-archipelago/table';
import type { Construction, Move, Payment, WheelAction } from '@atoll/game-archipelago/table';
import { explorationWorth, paymentWorth, taxesWorth, useWorth, wonderWorth } from './cards.js';
import { surplusWorth } from './colony.js';
import { harvestOf, migrationWorth } from './map.js';
import { builderWorth, hasSite } from './sites.js';
import { buildingWorth, citizenWorth } from './thought.js';
import type { Thought } from './thought.js';
import { bestTransaction } from './trade.js';
import { WORKERS_AT_ONCE } from './worths.js';

/** Discs come back every turn: one that is not placed has done nothing. */
const IDLE_DISC = 0.02;
const NOTHING_HARVESTED = -1;
/** Said so often in one round, something is begun and called off again and again. */
const TOO_MUCH_SAID = 12;

export function rateRound(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const top = thought.state.stack.at(-1);
  const dithering = top?.kind === 'round' && top.said > TOO_MUCH_SAID;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'end-round') ratings[i] = dithering ? 50 : 0;
    else ratings[i] = roundWorth(thought, move);
  }
}

function roundWorth(thought: Thought, move: Move): number {
  switch (move.type) {
    case 'act':
      return actionWorth(thought, move.action) + IDLE_DISC;
    case 'use-card':
      return useWorth(thought, move.card, move.option, move.payment);
    case 'build-wonder':
      return wonderWorth(thought, move.card, move.payment);
    case 'use-building':
      return 1.7 * bestTransaction(thought, [move.building === 'market' ? 'domestic' : 'export']) - thought.florin;
    default:
      return 0;
  }
}

function actionWorth(thought: Thought, action: WheelAction): number {
  switch (action) {
    case 'taxes':
      return taxesWorth(thought);
    case 'reproduction':
      return reproductionWorth(thought);
    case 'exploration':
      return explorationWorth(thought);
    case 'recruitment':
      return recruitmentWorth(thought);
    case 'construction':
      return bestConstruction(thought);
    case 'transaction':
      return bestTransaction(thought, ['domestic', 'export']);
    case 'migration':
      return migrationWorth(thought);
    default: {
      const resource = action.slice('harvest-'.length) as keyof Thought['cubes'];
      const cubes = harvestOf(thought, resource);
      // Only whoever holds a building could: nobody leaves one for a cube.
      return cubes === 0 ? NOTHING_HARVESTED : cubes * thought.cubes[resource];
    }
  }
}

/** AR-14.5 One birth is owed, the others are a choice: whoever wants no child has one at most. */
function reproductionWorth(thought: Thought): number {
  const { state, seat } = thought;
  const worth = citizenWorth(thought);
  const most = Math.min(births(state, seat), reserveOf(state, seat, 'citizen'));
  return worth * (worth > 0 ? most : Math.min(1, most));
}

export function rateBirths(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const worth = citizenWorth(thought);
  for (let i = 0; i < moves.length; i++) if ((moves[i] as Move).type === 'bear') ratings[i] = worth;
}

/** Regions with exactly two active citizens of the seat, about. */
function births(state: State, seat: Seat): number {
  const counts = new Map<number, number>();
  for (const { seat: owner, kind, region, lying } of state.units) {
    if (owner === seat && kind === 'citizen') counts.set(region, (counts.get(region) ?? 0) + (lying ? 10 : 1));
  }
  let regions = 0;
  for (const count of counts.values()) if (count === 2) regions += 1;
  return regions;
}

/** More than anybody has: without surplus workers nobody is for hire. */
const NOT_FOR_HIRE = 99;

function hiringCost(state: State): number {
  return surplusRow(state).recruitCost ?? NOT_FOR_HIRE;
}

/** One worker: hands for the seat, one idle mouth less for the colony, less its price. */
function workerWorth(thought: Thought): number {
  const { state, colony, florin } = thought;
  return citizenWorth(thought) + surplusWorth(colony, 1) - hiringCost(state) * florin;
}

function recruitmentWorth(thought: Thought): number {
  const { state, seat, player } = thought;
  const reserve = reserveOf(state, seat, 'citizen');
  const workers = Math.min(WORKERS_AT_ONCE, Math.floor(player.florins / hiringCost(state)), state.surplus, reserve);
  return workers * workerWorth(thought);
}

export function rateWorkers(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const worth = workerWorth(thought);
  const { state, seat } = thought;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'place-worker') continue;
    let own = 0;
    for (const unit of state.units)
      if (unit.seat === seat && unit.region === move.region && unit.kind === 'citizen') own += 1;
    // Two in a region have children.
    ratings[i] = worth + (own === 1 ? 0.05 : 0) + builderWorth(thought, move.region);
  }
}

function priceWorth(thought: Thought, building: Construction, payment: Payment | null): number {
  const { florins, cubes } = CONSTRUCTION[building];
  return florins * thought.florin + paymentWorth(thought, payment ?? cubes);
}

/** Of what the seat could pay for. */
function bestConstruction(thought: Thought): number {
  const { player } = thought;
  let best = -1;
  for (const building of CONSTRUCTIONS) {
    const { florins, cubes } = CONSTRUCTION[building];
    if (player.florins < florins) continue;
    if (building !== 'ship' && !hasSite(thought, building, true)) continue;
    let lacking = 0;
    const left = { ...player.cubes };
    for (const cube of cubes) {
      if (left[cube] > 0) left[cube] -= 1;
      else lacking += 1;
    }
    if (lacking > player.tokens) continue;
    best = Math.max(best, buildingWorth(thought, building) - priceWorth(thought, building, null));
  }
  return best;
}

export function rateConstruction(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'construct') continue;
    const unit = thought.state.units.find(({ id }) => id === move.unit);
    const given =
      unit?.building === null || unit?.building === undefined ? 0 : buildingWorth(thought, unit.building) * 0.8;
    ratings[i] = buildingWorth(thought, move.building) - priceWorth(thought, move.building, move.payment) - given;
  }
}
