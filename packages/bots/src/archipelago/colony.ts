// How near independence is, and what a step to or from it is worth. For the Separatist it is worth the opposite.

import { rowsInForce } from '@atoll/game-archipelago/search';
import type { State } from '@atoll/game-archipelago/search';
import { OBJECTIVE, surplusRow } from '@atoll/game-archipelago/table';
import type { ObjectiveId } from '@atoll/game-archipelago/table';
import type { Seat } from '@atoll/engine';
import { INDEPENDENCE, RIVALS_TAXES, STEPS_AWAY, SURPLUS } from './worths.js';

type Role = 'settler' | 'pacifist' | 'separatist';

/** The colony as a seat sees it. */
export interface Colony {
  readonly role: Role;
  /** Population less rebellion. */
  readonly gap: number;
  /** Rebellion that the coming turn will bring by itself. */
  readonly drift: number;
  readonly surplus: number;
}

export function colonyOf(state: State, seat: Seat): Colony {
  return {
    role: roleOf(objectivesOf(state, seat)),
    gap: gapOf(state),
    drift: driftOf(state),
    surplus: state.surplus,
  };
}

export function gapOf({ population, rebellion }: State): number {
  return population - rebellion;
}

/** What phase 3 of the next turn will add as things stand, and rivals' taxes until then; nothing where no turn follows. */
export function driftOf(state: State): number {
  if (state.closing) return 0;
  let [rebellion, surplus] = [0, 0];
  for (const row of rowsInForce(state)) {
    rebellion += row.rebellion;
    surplus += row.surplus;
  }
  rebellion += surplusRow({ surplus: state.surplus + surplus }).rebellion;
  return Math.max(0, rebellion + RIVALS_TAXES * (state.players.length - 1));
}

export function roleOf(objectives: readonly ObjectiveId[]): Role {
  for (const objective of objectives) {
    const { victory } = OBJECTIVE[objective];
    if (victory.type === 'separatist') return 'separatist';
    if (victory.type === 'pacifist') return 'pacifist';
  }
  return 'settler';
}

/** What the gap between population and rebellion is worth. */
export function peaceWorth(role: Role, gap: number, drift = 0): number {
  // What is to come may still be met, in part: hence now, then, and half-way.
  const unrest = (unrestAt(gap) + unrestAt(gap - drift / 2) + unrestAt(gap - drift)) / 3;
  if (role === 'separatist') return unrest;
  if (role === 'settler') return -unrest;
  return -unrest + 3 / (1 + Math.exp((15 - gap) / 3));
}

function unrestAt(gap: number): number {
  // Beyond the door it gets no worse, but whoever comes back step by step must see that they do.
  return INDEPENDENCE * Math.exp(-Math.max(-1, gap) / STEPS_AWAY) + Math.max(0, -1 - gap);
}

/** What it is worth that rebellion rises by so much less, or population by so much more. `expected`: what is to come. */
export function calmingWorth({ role, gap, drift }: Colony, steps: number, expected = 0): number {
  return peaceWorth(role, gap - expected + steps, drift) - peaceWorth(role, gap - expected, drift);
}

/** What it is worth that so many surplus workers leave the track; fewer than none come to it. */
export function surplusWorth(colony: Colony, workers: number): number {
  return Math.min(workers, colony.surplus) * SURPLUS * calmingWorth(colony, 1);
}

/** One cube alone may save nothing where three would: what each of the best number of them is worth. */
export function worthPerCube(colony: Colony, cubes: number, stepsEach: number, expected: number): number {
  if (cubes === 0 || expected === 0) return 0;
  let best = -Infinity;
  for (let count = 1; count <= cubes; count++) {
    const steps = Math.min(count * stepsEach, expected);
    best = Math.max(best, calmingWorth(colony, steps, expected) / count);
    if (steps === expected) break;
  }
  return best;
}

export function objectivesOf(state: State, seat: Seat): readonly ObjectiveId[] {
  return (state.players[seat] as State['players'][number]).objectives;
}
