// VA-6.2 to VA-6.5 Which actions a seat may put a marker on.

import type { Seat } from '@atoll/engine';
import { stallCost } from '../actions/build.js';
import { aroundOf } from '../board/geometry.js';
import { ACTION_IDS, ACTION_INDEX } from '../data/actions.js';
import type { ActionId } from '../data/actions.js';
import { MOST_STEPS, VATUS_CONVERTED, VATUS_PER_STEP } from '../data/figures.js';
import { stacksOf } from '../majority.js';
import { contains } from '../sets.js';
import type { ActionSet, SpaceSet } from '../sets.js';
import { isTwoPlayerGame, playerAt } from '../state.js';
import type { Table } from '../state.js';
import { chartOf } from './chart.js';
import type { Chart } from './chart.js';
import { boatOf, canExchange, isBeggar, positionOf, vatusOf } from './position.js';
import type { Position } from './position.js';
import { hasFish, isPossible } from './possible.js';
import { imagine } from './search.js';

const BUY = 1 << ACTION_INDEX.buy;
const EXPLORE = 1 << ACTION_INDEX.explore;
const SAIL = 1 << ACTION_INDEX.sail;
const BUILD = 1 << ACTION_INDEX.build;
const REST = 1 << ACTION_INDEX.rest;
const TOURIST = 1 << ACTION_INDEX.tourist;
const FISH = 1 << ACTION_INDEX.fish;
const SELL = 1 << ACTION_INDEX.sell;
const DRAW = 1 << ACTION_INDEX.draw;

/** VA-3.1 */
const MOST_VATUS = VATUS_CONVERTED - 1;

function has(actions: ActionSet, action: ActionId): boolean {
  return contains(actions, ACTION_INDEX[action]);
}

export function plannableActions(table: Table, seat: Seat): ActionSet {
  return plannableOn(chartOf(table, seat, false));
}

/** As if all costs were nothing: what then is not plannable lacks something else than vatus. */
export function plannableForFree(table: Table, seat: Seat): ActionSet {
  return plannableOn(chartOf(table, seat, true));
}

/**
 * VA-6.7: neither money nor a place for anything else. Asked before every marker, so the usual answer comes first: a
 * boat has an ocean beside it, the one it came from, and whoever can pay for a step may sail there.
 */
export function canOnlyRest(table: Table, seat: Seat): boolean {
  if (playerAt(table, seat).vatus >= VATUS_PER_STEP && !isTwoPlayerGame(table)) return false;
  const chart = chartOf(table, seat, false);
  return possibleNow(chart, positionOf(playerAt(table, seat))) === REST && plannableOn(chart) === REST;
}

function possibleNow(chart: Chart, position: Position): ActionSet {
  let possible = 0;
  for (let action = 0; action < ACTION_IDS.length; action++) {
    if (isPossible(chart, action, position)) possible |= 1 << action;
  }
  return possible;
}

function plannableOn(chart: Chart): ActionSet {
  const player = playerAt(chart.table, chart.seat);
  const position = positionOf(player);
  const possible = possibleNow(chart, position);
  const planned = stacksOf(player) & ~REST;
  const hoped = planned === 0 ? 0 : hopesOf(chart, position, planned) & ~possible;
  if (hoped === 0) return possible;
  const search = { chart, planned, hoped, tried: new Set<number>() };
  imagine(search, position, 0);
  return possible | (hoped & ~search.hoped);
}

/** What places and purses do not rule out: an upper bound that spares most searches. */
function hopesOf(chart: Chart, position: Position, planned: ActionSet): ActionSet {
  const steps = has(planned, 'sail') ? MOST_STEPS : 0;
  const anywhere = reachOf(chart, position, steps);
  const vatus = chart.free || couldGain(chart, position, planned, anywhere) ? MOST_VATUS : vatusOf(position);
  const reach = chart.bonus === 'navigator' ? anywhere : reachOf(chart, position, Math.min(steps, vatus));
  const [kava, copra, beef] = chart.buying;
  let hopes = 0;
  if (vatus > vatusOf(position)) hopes |= SAIL;
  if ((reach & chart.withFish) !== 0) hopes |= FISH;
  if ((reach & chart.withTreasure) !== 0) hopes |= EXPLORE;
  if ((reach & chart.drawing) !== 0) hopes |= DRAW;
  if ((reach & chart.touring) !== 0) hopes |= TOURIST;
  if ((reach & chart.building) !== 0 && vatus >= stallCost(chart.bonus === 'builder')) hopes |= BUILD;
  if ((reach & (kava | copra | beef)) !== 0) hopes |= BUY;
  if (couldSell(chart, position, planned, reach)) hopes |= SELL;
  return hopes;
}

/** Where the boat could be after at most so many steps. */
export function reachOf(chart: Chart, position: Position, steps: number): SpaceSet {
  const start = 1 << boatOf(position);
  let passed = start;
  for (let step = 0; step < steps; step++) passed |= aroundOf(passed) & chart.oceans;
  return (passed & chart.stops) | start;
}

function couldSell(chart: Chart, position: Position, planned: ActionSet, reach: SpaceSet): boolean {
  const hasTile = hasFish(chart, position) || (has(planned, 'fish') && (reach & chart.withFish) !== 0);
  const places = has(planned, 'build') ? chart.selling | chart.building : chart.selling;
  return hasTile && (chart.bonus === 'vendor' || (reach & places) !== 0);
}

function couldGain(chart: Chart, position: Position, planned: ActionSet, reach: SpaceSet): boolean {
  return (
    canExchange(position) ||
    (has(planned, 'explore') && (reach & chart.withTreasure) !== 0) ||
    (has(planned, 'tourist') && (reach & chart.touring) !== 0) ||
    (has(planned, 'sell') && couldSell(chart, position, planned, reach)) ||
    // A Beggar without points may yet score some.
    isBeggar(position)
  );
}
