import { canonicalJson } from '@atoll/engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDifference, firstDifferentByte } from './difference.js';

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'at.a[1].b 2 ≠ 3'],
  [{ a: 1 }, {}, 'at.a is missing on one side'],
  [{}, { a: 1 }, 'at {} ≠ {"a":1}'],
  [[1], [1, 2], 'at [1] ≠ [1,2]'],
  [null, {}, 'at null ≠ {}'],
  [[], {}, 'at [] ≠ {}'],
  [{ a: undefined }, { a: null }, 'at.a undefined ≠ null'],
])('%j and %j', (a, b, place) => {
  expect(firstDifference(a, b, 'at')).toBe(place);
});

test('only over the wire does the order of keys count', () => {
  expect(firstDifference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeNull();
  expect(firstDifferentByte({ a: 1, b: 2 }, { b: 2, a: 1 }, 'view')).toBe('view has its keys in another order');
  expect(firstDifferentByte({ a: 1 }, { a: 1 }, 'view')).toBeNull();
});

test('two values differ if and only if their canonical texts do', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const [one, other] = [JSON.parse(JSON.stringify(a)) as unknown, JSON.parse(JSON.stringify(b)) as unknown];
      expect(firstDifference(one, other) === null).toBe(canonicalJson(one) === canonicalJson(other));
      expect(firstDifference(one, structuredClone(one))).toBeNull();
    }),
  );
});
