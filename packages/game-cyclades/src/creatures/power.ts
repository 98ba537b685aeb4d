// CY-13.4: what a creature's power is made of: the question it asks and what the answer does.

import type { AskRule, Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import type { CreatureFrame } from '../frames.js';
import type { Move } from '../moves.js';
import type { Tell } from '../rules.js';
import type { State } from '../state.js';

/** The power of a creature with one target. It may be declined, and then the card is spent all the same. */
export interface Power {
  /** Lists the targets, then `decline`. */
  readonly ask: AskRule<State, Ask, Move>;
  use(draft: State, frame: CreatureFrame, seat: Seat, move: Move, tell: Tell): void;
}
