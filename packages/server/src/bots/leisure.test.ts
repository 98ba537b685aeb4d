import type { Decision } from '@atoll/engine';
import { expect, it } from 'vitest';
import { Leisure } from './leisure.js';

const offer = { id: 'offer.0', seat: 0, ask: null, optional: true } as unknown as Decision<null>;
const owed = { id: '4.1.0', seat: 1, ask: null } as unknown as Decision<null>;
const next = { ...owed, id: '5.1.0' } as unknown as Decision<null>;

it('what was left alone is not asked again until something happens', () => {
  const leisure = new Leisure();
  expect(leisure.isWorthAsking(7, offer.id, [owed, offer])).toBe(true);
  leisure.noteDeclined(7, offer.id);
  expect(leisure.isWorthAsking(7, offer.id, [owed, offer])).toBe(false);
  expect(leisure.isWorthAsking(8, offer.id, [owed, offer])).toBe(true);
});

it('bots that only make offers to each other are stopped until the game goes on', () => {
  const leisure = new Leisure();
  let seq = 0;
  while (leisure.isWorthAsking(seq, offer.id, [owed, offer])) {
    leisure.noteTaken();
    seq += 1;
    if (seq > 100) break;
  }
  expect(seq).toBe(12);
  expect(leisure.isWorthAsking(seq, offer.id, [next, offer])).toBe(true);
});
