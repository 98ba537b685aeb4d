// The procedures of Cyclades, as data. Their rules are in flow/, one file each. Places are named by id: a view shows
// most fields as they are (frame-view.ts).

import type { Frame, Seat } from '@atoll/engine';
import type { IslandId, PlaceId, SeaId } from './data/boards.js';
import type { CreatureId } from './data/creatures.js';
import type { GodId, MainGod } from './data/gods.js';
import type { Holder } from './state.js';

/** CY-1.1: lies at the bottom and starts one cycle after the other. */
export interface CycleFrame extends Frame {
  readonly kind: 'cycle';
  phase: 'upkeep' | 'offerings' | 'actions';
}

/** CY-5 */
export interface OfferingFrame extends Frame {
  readonly kind: 'offering';
  /** The place on the turn track of the marker that began the present chain of evictions. */
  next: number;
  /** Whose marker is in hand; NO_SEAT when all are placed. */
  asked: Holder;
  /** The god it was just evicted from (CY-5.3). */
  lost: GodId | null;
  /** How many offerings have been made. */
  made: number;
}

/** CY-6.1 */
export interface ActionsFrame extends Frame {
  readonly kind: 'actions';
  /** The next turn: the gods of the row, then Apollo's queue. */
  next: number;
}

/** What the frames have in common that ask one seat over and over. */
interface SeatFrame extends Frame {
  readonly seat: Seat;
  /** How often the seat has answered. */
  said: number;
}

/** CY-6.3 */
export interface GodTurnFrame extends SeatFrame {
  readonly kind: 'god-turn';
  readonly god: MainGod;
  recruited: number;
  stage: 'resolving' | 'asking' | 'over';
}

/** CY-16 */
export interface ApolloTurnFrame extends SeatFrame {
  readonly kind: 'apollo-turn';
  /** The place in Apollo's queue. */
  readonly place: number;
  stage: 'resolving' | 'asking' | 'over';
}

/** CY-10 */
export interface FleetMovementFrame extends SeatFrame {
  readonly kind: 'fleet-movement';
  at: SeaId;
  stepsLeft: number;
}

/** CY-12. The attackers stand in the frame, not on the board, until they have won. */
export interface BattleFrame extends Frame {
  readonly kind: 'battle';
  readonly place: PlaceId;
  readonly land: boolean;
  readonly attacker: Seat;
  readonly defender: Seat;
  attackers: number;
  assaults: number;
  stage: 'assault' | 'defender' | 'attacker' | 'over';
  /** Once it is over: who holds the place; NO_SEAT if both sides are wiped out. */
  winner: Holder;
}

/** CY-9 */
export interface MetropolisFrame extends SeatFrame {
  readonly kind: 'metropolis';
  /** The type of building to be removed next, by its place in BUILDING_IDS; all are gone at 4. */
  removing: number;
  /** `set` and `place` ask; the others go on by themselves. */
  stage: 'removing' | 'set' | 'placing' | 'place' | 'over';
}

/** CY-13.1: a creature that has been called. */
export interface CreatureFrame extends SeatFrame {
  readonly kind: 'creature';
  readonly creature: CreatureId;
  stage: 'called' | 'asking' | 'spent';
  /** The card is still here: neither with its figurine nor on a pile. */
  held: boolean;
}

/** CY-14.7 */
export interface SylphFrame extends SeatFrame {
  readonly kind: 'sylph';
  stage: 'resolving' | 'asking';
  stepsLeft: number;
  /** Fleets that have fought and stay: where, and how many there. */
  tiredAt: SeaId[];
  tired: number[];
}

/** CY-14.6 */
export interface SphinxFrame extends SeatFrame {
  readonly kind: 'sphinx';
  stage: 'resolving' | 'asking' | 'over';
}

/** CY-15.1: the Kraken has been placed and may go on. */
export interface KrakenFrame extends SeatFrame {
  readonly kind: 'kraken';
  stage: 'asking' | 'over';
}

/** CY-15.9: the fleets around the island are driven off. */
export interface PolyphemusFrame extends SeatFrame {
  readonly kind: 'polyphemus';
  readonly island: IslandId;
  stage: 'resolving' | 'asking';
}

export type CycladesFrame =
  | CycleFrame
  | OfferingFrame
  | ActionsFrame
  | GodTurnFrame
  | ApolloTurnFrame
  | FleetMovementFrame
  | BattleFrame
  | MetropolisFrame
  | CreatureFrame
  | SylphFrame
  | SphinxFrame
  | KrakenFrame
  | PolyphemusFrame;
