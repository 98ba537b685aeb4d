import type { GameTypes } from '@atoll/engine';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDecision } from '../table/source.ts';
import { decisionOf } from '../table/source.testing.ts';
import { PAUSE, useOnlyAnswer } from './use-only-answer.ts';

const pass = { type: 'pass' };
const forced = decisionOf('1.0.0', { legal: [pass] });

function ask(first: OpenDecision | null, isWanted = true) {
  const send = vi.fn<(move: GameTypes['move']) => void>();
  const { rerender } = renderHook(({ decision }) => useOnlyAnswer(decision, isWanted, send), {
    initialProps: { decision: first },
  });
  return { send, show: (decision: OpenDecision | null) => rerender({ decision }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('16.1: the only answer is given by the page of its owner, after a pause as any answer', () => {
  const { send } = ask(forced);
  vi.advanceTimersByTime(PAUSE.least - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PAUSE.most);
  expect(send.mock.calls).toEqual([[pass]]);
});

it('16.1: the pause is drawn anew each time, so that nobody can know it by its length', () => {
  const paused = [0, 0.5, 0.999].map((drawn) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    const { send } = ask(forced);
    const began = Date.now();
    while (send.mock.calls.length === 0) vi.advanceTimersByTime(100);
    return Date.now() - began;
  });
  expect(new Set(paused).size).toBe(3);
  expect(Math.max(...paused)).toBeGreaterThan(2 * Math.min(...paused));
});

it.each([
  ['there are two answers', { legal: [pass, { type: 'build' }] }],
  ['none is owed', { legal: [pass], optional: true }],
  ['the list names examples only', { legal: [pass], open: true }],
])('16.1: nothing is answered where %s', (_, parts) => {
  const { send } = ask(decisionOf('1.0.0', parts));
  vi.advanceTimersByTime(3 * PAUSE.most);
  expect(send).not.toHaveBeenCalled();
});

it('16.1: nothing is answered for those who want to do it themselves', () => {
  const { send } = ask(forced, false);
  vi.advanceTimersByTime(3 * PAUSE.most);
  expect(send).not.toHaveBeenCalled();
});

it('16.1: a question that closes meanwhile is not answered, and one taken back is not answered again', () => {
  const { send, show } = ask(forced);
  show(null);
  vi.advanceTimersByTime(3 * PAUSE.most);
  expect(send).not.toHaveBeenCalled();
  show(forced);
  vi.advanceTimersByTime(PAUSE.most);
  show(null);
  show({ ...forced });
  vi.advanceTimersByTime(3 * PAUSE.most);
  expect(send).toHaveBeenCalledTimes(1);
});
