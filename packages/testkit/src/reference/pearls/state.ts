// The state of a game of pearls, and what one viewer may know of it.

import type { FlowState, Frame, FrameView, Seat, Viewer } from '@atoll/engine';
import type { Card } from './cards.js';

export interface Options {
  readonly deckSize: 18 | 24;
  readonly diving: boolean;
}

/** The whole game: turns, then the offering, five times. */
export interface RoundFrame extends Frame {
  readonly kind: 'round';
  number: number;
  turnsTaken: number;
  offeringHeld: boolean;
}

/** One seat draws, then discards. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  readonly seat: Seat;
  step: 'draw' | 'discard' | 'over';
}

/** All seats offer at once; by seat, null until it has. */
export interface OfferingFrame extends Frame {
  readonly kind: 'offering';
  offers: (Card | null)[];
}

export type PearlsFrame = RoundFrame | TurnFrame | OfferingFrame;

export interface State extends FlowState<PearlsFrame> {
  deckSize: Options['deckSize'];
  diving: boolean;
  /** Face down; the last is the top one. */
  pile: Card[];
  /** Offered cards, face up. */
  shown: Card[];
  players: Player[];
}

export interface Player {
  /** In the order the cards came, which only their owner sees. */
  hand: Card[];
  /** What this seat has laid off face down since the last reshuffle: it may remember, the others may not look. */
  buried: Card[];
  pearls: number;
  dived: boolean;
}

export interface PearlsView {
  readonly viewer: Viewer;
  readonly deckSize: Options['deckSize'];
  readonly diving: boolean;
  readonly frames: number;
  readonly stack: readonly VisibleFrame[];
  readonly pile: number;
  readonly shown: readonly Card[];
  readonly players: readonly VisiblePlayer[];
}

export interface VisiblePlayer {
  readonly handSize: number;
  readonly buriedSize: number;
  /** The viewer's own cards; null for everybody else's. */
  readonly hand: readonly Card[] | null;
  readonly buried: readonly Card[] | null;
  readonly pearls: number;
  readonly dived: boolean;
}

export type VisibleFrame = VisibleRound | VisibleTurn | VisibleOffering;

interface VisibleRound extends FrameView {
  readonly kind: 'round';
  readonly number: number;
  readonly turnsTaken: number;
  readonly offeringHeld: boolean;
}

interface VisibleTurn extends FrameView {
  readonly kind: 'turn';
  readonly seat: Seat;
  readonly step: TurnFrame['step'];
}

interface VisibleOffering extends FrameView {
  readonly kind: 'offering';
  readonly offers: readonly (Card | 'sealed' | null)[];
}
