// Movers for scenarios: a bare table in the first round of turn 1, and hands to lay out what a rule is about.
// Everything is taken from where it lies, so that nothing is lost or doubled.

import { frameId } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { scenario } from '@atoll/testkit';
import type { Scenario } from '@atoll/testkit';

import { addRegion, landUnder, seaOfPort } from './board/map.js';
import { placeUnit } from './board/pieces.js';
import { SIDE, sidesOf } from './board/sides.js';
import type { BuildingKind } from './data/construction.js';
import type { CardId } from './data/evolution-cards.js';
import type { SideId } from './data/hexes.js';
import type { MarketName } from './data/market-row.js';
import type { ObjectiveId } from './data/objectives.js';
import { RESOURCES } from './data/resources.js';
import type { Resource } from './data/resources.js';
import type { ArchipelagoEvent } from './events.js';
import { openBidding } from './flow/bidding.js';
import { archipelago } from './index.js';
import type { Archipelago } from './index.js';
import type { Options } from './options.js';
import type { Cubes, Player, Region, State, Unit } from './state.js';

export type Table = Scenario<Archipelago>;

export const seat = (index: number): Seat => index as Seat;
const silent = (): void => {};

/** The first round of turn 1, seat 0 first, with nothing on the map but the start hex. */
export function bareTable(seats = 3, options: Partial<Options> = {}): Table {
  const t = scenario(archipelago, { seats, options, seed: 'table 2' });
  t.skipTo(({ state }) => state.stack.at(-1)?.kind === 'round');
  return t.arrange(clear);
}

function clear(d: State): void {
  d.order = d.order.toSorted((a, b) => a - b);
  d.stack = d.stack.slice(0, 1);
  d.hexDeck = [...d.hexDeck, ...d.regions.slice(1).map(({ side }) => side)];
  d.regions = d.regions.slice(0, 1);
  d.neighbours = [-1, -1, -1, -1, -1, -1];
  d.units = [];
  d.population = 0;
  d.rebellion = 0;
  d.surplus = 0;
  for (const index of d.players.keys()) {
    florins(d, index, 10);
    for (const resource of RESOURCES) cubes(d, index, { [resource]: 0 });
    tokens(d, index, 0);
  }
  for (const resource of RESOURCES) {
    market(d, 'domestic', resource, 1);
    market(d, 'export', resource, 0);
  }
  d.met = [];
  d.closing = false;
  d.wheel.fill(0);
  round(d, 0);
}

/** Starts a round of that player. */
export function round(d: State, index: number): void {
  d.stack = [
    { kind: 'turn', id: frameId(d), phase: 6 },
    { kind: 'actions', id: frameId(d), at: d.order.indexOf(seat(index)), out: d.players.map(() => false) },
    {
      kind: 'round',
      id: frameId(d),
      seat: seat(index),
      said: 0,
      acted: false,
      carded: false,
      traded: false,
      ended: false,
      refused: [],
      doubled: [],
    },
  ];
}

/** Starts phase 2: what follows the bids is played by the rules. */
export function bidding(d: State): void {
  d.stack = [{ kind: 'turn', id: frameId(d), phase: 3 }];
  openBidding(d);
}

/** Starts phase 6 for everybody. */
export function evolutionPhase(d: State): void {
  d.stack = [
    { kind: 'turn', id: frameId(d), phase: 0 },
    { kind: 'evolution', id: frameId(d), at: 0, stage: 'first', rotated: -1 },
  ];
}

/** Everything of a turn above the turn itself, for frames opened by hand. */
export function emptyStack(d: State, phase = 5): void {
  d.stack = [{ kind: 'turn', id: frameId(d), phase }];
}

export function region(d: State, side: SideId, q: number, r: number, rotation = 0): number {
  const { hex } = SIDE[side];
  const at = d.hexDeck.findIndex((up) => SIDE[up].hex === hex);
  if (at < 0) throw new Error(`${hex} is not in the deck`);
  d.hexDeck.splice(at, 1);
  return addRegion(d, side, rotation, q, r);
}

/** Puts a side on top of the deck of hexes. */
export function topHex(d: State, side: SideId): void {
  const at = d.hexDeck.findIndex((up) => SIDE[up].hex === SIDE[side].hex);
  d.hexDeck.splice(at, 1);
  d.hexDeck.push(side);
}

type Condition = Partial<Pick<Unit, 'lying' | 'engaged' | 'icon' | 'building'>>;

export function citizen(d: State, index: number, at: number, area = 0, condition: Condition = {}): number {
  const placed = placeUnit(d, seat(index), 'citizen', at, area, silent);
  Object.assign(placed, condition);
  d.population++;
  return placed.id;
}

export function ship(d: State, index: number, at: number, area: number, condition: Condition = {}): number {
  const placed = placeUnit(d, seat(index), 'ship', at, area, silent);
  Object.assign(placed, condition);
  return placed.id;
}

