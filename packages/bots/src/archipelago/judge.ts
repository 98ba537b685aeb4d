// The judge of position: who would win if it ended now, what is still to come of what everybody has, and how likely it is
// that nobody wins at all.

import type { Seat } from '@atoll/engine';
import { breakdownOf, BUILDINGS, buildingsControlled, stabilityRow, surplusRow } from '@atoll/game-archipelago';
import type { State } from '@atoll/game-archipelago';
import { softmax } from '../judge/linear.js';
import { objectivesOf, roleOf } from './colony.js';

/** Points that make a lead of e to one. */
const POINTS = 2.2;

export function judge(state: State, chances: Float64Array): void {
  const lost = independence(state);
  let separatist = -1;
  for (let place = 0; place < chances.length; place++) {
    const seat = place as Seat;
    chances[seat] = outlook(state, seat) / POINTS;
    if (roleOf(objectivesOf(state, seat)) === 'separatist') separatist = seat;
  }
  softmax(chances, 0, chances.length);
  for (let seat = 0; seat < chances.length; seat++) {
    chances[seat] = (1 - lost) * (chances[seat] as number) + (seat === separatist ? lost : 0);
  }
}

/** Points as they stand, and a share of what growth will bring. */
function outlook(state: State, seat: Seat): number {
  let points = 0;
  for (const source of breakdownOf(state, seat)) points += source.points;
  const { florins, tokens, cubes, cards } = state.players[seat] as State['players'][number];
  let growth = 0.05 * florins + 0.25 * tokens + 0.2 * cards.length;
  for (const count of Object.values(cubes)) growth += 0.15 * count;
  for (const building of BUILDINGS) growth += 0.4 * buildingsControlled(state, seat, building);
  for (const unit of state.units) if (unit.seat === seat && !unit.lying) growth += 0.12;
  return points + growth;
}

/** The chance that the colony is lost before an end is reached, by the gap and what will be added to it each turn. */
function independence(state: State): number {
  if (state.closing) return 0.05;
  const gap = state.population - state.rebellion;
  const drift = surplusRow(state).rebellion + stabilityRow(state).rebellion;
  return 1 / (1 + Math.exp((gap - 2.5 - 1.5 * drift) / 2.5));
}
