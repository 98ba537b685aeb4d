import { canonicalJson, randomFrom } from '@atoll/engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MovesSeen, spoil } from './mutations.js';

const move = fc.record({
  type: fc.constantFrom('build', 'pay'),
  site: fc.nat(5),
  cards: fc.array(fc.constantFrom('quarry', 'smithy', 'chapel'), { maxLength: 4 }),
  ship: fc.record({ good: fc.constantFrom('sugar', 'indigo'), full: fc.boolean() }),
});

function seenFrom(moves: readonly object[]): MovesSeen {
  const seen = new MovesSeen();
  for (const one of moves) seen.add(one);
  return seen;
}

test('spoiling leaves the move itself alone, and is the same for the same generator', () => {
  fc.assert(
    fc.property(fc.array(move), move, fc.string(), (moves, base, seed) => {
      const seen = seenFrom(moves);
      const before = canonicalJson(base);
      const spoilt = spoil(base, seen, randomFrom(seed));
      expect(canonicalJson(base)).toBe(before);
      expect(spoil(base, seen, randomFrom(seed))).toEqual(spoilt);
    }),
  );
});

test('most spoilt moves differ from the move they were made of', () => {
  const base = { type: 'build', site: 2, cards: ['quarry', 'smithy'], ship: { good: 'sugar', full: true } };
  const seen = seenFrom([base, { ...base, site: 3, cards: ['chapel'] }, { type: 'pay' }]);
  const random = randomFrom('spoilt');
  const texts = Array.from({ length: 200 }, () => JSON.stringify(spoil(base, seen, random)));
  expect(texts.filter((text) => text !== JSON.stringify(base)).length).toBeGreaterThan(150);
  expect(new Set(texts).size).toBeGreaterThan(30);
  expect(texts).toContain(JSON.stringify({ type: 'pay' }));
});

test('a move of one field is spoilt too', () => {
  const random = randomFrom('small');
  const seen = seenFrom([{ type: 'pass' }]);
  for (let i = 0; i < 50; i++) expect(() => spoil({ type: 'pass' }, seen, random)).not.toThrow();
});
