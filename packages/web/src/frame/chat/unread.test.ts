import type { Seat } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../../table/source.ts';
import { lastOf, NOTHING_READ, readFrom, unreadOf } from './unread.ts';

const A = 0 as Seat;
const B = 1 as Seat;
const line = (id: number, seat: Seat | null): ChatLine => ({ id, seat, name: 'x', text: `line ${id}`, at: 0 });
const chat = [line(0, A), line(1, B), line(2, null), line(3, A)];
const ids = (lines: readonly ChatLine[]): number[] => lines.map(({ id }) => id);

describe('F33, N4: what is unread', () => {
  it('is what others said after the last line read', () => {
    expect(ids(unreadOf(chat, NOTHING_READ, A))).toEqual([1, 2]);
    expect(ids(unreadOf(chat, 1, B))).toEqual([2, 3]);
    expect(ids(unreadOf(chat, 1, 'spectator'))).toEqual([2, 3]);
  });

  it('is nothing once the last line was read, or where nobody has spoken', () => {
    expect(unreadOf(chat, lastOf(chat), B)).toEqual([]);
    expect(unreadOf([], NOTHING_READ, B)).toEqual([]);
    expect(lastOf([])).toBe(NOTHING_READ);
  });

  it('survives a reload by the number kept; what is not a number is as if nothing had been read', () => {
    expect(readFrom('17')).toBe(17);
    expect(readFrom(null)).toBe(NOTHING_READ);
    expect(readFrom('soon')).toBe(NOTHING_READ);
  });
});
