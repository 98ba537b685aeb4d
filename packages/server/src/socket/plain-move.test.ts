import { expect, it } from 'vitest';
import { plainMove } from './plain-move.js';

it('what people write in a move has no control or direction characters', () => {
  const written = 'Ten \u202egold\u2066\n\nfor\u0007 peace\u2028 \u{E0041}now\uFEFF';
  expect(plainMove({ type: 'deal', parts: [{ promise: written }] })).toEqual({
    type: 'deal',
    parts: [{ promise: 'Ten gold for  peace  now' }],
  });
});

it('joined faces, letters of other scripts and everything that is no text stay as they are', () => {
  const move = { promise: 'رضا، می\u200Cدانم 👩\u200D👩\u200D👧 ✨', n: 3, yes: true, none: null, list: [1, 'a'] };
  expect(plainMove(move)).toEqual(move);
  expect(plainMove(undefined)).toBeUndefined();
});

it('what is deeper than any move is refused', () => {
  let move: unknown = 'x';
  for (let depth = 0; depth < 5000; depth++) move = [move];
  expect(() => plainMove(move)).toThrow('malformed-move');
});
