// Moves components about for rule tests. The result keeps the game's invariants; what a mover cannot keep by itself
// (cubes, slots) the test has to.

import { frameId, silently } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { scenario } from '@atoll/testkit';
import type { Scenario } from '@atoll/testkit';
import { putTile, stock } from './board/stocks.js';
import { ACTION_IDS } from './data/actions.js';
import type { ActionId } from './data/actions.js';
import { CHARACTER_IDS, inDataOrder } from './data/characters.js';
import type { CharacterId } from './data/characters.js';
import { ROUNDS, STALLS } from './data/figures.js';
import type { TileValue } from './data/figures.js';
import { GOODS } from './data/goods.js';
import type { ShipId } from './data/ships.js';
import { SHIP_IDS } from './data/ships.js';
import { SPACE_INDEX, STARTING_ISLAND_SPACE } from './data/spaces.js';
import type { SpaceId } from './data/spaces.js';
import { LETTERED_TILES, STARTING_ISLAND } from './data/tiles.js';
import type { IslandId, TileId } from './data/tiles.js';
import type { VanuatuFrame } from './frames.js';
import { vanuatu } from './game.js';
import type { Vanuatu } from './rules.js';
import { isTwoPlayerGame, playerAt } from './state.js';
import type { Island, Player, State } from './state.js';

export type VanuatuScenario = Scenario<Vanuatu>;

/** Markers, seat by seat: `{ fish: 2, sail: 1 }`. */
export type Markers = Partial<Record<ActionId, number>>;

/** A table with seat 0 as first player and the starting tiles where `relay` puts them. */
export function table(seats: number, arrange: (draft: State) => void = () => {}, characters = true): VanuatuScenario {
  return scenario(vanuatu, { seats, options: { characters } }).arrange((draft) => {
    draft.firstPlayer = 0 as Seat;
    relay(draft);
    arrange(draft);
  });
}

export function player(draft: State, seat: number): Player {
  return playerAt(draft, seat as Seat);
}

/** Spaces are numbers in a table. */
export function at(space: SpaceId): number {
  return SPACE_INDEX[space];
}

export function island(draft: State, tile: IslandId): Island {
  const found = draft.islands.find((other) => other.tile === tile);
  if (found === undefined) throw new Error(`${tile} is not on the board`);
  return found;
}

const START: readonly (readonly [TileId, SpaceId])[] = [
  ['start-fish', 'r1-s3'],
  ['start-wreck', 'r2-s2'],
  ['start-harbour', 'r2-s3'],
];

/** Lays the archipelago anew: the start, then these tiles. `open` are turned up next, the others follow by letter. */
export function relay(
  draft: State,
  placed: readonly (readonly [TileId, SpaceId])[] = [],
  open: readonly TileId[] = nextTiles(placed).slice(0, 2),
  start: readonly (readonly [TileId, SpaceId])[] = START,
): void {
  draft.tiles.fill(null);
  draft.fish.fill(0);
  draft.treasure.fill(0);
  draft.islands = [];
  draft.supply = GOODS.map(({ cubes }) => cubes);
  for (const [tile, space] of [[STARTING_ISLAND, STARTING_ISLAND_SPACE] as const, ...start, ...placed]) {
    putTile(draft, tile, at(space));
  }
  for (const other of draft.islands) stock(draft, other, silently);
  draft.openTiles = open.slice();
  draft.tileStack = nextTiles(placed)
    .filter((tile) => !open.includes(tile))
    .toReversed();
  const harbour = at(start.find(([tile]) => tile === 'start-harbour')?.[1] ?? 'r2-s3');
  for (const each of draft.players) {
    each.boat = harbour;
    each.stalls = STALLS;
  }
}

function nextTiles(placed: readonly (readonly [TileId, SpaceId])[]): TileId[] {
  const gone = placed.map(([tile]) => tile);
  const tiles = [...LETTERED_TILES.map(([first]) => first), ...LETTERED_TILES.map(([, second]) => second)];
  return tiles.filter((tile) => !gone.includes(tile));
}

/** The round as if its tourist tile had just been turned up; where the boards' tiles lie is not its concern. */
export function inRound(draft: State, round: number): void {
  draft.round = round;
  while (draft.touristPile.length > ROUNDS - round) draft.touristsWaiting = draft.touristPile.pop() ?? 0;
}

