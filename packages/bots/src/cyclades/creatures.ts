// What calling a creature would bring now, and the targets of its power.

import type { Seat } from '@atoll/engine';
import {
  boardOf,
  BUILDING_TYPES,
  buildingsOn,
  buildingTypeOf,
  checkLanding,
  figurineOn,
  landBattleOdds,
  NO_SEAT,
} from '@atoll/game-cyclades/search';
import { islandNumber, seaNumber } from '@atoll/game-cyclades/table';
import type { CreatureId, Move } from '@atoll/game-cyclades/table';
import { conquestWorth, dangers, ISLANDS, islandWorth } from './islands.js';
import { buildingLoss, buildingStep, philosopherStep } from './progress.js';
import { holdingsIn } from './thought.js';
import type { Thought } from './thought.js';
import { DENIED_WIN, FLEET, PRIEST, RIVALS_LOSS, TROOP, UNKNOWN_GOLD } from './worths.js';

/** Before the price. */
export function creatureWorth(thought: Thought, creature: CreatureId): number {
  const { own, state } = thought;
  switch (creature) {
    case 'fates':
      return own.income;
    case 'griffon':
      return UNKNOWN_GOLD / 2 + RIVALS_LOSS;
    case 'satyr':
      return mostRobbed(thought, 'satyr');
    case 'dryad':
      return mostRobbed(thought, 'dryad');
    case 'cyclops':
      return bestConversion(thought);
    case 'giant':
      return bestDestruction(thought);
    case 'pegasus':
      return bestFlight(thought);
    case 'siren':
      return bestLure(thought);
    case 'harpy':
      return TROOP + 1;
    case 'kraken':
      return 2 * FLEET;
    case 'sylph':
      return own.fleets > 1 ? 0.5 * thought.income : 0;
    case 'minotaur':
      return own.metropolises > 0 ? 2.5 : 1;
    case 'chimera': {
      let best = 0;
      for (const other of state.discard) if (other !== 'chimera') best = Math.max(best, creatureWorth(thought, other));
      return best;
    }
    default:
      return 0.5;
  }
}

function mostRobbed(thought: Thought, thief: 'satyr' | 'dryad'): number {
  let most = 0;
  for (let victim = 0; victim < thought.state.seats; victim++) {
    if (victim !== thought.seat) most = Math.max(most, robberyWorth(thought, thief, victim as Seat));
  }
  return most;
}

function robberyWorth(thought: Thought, thief: 'griffon' | 'satyr' | 'dryad', victim: Seat): number {
  const held = holdingsIn(thought, victim);
  if (thief === 'griffon') return UNKNOWN_GOLD / 2 + held.income / 2 + held.metropolises;
  if (thief === 'dryad') return held.priests > 0 ? PRIEST * (1 + RIVALS_LOSS) : 0;
  if (held.philosophers === 0) return 0;
  return philosopherStep(thought.own) + RIVALS_LOSS * philosopherStep({ ...held, philosophers: held.philosophers - 1 });
}

function conversionWorth(thought: Thought, from: number, to: number): number {
  const { own } = thought;
  const gain = buildingStep(own, to as 0);
  const spare = (own.buildings[from] as number) > 1;
  return spare ? gain - 0.5 : gain - buildingLoss(own, from as 0);
}

function bestConversion(thought: Thought): number {
  let best = 0;
  for (const from of BUILDING_TYPES) {
    if ((thought.own.buildings[from] as number) === 0) continue;
    for (const to of BUILDING_TYPES) if (to !== from) best = Math.max(best, conversionWorth(thought, from, to));
  }
  return best;
}

function destructionWorth(thought: Thought, island: number, type: number): number {
  const owner = thought.state.owner[island] as Seat;
  if (owner === thought.seat) return -buildingLoss(thought.own, type as 0) - 1;
  const held = holdingsIn(thought, owner);
  const decisive = held.missing === 1 && held.types === 3 && held.buildings[type] === 1;
  return RIVALS_LOSS * (buildingLoss(held, type as 0) + 1) + (decisive ? DENIED_WIN / 3 : 0);
}

