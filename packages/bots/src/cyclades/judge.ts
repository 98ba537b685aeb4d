// The judge of position: what a seat has at the beginning of a cycle, weighed by weights fitted to games.

import type { Seat } from '@atoll/engine';
import type { Cyclades } from '@atoll/game-cyclades';
import { landBattleOdds } from '@atoll/game-cyclades/search';
import type { State } from '@atoll/game-cyclades/search';
import type { Features, Weights } from '../judge/linear.js';
import { linearJudge } from '../judge/linear.js';
import { holdingsOf } from './holdings.js';
import { dangers, ISLANDS, landings } from './islands.js';
import { partWon } from './progress.js';

const NAMES = [
  'gold',
  'income',
  'islands',
  'squares',
  'metropolises',
  'nextMetropolis',
  'lastMetropolis',
  'types',
  'philosophers',
  'priests',
  'troops',
  'fleets',
  'danger',
  'metropolisInDanger',
  'conquest',
  'offersFirst',
] as const;

const danger = new Float64Array(ISLANDS);
const reach = new Uint8Array(ISLANDS);

export const features: Features<Cyclades> = {
  names: NAMES,
  read(state, place, out, at) {
    const seat = place as Seat;
    const held = holdingsOf(state, seat);
    if (held.out) return;
    const part = partWon(held);
    dangers(state, seat, danger);
    const values: Readonly<Record<(typeof NAMES)[number], number>> = {
      gold: Math.sqrt(state.gold[seat] as number),
      income: held.income,
      islands: held.islands,
      squares: Math.min(held.squares, 6),
      metropolises: held.metropolises,
      nextMetropolis: held.missing > 1 ? part : 0,
      lastMetropolis: held.missing === 1 ? part : 0,
      types: held.types,
      philosophers: held.philosophers,
      priests: Math.sqrt(held.priests),
      troops: Math.min(held.troops, 8),
      fleets: held.fleets,
      danger: sumOf(state, seat, false),
      metropolisInDanger: sumOf(state, seat, true),
      conquest: bestLanding(state, seat),
      offersFirst: state.turnTrack.indexOf(seat) / state.turnTrack.length,
    };
    for (let i = 0; i < NAMES.length; i++) out[at + i] = values[NAMES[i] as (typeof NAMES)[number]];
  },
};

function sumOf(state: State, seat: Seat, metropolises: boolean): number {
  let sum = 0;
  for (let island = 0; island < state.owner.length; island++) {
    if (state.owner[island] === seat && (state.metropolis[island] === 1) === metropolises)
      sum += danger[island] as number;
  }
  return sum;
}

/** The best chance to take an island, those with a metropolis counting more. */
function bestLanding(state: State, seat: Seat): number {
  landings(state, seat, reach);
  let best = 0;
  for (let island = 0; island < state.owner.length; island++) {
    const troops = reach[island] as number;
    if (troops === 0) continue;
    const chance = landBattleOdds(state, island, troops + 1).attackerWins;
    best = Math.max(best, chance * (state.metropolis[island] === 1 ? 2 : 1));
  }
  return best;
}

/**
 * Set by hand: fitted to games of two, the weights put a player with a metropolis behind one without (what leads to a
 * metropolis and what it costs come together in games, and the fit cannot tell them apart).
 */
const WITH_TWO: Weights = {
  gold: 0.35,
  income: 0.25,
  islands: 0.2,
  squares: 0.05,
  metropolises: 1.8,
  nextMetropolis: 1.5,
  lastMetropolis: 3,
  types: 0,
  philosophers: 0,
  priests: 0.3,
  troops: 0.1,
  fleets: 0.05,
  danger: -0.2,
  metropolisInDanger: -0.8,
  conquest: 0.3,
  offersFirst: 0.1,
};

/** Fitted to games of three to five, in which two metropolises win. */
const WITH_MORE: Weights = {
  gold: 0.3,
  income: 0.089,
  islands: 0.068,
  squares: 0.034,
  metropolises: 0.832,
  nextMetropolis: -0.276,
  lastMetropolis: -0.102,
  types: 0.273,
  philosophers: 0.221,
  priests: 0.339,
  troops: 0.269,
  fleets: 0.121,
  danger: -0.191,
  metropolisInDanger: -0.709,
  conquest: 0.223,
  offersFirst: 0.14,
};

const judgeTwo = linearJudge(features, WITH_TWO);
const judgeMore = linearJudge(features, WITH_MORE);

export function judge(state: State, chances: Float64Array): void {
  (state.seats === 2 ? judgeTwo : judgeMore)(state, chances);
}
