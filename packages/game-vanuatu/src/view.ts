// Dossier section 6: what one viewer may know. An allow-list: what is not named here stays hidden.

import type { Frame, FrameView as EngineFrameView, Seat, Viewer } from '@atoll/engine';
import { tokensAfter, tokensLeft } from './actions/rest.js';
import { cloneIsland, clonePlayer, cloneShip } from './clone.js';
import { SHIP_IDS } from './data/ships.js';
import type { RestTokenId } from './data/rest-tokens.js';
import type { ShipId } from './data/ships.js';
import type {
  ActionsFrame,
  CharactersFrame,
  NeutralMarkersFrame,
  PlanningFrame,
  RoundsFrame,
  TilePlacementFrame,
  TurnFrame,
  VanuatuFrame,
} from './frames.js';
import type { State, Table } from './state.js';

/** A rest of this round. One's own is remembered with the tokens that were found (VA-8.14). */
export interface SeenRest {
  readonly seat: Seat;
  readonly token: RestTokenId | null;
  readonly found: readonly RestTokenId[] | null;
}

/** What everybody may see of a frame: its fields, as they are. */
type Shown<F extends Frame, Fields extends keyof F> = EngineFrameView & Readonly<Pick<F, Fields | 'kind'>>;

export type FrameView =
  | Shown<RoundsFrame, 'next'>
  | Shown<TilePlacementFrame, 'asking'>
  | Shown<NeutralMarkersFrame, 'put'>
  | Shown<CharactersFrame, 'turn'>
  | Shown<PlanningFrame, 'pass' | 'turn' | 'put' | 'asking'>
  | Shown<ActionsFrame, 'turn'>
  | Shown<TurnFrame, 'seat' | 'step'>;

export interface View extends Table {
  stack: FrameView[];
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

export function view(state: State, viewer: Viewer): View {
  return {
    stack: state.stack.map(viewFrame),
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

/** Fields are named one by one: a new one stays hidden until somebody shows it. */
function viewFrame(frame: VanuatuFrame): FrameView {
  const { id } = frame;
  switch (frame.kind) {
    case 'rounds':
      return { kind: frame.kind, id, next: frame.next };
    case 'tile-placement':
      return { kind: frame.kind, id, asking: frame.asking };
    case 'neutral-markers':
      return { kind: frame.kind, id, put: frame.put };
    case 'characters':
    case 'actions':
      return { kind: frame.kind, id, turn: frame.turn };
    case 'planning':
      return { kind: frame.kind, id, pass: frame.pass, turn: frame.turn, put: frame.put, asking: frame.asking };
    case 'turn':
      return { kind: frame.kind, id, seat: frame.seat, step: frame.step };
  }
}

function seenRest(state: State, viewer: Viewer, index: number): SeenRest {
  const { seat, token } = state.rests[index] as State['rests'][number];
  return seat === viewer ? { seat, token, found: tokensAfter(state, index) } : { seat, token: null, found: null };
}

function isTakingToken(state: State, viewer: Viewer): boolean {
  const top = state.stack[state.stack.length - 1];
  return top?.kind === 'turn' && top.step === 'take-rest-token' && top.seat === viewer;
}