/** Gives a fish or treasure tile, taking it off an ocean on the board. */
export function give(draft: State, seat: number, of: 'fish' | 'treasure', ...values: TileValue[]): void {
  for (const value of values) {
    const space = draft[of].findIndex((markers) => markers >= value);
    if (space < 0) throw new Error(`no ocean with ${value} ${of}`);
    draft[of][space] = value - 1;
    const tiles = player(draft, seat)[of];
    tiles[value - 1] = (tiles[value - 1] ?? 0) + 1;
  }
}

export function setFish(draft: State, space: SpaceId, markers: number): void {
  draft.fish[at(space)] = markers;
}

/** The seat's character, ready or not; the others lie face up (two players: with those that make up five). */
export function cast(draft: State, ...characters: readonly (CharacterId | null)[]): void {
  for (const [seat, character] of characters.entries()) {
    player(draft, seat).character = character;
    player(draft, seat).bonusReady = character !== null;
  }
  const taken = characters.filter((character) => character !== null);
  const free = CHARACTER_IDS.filter((character) => !taken.includes(character));
  draft.characters = inDataOrder(isTwoPlayerGame(draft) ? free.slice(0, 5 - taken.length) : free);
}

export function build(draft: State, tile: IslandId, ...seats: number[]): void {
  for (const seat of seats) {
    const { stalls } = island(draft, tile);
    stalls[seat] = (stalls[seat] ?? 0) + 1;
    player(draft, seat).stalls -= 1;
  }
}

/** The cubes of an island, the rest of its print back in the supply. */
export function setCubes(draft: State, tile: IslandId, cubes: readonly [number, number, number]): void {
  const { cubes: old } = island(draft, tile);
  for (const [good, count] of cubes.entries()) {
    draft.supply[good] = (draft.supply[good] ?? 0) + (old[good] ?? 0) - count;
    old[good] = count;
  }
}

/** The row of ships, with the cubes they carry out of the supply. */
export function setShips(
  draft: State,
  ...row: readonly (readonly [ShipId, readonly [number, number, number]])[]
): void {
  draft.ships = row.map(([id, cubes]) => {
    for (const [good, count] of cubes.entries()) draft.supply[good] = (draft.supply[good] ?? 0) - count;
    return { id, cubes: cubes.slice() };
  });
  draft.discardedShips = [];
  draft.shipPile = SHIP_IDS.filter((id) => !row.some(([open]) => open === id));
}

export function setMarkers(draft: State, ...markers: readonly Markers[]): void {
  for (const [seat, some] of markers.entries()) {
    player(draft, seat).markers = ACTION_IDS.map((action) => some[action] ?? 0);
  }
}

type NewFrame = VanuatuFrame extends infer F ? (F extends VanuatuFrame ? Omit<F, 'id'> : never) : never;

function restack(draft: State, ...frames: NewFrame[]): void {
  draft.stack = frames.map((frame) => ({ ...frame, id: frameId(draft) }));
}

export function toTiles(draft: State): void {
  restack(draft, { kind: 'rounds', next: 'neutral-markers' }, { kind: 'tile-placement', asking: true });
}

export function toNeutralMarkers(draft: State): void {
  restack(draft, { kind: 'rounds', next: 'characters' }, { kind: 'neutral-markers', put: 0 });
}

export function toCharacters(draft: State): void {
  restack(draft, { kind: 'rounds', next: 'planning' }, { kind: 'characters', turn: 0 });
}

/** Planning, at the first marker of this pass (0, 1, 2); the first player is asked. */
export function toPlanning(draft: State, pass = 0): void {
  restack(draft, { kind: 'rounds', next: 'actions' }, { kind: 'planning', pass, turn: 0, put: 0, asking: true });
}

/** Phase 4 with these markers, seat by seat; it is the turn of `seat`. */
export function toActions(draft: State, seat: number, ...markers: readonly Markers[]): void {
  setMarkers(draft, ...markers);
  const seats = draft.players.length;
  const turn = (seat - draft.firstPlayer + 1 + seats) % seats;
  restack(
    draft,
    { kind: 'rounds', next: 'rest-bonuses' },
    { kind: 'actions', turn },
    { kind: 'turn', seat: seat as Seat, step: 'resolve' },
  );
}

/** Whoever owes an answer. */
export function asked(t: VanuatuScenario): number {
  const decision = t.decisions().find((open) => !open.optional);
  if (decision === undefined) throw new Error('nobody is asked');
  return decision.seat;
}
