// Drafts: one seat's answers on top of the committed state, until a barrier or its owner commits them.

import { barrierOf, decisionId } from '@atoll/engine';
import type { Barrier, Decision, DecisionId, Game, GameTypes, Seat } from '@atoll/engine';
import { askedOf } from './table.js';
import type { DraftMove } from './table.js';

/** What is stored of a draft: enough to apply it again. */
export interface StoredDraft<G extends GameTypes> {
  readonly moves: readonly { readonly id: string; readonly decision: DecisionId; readonly move: G['move'] }[];
  /** Ids taken back: sent again by a slow network, they must not come to life. */
  readonly undone: readonly string[];
}

/** One more move on top of `before`, which the others see as `shown`. The move has been checked. */
export function draftMove<G extends GameTypes>(
  game: Game<G>,
  shown: G['state'],
  before: G['state'],
  decision: Decision<G['ask']>,
  id: string,
  move: G['move'],
): DraftMove<G> {
  const { state, events } = game.apply(before, decision, move);
  const barrier = barrierOf(game, before, state, decision.seat, shown);
  return { id, decision: decisionId(decision), move, state, events, barrier };
}

/** Shows its actor something new, so it may not stay a draft. */
export function isFinal(barrier: Barrier | null): boolean {
  return barrier === 'random' || barrier === 'exposed' || barrier === 'over';
}

/**
 * Applies a draft again, on top of what others have committed. It ends before the first move that is no longer
 * legal, or that would now show its owner something new (he held the last answer others were waited for).
 */
export function rebase<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  draft: StoredDraft<G>['moves'],
): DraftMove<G>[] {
  const moves: DraftMove<G>[] = [];
  let before = state;
  for (const { id, decision: called, move } of draft) {
    const decision = askedOf(game, before, seat, called);
    if (decision === undefined || game.check(before, decision, move) !== null) break;
    const next = draftMove(game, state, before, decision, id, move);
    if (isFinal(next.barrier)) break;
    moves.push(next);
    before = next.state;
  }
  return moves;
}
