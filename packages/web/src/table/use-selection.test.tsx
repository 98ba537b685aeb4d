// What is picked, through questions that come and go.

import type { GameTypes } from '@atoll/engine';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { decisionOf } from './source.testing.ts';
import type { OpenDecision } from './source.ts';
import { useSelection } from './use-selection.ts';

type Move = GameTypes['move'];

const build = (building: string, over: string | null): Move => ({ type: 'build', building, over }) as Move;
const BUILDS = [build('well', null), build('tower', null), build('tower', 'well')];

function pointing(first: OpenDecision | null) {
  const send = vi.fn<(move: Move) => void>();
  const hook = renderHook(({ decision }) => useSelection(decision, send), { initialProps: { decision: first } });
  return {
    send,
    get now() {
      return hook.result.current;
    },
    ask: (decision: OpenDecision | null) => hook.rerender({ decision }),
  };
}

it('a pick narrows the answers until one is ready, and sending lets go of it', () => {
  const at = pointing(decisionOf('1', { legal: BUILDS }));
  act(() => at.now.select({ building: 'tower' }));
  expect(at.now.candidates).toHaveLength(2);
  expect(at.now.ready).toBeNull();
  act(() => at.now.select({ over: 'well' }));
  expect(at.now.ready).toEqual(build('tower', 'well'));
  act(() => at.now.send());
  expect(at.send.mock.calls).toEqual([[build('tower', 'well')]]);
  expect(at.now.ready).toBeNull();
});

it('nothing is sent where nothing is ready or nothing is asked', () => {
  const at = pointing(decisionOf('1', { legal: BUILDS }));
  act(() => at.now.send());
  at.ask(null);
  act(() => at.now.send(build('well', null)));
  expect(at.send).not.toHaveBeenCalled();
});

it('picks stay while the same question is drawn anew', () => {
  const at = pointing(decisionOf('1', { legal: BUILDS }));
  act(() => at.now.select({ building: 'well' }));
  at.ask(decisionOf('1', { legal: [...BUILDS] }));
  expect(at.now.ready).toEqual(build('well', null));
});

it('picks are let go when another question is put, and do not come back with the first', () => {
  const first = decisionOf('1', { legal: BUILDS });
  const at = pointing(first);
  act(() => at.now.select({ building: 'well' }));
  at.ask(decisionOf('2', { legal: BUILDS }));
  expect(at.now.ready).toBeNull();
  // Taken back, the first question is put anew.
  at.ask(first);
  expect(at.now.ready).toBeNull();
});

it('pieces of a list are added one by one and taken out again', () => {
  const keep = (...cards: string[]): Move => ({ type: 'keep', cards }) as Move;
  const at = pointing(decisionOf('1', { legal: [keep('a', 'b'), keep('a', 'c'), keep('b', 'c')] }));
  act(() => at.now.toggle('cards', 'a'));
  act(() => at.now.toggle('cards', 'c'));
  expect(at.now.ready).toEqual(keep('a', 'c'));
  act(() => at.now.toggle('cards', 'a'));
  expect(at.now.pickedCount('cards', 'a')).toBe(0);
  expect(at.now.pickedCount('cards', 'c')).toBe(1);
  act(() => at.now.clear());
  expect(at.now.pickedCount('cards', 'c')).toBe(0);
});
