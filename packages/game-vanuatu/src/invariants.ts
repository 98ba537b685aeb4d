// What must be true of every state the rules can reach: components are conserved, limits are kept.

import type { Seat } from '@atoll/engine';
import { stallsOn } from './actions/islands.js';
import { isFilled } from './board/ships.js';
import { CHARACTER_IDS } from './data/characters.js';
import {
  CHARACTERS_OFFERED,
  FISH_TILES,
  MARKERS,
  NEUTRAL_MARKERS,
  ROUNDS,
  SHIPS_OPEN,
  STALLS,
  TREASURE_TILES,
  VATUS_CONVERTED,
} from './data/figures.js';
import { GOODS } from './data/goods.js';
import { demandOf, SHIP_IDS } from './data/ships.js';
import { isIsland, islandData, oceanData, TILE_IDS } from './data/tiles.js';
import { TOURIST_TILES, touristTileRemoved } from './data/tourists.js';
import { isTwoPlayerGame, playerAt } from './state.js';
import type { State } from './state.js';

type Tell = (fault: string) => void;

export function invariants(state: State): string[] {
  const faults: string[] = [];
  const tell: Tell = (fault) => void faults.push(fault);
  for (const check of [tiles, catches, cubes, islands, players, boats, characters, ships, tourists, rests]) {
    check(state, tell);
  }
  return faults;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** True if `found` are exactly the things of `all`, each once. */
function isPermutation<T>(found: readonly T[], all: readonly T[]): boolean {
  return found.length === all.length && all.every((thing) => found.includes(thing));
}

function tiles(state: State, tell: Tell): void {
  const placed = state.tiles.filter((tile) => tile !== null);
  if (!isPermutation([...placed, ...state.openTiles, ...state.tileStack], TILE_IDS)) tell('a tile is lost or doubled');
  const onBoard = placed.filter(isIsland);
  if (
    !isPermutation(
      state.islands.map(({ tile }) => tile),
      onBoard,
    )
  )
    tell('the islands are not those on the board');
  for (const { tile, space } of state.islands) {
    if (state.tiles[space] !== tile) tell(`${tile} is not on space ${space}`);
  }
}

/** A tile of value n is taken with the n-th marker of an ocean, so of each value there are as many as in the box. */
function catches(state: State, tell: Tell): void {
  for (const of of ['fish', 'treasure'] as const) {
    const box: readonly number[] = of === 'fish' ? FISH_TILES : TREASURE_TILES;
    for (const [space, markers] of state[of].entries()) {
      const tile = state.tiles[space];
      const printed = tile === undefined || tile === null || isIsland(tile) ? 0 : oceanData(tile)[of];
      if (markers < 0 || markers > printed) tell(`${markers} ${of} markers on space ${space}`);
    }
    for (const [index, inBox] of box.entries()) {
      const value = index + 1;
      const unplaced = [...state.openTiles, ...state.tileStack].filter(
        (tile) => !isIsland(tile) && oceanData(tile)[of] >= value,
      ).length;
      const toCome = state[of].filter((markers) => markers >= value).length + unplaced;
      const held = sum(state.players.map((player) => player[of][index] ?? 0));
      if (held + toCome > inBox)
        tell(`${held} ${of} tiles of value ${value} held, ${toCome} to come, ${inBox} in the box`);
    }
  }
}

function cubes(state: State, tell: Tell): void {
  for (const [good, { id, cubes: inBox }] of GOODS.entries()) {
    const places = [
      state.supply,
      ...state.islands.map((island) => island.cubes),
      ...state.ships.map((ship) => ship.cubes),
    ];
    const counts = places.map((place) => place[good] ?? -1);
    if (counts.some((count) => count < 0) || sum(counts) !== inBox) tell(`${sum(counts)} cubes of ${id}`);
  }
}

function islands(state: State, tell: Tell): void {
  for (const island of state.islands) {
    const { stallSlots, drawingSlots, touristCapacity, goods } = islandData(island.tile);
    if (stallsOn(island) > stallSlots) tell(`${island.tile} has too many stalls`);
    if (island.drawings > drawingSlots) tell(`${island.tile} has too many drawings`);
    if (island.tourists > touristCapacity) tell(`${island.tile} has too many tourists`);
    if (island.cubes.some((count, good) => count > (goods[good] ?? 0))) tell(`${island.tile} has too many cubes`);
  }
}

function players(state: State, tell: Tell): void {
  for (const [seat, player] of state.players.entries()) {
    const built = sum(state.islands.map((island) => island.stalls[seat] ?? 0));
    if (built + player.stalls !== STALLS) tell(`seat ${seat} has ${built + player.stalls} stalls`);
    if (player.vatus < 0 || player.vatus >= VATUS_CONVERTED) tell(`seat ${seat} holds ${player.vatus} vatus`);
    if (player.points < 0) tell(`seat ${seat} has ${player.points} points`);
    if (sum(player.markers) > MARKERS) tell(`seat ${seat} has ${sum(player.markers)} markers on the board`);
    const counts = [...player.fish, ...player.treasure, ...player.markers];
    if (counts.some((count) => count < 0)) tell(`seat ${seat} has less than nothing of something`);
    if (player.bonusReady && player.character === null) tell(`seat ${seat} has a bonus without a character`);
  }
  const neutral = sum(state.neutral);
  if (neutral > (isTwoPlayerGame(state) ? NEUTRAL_MARKERS : 0)) tell(`${neutral} neutral markers`);
}

/** VA-2.2, VA-12.14: with two players the boats share no tile but the one they started on. */
function boats(state: State, tell: Tell): void {
  for (const [seat, { boat }] of state.players.entries()) {
    const tile = state.tiles[boat];
    if (tile === undefined || tile === null || isIsland(tile)) tell(`the boat of seat ${seat} is not on an ocean`);
  }
  if (!isTwoPlayerGame(state)) return;
  const { boat } = playerAt(state, 0 as Seat);
  if (boat !== playerAt(state, 1 as Seat).boat) return;
  if (state.tiles[boat] !== 'start-harbour') tell('both boats are on one tile');
}

function characters(state: State, tell: Tell): void {
  const taken = state.players.flatMap(({ character }) => (character === null ? [] : [character]));
  const all = [...state.characters, ...taken];
  if (new Set(all).size !== all.length) tell('a character is there twice');
  const inPlay = isTwoPlayerGame(state) ? CHARACTERS_OFFERED : CHARACTER_IDS.length;
  if (all.length !== (state.options.characters ? inPlay : 0)) tell(`${all.length} characters`);
}

function ships(state: State, tell: Tell): void {
  const all = [...state.ships.map(({ id }) => id), ...state.shipPile, ...state.discardedShips];
  if (!isPermutation(all, SHIP_IDS)) tell('a ship is lost or doubled');
  if (state.ships.length !== SHIPS_OPEN) tell(`${state.ships.length} ships in the row`);
  for (const ship of state.ships) {
    const tooMuch = ship.cubes.some((count, good) => count > (demandOf(ship.id)[good] ?? 0));
    if (tooMuch) tell(`${ship.id} carries what it has no place for, filled: ${isFilled(ship)}`);
  }
}

function tourists(state: State, tell: Tell): void {
  const seats = state.players.length;
  const inGame = sum(TOURIST_TILES) - touristTileRemoved(seats);
  const there = state.touristsWaiting + sum(state.islands.map((island) => island.tourists)) + sum(state.touristPile);
  if (state.touristsWaiting < 0 || there > inGame) tell(`${there} tourists here or to come`);
  if (state.touristPile.length !== ROUNDS - state.round) tell(`${state.touristPile.length} tourist tiles to come`);
}

function rests(state: State, tell: Tell): void {
  const tokens = state.rests.map(({ token }) => token);
  if (new Set(tokens).size !== tokens.length) tell('a rest token was taken twice');
}
