// A question to the server that a page repeats.

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useServer } from './use-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const A_WHILE = 20_000;

it('is asking, then has the answer, and later the newer one', async () => {
  let times = 0;
  const ask = vi.fn<() => Promise<number>>(() => Promise.resolve((times += 1)));
  const { result } = renderHook(() => useServer(ask));
  expect(result.current).toEqual({ state: 'asking' });
  await pass(0);
  expect(result.current).toEqual({ state: 'here', value: 1 });
  await pass(A_WHILE);
  expect(times).toBeGreaterThan(1);
  expect(result.current).toEqual({ state: 'here', value: times });
});

it('says that it failed, and recovers by itself', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
  ask.mockRejectedValueOnce(new Error('away'));
  const { result } = renderHook(() => useServer(ask));
  await pass(0);
  expect(result.current).toEqual({ state: 'failed' });
  await pass(A_WHILE);
  expect(result.current).toEqual({ state: 'here', value: 'here' });
});

it('keeps what it knows through a break', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
  const { result } = renderHook(() => useServer(ask));
  await pass(0);
  ask.mockRejectedValue(new Error('away'));
  await pass(A_WHILE);
  expect(result.current).toEqual({ state: 'here', value: 'here' });
});

it('asks no more when the page is hidden or gone', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
  const { unmount } = renderHook(() => useServer(ask));
  await pass(0);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(A_WHILE);
  expect(ask).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  unmount();
  await pass(A_WHILE);
  expect(ask).toHaveBeenCalledTimes(1);
});
