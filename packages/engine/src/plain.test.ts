import { expect, test } from 'vitest';
import { deepFreeze, firstNotPlain } from './plain.js';

const shared = [1];
// oxlint-disable-next-line no-sparse-arrays
const holed = [1, , 3];

test.each<[string, unknown, string]>([
  ['undefined', { a: undefined }, 'state.a is undefined'],
  ['a function', { a: () => 1 }, 'state.a is function'],
  ['a big number', 5n, 'state is bigint'],
  ['not a number', [Number.NaN], 'state[0] is NaN'],
  ['infinity', [Number.POSITIVE_INFINITY], 'state[0] is Infinity'],
  ['the negative zero', { a: { b: -0 } }, 'state.a.b is -0'],
  ['a map', { a: new Map() }, 'state.a is not a plain object'],
  ['a date', new Date(0), 'state is not a plain object'],
  ['no prototype', Object.create(null), 'state is not a plain object'],
  ['a symbol for a key', { [Symbol('x')]: 1 }, 'state has a symbol'],
  ['a hole in a list', holed, 'state[1] is a hole'],
  ['a thing referred to twice', { a: shared, b: { c: shared } }, 'state.b.c is referred to twice'],
])('%s is not plain', (_, value, message) => {
  expect(firstNotPlain(value)).toContain(message);
});

test('a thing that holds itself is found, not followed', () => {
  const ring: { self?: unknown } = {};
  ring.self = ring;
  expect(firstNotPlain(ring)).toBe('state.self is referred to twice');
});

test('what JSON can say is plain', () => {
  expect(firstNotPlain({ a: [1, 'x', null, true, { b: [] }], c: 0 })).toBeNull();
});

test('frozen through and through', () => {
  const value = deepFreeze({ a: [{ b: 1 }] });
  expect(() => value.a.push({ b: 2 })).toThrow(TypeError);
  expect(() => Object.assign(value.a[0] ?? {}, { b: 2 })).toThrow(TypeError);
});
