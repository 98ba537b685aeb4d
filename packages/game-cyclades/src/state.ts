// The table of Cyclades. Islands, sea spaces, buildings and figurines are numbers here: their places in the data
// (board/geometry.ts, data/*.ts). Moves, events and views name them by id.

import type { FlowState, Seat } from '@atoll/engine';
import type { CreatureId } from './data/creatures.js';
import type { MainGod } from './data/gods.js';
import type { CycladesFrame } from './frames.js';
import type { Options } from './options.js';

export const NO_SEAT = -1;
export type Holder = Seat | typeof NO_SEAT;
/** No island, no sea space. */
export const NOWHERE = -1;

/** All that lies open: the part of a state that can be rebuilt from any view (see `tableOf` in view.ts). */
export interface Table {
  readonly seats: number;
  readonly options: Options;
  cycle: number;

  /** By island, NO_SEAT while neutral: whose troops or territory marker lie there (CY-1.4). */
  owner: Holder[];
  troops: number[];
  /** Four numbers per island, in the order of BUILDING_IDS. */
  buildings: number[];
  /** 1 where a metropolis stands. */
  metropolis: number[];
  /** Temples and metropolises whose discount is used up in this cycle (CY-13.3). */
  usedTemples: number[];
  usedMetropolis: number[];
  /** Prosperity markers laid by Apollo, without the printed ones. */
  prosperity: number[];

  /** By sea space. */
  fleetOwner: Holder[];
  fleets: number[];
  /** The sea space of the Kraken. */
  kraken: number;

  /** By figurine, in the order of FIGURINE_IDS: where it stands, who called it, in which cycle. */
  figurineIsland: number[];
  summoner: Holder[];
  summonedIn: number[];

  /** By seat. */
  priests: number[];
  philosophers: number[];
  /** In the order of leaving the game. */
  eliminated: Seat[];

  /** By slot of the track, the dearest first. */
  track: (CreatureId | null)[];
  /** The last card is the top one. */
  discard: CreatureId[];

  /** The gods open to offerings in the order in which they act. */
  row: MainGod[];
  /** By main god, in the order of MAIN_GODS: the marker lying there. */
  offerSeat: Holder[];
  offerGold: number[];
  /** Apollo's queue; NO_SEAT where a marker has gone again. */
  apollo: Holder[];
  /** Whose markers offer in this cycle, space 1 first. */
  turnTrack: Seat[];
  /** Whose markers are back on the track, the highest space first. */
  finished: Seat[];
}

export interface State extends Table, FlowState<CycladesFrame> {
  /** By seat: behind the screens. */
  gold: number[];
  /** Face down; the last card is the top one. */
  pile: CreatureId[];
  /** Out of the row in this cycle; with 3 players nobody knows the order of a face-down pair. */
  faceDown: MainGod[];
}
