import { expect, test } from 'vitest';
import { defaultOptions, optionCombinations, parseOptions } from './options.js';
import type { OptionsSchema } from './options.js';
import { ShapeError } from './shape.js';

interface Options {
  readonly expansion: boolean;
  readonly length: 'short' | 'long';
}

const schema: OptionsSchema<Options> = {
  fields: {
    expansion: { values: [false, true], default: false, rule: 'X-1' },
    length: { values: ['short', 'long'], default: 'long', rule: 'X-2' },
  },
  check: (options, seats) =>
    options.expansion && options.length === 'short' && seats > 2 ? { rule: 'X-3', reason: 'too-short' } : null,
};

test('what is left out gets its default', () => {
  expect(defaultOptions(schema)).toEqual({ expansion: false, length: 'long' });
  expect(parseOptions(schema, { expansion: true })).toEqual({ expansion: true, length: 'long' });
});

test.each([
  [{ colour: 'red' }, 'options.colour'],
  [{ length: 'endless' }, 'options.length must be one of short, long'],
  [{ expansion: 1 }, 'options.expansion'],
  [{ length: undefined }, 'options.length'],
  [null, 'an object'],
  [[], 'an object'],
  ['long', 'an object'],
])('%j is refused', (raw, message) => {
  expect(() => parseOptions(schema, raw)).toThrow(ShapeError);
  expect(() => parseOptions(schema, raw)).toThrow(message);
});

test('every combination that is allowed, and no other', () => {
  expect(optionCombinations(schema, 2)).toHaveLength(4);
  expect(optionCombinations(schema, 3)).toEqual([
    { expansion: false, length: 'short' },
    { expansion: false, length: 'long' },
    { expansion: true, length: 'long' },
  ]);
  expect(optionCombinations({ fields: {} }, 2)).toEqual([{}]);
});
