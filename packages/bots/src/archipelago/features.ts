// What the judge of Archipelago weighs for each seat where a round begins.

import type { Seat } from '@atoll/engine';
import type { Archipelago } from '@atoll/game-archipelago';
import { breakdownOf, buildingsControlled, missingToEnd } from '@atoll/game-archipelago/search';
import type { State } from '@atoll/game-archipelago/search';
import { BUILDINGS, RESOURCES } from '@atoll/game-archipelago/table';
import type { Features } from '../judge/linear.js';
import { objectivesOf, roleOf } from './colony.js';

/** By then most games are over. */
const LATE = 6;

export const features: Features<Archipelago> = {
  names: [
    'points',
    'points late',
    'florins',
    'tokens',
    'cubes',
    'cards',
    'buildings',
    'citizens',
    'ships',
    'end in reach',
    'ahead with the end in reach',
    'pacifist',
    'separatist',
  ],
  read(state, seat, out, at) {
    const place = seat as Seat;
    const { florins, tokens, cubes, cards } = state.players[seat] as State['players'][number];
    const late = Math.min(1, state.turn / LATE);
    const points = pointsOf(state, place);
    const inReach = endInReach(state, place);
    const role = roleOf(objectivesOf(state, place));
    let buildings = 0;
    for (const building of BUILDINGS) buildings += buildingsControlled(state, place, building);
    let stock = 0;
    for (const resource of RESOURCES) stock += cubes[resource];
    let [citizens, ships] = [0, 0];
    for (const unit of state.units) {
      if (unit.seat !== seat) continue;
      if (unit.kind === 'ship') ships += 1;
      else citizens += 1;
    }
    const row = [
      points / 5,
      (points / 5) * late,
      florins / 10,
      tokens / 3,
      stock / 5,
      cards.length / 3,
      buildings / 3,
      citizens / 5,
      ships / 2,
      inReach,
      inReach * ((points - bestOfOthers(state, place)) / 5),
      role === 'pacifist' ? 1 : 0,
      role === 'separatist' ? 1 : 0,
    ];
    for (let i = 0; i < row.length; i++) out[at + i] = row[i] as number;
  },
};

function pointsOf(state: State, seat: Seat): number {
  let points = 0;
  for (const source of breakdownOf(state, seat)) points += source.points;
  return points;
}

function bestOfOthers(state: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) best = Math.max(best, pointsOf(state, other as Seat));
  }
  return best;
}

/** How near the nearest end is that the seat can bring about: one for the next step. */
function endInReach(state: State, seat: Seat): number {
  let nearest = 0;
  for (const objective of [...objectivesOf(state, seat), ...state.shown]) {
    const missing = missingToEnd(state, objective);
    if (missing !== null && missing > 0) nearest = Math.max(nearest, 1 / missing);
  }
  return nearest;
}
