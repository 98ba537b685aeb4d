// What the next domestic crisis may need. It lays everybody down, so as many must stand up again as rebellion has already
// risen: who cannot feed so many when the wrong resource is asked for loses with everybody.

import type { Seat } from '@atoll/engine';
import { CARD, RESOURCES } from '@atoll/game-archipelago';
import type { Resource, State } from '@atoll/game-archipelago';
import type { Role } from './colony.js';
import { INDEPENDENCE } from './worths.js';

export interface Larder {
  /** What one more cube of each is worth as food. */
  readonly cubes: Readonly<Record<Resource, number>>;
  readonly token: number;
}

/** Citizens one cube lets stand, on most cards. */
const PER_CUBE = 5;
/** Rebellion that may come before the crisis does. */
const MARGIN = 2;
/** How likely a turn brings such a crisis, and that it is the one that can be seen. */
const CRISIS = 0.6;
const AS_SEEN = 0.4;

export function larderOf(state: State, seat: Seat, role: Role): Larder {
  const cubes = { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 };
  if (role === 'separatist') return { cubes, token: 0 };
  const player = state.players[seat] as State['players'][number];
  const needed = Math.ceil((state.rebellion + MARGIN) / PER_CUBE);
  const seen = seenResource(state);
  let token = 0;
  for (const resource of RESOURCES) {
    const lacking = needed - state.domestic[resource] - player.cubes[resource] - player.tokens;
    if (lacking <= 0) continue;
    const likely = CRISIS * ((1 - AS_SEEN) / RESOURCES.length + (seen === resource ? AS_SEEN : 0));
    cubes[resource] = (INDEPENDENCE * likely) / lacking;
    token += cubes[resource];
  }
  return { cubes, token };
}

/** The back of the top card, if it asks for something in the next turn. */
function seenResource(state: State): Resource | null {
  const top = state.evolutionDeck.at(-1);
  if (top === undefined) return null;
  const { upper } = CARD[top].back;
  return upper.type === 'domestic-crisis' && !upper.red ? upper.resource : null;
}
