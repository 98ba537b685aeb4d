import { defaultOptions, randomFrom } from '@atoll/engine';
import { archipelago } from '@atoll/game-archipelago';
import { describe, expect, it } from 'vitest';
import { firstOwed, performAtFirstSight } from '../search/play-out.js';
import { archipelagoBrain } from './brain.js';
import { discsSoFar } from './clock.js';

describe('discs so far', () => {
  it('reach a new mark where a round or a phase begins, in the middle of a round only by the disc of a card', () => {
    const { state } = archipelago.setup(4, defaultOptions(archipelago.options), 'clock');
    const random = randomFrom('clock');
    let mark = discsSoFar(state);
    let grown = 0;
    let asked = firstOwed(archipelago.decisions(state));
    while (asked !== null) {
      const now = discsSoFar(state);
      if (now > mark) {
        const round = state.stack.find((frame) => frame.kind === 'round');
        if (round?.carded !== true) expect(round?.said ?? 0).toBe(0);
        mark = now;
        grown += 1;
      }
      asked = firstOwed(performAtFirstSight(archipelagoBrain, state, asked, random));
    }
    expect(grown).toBeGreaterThan(12);
  });
});
