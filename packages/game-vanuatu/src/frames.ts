// The procedures of Vanuatu, as data. Their rules are in flow/, one file each. Nothing in a frame is secret.

import type { Frame, Seat } from '@atoll/engine';

export const ROUND_STEPS = [
  'preparation',
  'tiles',
  'neutral-markers',
  'characters',
  'planning',
  'actions',
  'rest-bonuses',
] as const;
export type RoundStep = (typeof ROUND_STEPS)[number];

/** VA-4.1: lies at the bottom and leads through the phases of one round after the other. */
export interface RoundsFrame extends Frame {
  readonly kind: 'rounds';
  /** What comes when the frame above is done. */
  next: RoundStep;
}

/** VA-4.6 */
export interface TilePlacementFrame extends Frame {
  readonly kind: 'tile-placement';
  /** False until it is found that there is a choice. */
  asking: boolean;
}

/** VA-12.3 */
export interface NeutralMarkersFrame extends Frame {
  readonly kind: 'neutral-markers';
  put: number;
}

/** VA-5.1 */
export interface CharactersFrame extends Frame {
  readonly kind: 'characters';
  /** Whose turn it is, counted from the first player. */
  turn: number;
}

/** VA-6.1 */
export interface PlanningFrame extends Frame {
  readonly kind: 'planning';
  pass: number;
  /** Whose turn it is, counted from the first player. */
  turn: number;
  /** Markers he has put in this pass. */
  put: number;
  /** False until it is found that there is a choice. */
  asking: boolean;
}

/** VA-7.1 */
export interface ActionsFrame extends Frame {
  readonly kind: 'actions';
  /** Whose turn comes next if he has markers, counted from the first player. */
  turn: number;
}

export const TURN_STEPS = ['begin', 'resolve', 'take-rest-token', 'over'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** VA-7.3 to VA-7.6: one turn of one player. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  readonly seat: Seat;
  step: TurnStep;
}

export type VanuatuFrame =
  | RoundsFrame
  | TilePlacementFrame
  | NeutralMarkersFrame
  | CharactersFrame
  | PlanningFrame
  | ActionsFrame
  | TurnFrame;
