// What a game gives its bots: how a position is judged and how moves look at first sight. The levels are made of these.

import type { Decision, Game, GameTypes, Random } from '@atoll/engine';
import type { Features } from './judge/linear.js';

/** `search`: Hard thinks about it; `first-sight`: Normal answers for Hard too; `none`: an optional decision nobody minds. */
export type Attention = 'search' | 'first-sight' | 'none';

export interface SideBySide {
  /** How many moves are looked at: the best at first sight. */
  readonly width: number;
  /** What a point of rating is worth against what was found out, in chances of winning. */
  readonly pointOfRating: number;
}

/**
 * States handed to a brain are guesses, never the truth. `rate` must still look only at what the seat that is asked
 * may know: in play-outs it speaks for every seat, and nobody may peek into the others' hands there.
 */
export interface Brain<G extends GameTypes = GameTypes, Motive extends string = string> {
  readonly game: Game<G>;

  /** Every seat's chance of winning, 0 to 1, by position and not by points: called where `turnOf` has just changed. */
  judge(state: G['state'], chances: Float64Array): void;
  /** What a fitted judge weighs: `npx atoll fit` finds the weights. */
  readonly features?: Features<G>;

  /**
   * How good each move looks at first sight, about in points of the final score; only differences count.
   * For an optional decision 0 is leaving it alone. Takes microseconds: play-outs call it for every move.
   */
  rate(state: G['state'], decision: Decision<G['ask']>, moves: readonly G['move'][], ratings: Float64Array): void;

  /** The moves worth a thought, where that is not the list of legal ones: offers that cannot be listed, long lists. */
  candidates?(
    state: G['state'],
    decision: Decision<G['ask']>,
    legal: readonly G['move'][],
    random: Random,
  ): readonly G['move'][];

  /** Grows with the game; positions are compared by `judge` where it changes. */
  turnOf(state: G['state']): number;
  /** How many of these turns a play-out of Hard goes on before `judge` is asked. */
  readonly horizon: number;

  /** Hard compares few moves on the same guesses and grows no tree: for games whose iterations are long. */
  readonly sideBySide?: SideBySide;

  /** How much thought a question deserves: time should go where it matters. */
  attentionTo(decision: Decision<G['ask']>): Attention;

  /** Where a slip could lose the game for everybody: Easy takes care there, as beginners do. */
  isVital?(decision: Decision<G['ask']>): boolean;

  /** Whether an optional decision is worth a thought now, by the view alone: nothing is guessed for one that is not. */
  minds?(view: G['view'], decision: Decision<G['ask']>): boolean;

  /** Tells moves of one decision apart; their JSON, if left out. Search asks for it often. */
  keyOf?(move: G['move']): string;

  /**
   * Why this move, or null where there is nothing to say. Everybody at the table is told, so it may depend on nothing
   * but what the others see of the move and of the question: not on the hand, nor on whether there was another choice.
   */
  motive(move: G['move'], asked: G['ask']['kind']): Motive | null;
  /** Every motive there is: the client's words are keyed by them. */
  readonly motives: readonly Motive[];
}