export function unit(t: Table, id: number): Unit {
  const found = t.state.units.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`unit ${id} is not on the map`);
  return found;
}

/** `spot`: the land area, for a port the coast. */
export function building(d: State, at: number, kind: BuildingKind, spot = 0): void {
  (d.regions[at] as Region)[kind] = spot;
}

/** A building with a unit of that player on it. */
export function held(
  d: State,
  index: number,
  at: number,
  kind: BuildingKind,
  condition: Condition = {},
  spot = 0,
): number {
  building(d, at, kind, spot);
  return citizen(d, index, at, landUnder(d, at, kind), { ...condition, building: kind });
}

export function heldPort(d: State, index: number, at: number, condition: Condition = {}, spot = 0): number {
  building(d, at, 'port', spot);
  return ship(d, index, at, seaOfPort(d, at), { ...condition, building: 'port' });
}

const player = (d: State, index: number): Player => d.players[index] as Player;

export function florins(d: State, index: number, amount: number): void {
  d.florins += player(d, index).florins - amount;
  player(d, index).florins = amount;
}

/** Sets the bank, the rest of its florins going to that player. */
export function bankFlorins(d: State, amount: number, rich: number): void {
  player(d, rich).florins += d.florins - amount;
  d.florins = amount;
}

export function cubes(d: State, index: number, amounts: Partial<Cubes>): void {
  for (const [resource, amount] of Object.entries(amounts) as [Resource, number][]) {
    d.cubes[resource] += player(d, index).cubes[resource] - amount;
    player(d, index).cubes[resource] = amount;
  }
}

export function market(d: State, name: MarketName, resource: Resource, amount: number): void {
  d.cubes[resource] += d[name][resource] - amount;
  d[name][resource] = amount;
}

/** Taken from the last pile, or counted among those that left the game. */
export function tokens(d: State, index: number, amount: number): void {
  const change = amount - player(d, index).tokens;
  player(d, index).tokens = amount;
  if (change <= 0) d.tokensSpent -= change;
  else d.piles[2] = (d.piles[2] as number) - change;
}

export function piles(d: State, amounts: readonly number[]): void {
  const before = d.piles.reduce((sum, pile) => sum + pile, 0);
  d.piles = amounts.slice();
  d.tokensSpent += before - amounts.reduce((sum, pile) => sum + pile, 0);
}

/** Takes a card away from wherever it lies; a slot of the track is filled from the bottom of the deck. */
function takeCard(d: State, wanted: CardId): void {
  d.evolutionDeck = d.evolutionDeck.filter((id) => id !== wanted);
  d.evolutionDiscard = d.evolutionDiscard.filter((id) => id !== wanted);
  for (const { cards } of d.players) {
    const at = cards.findIndex(({ id }) => id === wanted);
    if (at >= 0) cards.splice(at, 1);
  }
  const slot = d.track.findIndex((lying) => lying?.card === wanted);
  if (slot >= 0) d.track[slot] = { card: d.evolutionDeck.shift() as CardId, corner: 0 };
}

export function card(d: State, index: number, id: CardId, ready = true): void {
  takeCard(d, id);
  player(d, index).cards.push({ id, ready, turn: 0, citizen: -1 });
}

export function topCards(d: State, ...cards: readonly CardId[]): void {
  for (const id of cards.toReversed()) {
    takeCard(d, id);
    d.evolutionDeck.push(id);
  }
}

export function track(d: State, ...cards: readonly CardId[]): void {
  for (const [slot, id] of cards.entries()) {
    takeCard(d, id);
    const lying = d.track[slot];
    if (lying !== null && lying !== undefined) d.evolutionDeck.unshift(lying.card);
    d.track[slot] = { card: id, corner: 0 };
  }
}

export function objectives(d: State, ...held_: readonly ObjectiveId[]): void {
  for (const [index, objective] of held_.entries()) player(d, index).objectives = [objective];
}

/** The events of one type in the last play. */
export function told<T extends ArchipelagoEvent['type']>(t: Table, type: T): Extract<ArchipelagoEvent, { type: T }>[] {
  return t.events.filter((event): event is Extract<ArchipelagoEvent, { type: T }> => event.type === type);
}

export function top(t: Table): string | undefined {
  return t.state.stack.at(-1)?.kind;
}

export const otherSide = (side: SideId): SideId => sidesOf(SIDE[side].hex).find((other) => other !== side) as SideId;

/** A draft for functions of the rules that are called directly. */
export const copyOf = (state: State): State => archipelago.clone(state);

/** What must be there; from the end for a negative index. */
export function nth<T>(items: readonly (T | null | undefined)[], index: number): T {
  return must(items.at(index));
}

export function must<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('the table lacks what the test is about');
  return found;
}
