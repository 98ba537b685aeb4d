// What may be taken back: whatever told the actor nothing new and asked nobody else. Computed, never declared per move.

import { isSameDecision } from './decision.js';
import type { Game, GameTypes } from './game.js';
import type { Seat } from './seat.js';

/** `random`: a die or shuffle; `exposed`: a hidden thing was shown; `asked`: another seat owes an answer; `over`: the end. */
export type Barrier = 'random' | 'exposed' | 'asked' | 'over';

/** Why the step from `before` to `after`, caused by `actor`, cannot be taken back; null if it can. */
export function barrierOf<G extends GameTypes>(
  game: Game<G>,
  before: G['state'],
  after: G['state'],
  actor: Seat,
): Barrier | null {
  if (before.rng.some((word, i) => word !== after.rng[i])) return 'random';
  if (after.exposed !== before.exposed) return 'exposed';
  const open = game.decisions(after);
  if (open.length === 0) return 'over';
  const others = open.filter((decision) => decision.seat !== actor);
  if (others.length === 0) return null;
  const openBefore = game.decisions(before);
  return others.every((decision) => openBefore.some((old) => isSameDecision(old, decision))) ? null : 'asked';
}
