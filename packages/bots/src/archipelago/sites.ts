// Where buildings can go: one of a kind in each region, by a free citizen there. Who wants several must spread.

import { citizensIn, isFreeToAct } from '@atoll/game-archipelago/search';
import type { State } from '@atoll/game-archipelago/search';
import { BUILDINGS } from '@atoll/game-archipelago/table';
import type { BuildingKind } from '@atoll/game-archipelago/table';
import { buildingWorth } from './thought.js';
import type { Thought } from './thought.js';

function lacks(state: State, region: number, building: BuildingKind): boolean {
  return (state.regions[region] as State['regions'][number])[building] < 0;
}

/** Whether somebody of the seat could build it where they stand, if not now then in the next turn. */
export function hasSite({ state, seat }: Thought, building: BuildingKind, now: boolean): boolean {
  for (const unit of state.units) {
    if (unit.seat !== seat || (unit.kind === 'ship' && building !== 'port')) continue;
    if ((now ? isFreeToAct(unit) : unit.building === null) && lacks(state, unit.region, building)) return true;
  }
  return false;
}

/** What a citizen more in the region is worth as a builder: the best building that is missing there and has no site yet. */
export function builderWorth(thought: Thought, region: number): number {
  const { state, seat } = thought;
  if (citizensIn(state, seat, region) > 0) return 0;
  let best = 0;
  for (const building of BUILDINGS) {
    if (!lacks(state, region, building)) continue;
    const worth = buildingWorth(thought, building);
    best = Math.max(best, hasSite(thought, building, false) ? worth * WITH_SITE : worth * WITHOUT_SITE);
  }
  return best;
}

const WITH_SITE = 0.08;
const WITHOUT_SITE = 0.3;
