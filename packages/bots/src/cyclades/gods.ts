// What a turn with each god would bring a seat, after what is spent in it: the ground of every offering.

import { boardOf, buildingTypeOf, NO_SEAT } from '@atoll/game-cyclades/search';
import { BUILDING_COST, GODS, lowestPrice, SLOT_IDS } from '@atoll/game-cyclades/table';
import type { GodId, MainGod } from '@atoll/game-cyclades/table';
import { creatureWorth } from './creatures.js';
import type { Holdings } from './holdings.js';
import { bestConquest } from './islands.js';
import { buildingStep, philosopherStep } from './progress.js';
import { seaWorths, SEAS } from './seas.js';
import type { Thought } from './thought.js';
import { BUILDING, FLEET, PIECES_ENOUGH, PRIEST, PRIEST_LESS, TROOP } from './worths.js';

/** One more piece where there are so many: the reserve has an end, and so has their use. */
export function pieceWorth(first: number, pieces: number): number {
  return first * Math.max(0.15, 1 - pieces / (PIECES_ENOUGH + 2));
}

export function priestWorth(held: Holdings): number {
  return Math.max(0.5, PRIEST - PRIEST_LESS * held.priests);
}

/** What a seat could do with the gods now, whatever it offers: worked out once, asked for many offers. */
interface Prospects {
  readonly newSea: number;
  /** With one recruit, and with two. */
  readonly conquest: readonly [number, number];
  /** By slot of the track: what the creature brings beyond its price, and the price. */
  readonly calls: readonly { readonly gain: number; readonly price: number }[];
}

const prospects = new WeakMap<Holdings, Prospects>();

function prospectsOf(thought: Thought, held: Holdings): Prospects {
  const known = prospects.get(held);
  if (known !== undefined) return known;
  const { state, income } = thought;
  const found = {
    newSea: bestNewSea(thought, held),
    conquest: [bestConquest(state, held, income, 1), bestConquest(state, held, income, 2)] as const,
    calls: held.seat === thought.seat ? callsOf(thought) : [],
  };
  prospects.set(held, found);
  return found;
}

function callsOf(thought: Thought): { gain: number; price: number }[] {
  const { state, seat } = thought;
  return SLOT_IDS.map((_, slot) => {
    const creature = state.track[slot] ?? null;
    const price = lowestPrice(state, seat, slot);
    return { gain: creature === null ? 0 : creatureWorth(thought, creature) - price, price };
  });
}

/** `gold`: what is left once the offering is paid. */
export function godWorth(thought: Thought, held: Holdings, god: GodId, gold: number): number {
  if (god === 'apollo') return apolloWorth(thought, held);
  let left = gold;
  let worth = 0;
  const type = buildingTypeOf(GODS[god].building);
  if (held.squares > 0 && left >= BUILDING_COST) {
    const building = buildingStep(held, type) + BUILDING[type] - BUILDING_COST;
    if (building > 0) {
      worth += building;
      left -= BUILDING_COST;
    }
  }
  const found = prospectsOf(thought, held);
  return worth + ownGift(held, god, left, found) + bestCall(thought, held, left, found);
}

function ownGift(held: Holdings, god: MainGod, gold: number, { newSea, conquest }: Prospects): number {
  switch (god) {
    case 'poseidon':
      return pieceWorth(FLEET, held.fleets) + 0.5 + (gold > 0 ? newSea : 0);
    case 'ares': {
      const taken = gold === 0 ? 0 : gold >= 3 ? conquest[1] : conquest[0];
      return pieceWorth(TROOP, held.troops) + Math.max(0, taken - 1);
    }
    case 'zeus':
      return priestWorth(held) + 0.3;
    case 'athena':
      return philosophers(held, gold);
  }
}

/** Only one's own creatures are thought of: rivals are taken to find something of the kind. */
function bestCall(thought: Thought, held: Holdings, gold: number, { calls }: Prospects): number {
  if (held.seat !== thought.seat) return 0.5;
  let best = 0;
  for (const { gain, price } of calls) if (price <= gold) best = Math.max(best, gain);
  return best;
}

function philosophers(held: Holdings, gold: number): number {
  const first = philosopherStep(held);
  const [, price = 0] = GODS.athena.recruitCosts;
  if (gold < price || held.philosophers === 3) return first;
  return first + Math.max(0, philosopherStep({ ...held, philosophers: held.philosophers + 1 }) - price);
}

const worths = new Float64Array(SEAS);

/** A trade space beside an own island or a fleet that is free to take. */
function bestNewSea(thought: Thought, held: Holdings): number {
  const { state, income } = thought;
  const board = boardOf(state);
  seaWorths(state, held, income, worths);
  let best = 0;
  for (let sea = 0; sea < board.seas.length; sea++) {
    if (state.fleetOwner[sea] !== NO_SEAT || sea === state.kraken) continue;
    const near = isNear(thought, held, sea);
    if (near > 0) best = Math.max(best, (worths[sea] as number) * near);
  }
  return Math.max(0, best - 1);
}

/** 1 beside an own island or fleet, less two steps away. */
function isNear({ state }: Thought, held: Holdings, sea: number): number {
  const board = boardOf(state);
  for (const island of board.islandsBeside[sea] as readonly number[]) if (state.owner[island] === held.seat) return 1;
  for (const next of board.seasBeside[sea] as readonly number[]) if (state.fleetOwner[next] === held.seat) return 0.9;
  return 0;
}

function apolloWorth({ state, income }: Thought, held: Holdings): number {
  return (held.islands === 1 ? 4 : 1) + (state.apollo.length === 0 ? income : 0);
}

/** Whether a turn with the god would give the seat its last metropolis. */
export function winsWith(held: Holdings, god: MainGod): boolean {
  if (held.missing !== 1 || held.sites === 0) return false;
  if (god === 'athena' && held.philosophers === 3) return true;
  return held.types === 3 && held.squares > 0 && held.buildings[buildingTypeOf(GODS[god].building)] === 0;
}
