// A god's turn: every action by what it brings beyond its price; ending the turn brings nothing. The best goes first.

import {
  boardOf,
  buildingTypeOf,
  freeSquares,
  landBattleOdds,
  NO_SEAT,
  usableDiscounts,
} from '@atoll/game-cyclades/search';
import {
  BUILDING_COST,
  GODS,
  islandNumber,
  lowestPrice,
  recruitPrice,
  seaNumber,
  SLOT_IDS,
} from '@atoll/game-cyclades/table';
import type { Ask, Move } from '@atoll/game-cyclades/table';
import { creatureWorth, landingWorth } from './creatures.js';
import { pieceWorth, priestWorth } from './gods.js';
import { conquestWorth, dangers, ISLANDS, islandWorth, landings } from './islands.js';
import { buildingStep, philosopherStep } from './progress.js';
import { bestWithin, SEAS, seaWorths } from './seas.js';
import type { Thought } from './thought.js';
import { BUILDING, FLEET, TROOP } from './worths.js';

type Act = Extract<Ask, { kind: 'act' }>;

const danger = new Float64Array(ISLANDS);
const reach = new Uint8Array(ISLANDS);
const seas = new Float64Array(SEAS);

/** How likely it is that a threatened island is really attacked before it can be helped. */
const ATTACKED = 0.35;
/** Moving fleets and troops costs this. */
const MOVEMENT = 1;

export function rateActs(thought: Thought, ask: Act, moves: readonly Move[], ratings: Float64Array): void {
  const { state, seat, own, income } = thought;
  dangers(state, seat, danger);
  if (ask.god === 'ares') landings(state, seat, reach);
  if (ask.god === 'poseidon') seaWorths(state, own, income, seas);
  const price = recruitPrice(ask.god, ask.recruited) ?? 0;
  for (let i = 0; i < moves.length; i++) ratings[i] = actWorth(thought, ask, moves[i] as Move, price);
}

function actWorth(thought: Thought, ask: Act, move: Move, price: number): number {
  const { state, own } = thought;
  const board = boardOf(state);
  switch (move.type) {
    case 'recruit-fleet':
      return recruitedFleet(thought, seaNumber(board, move.sea)) - price;
    case 'recruit-troop':
      return recruitedTroop(thought, islandNumber(board, move.island)) - price;
    case 'recruit-priest':
      return priestWorth(own) - price;
    case 'recruit-philosopher':
      return philosopherStep(own) - price;
    case 'build':
      return built(thought, ask, islandNumber(board, move.island)) - BUILDING_COST;
    case 'move-fleets':
      return sailed(thought, seaNumber(board, move.from), seaNumber(board, move.to), move.fleets, 2) - MOVEMENT;
    case 'move-troops':
      return marched(thought, islandNumber(board, move.from), islandNumber(board, move.to), move.troops) - MOVEMENT;
    case 'call-creature':
      return called(thought, SLOT_IDS.indexOf(move.slot), move.temples);
    case 'replace-creature':
      return -1;
    default:
      return 0;
  }
}

function recruitedFleet(thought: Thought, sea: number): number {
  const { state, own } = thought;
  const place = state.fleetOwner[sea] === NO_SEAT ? (seas[sea] as number) : 0.2;
  return pieceWorth(FLEET, own.fleets) + place;
}

function recruitedTroop(thought: Thought, island: number): number {
  const { state, own, income } = thought;
  const defence = (danger[island] as number) * ATTACKED * 0.5 * islandWorth(state, own, income, island);
  return pieceWorth(TROOP, own.troops) + defence + attackHelp(thought, island);
}

/** How much one more troop here improves the best landing that a chain of ships allows. */
function attackHelp(thought: Thought, island: number): number {
  const { state, own, income } = thought;
  const troops = state.troops[island] as number;
  if (thought.gold < MOVEMENT) return 0;
  let best = 0;
  for (let target = 0; target < state.owner.length; target++) {
    // Another island of the chain may be the one that reaches it: then its troops are more than those here.
    if ((reach[target] as number) === 0 || (reach[target] as number) > troops) continue;
    if (state.owner[target] === NO_SEAT) continue;
    const now = troops === 0 ? 0 : landBattleOdds(state, target, troops).attackerWins;
    const then = landBattleOdds(state, target, troops + 1).attackerWins;
    if (then > 0.4) best = Math.max(best, (then - now) * conquestWorth(state, own, income, target));
  }
  return 0.8 * best;
}

function built(thought: Thought, { god }: Act, island: number): number {
  const type = buildingTypeOf(GODS[god].building);
  // Where there is more room, and more to defend it, is the better place.
  const place = 0.05 * freeSquares(thought.state, island) - 0.8 * (danger[island] as number);
  return buildingStep(thought.own, type) + BUILDING[type] + place;
}

/** What the best place within reach brings beyond the one that is left. */
function sailed(thought: Thought, from: number, to: number, fleets: number, stepsLeft: number): number {
  const { state, own } = thought;
  const left = state.fleets[from] as number;
  const given = left === fleets ? (seas[from] as number) : 0;
  const surplus = fleets > 1 && state.fleetOwner[to] === NO_SEAT ? 0.05 * fleets : 0;
  return bestWithin(state, own, seas, to, stepsLeft, fleets) - given - surplus;
}

export function rateSailing(
  thought: Thought,
  ask: Extract<Ask, { kind: 'sail-on' }>,
  moves: readonly Move[],
  ratings: Float64Array,
): void {
  rateSteps(thought, moves, ratings, ask.stepsLeft - 1);
}

/** Of the Sylph, who has many steps, only the next three are looked at. */
export function rateSylph(thought: Thought, stepsLeft: number, moves: readonly Move[], ratings: Float64Array): void {
  rateSteps(thought, moves, ratings, Math.min(2, stepsLeft - 1));
}

function rateSteps(thought: Thought, moves: readonly Move[], ratings: Float64Array, stepsLeft: number): void {
  const { state, own, income } = thought;
  const board = boardOf(state);
  seaWorths(state, own, income, seas);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'move-fleets') continue;
    ratings[i] = sailed(thought, seaNumber(board, move.from), seaNumber(board, move.to), move.fleets, stepsLeft) - 0.15;
  }
}

export function rateFlight(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const board = boardOf(thought.state);
  dangers(thought.state, thought.seat, danger);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'move-troops') continue;
    ratings[i] = marched(thought, islandNumber(board, move.from), islandNumber(board, move.to), move.troops);
  }
}

function marched(thought: Thought, from: number, to: number, troops: number): number {
  const { state, seat, own, income } = thought;
  const left = (state.troops[from] as number) - troops;
  const exposed = left === 0 ? 0.08 + (danger[from] as number) * ATTACKED : (danger[from] as number) * 0.1 * troops;
  const leaving = exposed * islandWorth(state, own, income, from);
  if (state.owner[to] === seat) {
    return 0.3 * troops * (danger[to] as number) * ATTACKED * islandWorth(state, own, income, to) - leaving;
  }
  // Those beyond the first hold what is taken, and are missing elsewhere.
  return landingWorth(thought, to, troops) + 0.1 * (troops - 1) - leaving;
}

function called(thought: Thought, slot: number, temples: number): number {
  const { state, seat } = thought;
  const creature = state.track[slot];
  if (creature === null || creature === undefined) return -1;
  // A discount kept is worth something only if another creature is called.
  const wasted = usableDiscounts(state, seat, slot) - temples;
  return creatureWorth(thought, creature) - lowestPrice(state, seat, slot) - wasted;
}
