import { expect, test } from 'vitest';
import { canonicalJson, hashOf, hashText } from './hash.js';

test('the order of keys does not count, that of items does', () => {
  expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
  expect(hashOf({ b: 1, a: 2 })).toBe(hashOf({ a: 2, b: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});

test('different values have different texts', () => {
  const values = [0, 1, '1', '', null, true, [], {}, [[]], { a: 1 }, { a: '1' }, { 'a":1,"b': 2 }, { a: 1, b: 2 }];
  expect(new Set(values.map(canonicalJson)).size).toBe(values.length);
});

test('hashes never change: old records depend on them', () => {
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashText('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
  expect(hashOf({ b: [1, 'x', null], a: true })).toBe(
    'a144dac9657f9c4b949d89c845477e0004415445d58f2ef674a44a8fc0ac0dec',
  );
});
