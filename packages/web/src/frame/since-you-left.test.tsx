// Where the viewer left off: kept in the browser when the page is hidden or left, compared on coming back.

import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLeftOff } from './since-you-left.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function look(seq: number, isLoaded = true) {
  const hook = renderHook((now: { seq: number; isLoaded: boolean }) => useLeftOff('t1', now.seq, now.isLoaded), {
    initialProps: { seq, isLoaded },
  });
  return {
    get leftOff() {
      return hook.result.current[0];
    },
    forget: () => act(() => hook.result.current[1]()),
    goOn: (to: number) => hook.rerender({ seq: to, isLoaded: true }),
    leave: hook.unmount,
  };
}

function turn(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('a table seen for the first time was never left', () => {
  expect(look(12).leftOff).toBeNull();
});

it('what happened between leaving and coming back is told, until it is read', () => {
  look(5).leave();
  const again = look(9);
  expect(again.leftOff).toBe(5);
  again.forget();
  expect(again.leftOff).toBeNull();
});

it('one more move is no news', () => {
  look(5).leave();
  expect(look(6).leftOff).toBeNull();
});

it('nothing is compared before the table is loaded', () => {
  look(5).leave();
  const again = look(0, false);
  expect(again.leftOff).toBeNull();
  again.goOn(9);
  expect(again.leftOff).toBe(5);
});

it('a hidden page is left, and come back to when it is shown', () => {
  const at = look(5);
  turn(true);
  at.goOn(9);
  expect(at.leftOff).toBeNull();
  turn(false);
  expect(at.leftOff).toBe(5);
});

it('what was seen while the page was shown is not told again', () => {
  const at = look(5);
  at.goOn(9);
  turn(true);
  turn(false);
  expect(at.leftOff).toBeNull();
});
