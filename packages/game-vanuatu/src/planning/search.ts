// VA-6.2 The search of the planning test: from an imagined position through every order of the planned actions.
//
// Why it is exact although it tries so little: ten vatus always turn to none, so what a seat holds is its vatus, plus
// gains, less payments, modulo ten, in whatever order these came. Only a payment can tell two orders apart. So
// exchanges are imagined right before a payment that needs them, and nowhere else.

import { hasStallSlot } from '../actions/build.js';
import { stallsOn } from '../actions/islands.js';
import { takesTourist } from '../actions/transport.js';
import { aroundOf, neighboursOf } from '../board/geometry.js';
import { exportPoints } from '../board/ships.js';
import { BUILDER_STALL_COST } from '../data/characters.js';
import { DRAWING_POINTS, MOST_STEPS, STALL_COST, VATUS_PER_STALL, VATUS_PER_STEP } from '../data/figures.js';
import { GOODS } from '../data/goods.js';
import { contains, firstOf } from '../sets.js';
import type { ActionSet } from '../sets.js';
import { playerAt } from '../state.js';
import type { Island } from '../state.js';
import type { Chart } from './chart.js';
import { BUILD, BUY, canSellAt, DRAW, EXPLORE, FISH, possibleActions, REST, SAIL, SELL, TOURIST } from './possible.js';
import { boatOf, builtOn, canExchange, catchOf, exchanged, movedTo, vatusOf } from './position.js';
import { withCatch, withGain, withPayment, withPoints, withStallOn, withTreasure } from './position.js';
import type { Position } from './position.js';

export interface Search {
  readonly chart: Chart;
  readonly planned: ActionSet;
  /** Whether there is any gain to be had. If not, what is paid is only lost, and dearer ways need not be tried. */
  readonly gains: boolean;
  /** Actions not yet found possible, though nothing obvious speaks against it. */
  hoped: ActionSet;
  /** Positions already looked at, each with what was done to reach it. */
  readonly tried: Set<number>;
}

/** Rest is never imagined: its bit makes room for the others in one number of 32 bits. */
function keyOf(position: Position, done: ActionSet): number {
  return position | (((done & (REST - 1)) | ((done >> 1) & ~(REST - 1))) << 24);
}

function isNew(search: Search, position: Position, done: ActionSet): boolean {
  const before = search.tried.size;
  search.tried.add(keyOf(position, done));
  return search.tried.size > before;
}

/** Looks on from here, until nothing is hoped for any more. */
export function imagine(search: Search, position: Position, done: ActionSet): void {
  if ((search.hoped & ~done) === 0 || !isNew(search, position, done)) return;
  search.hoped &= done | ~possibleActions(search.chart, position);
  for (let rest = search.planned & ~done; rest !== 0; rest &= rest - 1) {
    const action = rest & -rest;
    // Only an action other than those done can gain by it.
    if ((search.hoped & ~done & ~action) !== 0) imagineAction(search, position, action, done | action);
  }
}

function imagineAction(search: Search, position: Position, action: ActionSet, done: ActionSet): void {
  switch (action) {
    case BUY:
      return imagineBuy(search, position, done);
    case EXPLORE:
      return imagineExplore(search, position, done);
    case SAIL:
      return imagineSail(search, position, done);
    case BUILD:
      return imagineBuild(search, position, done);
    case TOURIST:
      return imagineTourist(search, position, done);
    case FISH:
      return imagineFish(search, position, done);
    case SELL:
      return imagineSell(search, position, done);
    case DRAW:
      return imagineDraw(search, position, done);
    default: // Rest pays in phase 5 only.
  }
}

/** `position` holds already all that the payment is made for, but for its points. */
function pay(search: Search, position: Position, cost: number, points: number, done: ActionSet): void {
  if (search.chart.free || vatusOf(position) >= cost) {
    const paid = search.chart.free ? position : withPayment(position, cost);
    return imagine(search, withPoints(paid, points), done);
  }
  if (!canExchange(position)) return;
  for (const after of exchanged(position)) {
    if (vatusOf(after) >= cost) imagine(search, withPoints(withPayment(after, cost), points), done);
  }
}

