import { describe, expect, test } from 'vitest';
import { dictionary, fields, integer, list, nullable, oneOf, ShapeError, tagged, text, truth } from './shape.js';
import type { Shape } from './shape.js';

type Order = { readonly type: 'pass' } | { readonly type: 'build'; readonly site: number; readonly cards: string[] };

const order = tagged<Order, 'type'>('type', { pass: {}, build: { site: integer(0, 5), cards: list(text(3), 2) } });

const refused: readonly [string, Shape<unknown>, unknown, string][] = [
  ['a number for a text', text(), 5, 'at must be a text'],
  ['a text too long', text(3), 'four', 'at must be a text of at most 3'],
  ['a broken number', integer(), 1.5, 'at must be a whole number'],
  ['no number', integer(), Number.NaN, 'whole number'],
  ['too large a number', integer(), 2 ** 53, 'whole number'],
  ['a number as text', integer(), '5', 'whole number'],
  ['too low', integer(1, 3), 0, 'from 1 to 3'],
  ['too high', integer(1, 3), 4, 'from 1 to 3'],
  ['one for true', truth, 1, 'true or false'],
  ['another value', oneOf(['a', 'b']), 'c', 'one of a, b'],
  ['another value of many', oneOf(Array.from('abcdefghijklm')), 'z', 'a known id'],
  ['a list like thing', list(integer()), { length: 0 }, 'a list'],
  ['too long a list', list(integer(), 1), [1, 2], 'at most 1'],
  ['a wrong item', list(integer()), [1, 'x'], 'at[1] must be'],
  ['no object', fields({}), null, 'an object'],
  ['a list for an object', fields({}), [], 'an object'],
  ['a field too many', fields({ a: integer() }), { a: 1, b: 2 }, 'at.b must be left out'],
  ['a field too few', fields({ a: integer() }), {}, 'at.a must be given'],
  ['an inherited field', fields({ a: integer() }), Object.create({ a: 1 }), 'at.a must be given'],
  ['a wrong key', dictionary(oneOf(['a']), integer()), { b: 1 }, 'at key must be one of a'],
  ['a wrong value', dictionary(text(), integer()), { b: 'x' }, 'at.b must be'],
  ['an unknown variant', order, { type: 'destroy' }, 'at.type must be one of pass, build'],
  ['an inherited variant', order, { type: 'toString' }, 'at.type must be one of'],
  ['no variant', order, {}, 'at.type'],
  ['a field of another variant', order, { type: 'pass', site: 1 }, 'at.site must be left out'],
  ['a deep fault', order, { type: 'build', site: 0, cards: ['ok', 'long'] }, 'at.cards[1] must be'],
];

describe('refused', () => {
  test.each(refused)('%s', (_, shape, raw, message) => {
    expect(() => shape(raw, 'at')).toThrow(ShapeError);
    expect(() => shape(raw, 'at')).toThrow(message);
  });
});

test.each<[Shape<unknown>, unknown]>([
  [text(), ''],
  [integer(), -7],
  [truth, false],
  [oneOf([1, 'a', true]), true],
  [nullable(integer()), null],
  [nullable(integer()), 3],
  [dictionary(text(), list(truth)), { a: [true], b: [] }],
  [order, { type: 'pass' }],
  [order, { type: 'build', site: 5, cards: ['a', 'b'] }],
])('accepted: case %#', (shape, raw) => {
  expect(shape(raw, 'at')).toStrictEqual(raw);
});

test('what is returned is a copy', () => {
  const raw = { type: 'build', site: 1, cards: ['a'] };
  const parsed = order(raw, 'move');
  raw.cards.push('b');
  expect(parsed).toEqual({ type: 'build', site: 1, cards: ['a'] });
});

test('the negative zero of JSON becomes a zero, which is plain data', () => {
  const minus = JSON.parse('-0') as unknown;
  expect(Object.is(integer()(minus, 'at'), 0)).toBe(true);
  expect(Object.is(oneOf([0, 1])(minus, 'at'), 0)).toBe(true);
});

test('a key cannot reach for the prototype', () => {
  const raw = JSON.parse('{"__proto__": {"admin": 1}}') as unknown;
  expect(() => fields({})(raw, 'at')).toThrow(ShapeError);
  expect(() => dictionary(text(), dictionary(text(), integer()))(raw, 'at')).toThrow('at.__proto__');
});
