// Loaded dice for scenarios: a state of the generator from which the wanted values come next.

import { below } from '@atoll/engine';
import type { FlowState, Random } from '@atoll/engine';

/** Five dice of six sides need 7,776 tries on average; past this many the values are taken to be impossible. */
const TRIES = 20_000_000;

/**
 * Sets `draft.rng` so that the next `below(rng, sides)` give these values, each from 0 to sides - 1.
 * Walks on from the present state, so a second call gives another state and a test is the same every time.
 */
export function nextDice(draft: FlowState, sides: number, values: readonly number[]): void {
  for (const value of values) {
    if (!Number.isInteger(value) || value < 0 || value >= sides) {
      throw new Error(`no die of ${sides} sides gives ${value}: values run from 0 to ${sides - 1}`);
    }
  }
  const random: Random = [...draft.rng];
  const trial: Random = [...draft.rng];
  for (let tries = 0; tries < TRIES; tries++) {
    trial[4] = random[4];
    if (throws(trial, sides, values)) {
      draft.rng = random;
      return;
    }
    random[4] += 1;
  }
  throw new Error(`found no generator that throws ${values.join(', ')} with ${sides} sides`);
}

function throws(trial: Random, sides: number, values: readonly number[]): boolean {
  for (const value of values) {
    if (below(trial, sides) !== value) return false;
  }
  return true;
}