function bestDestruction(thought: Thought): number {
  const { state } = thought;
  let best = 0;
  for (let island = 0; island < state.owner.length; island++) {
    const owner = state.owner[island] as number;
    if (owner === NO_SEAT || owner === thought.seat) continue;
    for (const type of BUILDING_TYPES) {
      if (buildingsOn(state, island, type) > 0) best = Math.max(best, destructionWorth(thought, island, type));
    }
  }
  return best;
}

function bestFlight(thought: Thought): number {
  const { state, seat } = thought;
  let best = 0;
  let most = 0;
  for (let island = 0; island < state.owner.length; island++) {
    if (state.owner[island] === seat) most = Math.max(most, state.troops[island] as number);
  }
  if (most === 0) return 0;
  for (let island = 0; island < state.owner.length; island++) {
    if (state.owner[island] !== seat) best = Math.max(best, landingWorth(thought, island, most));
  }
  return best;
}

/** What so many troops bring by landing on an island that is not theirs. */
export function landingWorth(thought: Thought, island: number, troops: number): number {
  const { state, seat, own, income } = thought;
  const owner = state.owner[island] as number;
  const worth = conquestWorth(state, own, income, island);
  if (owner === NO_SEAT) return worth;
  if (checkLanding(state, seat, island) !== null) return 0;
  const { attackerWins, defenderWins } = landBattleOdds(state, island, troops);
  // Troops that fall cost, but so do the defender's.
  return attackerWins * worth - (0.4 + 0.4 * defenderWins) * troops * (1 - attackerWins);
}

function bestLure(thought: Thought): number {
  const { state, seat } = thought;
  let best = 0;
  for (let sea = 0; sea < state.fleets.length; sea++) {
    if (state.fleets[sea] === 1 && state.fleetOwner[sea] !== seat) best = Math.max(best, lureWorth(thought, sea));
  }
  return best;
}

function lureWorth({ state, income }: Thought, sea: number): number {
  return FLEET * (1 + RIVALS_LOSS) + (boardOf(state).trade[sea] as number) * income * (1 + RIVALS_LOSS);
}

const danger = new Float64Array(ISLANDS);

/** What each answer to a creature's question brings; declining brings nothing. */
export function rateTargets(thought: Thought, kind: string, moves: readonly Move[], ratings: Float64Array): void {
  const { state, seat, own, income } = thought;
  const board = boardOf(state);
  if (kind === 'figurine') dangers(state, seat, danger);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    let worth = 0;
    switch (move.type) {
      case 'lure-fleet':
        worth = lureWorth(thought, seaNumber(board, move.sea));
        break;
      case 'destroy-building':
        worth = destructionWorth(thought, islandNumber(board, move.island), buildingTypeOf(move.building));
        break;
      case 'revive-creature':
        worth = creatureWorth(thought, move.creature);
        break;
      case 'convert-building':
        worth = conversionWorth(thought, buildingTypeOf(move.from), buildingTypeOf(move.to));
        break;
      case 'remove-troop':
        worth = preyWorth(thought, islandNumber(board, move.island));
        break;
      case 'rob':
        worth = robberyWorth(thought, kind as 'griffon', move.victim);
        break;
      case 'place-kraken':
      case 'move-kraken':
        worth = krakenWorth(thought, seaNumber(board, move.sea)) - (move.type === 'move-kraken' ? 1 : 0);
        break;
      case 'place-figurine': {
        const island = islandNumber(board, move.island);
        const mine = state.owner[island] === seat && figurineOn(state, island) === null;
        worth = mine ? (danger[island] as number) * islandWorth(state, own, income, island) : -1;
        break;
      }
      default:
        break;
    }
    ratings[i] = worth;
  }
}

function preyWorth(thought: Thought, island: number): number {
  const { state } = thought;
  const troops = state.troops[island] as number;
  const held = holdingsIn(thought, state.owner[island] as Seat);
  return (
    TROOP / troops + islandWorth(state, thought.own, thought.income, island) / (4 + 4 * troops) + held.metropolises
  );
}

function krakenWorth({ state, seat, income }: Thought, sea: number): number {
  const owner = state.fleetOwner[sea] as number;
  const trade = (boardOf(state).trade[sea] as number) * income;
  const stake = FLEET * (state.fleets[sea] as number) + trade;
  if (owner === NO_SEAT) return -0.2 - 0.1 * trade;
  return owner === seat ? -stake - 1 : 0.6 * stake;
}
