import { fraction } from '../chance.js';
import { randomFrom } from '@atoll/engine';
import type { GameTypes } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { fit } from './fit.js';
import { linearJudge } from './linear.js';
import type { Features } from './linear.js';

describe('a fitted judge', () => {
  it('finds what decides, and that the rest does not', () => {
    const random = randomFrom('fit');
    const rows: Float64Array[] = [];
    const outcomes: Float64Array[] = [];
    for (let i = 0; i < 2000; i++) {
      const row = Float64Array.from({ length: 4 }, () => fraction(random));
      const lead = (row[0] as number) - (row[2] as number);
      const wins = fraction(random) < 1 / (1 + Math.exp(-4 * lead)) ? 1 : 0;
      rows.push(row);
      outcomes.push(Float64Array.of(wins, 1 - wins));
    }
    const { weights, loss, blind } = fit(['strength', 'colour'], { rows, outcomes });
    expect(weights['strength']).toBeGreaterThan(3.2);
    expect(weights['strength']).toBeLessThan(4.8);
    expect(Math.abs(weights['colour'] ?? NaN)).toBeLessThan(0.5);
    expect(blind).toBeCloseTo(Math.log(2), 5);
    expect(loss).toBeLessThan(blind - 0.1);
  });

  it('gives chances that add up, larger where the weights point', () => {
    const features: Features<GameTypes> = {
      names: ['seat'],
      read: (_state, seat, out, at) => void (out[at] = seat),
    };
    const chances = new Float64Array(3);
    linearJudge(features, { seat: 1 })({} as GameTypes['state'], chances);
    const [low = NaN, middle = NaN, high = NaN] = chances;
    expect(low + middle + high).toBeCloseTo(1, 10);
    expect(high).toBeGreaterThan(low);
  });

  it('refuses weights of features that are gone', () => {
    const features: Features<GameTypes> = { names: ['new'], read: () => {} };
    expect(() => linearJudge(features, { old: 1 })).toThrow("'old'");
  });
});
