// The end of the game as something to play for: the own condition, the nearest of several, and those others may hold.

import type { Seat } from '@atoll/engine';
import { missingToEnd } from '@atoll/game-archipelago/search';
import type { State } from '@atoll/game-archipelago/search';
import { OBJECTIVE } from '@atoll/game-archipelago/table';
import type { EndCondition } from '@atoll/game-archipelago/table';
import { calmingWorth, objectivesOf } from './colony.js';
import type { Colony } from './colony.js';
import { leadOf } from './wants.js';
import type { ObjectivesInPlay, Wants } from './wants.js';
import { CONFIDENCE, CONFIDENCE_AT_LAST, ENDING_AHEAD, OTHERS_END, WAY_OUT } from './worths.js';

/** What it is worth to bring the end one step nearer, by what the end needs. */
export type EndWorths = Readonly<Partial<Record<EndCondition['type'], number>>>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** How long one more of it takes, about: what it costs, and what else it needs. */
const EFFORT: Readonly<Record<EndCondition['type'], number>> = {
  charactersInPlay: 1,
  progressInPlay: 1,
  cardsInPlay: 1,
  templesInPlay: 1.5,
  marketsInPlay: 1.5,
  townsInPlay: 1.8,
  portsInPlay: 1.8,
  shipsInPlay: 1.2,
  populationAtLeast: 0.7,
  surplusAbove: 0.5,
  explorerPilesEmpty: 4,
  resourcesExhausted: 6,
  bankMoneyEmpty: 9,
};

/** Whoever is ahead wants the end they hold, the nearest of them most; near independence nearly everybody does. */
export function endWorths(state: State, seat: Seat, wants: Wants, inPlay: ObjectivesInPlay, colony: Colony): EndWorths {
  const worths: Mutable<EndWorths> = {};
  if (colony.role === 'separatist' || state.turn < 1) return worths;
  const ends = [...objectivesOf(state, seat), ...state.shown].flatMap((objective) => {
    const missing = missingToEnd(state, objective);
    const { type } = OBJECTIVE[objective].end;
    return missing === null || missing === 0 ? [] : [{ type, missing, effort: missing * EFFORT[type] }];
  });
  const least = Math.min(...ends.map(({ effort }) => effort));
  const escape = WAY_OUT * -calmingWorth(colony, -3);
  const lead = leadOf(state, seat, wants);
  const worth = ENDING_AHEAD * Math.tanh((lead + CONFIDENCE) / 4) + escape;
  const last = ENDING_AHEAD * Math.tanh((lead + CONFIDENCE_AT_LAST) / 4) + escape;
  for (const { type, missing, effort } of ends) {
    const share = least / effort;
    const step = missing === 1 ? last : Math.max(0.2, (0.8 * worth * share) / missing);
    worths[type] = Math.max(worths[type] ?? -Infinity, step);
  }
  addOthersEnds(state, inPlay, worth, last, worths);
  return worths;
}

/** Whoever wants the end is glad of anybody's: the conditions others may hold, by how likely one of them does. */
function addOthersEnds(
  state: State,
  { hidden, chance }: ObjectivesInPlay,
  worth: number,
  last: number,
  worths: Mutable<EndWorths>,
): void {
  for (const objective of hidden) {
    const missing = missingToEnd(state, objective);
    if (missing === null || missing === 0) continue;
    const { type } = OBJECTIVE[objective].end;
    worths[type] = (worths[type] ?? 0) + (OTHERS_END * chance * (missing === 1 ? last : worth)) / missing;
  }
}
