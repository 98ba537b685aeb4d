import { expect, test } from 'vitest';
import { barrierOf } from './barrier.js';
import { after, nim } from './nim.testing.js';
import type { NimMove } from './nim.testing.js';
import type { Seat } from './seat.js';

const start = after([]);
const FIRST = 0 as Seat;

test.each<[string, NimMove[], ReturnType<typeof barrierOf>]>([
  ['nothing but a thought can be taken back', [{ type: 'think' }], null],
  ['two thoughts as well', [{ type: 'think' }, { type: 'think' }], null],
  ['a die cannot', [{ type: 'roll' }], 'random'],
  ['a hidden thing seen cannot', [{ type: 'peek' }], 'exposed'],
  ['what asks another seat cannot', [{ type: 'take', tokens: 1 }], 'asked'],
  [
    'the end cannot',
    [
      { type: 'take', tokens: 3 },
      { type: 'take', tokens: 2 },
    ],
    'over',
  ],
  ['a die counts before anything else', [{ type: 'roll' }, { type: 'peek' }, { type: 'take', tokens: 1 }], 'random'],
])('%s', (_, moves, barrier) => {
  expect(barrierOf(nim, start, after(moves), FIRST)).toBe(barrier);
});

test('a question to another seat that was open before bars nothing', () => {
  const asked = after([{ type: 'take', tokens: 1 }]);
  expect(barrierOf(nim, asked, asked, FIRST)).toBeNull();
});
