// What is worked out once per decision: prices of everything for the seat that is asked.

import type { Seat } from '@atoll/engine';
import type { State } from '@atoll/game-archipelago/search';
import { BUILDINGS, CARD, CONSTRUCTION, reserveOf, RESOURCES, surplusRow } from '@atoll/game-archipelago/table';
import type { BuildingKind, CardId, EndCondition, Resource } from '@atoll/game-archipelago/table';
import { calmingWorth, colonyOf, surplusWorth } from './colony.js';
import type { Colony } from './colony.js';
import { endWorths } from './ends.js';
import type { EndWorths } from './ends.js';
import { larderOf } from './larder.js';
import type { Larder } from './larder.js';
import { CUBE_KEYS, ICON_KEYS, objectivesInPlay, oneMore, wantsOf } from './wants.js';
import type { Wants } from './wants.js';
import {
  BUILDING,
  CALM_OF_A_CITIZEN,
  CARD_USE,
  CITIZEN,
  CUBE,
  FLORIN,
  MANY_FLORINS,
  PART_OF_PLAN,
  SHIP,
  SPARE_CUBES,
  TOKEN,
  WORKERS_AT_ONCE,
} from './worths.js';

export interface Thought {
  readonly state: State;
  readonly seat: Seat;
  readonly player: State['players'][number];
  readonly colony: Colony;
  readonly wants: Wants;
  readonly florin: number;
  readonly token: number;
  readonly cubes: Readonly<Record<Resource, number>>;
  readonly nearer: EndWorths;
}

export function thoughtOf(state: State, seat: Seat): Thought {
  const inPlay = objectivesInPlay(state, seat);
  const wants = wantsOf(state, inPlay);
  const colony = colonyOf(state, seat);
  const player = state.players[seat] as State['players'][number];
  const food = larderOf(state, seat, colony);
  const thought = {
    state,
    seat,
    player,
    colony,
    wants,
    florin: FLORIN / (1 + player.florins / MANY_FLORINS) + wanted(state, seat, wants, 'money'),
    token: TOKEN + wanted(state, seat, wants, 'explorer-tokens') + food.token,
    cubes: cubeWorths(state, seat, wants, food),
    nearer: endWorths(state, seat, wants, inPlay, colony),
  };
  addNeeds(thought);
  latest = thought;
  return thought;
}

let latest: Thought | null = null;

/**
 * The thought for a question that follows from the seat's own move. Prices hardly change while one action is carried out,
 * and play-outs consist of such questions for the most part. It is kept for one state object alone: whoever is really asked
 * is handed a new guess, and thinks anew.
 */
export function thoughtInPassing(state: State, seat: Seat): Thought {
  return latest !== null && latest.state === state && latest.seat === seat ? latest : thoughtOf(state, seat);
}

const FLORINS_OF_A_CARD = 5;

/** How many of each kind a building takes. */
const CUBES_OF = Object.fromEntries(
  BUILDINGS.map((building) => {
    const { cubes } = CONSTRUCTION[building];
    return [building, [...new Set(cubes)].map((cube) => ({ cube, count: cubes.filter((c) => c === cube).length }))];
  }),
) as unknown as Readonly<Record<BuildingKind, readonly { readonly cube: Resource; readonly count: number }[]>>;

/** What a plan still lacks is worth a part of the plan: cubes for buildings, florins for cards. */
function addNeeds(thought: Mutable<Thought>): void {
  const { player } = thought;
  const needed = {} as Record<Resource, number>;
  for (const building of BUILDINGS) {
    const part = (PART_OF_PLAN * Math.max(0, buildingWorth(thought, building))) / CONSTRUCTION[building].cubes.length;
    for (const { cube, count } of CUBES_OF[building])
      if (player.cubes[cube] < count) needed[cube] = Math.max(needed[cube] ?? 0, part);
  }
  const cubes = { ...thought.cubes };
  let most = 0;
  for (const resource of RESOURCES) {
    cubes[resource] += needed[resource] ?? 0;
    most = Math.max(most, needed[resource] ?? 0);
  }
  thought.cubes = cubes;
  thought.token += most;
  thought.florin += workersPart(thought);
  const ends = Math.max(
    nearer(thought, 'charactersInPlay'),
    nearer(thought, 'progressInPlay'),
    nearer(thought, 'cardsInPlay'),
  );
  if (player.florins < 3 * FLORINS_OF_A_CARD) thought.florin += (PART_OF_PLAN * Math.max(0, ends)) / FLORINS_OF_A_CARD;
}

