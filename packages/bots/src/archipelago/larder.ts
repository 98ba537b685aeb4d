// What the next crises may need. A domestic one lays everybody down, and who cannot feed enough of them when the wrong
// resource is asked for loses with everybody.

import type { Seat } from '@atoll/engine';
import type { CardBack, State } from '@atoll/game-archipelago/search';
import { CARD, CARDS, RESOURCES } from '@atoll/game-archipelago/table';
import type { BackHalf, Resource } from '@atoll/game-archipelago/table';
import { worthPerCube } from './colony.js';
import type { Colony } from './colony.js';

export interface Larder {
  /** What one more cube of each is worth as food. */
  readonly cubes: Readonly<Record<Resource, number>>;
  readonly token: number;
}

/** What the back on top asks for is asked for in the next turn, unless somebody draws. */
const AS_SEEN = 0.4;
/** Cards drawn in a turn: each shows a back whose red half strikes at once. */
const DRAWN = 1.5;
/** Of what a cube would save in the crisis it is for: others have cubes too. */
const OF_A_CUBE = 0.6;

/** How often a turn brings a crisis of each resource, by the backs of all cards. */
function frequencies(half: (back: CardBack) => BackHalf, type: BackHalf['type']): Readonly<Record<Resource, number>> {
  const often = { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 };
  for (const card of CARDS) {
    const side = half(CARD[card].back);
    if (side.type === type && 'resource' in side) often[side.resource] += (side.red ? DRAWN : 1) / CARDS.length;
  }
  return often;
}

const DOMESTIC = frequencies(({ upper }) => upper, 'domestic-crisis');
const EXPORT = frequencies(({ lower }) => lower, 'export-crisis');
/** Citizens a cube lets stand, cubes the continent asks for: on most cards. */
const PER_CUBE = 5;
const CUBES_ABROAD = 2;
/** However many cubes it would take, and no crisis takes more: what one of them is worth. */
const ENOUGH = 9;

export function larderOf(state: State, seat: Seat, colony: Colony): Larder {
  const cubes = { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 };
  let token = 0;
  if (colony.role === 'separatist' || state.turn < 1) return { cubes, token };
  const player = state.players[seat] as State['players'][number];
  const top = state.evolutionDeck.at(-1);
  const back = top === undefined ? null : CARD[top].back;
  for (const resource of RESOURCES) {
    const own = player.cubes[resource] + player.tokens;
    const hungry = Math.max(0, state.population - PER_CUBE * (state.domestic[resource] + own));
    const missing = Math.max(0, CUBES_ABROAD - state.export[resource] - own);
    const fed = likely(DOMESTIC[resource], back?.upper, resource) * worthPerCube(colony, ENOUGH, PER_CUBE, hungry);
    const sent = likely(EXPORT[resource], back?.lower, resource) * worthPerCube(colony, ENOUGH, 1, missing);
    cubes[resource] = OF_A_CUBE * (fed + sent);
    token += cubes[resource];
  }
  return { cubes, token };
}

function likely(often: number, seen: BackHalf | undefined, resource: Resource): number {
  const asked = seen !== undefined && 'resource' in seen && !seen.red && seen.resource === resource;
  return (1 - AS_SEEN) * often + (asked ? AS_SEEN : 0);
}
