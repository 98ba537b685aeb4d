// VA-1 Set-up, VA-12.1, VA-12.2 with two players.

import { below, frameId, shuffle, silently } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';
import { turnUpShip } from './board/ships.js';
import { placeTile, putTile } from './board/stocks.js';
import { ACTION_IDS } from './data/actions.js';
import { CHARACTER_IDS } from './data/characters.js';
import { FISH_PRICE, SHIPS_OPEN, STALLS, START_VATUS } from './data/figures.js';
import { GOODS } from './data/goods.js';
import { SHIP_IDS } from './data/ships.js';
import { SPACE_IDS, SPACE_INDEX, STARTING_ISLAND_SPACE, STARTING_OCEAN_SPACES } from './data/spaces.js';
import type { SpaceId } from './data/spaces.js';
import { HARBOUR, LETTERED_TILES, STARTING_ISLAND, STARTING_OCEANS } from './data/tiles.js';
import type { OceanId, TileId } from './data/tiles.js';
import { TOURIST_TILES, touristTileRemoved } from './data/tourists.js';
import { callTourists, offerCharacters } from './flow/preparation.js';
import { nameFirstPlayer } from './flow/rest-bonuses.js';
import { turnUpTiles } from './flow/tile-placement.js';
import type { Options } from './options.js';
import { isTwoPlayerGame } from './state.js';
import type { Player, State } from './state.js';
import type { Emit } from './rules.js';

export function layOut(seats: number, options: Options, rng: Random, emit: Emit): State {
  const oceans = shuffle(rng, STARTING_OCEANS.slice());
  const harbour = SPACE_INDEX[STARTING_OCEAN_SPACES[oceans.indexOf(HARBOUR)] as SpaceId];
  const state: State = {
    rng,
    stack: [],
    frames: 0,
    exposed: 0,
    options: { characters: options.characters },
    round: 1,
    firstPlayer: 0 as Seat,
    fishPrice: FISH_PRICE,
    touristsWaiting: 0,
    tiles: SPACE_IDS.map(() => null),
    fish: SPACE_IDS.map(() => 0),
    treasure: SPACE_IDS.map(() => 0),
    islands: [],
    openTiles: [],
    ships: [],
    discardedShips: [],
    supply: GOODS.map(({ cubes }) => cubes),
    characters: [],
    neutral: ACTION_IDS.map(() => 0),
    rests: [],
    players: Array.from({ length: seats }, () => newPlayer(harbour)),
    tileStack: shuffledTiles(rng),
    touristPile: shuffle(rng, touristTiles(seats)),
    shipPile: shuffle(rng, SHIP_IDS.slice()),
  };
  placeTile(state, state.firstPlayer, STARTING_ISLAND, STARTING_ISLAND_SPACE, silently);
  for (const [index, space] of STARTING_OCEAN_SPACES.entries())
    putTile(state, oceans[index] as OceanId, SPACE_INDEX[space]);
  turnUpFirst(state, emit);
  state.stack.push({ kind: 'rounds', id: frameId(state), next: 'neutral-markers' });
  return state;
}

/** Everything of round 1 that lies open before anybody is asked. */
function turnUpFirst(draft: State, emit: Emit): void {
  emit({ type: 'round-began', round: draft.round });
  turnUpTiles(draft, emit);
  callTourists(draft, emit);
  while (draft.ships.length < SHIPS_OPEN) turnUpShip(draft, emit);
  nameFirstPlayer(draft, below(draft.rng, draft.players.length) as Seat, emit);
  if (isTwoPlayerGame(draft)) offerCharacters(draft, emit);
  else if (draft.options.characters) draft.characters = CHARACTER_IDS.slice();
}

/** VA-1.7 */
function newPlayer(boat: number): Player {
  return {
    vatus: START_VATUS,
    points: 0,
    boat,
    stalls: STALLS,
    fish: [0, 0, 0],
    treasure: [0, 0, 0],
    treasuresSold: 0,
    character: null,
    bonusReady: false,
    markers: ACTION_IDS.map(() => 0),
    governed: null,
  };
}

/** VA-1.3: A to F twice; the next tile is the last of the list. */
function shuffledTiles(rng: Random): TileId[] {
  const upper: TileId[] = [];
  const lower: TileId[] = [];
  for (const pair of LETTERED_TILES) {
    const first = below(rng, 2);
    upper.push(pair[first] as TileId);
    lower.push(pair[1 - first] as TileId);
  }
  return [...upper, ...lower].toReversed();
}

/** VA-1.4 */
function touristTiles(seats: number): number[] {
  const tiles = TOURIST_TILES.slice();
  tiles.splice(tiles.indexOf(touristTileRemoved(seats)), 1);
  return tiles;
}
