// What may be taken back: whatever told the actor nothing new and asked nobody else. Computed, never declared per move.

import { isSameDecision } from './decision.js';
import type { Decision } from './decision.js';
import type { Game, GameTypes } from './game.js';
import type { Seat } from './seat.js';

/** `random`: a die or shuffle; `exposed`: a hidden thing was shown; `asked`: another seat owes an answer; `over`: the end. */
export type Barrier = 'random' | 'exposed' | 'asked' | 'over';

/**
 * Why the step from `before` to `after`, caused by `actor`, cannot be taken back; null if it can. `shown` is what the
 * others see, where the step builds on steps they have not seen yet: a question that is open to them there is not put
 * to them anew.
 */
export function barrierOf<G extends GameTypes>(
  game: Game<G>,
  before: G['state'],
  after: G['state'],
  actor: Seat,
  shown: G['state'] = before,
): Barrier | null {
  if (before.rng.some((word, i) => word !== after.rng[i])) return 'random';
  if (after.exposed !== before.exposed) return 'exposed';
  const open = game.decisions(after);
  if (open.length === 0) return 'over';
  const others = open.filter((decision) => decision.seat !== actor);
  const asked = closedIn(game, before, others);
  return asked.length > 0 && (shown === before || closedIn(game, shown, asked).length > 0) ? 'asked' : null;
}

/** Those of the decisions that are not open in the state. */
function closedIn<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  decisions: readonly Decision<G['ask']>[],
): readonly Decision<G['ask']>[] {
  const open = game.decisions(state);
  return decisions.filter((decision) => !open.some((old) => isSameDecision(old, decision)));
}
