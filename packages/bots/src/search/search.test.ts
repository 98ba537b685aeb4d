import { randomFrom } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { choose } from '../levels/choose.js';
import { pennies, sealedBrain } from './pennies.testing.js';
import { answerAfter } from './tic-tac-toe.testing.js';

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
