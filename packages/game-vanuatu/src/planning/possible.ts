// VA-6.2 Whether an action would be possible in an imagined position, with exchanges and the own bonus.

import { stallCost } from '../actions/build.js';
import { aroundOf, neighboursOf } from '../board/geometry.js';
import { MOST_STEPS, VATUS_PER_STEP } from '../data/figures.js';
import { GOOD_COSTS } from '../data/goods.js';
import { SPACE_INDEX } from '../data/spaces.js';
import { actionAt } from '../majority.js';
import { playerAt } from '../state.js';
import type { Island } from '../state.js';
import type { Chart } from './chart.js';
import { boatOf, builtOn, canExchange, catchOf, exchanged, vatusOf } from './position.js';
import type { Position } from './position.js';

/** More than anybody can have. */
const UNPAYABLE = 99;

export function isPossible(chart: Chart, action: number, position: Position): boolean {
  const here = 1 << boatOf(position);
  switch (actionAt(action)) {
    case 'buy':
      return canPay(chart, position, cheapestGood(chart, here));
    case 'explore':
      return (chart.withTreasure & here) !== 0;
    case 'sail':
      return canPay(chart, position, cheapestWay(chart, here));
    case 'build':
      return (chart.building & here) !== 0 && canPay(chart, position, stallCost(chart.bonus === 'builder'));
    case 'rest':
      return true; // VA-6.4
    case 'tourist':
      return (chart.touring & here) !== 0;
    case 'fish':
      return (chart.withFish & here) !== 0;
    case 'sell':
      return hasFish(chart, position) && canSellAt(chart, position, here);
    case 'draw':
      return (chart.drawing & here) !== 0;
  }
}

function canPay(chart: Chart, position: Position, cost: number): boolean {
  if (chart.free) return cost < UNPAYABLE;
  if (vatusOf(position) >= cost) return true;
  if (cost === UNPAYABLE || !canExchange(position)) return false;
  for (const after of exchanged(position)) {
    if (vatusOf(after) >= cost) return true;
  }
  return false;
}

function cheapestGood(chart: Chart, here: number): number {
  for (let good = 0; good < GOOD_COSTS.length; good++) {
    if (((chart.buying[good] as number) & here) !== 0) return GOOD_COSTS[good] as number;
  }
  return UNPAYABLE;
}

function cheapestWay(chart: Chart, here: number): number {
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
export function canSellAt(chart: Chart, position: Position, here: number): boolean {
  if (chart.bonus === 'vendor' || (chart.selling & here) !== 0) return true;
  const built = builtOn(position);
  return built >= 0 && (neighboursOf(SPACE_INDEX[(chart.table.islands[built] as Island).space]) & here) !== 0;
}