function imagineSail(search: Search, position: Position, done: ActionSet): void {
  const { oceans, stops, bonus } = search.chart;
  const start = 1 << boatOf(position);
  let reached = start;
  let barred = start;
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    reached = aroundOf(reached) & oceans;
    for (let rest = reached & stops & ~barred; rest !== 0; rest &= rest - 1) {
      const moved = movedTo(position, firstOf(rest));
      if (bonus === 'navigator') pay(search, moved, 0, 0, done);
      pay(search, moved, steps * VATUS_PER_STEP, 0, done);
    }
    if (!search.gains) barred |= reached;
  }
}

function imagineFish(search: Search, position: Position, done: ActionSet): void {
  const value = search.chart.table.fish[boatOf(position)] as number;
  if (value > 0) imagine(search, withCatch(position, value), done);
}

function imagineExplore(search: Search, position: Position, done: ActionSet): void {
  const value = search.chart.table.treasure[boatOf(position)] as number;
  if (value === 0) return;
  const taken = withTreasure(position, value);
  imagine(search, taken, done);
  if (search.chart.bonus === 'diver') imagine(search, withGain(taken, value), done);
}

/** What is left of the fish does not matter: only the sum of what is sold does. */
function imagineSell(search: Search, position: Position, done: ActionSet): void {
  const { chart } = search;
  if (!canSellAt(chart, position)) return;
  const sums = sumsOf(playerAt(chart.table, chart.seat).fish, catchOf(position));
  for (let rest = sums & ~1; rest !== 0; rest &= rest - 1) {
    imagine(search, withGain(position, firstOf(rest) * chart.table.fishPrice), done);
  }
}

/** The sums of values that some choice of these fish tiles has, one bit each. */
function sumsOf(fish: readonly number[], caught: number): number {
  let sums = 1 | (1 << caught);
  for (let value = 1; value <= fish.length; value++) {
    for (let tiles = fish[value - 1] as number; tiles > 0; tiles--) sums |= sums << value;
  }
  return sums;
}

function imagineBuild(search: Search, position: Position, done: ActionSet): void {
  const { table, building, bonus } = search.chart;
  const boat = boatOf(position);
  if (!contains(building, boat)) return;
  for (let index = 0; index < table.islands.length; index++) {
    const island = table.islands[index] as Island;
    if (!contains(neighboursOf(island.space), boat) || !hasStallSlot(island)) continue;
    const built = withStallOn(position, index);
    pay(search, built, STALL_COST, 0, done);
    if (bonus === 'builder') pay(search, built, BUILDER_STALL_COST, 0, done);
  }
}

/** Its points are of use to the Beggar only, the payment itself only to one who else would gain too much. */
function imagineBuy(search: Search, position: Position, done: ActionSet): void {
  if (!search.gains) return;
  const { table, kava, copra, beef } = search.chart;
  const boat = boatOf(position);
  if (contains(kava, boat)) pay(search, position, GOODS[0].cost, exportPoints(table, 0), done);
  if (contains(copra, boat)) pay(search, position, GOODS[1].cost, exportPoints(table, 1), done);
  if (contains(beef, boat)) pay(search, position, GOODS[2].cost, exportPoints(table, 2), done);
}

function imagineTourist(search: Search, position: Position, done: ActionSet): void {
  const { table, touring } = search.chart;
  const boat = boatOf(position);
  if (!contains(touring, boat)) return;
  for (let index = 0; index < table.islands.length; index++) {
    const island = table.islands[index] as Island;
    if (!contains(neighboursOf(island.space), boat) || !takesTourist(island)) continue;
    const stalls = stallsOn(island) + (builtOn(position) === index ? 1 : 0);
    imagine(search, withGain(position, stalls * VATUS_PER_STALL), done);
  }
}

/** Its points are of use to the Beggar only. */
function imagineDraw(search: Search, position: Position, done: ActionSet): void {
  if (!contains(search.chart.drawing, boatOf(position))) return;
  const scored = withPoints(position, DRAWING_POINTS);
  if (scored !== position) imagine(search, scored, done);
}
