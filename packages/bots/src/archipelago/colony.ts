// How near independence is, and what a step to or from it is worth. For the Separatist it is worth the opposite.

import { OBJECTIVE } from '@atoll/game-archipelago';
import type { ObjectiveId, State } from '@atoll/game-archipelago';
import type { Seat } from '@atoll/engine';
import { INDEPENDENCE, STEPS_AWAY, SURPLUS } from './worths.js';

export type Role = 'settler' | 'pacifist' | 'separatist';

export function roleOf(objectives: readonly ObjectiveId[]): Role {
  for (const objective of objectives) {
    const { victory } = OBJECTIVE[objective];
    if (victory.type === 'separatist') return 'separatist';
    if (victory.type === 'pacifist') return 'pacifist';
  }
  return 'settler';
}

/** What the gap between population and rebellion is worth. */
export function peaceWorth(role: Role, gap: number): number {
  // Beyond the door it gets no worse, but whoever comes back step by step must see that he does.
  const unrest = INDEPENDENCE * Math.exp(-Math.max(-1, gap) / STEPS_AWAY) + Math.max(0, -1 - gap);
  if (role === 'separatist') return unrest;
  if (role === 'settler') return -unrest;
  return -unrest + 3 / (1 + Math.exp((15 - gap) / 3));
}

/** What it is worth that rebellion rises by so much less, or population by so much more. `expected`: what is to come. */
export function calmingWorth(state: State, role: Role, steps: number, expected = 0): number {
  const gap = state.population - state.rebellion - expected;
  return peaceWorth(role, gap + steps) - peaceWorth(role, gap);
}

/** What it is worth that so many surplus workers leave the track; fewer than none come to it. */
export function surplusWorth(state: State, role: Role, workers: number): number {
  return Math.min(workers, state.surplus) * SURPLUS * calmingWorth(state, role, 1);
}

export function objectivesOf(state: State, seat: Seat): readonly ObjectiveId[] {
  return (state.players[seat] as State['players'][number]).objectives;
}
