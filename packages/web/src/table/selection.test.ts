import { describe, expect, it } from 'vitest';
import {
  candidatesOf,
  isTogglable,
  NOTHING_PICKED,
  pickedCount,
  reachOf,
  readyMove,
  select,
  toggle,
  valuesOf,
} from './selection.ts';

const builds = [
  { type: 'build', building: 'smithy', over: null },
  { type: 'build', building: 'smithy', over: { building: 'well', good: false } },
  { type: 'build', building: 'smithy', over: { building: 'well', good: true } },
  { type: 'build', building: 'tower', over: null },
  { type: 'pass' },
];

const sales = [
  { type: 'sell', goods: ['indigo'] },
  { type: 'sell', goods: ['indigo', 'indigo'] },
  { type: 'sell', goods: ['indigo', 'sugar'] },
  { type: 'sell', goods: ['sugar'] },
  { type: 'pass' },
];

describe('single choices', () => {
  it('narrow the moves; nothing is ready before something is picked', () => {
    expect(candidatesOf(builds, NOTHING_PICKED)).toBe(builds);
    expect(readyMove(builds, NOTHING_PICKED)).toBeNull();
    const picked = select(builds, NOTHING_PICKED, { building: 'smithy' });
    expect(candidatesOf(builds, picked)).toHaveLength(3);
    expect(readyMove(builds, picked)).toBeNull();
  });

  it('make the only move left ready', () => {
    const picked = select(builds, NOTHING_PICKED, { building: 'tower' });
    expect(readyMove(builds, picked)).toBe(builds[3]);
  });

  it('may name an object in part', () => {
    const smithy = select(builds, NOTHING_PICKED, { building: 'smithy' });
    expect(reachOf(builds, smithy, { over: { building: 'well' } })).toBe('next');
    const over = select(builds, smithy, { over: { building: 'well', good: true } });
    expect(readyMove(builds, over)).toBe(builds[2]);
    expect(reachOf(builds, over, { over: { building: 'well' } })).toBe('chosen');
  });

  it('tell a null apart from no choice', () => {
    const smithy = select(builds, NOTHING_PICKED, { building: 'smithy' });
    expect(readyMove(builds, select(builds, smithy, { over: null }))).toBe(builds[0]);
  });

  it('let go of what no longer fits, and of themselves when picked again', () => {
    const over = select(builds, select(builds, NOTHING_PICKED, { building: 'smithy' }), { over: { building: 'well' } });
    expect(reachOf(builds, over, { building: 'tower' })).toBe('switch');
    const tower = select(builds, over, { building: 'tower' });
    expect(tower.values).toEqual({ building: 'tower' });
    expect(select(builds, tower, { building: 'tower' })).toEqual(NOTHING_PICKED);
  });

  it('leave quiet what no move contains', () => {
    expect(reachOf(builds, NOTHING_PICKED, { building: 'quarry' })).toBeNull();
    expect(select(builds, NOTHING_PICKED, { building: 'quarry' })).toBe(NOTHING_PICKED);
  });

  it('list the values a field still takes', () => {
    expect(valuesOf(builds, NOTHING_PICKED, 'building')).toEqual(['smithy', 'tower']);
  });
});

describe('lists said piece by piece', () => {
  it('count copies and find the exact move', () => {
    const one = toggle(sales, NOTHING_PICKED, 'goods', 'indigo');
    expect(readyMove(sales, one)).toBe(sales[0]);
    const two = toggle(sales, one, 'goods', 'indigo', 1);
    expect(pickedCount(two, 'goods', 'indigo')).toBe(2);
    expect(readyMove(sales, two)).toBe(sales[1]);
  });

  it('do not care for the order of picking', () => {
    const picked = toggle(sales, toggle(sales, NOTHING_PICKED, 'goods', 'sugar'), 'goods', 'indigo');
    expect(readyMove(sales, picked)).toBe(sales[2]);
  });

  it('take a pressed piece out again', () => {
    const one = toggle(sales, NOTHING_PICKED, 'goods', 'indigo');
    expect(pickedCount(toggle(sales, one, 'goods', 'indigo', 0), 'goods', 'indigo')).toBe(0);
  });

  it('make room for another where the list is full', () => {
    const full = toggle(sales, toggle(sales, NOTHING_PICKED, 'goods', 'indigo'), 'goods', 'indigo', 1);
    const next = toggle(sales, full, 'goods', 'sugar');
    expect(readyMove(sales, next)).toBe(sales[2]);
  });

  it('glow only where pressing changes something', () => {
    expect(isTogglable(sales, NOTHING_PICKED, 'goods', 'sugar')).toBe(true);
    expect(isTogglable(sales, NOTHING_PICKED, 'goods', 'silver')).toBe(false);
  });

  it('the empty list is a move of its own, but nobody picked it', () => {
    const swaps = [
      { type: 'swap', cards: [] },
      { type: 'swap', cards: ['well'] },
    ];
    expect(readyMove(swaps, NOTHING_PICKED)).toBeNull();
  });
});
