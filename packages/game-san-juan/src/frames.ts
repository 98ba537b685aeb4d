// The procedures of San Juan, as data. Their rules are in flow/, one file each.

import type { Frame, Seat } from '@atoll/engine';
import type { BuildingId } from './data/buildings.js';
import type { Good } from './data/goods.js';

/** Lies at the bottom and starts one round after the other. */
export interface GameFrame extends Frame {
  readonly kind: 'game';
  /** SJ-11.4: the cards that could still be laid down, if the last round ended with the supply exhausted. */
  loose: number | null;
}

/** SJ-0.9 */
export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  /** By seat: what each keeps, null while he has not said. */
  kept: (BuildingId[] | null)[];
}

/** SJ-2, SJ-3.1 */
export interface RoundFrame extends Frame {
  readonly kind: 'round';
  step: 'supplier' | 'tuck' | 'hand-limit' | 'roles';
  /** SJ-4.3: with 2 players, the Governor has used his Library this round. */
  libraryUsed: boolean;
}

/** SJ-3.2 */
export interface SupplierFrame extends Frame {
  readonly kind: 'supplier';
  /** Whose turn it is, counted from the Governor. */
  turn: number;
}

/** SJ-3.3 to SJ-3.5 */
export interface TuckFrame extends Frame {
  readonly kind: 'tuck';
  /** By seat: may he still put a card under his Chapel, and any number under his Bank? */
  chapel: boolean[];
  bank: boolean[];
  /** By seat: how many cards he has put. */
  put: number[];
}

/** SJ-3.6 */
export interface HandLimitFrame extends Frame {
  readonly kind: 'hand-limit';
  /** By seat: the cards laid down so far. They reach the discard pile when everyone is done. */
  laid: BuildingId[][];
}

/** What the phases of all roles have in common (SJ-2.4). */
interface RolePhase extends Frame {
  readonly picker: Seat;
  /** SJ-4.2: the picker's Library doubles his privilege in this phase. */
  readonly library: boolean;
  /** Whose turn it is, counted from the picker. */
  turn: number;
}

export interface BuilderPhase extends RolePhase {
  readonly kind: 'builder-phase';
}

/** SJ-5.2: lies on the builder phase while a building that has been put down is paid for. */
export interface PaymentFrame extends Frame {
  readonly kind: 'payment';
  readonly seat: Seat;
  readonly building: BuildingId;
  /** What is still to be paid. */
  due: number;
  /** How many of his goods may still be used (SJ-5.5): never more than he has. */
  goods: number;
  /** How many pieces have been paid. */
  paid: number;
}

export interface ProducerPhase extends RolePhase {
  readonly kind: 'producer-phase';
}

export interface TraderPhase extends RolePhase {
  readonly kind: 'trader-phase';
  /** The price card is turned up (SJ-8.1). */
  open: boolean;
  /** Somebody has sold something (SJ-8.7). */
  sold: boolean;
  /** Named for sale by a Harbor's owner who has yet to say which one he tucks; they still lie on their buildings. */
  selling: Good[];
}

export interface MayorPhase extends RolePhase {
  readonly kind: 'mayor-phase';
  /** SJ-9.1 comes first. */
  step: 'customs' | 'draw' | 'keep' | 'discard';
  /** Looked at by the player whose turn it is; empty with an Archive, whose cards join the hand. */
  drawn: BuildingId[];
  /** SJ-9.4: how many hand cards an Archive's owner must, and may, still discard. */
  least: number;
  most: number;
  /** How many he has discarded. */
  discarded: number;
}

export interface ProspectorPhase extends RolePhase {
  readonly kind: 'prospector-phase';
  step: 'privilege' | 'gold-mine' | 'goldsmith';
}

export type SanJuanFrame =
  | GameFrame
  | DraftFrame
  | RoundFrame
  | SupplierFrame
  | TuckFrame
  | HandLimitFrame
  | BuilderPhase
  | PaymentFrame
  | ProducerPhase
  | TraderPhase
  | MayorPhase
  | ProspectorPhase;

export type RolePhaseFrame = Extract<SanJuanFrame, RolePhase>;