/** Florins hire workers, and workers keep the peace. */
function workersPart(thought: Thought): number {
  const { state, seat, colony, player } = thought;
  const cost = surplusRow(state).recruitCost;
  const workers = Math.min(WORKERS_AT_ONCE, reserveOf(state, seat, 'citizen'));
  if (cost === null || player.florins >= workers * cost) return 0;
  return Math.min(0.25, Math.max(0, (PART_OF_PLAN * (citizenWorth(thought) + surplusWorth(colony, 1))) / cost - 0.05));
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function wanted(state: State, seat: Seat, wants: Wants, key: string): number {
  const scored = wants.get(key);
  return scored === undefined ? 0 : oneMore(state, seat, scored);
}

function cubeWorths(state: State, seat: Seat, wants: Wants, food: Larder): Record<Resource, number> {
  const worths = {} as Record<Resource, number>;
  const { cubes } = state.players[seat] as State['players'][number];
  for (const resource of RESOURCES) {
    // The more of them lie behind the screen, the less one more is needed there.
    const spare = 1 + SPARE_CUBES * Math.max(0, cubes[resource] - 1);
    worths[resource] = CUBE[resource] / spare + wanted(state, seat, wants, CUBE_KEYS[resource]) + food.cubes[resource];
  }
  return worths;
}

function nearer(thought: Thought, type: EndCondition['type']): number {
  return thought.nearer[type] ?? 0;
}

const CONTROLLED: Readonly<Record<BuildingKind, string>> = {
  town: 'towns-controlled',
  temple: 'temples-controlled',
  market: 'markets-controlled',
  port: 'ports-controlled',
};
const IN_PLAY: Readonly<Record<BuildingKind, EndCondition['type']>> = {
  town: 'townsInPlay',
  temple: 'templesInPlay',
  market: 'marketsInPlay',
  port: 'portsInPlay',
};

/** What it is worth to hold one more such building. */
export function holdingWorth(thought: Thought, building: BuildingKind): number {
  const { state, seat, wants } = thought;
  let worth = BUILDING[building] + wanted(state, seat, wants, CONTROLLED[building]);
  if (building === 'port' || building === 'market') worth += wanted(state, seat, wants, 'ports-and-markets-controlled');
  if (building === 'town') worth += landsWorth(thought);
  if (building === 'temple') worth += 0.25 * calmingWorth(thought.colony, 2);
  return worth;
}

/** A town holds the icons of its region: about one of each kind that is wanted. */
function landsWorth({ state, seat, wants }: Thought): number {
  let worth = 0;
  for (const resource of RESOURCES) worth += wanted(state, seat, wants, ICON_KEYS[resource]);
  return worth;
}

/** And to build it. */
export function buildingWorth(thought: Thought, building: BuildingKind | 'ship'): number {
  if (building === 'ship') {
    const { state, seat, wants } = thought;
    return SHIP + wanted(state, seat, wants, 'ships-in-archipelago') + nearer(thought, 'shipsInPlay');
  }
  const benefactor =
    building === 'temple' ? wanted(thought.state, thought.seat, thought.wants, 'benefactor-florins') : 0;
  return holdingWorth(thought, building) + nearer(thought, IN_PLAY[building]) + benefactor;
}

export function citizenWorth(thought: Thought): number {
  const { state, seat, wants, colony } = thought;
  const hands = CITIZEN + wanted(state, seat, wants, 'citizens-in-archipelago');
  return hands + CALM_OF_A_CITIZEN * calmingWorth(colony, 1) + nearer(thought, 'populationAtLeast');
}

/** Before its price. */
export function cardWorth(thought: Thought, card: CardId): number {
  const { state, seat, wants } = thought;
  const { kind, medals, activation } = CARD[card];
  const use = activation === 'wonder' ? 0.1 + 0.3 * medals : CARD_USE + medals;
  return (
    use +
    wanted(state, seat, wants, kind === 'character' ? 'characters' : 'progress') +
    wanted(state, seat, wants, 'characters-and-progress') +
    nearer(thought, kind === 'character' ? 'charactersInPlay' : 'progressInPlay') +
    nearer(thought, 'cardsInPlay')
  );
}

export function giftWorth(thought: Thought): number {
  return wanted(thought.state, thought.seat, thought.wants, 'benefactor-florins');
}
