import { randomFrom } from '@atoll/engine';
import type { Decision, GameTypes } from '@atoll/engine';
import { ticTacToe } from '@atoll/testkit/reference';
import { describe, expect, it } from 'vitest';
import type { Budget } from '../bot.js';
import type { Brain } from '../brain.js';
import { choose } from '../levels/choose.js';
import { Limit } from './limit.js';
import { pennies, sealedBrain } from './pennies.testing.js';

/** Knows nothing: whatever it finds, the search has found. */
const blank: Brain = {
  game: ticTacToe,
  judge: (_state, chances) => void chances.fill(0.5),
  rate: () => {},
  turnOf: () => 0,
  horizon: Infinity,
  attentionTo: () => 'search',
  reason: () => 'searched',
  reasons: ['searched'],
};

/** Plays these cells in turn, then asks Hard. */
function answerAfter(cells: readonly number[], budget: Budget, brain = blank): number {
  const { game } = brain;
  let { state } = game.setup(2, {}, 'a');
  for (const cell of cells) {
    const decision = game.decisions(state)[0] as Decision<GameTypes['ask']>;
    state = game.apply(state, decision, { type: 'mark', cell } as GameTypes['move']).state;
  }
  const decision = game.decisions(state)[0] as Decision<GameTypes['ask']>;
  const { move } = choose(brain, {
    level: 'hard',
    view: game.view(state, decision.seat),
    decision,
    legalMoves: game.legalMoves(state, decision),
    random: randomFrom('search'),
    budget,
  });
  return (move as unknown as { cell: number }).cell;
}

describe('Hard', () => {
  it('wins where it can', () => {
    expect(answerAfter([0, 3, 1, 4], { iterations: 300 })).toBe(2);
  });

  it('stops the other where it must', () => {
    expect(answerAfter([0, 4, 1], { iterations: 600 })).toBe(2);
  });

  it('gives the same answer for the same words and iterations', () => {
    const once = answerAfter([4], { iterations: 100 });
    expect(answerAfter([4], { iterations: 100 })).toBe(once);
  });

  it('keeps to its time: every look at the clock costs a millisecond here', () => {
    let time = 0;
    const now = (): number => (time += 1);
    answerAfter([], { milliseconds: 100, now });
    expect(time).toBeGreaterThan(60);
    expect(time).toBeLessThanOrEqual(120);
  });

  it('begins no iteration that would end too late, by the longest so far', () => {
    let time = 0;
    const limit = new Limit({ milliseconds: 100, now: () => time });
    expect(limit.goesOn(0)).toBe(true);
    time = 40;
    expect(limit.goesOn(0)).toBe(true);
    time = 75;
    expect(limit.goesOn(0)).toBe(false);
  });

  it('refuses milliseconds without a clock', () => {
    expect(() => answerAfter([], { milliseconds: 100 })).toThrow('needs a clock');
  });

  it('does not think that others see what is said at the same time', () => {
    const { state } = pennies.setup(2, {}, 'a');
    const decision = pennies.decisions(state)[0] as ReturnType<typeof pennies.decisions>[number];
    // One who is seen through would rather take the safe third of a win than the even bet, at least now and then.
    for (let n = 0; n < 20; n++) {
      const { move } = choose(sealedBrain, {
        level: 'hard',
        view: pennies.view(state, decision.seat),
        decision,
        legalMoves: pennies.legalMoves(state, decision),
        random: randomFrom(`p${n}`),
        budget: { iterations: 400 },
      });
      expect(move).not.toEqual({ type: 'say', word: 'safe' });
    }
  });
});
