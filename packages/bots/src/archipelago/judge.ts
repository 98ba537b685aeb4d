// The judge of position: who wins if the colony holds, and how likely it is that nobody does.

import type { Seat } from '@atoll/engine';
import type { State } from '@atoll/game-archipelago/search';
import { linearJudge } from '../judge/linear.js';
import { driftOf, gapOf, objectivesOf, roleOf } from './colony.js';
import { features } from './features.js';
import { weightsOfMore, weightsOfTwo } from './weights.js';

const sharesOfTwo = linearJudge(features, weightsOfTwo);
const sharesOfMore = linearJudge(features, weightsOfMore);

export function judge(state: State, chances: Float64Array): void {
  const lost = independence(state);
  if (chances.length === 2) sharesOfTwo(state, chances);
  else sharesOfMore(state, chances);
  for (let seat = 0; seat < chances.length; seat++) {
    const separatist = roleOf(objectivesOf(state, seat as Seat)) === 'separatist';
    chances[seat] = (1 - lost) * (chances[seat] as number) + (separatist ? lost : 0);
  }
}

/** A colony at peace is lost once in so many (e to the CALM); at the door that turns round, and a few steps away it fades. */
const CALM = 5.2;
const AT_THE_DOOR = 8.5;
const STEPS = 4;

/**
 * The chance that the colony is lost before an end is reached. Players of some sense lose next to none that is not at the
 * door already: a judge that fears more makes its player feed the colony for everybody, and be beaten on points.
 */
function independence(state: State): number {
  if (state.closing) return 0;
  const steps = Math.max(0, gapOf(state) - driftOf(state) / 2);
  return 1 / (1 + Math.exp(CALM - AT_THE_DOOR * Math.exp(-steps / STEPS)));
}
