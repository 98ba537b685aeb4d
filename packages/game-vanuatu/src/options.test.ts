import { optionCombinations } from '@atoll/engine';
import { rule, scenario } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { vanuatu } from './index.js';

describe('VA-13 Without characters', () => {
  rule('VA-13.1', 'phase 2 and all bonuses are left out', () => {
    const t = scenario(vanuatu, { seats: 4, options: { characters: false } });
    expect(t.ask(t.state.firstPlayer)).toMatchObject({ kind: 'plan' });
    expect(t.state.characters).toEqual([]);
    const kinds = new Set<string>();
    t.skipTo((now) => {
      for (const { ask } of now.decisions()) kinds.add(ask.kind);
      return now.decisions().length === 0;
    });
    expect(kinds).not.toContain('choose-character');
    expect(t.state.players.map(({ character }) => character)).toEqual([null, null, null, null]);
  });

  rule('VA-13.1', 'not with two players', () => {
    expect(optionCombinations(vanuatu.options, 2)).toEqual([{ characters: true }]);
    expect(optionCombinations(vanuatu.options, 3)).toHaveLength(2);
    expect(() => vanuatu.setup(2, { characters: false }, 'x')).toThrow(/VA-13\.1/);
  });
});
