// VA-6.2 to VA-6.5 Which actions a seat may put a marker on.

import type { Seat } from '@atoll/engine';
import { stallCost } from '../actions/build.js';
import { aroundOf } from '../board/geometry.js';
import { MOST_STEPS, VATUS_CONVERTED, VATUS_PER_STEP } from '../data/figures.js';
import { stacksOf } from '../majority.js';
import type { ActionSet, SpaceSet } from '../sets.js';
import { isTwoPlayerGame, playerAt } from '../state.js';
import type { Table } from '../state.js';
import { chartOf } from './chart.js';
import type { Chart } from './chart.js';
import { boatOf, canExchange, isBeggar, positionOf, vatusOf } from './position.js';
import type { Position } from './position.js';
import {
  BUILD,
  BUY,
  cheapestGood,
  DRAW,
  EXPLORE,
  FISH,
  hasFish,
  possibleActions,
  REST,
  SAIL,
  SELL,
  TOURIST,
} from './possible.js';
import { imagine } from './search.js';

/** VA-3.1 */
const MOST_VATUS = VATUS_CONVERTED - 1;

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
  return possibleActions(chart, positionOf(playerAt(table, seat))) === REST && plannableOn(chart) === REST;
}

function plannableOn(chart: Chart): ActionSet {
  const player = playerAt(chart.table, chart.seat);
  const position = positionOf(player);
  const planned = stacksOf(player) & ~REST;
  let possible = possibleActions(chart, position);
  if (planned === 0) return possible;
  if ((planned & SAIL) !== 0) possible |= possibleAfterVoyage(chart, position);
  const gains = chart.free || couldGain(chart, position, planned);
  const hoped = hopesOf(chart, position, planned, gains) & ~possible;
  if (hoped === 0) return possible;
  const search = { chart, planned, gains, hoped, tried: new Set<number>() };
  imagine(search, position, 0);
  return possible | (hoped & ~search.hoped);
}

/** What a voyage paid with the vatus held makes possible. Most plans come to no more: no search is needed for it. */
function possibleAfterVoyage(chart: Chart, position: Position): ActionSet {
  const start = 1 << boatOf(position);
  const fee = chart.bonus === 'navigator' || chart.free ? 0 : VATUS_PER_STEP;
  const fish = hasFish(chart, position);
  let vatus = chart.free ? MOST_VATUS : vatusOf(position);
  let reached = start;
  let possible = 0;
  for (let steps = 1; steps <= MOST_STEPS && vatus >= fee; steps++) {
    vatus -= fee;
    reached = aroundOf(reached) & chart.oceans;
    const ends = reached & chart.stops & ~start;
    if ((ends & chart.withFish) !== 0) possible |= FISH;
    if ((ends & chart.withTreasure) !== 0) possible |= EXPLORE;
    if ((ends & chart.drawing) !== 0) possible |= DRAW;
    if ((ends & chart.touring) !== 0) possible |= TOURIST;
    if ((ends & chart.selling) !== 0 && fish) possible |= SELL;
    if ((ends & chart.building) !== 0 && vatus >= stallCost(chart.bonus === 'builder')) possible |= BUILD;
    if (vatus >= cheapestGood(chart, ends)) possible |= BUY;
  }
  return possible;
}

/**
 * What is left to hope for: an upper bound that spares most searches. Where nothing can be gained, other actions than
 * a voyage help only to sell, by a fish or a stall.
 */
function hopesOf(chart: Chart, position: Position, planned: ActionSet, gains: boolean): ActionSet {
  const reach = reachOf(chart, position, planned);
  let hopes = couldSell(chart, position, planned, reach) ? SELL : 0;
  if (!gains) return hopes;
  hopes |= SAIL;
  if ((reach & chart.withFish) !== 0) hopes |= FISH;
  if ((reach & chart.withTreasure) !== 0) hopes |= EXPLORE;
  if ((reach & chart.drawing) !== 0) hopes |= DRAW;
  if ((reach & chart.touring) !== 0) hopes |= TOURIST;
  if ((reach & chart.building) !== 0) hopes |= BUILD;
  if ((reach & (chart.kava | chart.copra | chart.beef)) !== 0) hopes |= BUY;
  return hopes;
}

/** Where the boat could be, whatever the voyage costs. */
export function reachOf(chart: Chart, position: Position, planned: ActionSet): SpaceSet {
  const start = 1 << boatOf(position);
  if ((planned & SAIL) === 0) return start;
  let passed = start;
  for (let step = 0; step < MOST_STEPS; step++) passed |= aroundOf(passed) & chart.oceans;
  return (passed & chart.stops) | start;
}

function couldSell(chart: Chart, position: Position, planned: ActionSet, reach: SpaceSet): boolean {
  const hasTile = hasFish(chart, position) || ((planned & FISH) !== 0 && (reach & chart.withFish) !== 0);
  const places = (planned & BUILD) === 0 ? chart.selling : chart.selling | chart.building;
  return hasTile && (chart.bonus === 'vendor' || (reach & places) !== 0);
}

function couldGain(chart: Chart, position: Position, planned: ActionSet): boolean {
  // A Beggar without points may yet score some.
  if (canExchange(position) || isBeggar(position)) return true;
  if ((planned & (EXPLORE | TOURIST | SELL)) === 0) return false;
  const reach = reachOf(chart, position, planned);
  return (
    ((planned & EXPLORE) !== 0 && (reach & chart.withTreasure) !== 0) ||
    ((planned & TOURIST) !== 0 && (reach & chart.touring) !== 0) ||
    ((planned & SELL) !== 0 && couldSell(chart, position, planned, reach))
  );
}
