// VA-6.2 Which actions would be possible in an imagined position, with exchanges and the own bonus.

import { stallCost } from '../actions/build.js';
import { aroundOf, neighboursOf } from '../board/geometry.js';
import { ACTION_INDEX } from '../data/actions.js';
import { MOST_STEPS, VATUS_PER_STEP } from '../data/figures.js';
import { GOODS } from '../data/goods.js';
import type { ActionSet, SpaceSet } from '../sets.js';
import { playerAt } from '../state.js';
import type { Island } from '../state.js';
import type { Chart } from './chart.js';
import { boatOf, builtOn, canExchange, catchOf, exchanged, vatusOf } from './position.js';
import type { Position } from './position.js';

export const BUY: ActionSet = 1 << ACTION_INDEX.buy;
export const EXPLORE: ActionSet = 1 << ACTION_INDEX.explore;
export const SAIL: ActionSet = 1 << ACTION_INDEX.sail;
export const BUILD: ActionSet = 1 << ACTION_INDEX.build;
export const REST: ActionSet = 1 << ACTION_INDEX.rest;
export const TOURIST: ActionSet = 1 << ACTION_INDEX.tourist;
export const FISH: ActionSet = 1 << ACTION_INDEX.fish;
export const SELL: ActionSet = 1 << ACTION_INDEX.sell;
export const DRAW: ActionSet = 1 << ACTION_INDEX.draw;

/** More than anybody can have. */
const UNPAYABLE = 99;

export function possibleActions(chart: Chart, position: Position): ActionSet {
  const here = 1 << boatOf(position);
  let possible = REST; // VA-6.4
  if ((chart.withFish & here) !== 0) possible |= FISH;
  if ((chart.withTreasure & here) !== 0) possible |= EXPLORE;
  if ((chart.drawing & here) !== 0) possible |= DRAW;
  if ((chart.touring & here) !== 0) possible |= TOURIST;
  if (hasFish(chart, position) && canSellAt(chart, position)) possible |= SELL;
  if ((chart.building & here) !== 0 && canPay(chart, position, stallCost(chart.bonus === 'builder'))) possible |= BUILD;
  if (canPay(chart, position, cheapestGood(chart, here))) possible |= BUY;
  if (canPay(chart, position, cheapestWay(chart, here))) possible |= SAIL;
  return possible;
}

function canPay(chart: Chart, position: Position, cost: number): boolean {
  if (vatusOf(position) >= cost) return true;
  if (cost === UNPAYABLE) return false;
  if (chart.free) return true;
  if (!canExchange(position)) return false;
  for (const after of exchanged(position)) {
    if (vatusOf(after) >= cost) return true;
  }
  return false;
}

/** On any of these spaces. */
export function cheapestGood(chart: Chart, spaces: SpaceSet): number {
  if ((chart.kava & spaces) !== 0) return GOODS[0].cost;
  if ((chart.copra & spaces) !== 0) return GOODS[1].cost;
  return (chart.beef & spaces) === 0 ? UNPAYABLE : GOODS[2].cost;
}

function cheapestWay(chart: Chart, here: SpaceSet): number {
  let reached = here;
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    reached = aroundOf(reached) & chart.oceans;
    if ((reached & chart.stops & ~here) !== 0) return chart.bonus === 'navigator' ? 0 : steps * VATUS_PER_STEP;
  }
  return UNPAYABLE;
}

export function hasFish(chart: Chart, position: Position): boolean {
  const { fish } = playerAt(chart.table, chart.seat);
  return catchOf(position) !== 0 || fish[0] !== 0 || fish[1] !== 0 || fish[2] !== 0;
}

/** VA-8.5, VA-9.3; a stall imagined to be built counts as well. */
export function canSellAt(chart: Chart, position: Position): boolean {
  const here = 1 << boatOf(position);
  if (chart.bonus === 'vendor' || (chart.selling & here) !== 0) return true;
  const built = builtOn(position);
  return built >= 0 && (neighboursOf((chart.table.islands[built] as Island).space) & here) !== 0;
}
