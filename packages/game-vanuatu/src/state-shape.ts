// A state read back from JSON: every field named, nothing else let in.

import { fields, integer, list, nullable, oneOf, randomShape, ShapeError, tagged, truth } from '@atoll/engine';
import type { Seat, Shape } from '@atoll/engine';
import { ACTION_IDS } from './data/actions.js';
import { CHARACTER_IDS } from './data/characters.js';
import {
  FISH_PRICE,
  LOWEST_FISH_PRICE,
  MARKERS,
  PLANNING_PASSES,
  ROUNDS,
  STALLS,
  VATUS_CONVERTED,
} from './data/figures.js';
import { REST_TOKEN_IDS } from './data/rest-tokens.js';
import { SHIP_IDS } from './data/ships.js';
import { SPACE_IDS } from './data/spaces.js';
import { ISLAND_IDS, TILE_IDS } from './data/tiles.js';
import { MOST_TOURISTS } from './data/tourists.js';
import { ROUND_STEPS, TURN_STEPS } from './frames.js';
import type { VanuatuFrame } from './frames.js';
import type { State } from './state.js';

const MOST_SEATS = 5;
/** More than there is of any small component. */
const MANY = 30;

const count = integer(0, MANY);
const id = integer(1);
const turn = integer(0, MOST_SEATS);
const seat = integer(0, MOST_SEATS - 1) as Shape<Seat>;
const space = integer(0, SPACE_IDS.length - 1);
const tile = oneOf(TILE_IDS);
const tiles = list(tile, TILE_IDS.length);
const ship = oneOf(SHIP_IDS);
const character = oneOf(CHARACTER_IDS);
const action = oneOf(ACTION_IDS);

/** A list of exactly so many items. */
const exactly =
  <T>(length: number, shape: Shape<T>): Shape<T[]> =>
  (raw, path) => {
    const items = list(shape, length)(raw, path);
    if (items.length !== length) throw new ShapeError(path, `a list of ${length} items`);
    return items;
  };

const three = exactly(3, count);
const byAction = exactly(ACTION_IDS.length, count);
const bySpace = exactly(SPACE_IDS.length, count);

const frame: Shape<VanuatuFrame> = tagged<VanuatuFrame, 'kind'>('kind', {
  rounds: { id, next: oneOf(ROUND_STEPS) },
  'tile-placement': { id, asking: truth },
  'neutral-markers': { id, put: count },
  characters: { id, turn },
  planning: { id, pass: integer(0, PLANNING_PASSES.length), turn, put: integer(0, MARKERS), asking: truth },
  actions: { id, turn },
  turn: { id, seat, step: oneOf(TURN_STEPS) },
});

const player = fields({
  vatus: integer(0, VATUS_CONVERTED - 1),
  points: integer(0),
  boat: space,
  stalls: integer(0, STALLS),
  fish: three,
  treasure: three,
  treasuresSold: count,
  character: nullable(character),
  bonusReady: truth,
  markers: byAction,
  governed: nullable(action),
});

const island = fields({
  tile: oneOf(ISLAND_IDS),
  space,
  cubes: three,
  stalls: list(count, MOST_SEATS),
  drawings: count,
  tourists: count,
});

export const stateShape: Shape<State> = fields({
  rng: randomShape,
  stack: list(frame, 3),
  frames: integer(0),
  exposed: integer(0),
  options: fields({ characters: truth }),
  round: integer(1, ROUNDS),
  firstPlayer: seat,
  fishPrice: integer(LOWEST_FISH_PRICE, FISH_PRICE),
  touristsWaiting: integer(0, MOST_TOURISTS),
  tiles: exactly(SPACE_IDS.length, nullable(tile)),
  fish: bySpace,
  treasure: bySpace,
  islands: list(island, ISLAND_IDS.length),
  openTiles: tiles,
  ships: list(fields({ id: ship, cubes: three }), SHIP_IDS.length),
  discardedShips: list(ship, SHIP_IDS.length),
  supply: three,
  characters: list(character, CHARACTER_IDS.length),
  neutral: byAction,
  rests: list(fields({ seat, token: oneOf(REST_TOKEN_IDS) }), REST_TOKEN_IDS.length),
  players: list(player, MOST_SEATS),
  tileStack: tiles,
  touristPile: list(integer(0, MOST_TOURISTS), ROUNDS),
  shipPile: list(ship, SHIP_IDS.length),
});
