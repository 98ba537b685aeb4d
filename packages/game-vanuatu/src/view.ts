// Dossier section 6: what one viewer may know. An allow-list; the flow is open, for nothing in a frame is secret.

import type { Seat, Viewer } from '@atoll/engine';
import { tokensAfter, tokensLeft } from './actions/rest.js';
import { cloneFrame, cloneIsland, clonePlayer, cloneShip } from './clone.js';
import { SHIP_IDS } from './data/ships.js';
import type { RestTokenId } from './data/rest-tokens.js';
import type { ShipId } from './data/ships.js';
import type { VanuatuEvent } from './events.js';
import type { VanuatuFrame } from './frames.js';
import type { State, Table } from './state.js';

/** A rest of this round. One's own is remembered with the tokens that were found (VA-8.14). */
export interface SeenRest {
  readonly seat: Seat;
  readonly token: RestTokenId | null;
  readonly found: readonly RestTokenId[] | null;
}

export interface VanuatuView extends Table {
  stack: VanuatuFrame[];
  frames: number;
  rests: SeenRest[];
  /** While the viewer is to take one. */
  restTokens: RestTokenId[] | null;
  /** How many tiles lie face down. Their letters are known, and which tile of a letter is on the board. */
  tilesLeft: number;
  /** What lies in the face-down piles, sorted: their order is hidden, what is in them is not. */
  touristTilesLeft: number[];
  shipsLeft: ShipId[];
}

export function viewOf(state: State, viewer: Viewer): VanuatuView {
  return {
    stack: state.stack.map(cloneFrame),
    frames: state.frames,
    options: { characters: state.options.characters },
    round: state.round,
    firstPlayer: state.firstPlayer,
    fishPrice: state.fishPrice,
    touristsWaiting: state.touristsWaiting,
    tiles: state.tiles.slice(),
    fish: state.fish.slice(),
    treasure: state.treasure.slice(),
    islands: state.islands.map(cloneIsland),
    openTiles: state.openTiles.slice(),
    ships: state.ships.map(cloneShip),
    discardedShips: state.discardedShips.slice(),
    supply: state.supply.slice(),
    characters: state.characters.slice(),
    neutral: state.neutral.slice(),
    players: state.players.map(clonePlayer),
    rests: state.rests.map((_rest, index) => seenRest(state, viewer, index)),
    restTokens: isTakingToken(state, viewer) ? tokensLeft(state) : null,
    tilesLeft: state.tileStack.length,
    touristTilesLeft: state.touristPile.toSorted((a, b) => a - b),
    shipsLeft: SHIP_IDS.filter((ship) => state.shipPile.includes(ship)),
  };
}

function seenRest(state: State, viewer: Viewer, index: number): SeenRest {
  const { seat, token } = state.rests[index] as State['rests'][number];
  return seat === viewer ? { seat, token, found: tokensAfter(state, index) } : { seat, token: null, found: null };
}

function isTakingToken(state: State, viewer: Viewer): boolean {
  const top = state.stack[state.stack.length - 1];
  return top?.kind === 'turn' && top.step === 'take-rest-token' && top.seat === viewer;
}

export function viewEvent(event: VanuatuEvent, viewer: Viewer): VanuatuEvent {
  if (event.type !== 'rest-token-taken' || event.seat === viewer) return event;
  return { type: 'rest-token-taken', seat: event.seat, token: null };
}
