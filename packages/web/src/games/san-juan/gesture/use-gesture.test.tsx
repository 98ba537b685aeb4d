// Pressing San Juan's things at a table: what stays picked, what is let go, what is sent.

import type { SanJuan, View } from '@atoll/game-san-juan/table';
import { act, cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHookAtTable } from '../../../frame/table.testing.tsx';
import { FakeSource } from '../../../table/source.testing.ts';
import type { OpenDecision } from '../../../table/source.ts';
import { anyFace } from '../../types.ts';
import { sanJuanFace } from '../face.tsx';
import { stories } from '../stories.ts';
import { useGesture } from './use-gesture.ts';

function momentOf(name: string): { readonly view: View; readonly decision: OpenDecision<SanJuan> } {
  const story = stories.find((one) => one.name === name);
  if (!story?.decision) throw new Error(`no question in ${name}`);
  return { view: story.view, decision: story.decision };
}

function sitAt(name: string) {
  const { view, decision } = momentOf(name);
  const source = new FakeSource({ view, viewer: decision.seat, decisions: [decision] });
  const { usePlan } = anyFace(sanJuanFace);
  const hook = renderHookAtTable(source, () => useGesture(view), usePlan === undefined ? {} : { usePlan });
  return { source, hook, decision };
}

it('a role is picked by one press and taken by a second', () => {
  const { source, hook } = sitAt('pick-role');
  expect(hook.current.stateOf('role:builder')).toBe('target');
  act(() => hook.current.press('role:builder'));
  expect(hook.current.stateOf('role:builder')).toBe('chosen');
  expect(source.submit).not.toHaveBeenCalled();
  act(() => hook.current.press('role:builder'));
  expect(source.submit.mock.calls.map(([, move]) => move)).toEqual([
    { type: 'pick-role', role: 'builder', library: null },
  ]);
});

it('another role takes the place of the first; Escape lets go', () => {
  const { source, hook } = sitAt('pick-role');
  act(() => hook.current.press('role:builder'));
  act(() => hook.current.press('role:mayor'));
  expect(hook.current.stateOf('role:builder')).toBe('target');
  expect(hook.current.stateOf('role:mayor')).toBe('chosen');
  act(() => hook.table.context.plan?.clear());
  expect(hook.current.stateOf('role:mayor')).toBe('target');
  expect(source.submit).not.toHaveBeenCalled();
});

it('what is picked is let go with its question, and does not come back with it', () => {
  const { source, hook, decision } = sitAt('pick-role');
  act(() => hook.current.press('role:builder'));
  act(() => source.show({ decisions: [] }));
  expect(hook.current.stateOf('role:builder')).toBe('idle');
  act(() => source.show({ decisions: [decision] }));
  expect(hook.current.stateOf('role:builder')).toBe('target');
  expect(hook.table.context.plan).toBeNull();
});

it('what is picked at one table is not picked at the next', () => {
  const first = sitAt('pick-role');
  act(() => first.hook.current.press('role:builder'));
  cleanup();
  const { hook } = sitAt('pick-role');
  expect(hook.current.stateOf('role:builder')).toBe('target');
});

it('a building is lifted and its payment proposed; together they are one plan', () => {
  const { view, decision } = momentOf('build');
  const hand = view.players[decision.seat]?.hand;
  const at = Array.isArray(hand) ? hand.indexOf('prefecture') : -1;
  const { hook } = sitAt('build');
  act(() => hook.current.press(`hand:${at}`));
  expect(hook.current.purposeOf(`hand:${at}`)).toBe('build');
  const paid = hook.current.picks.filter(({ use }) => use === 'pay');
  expect(paid.length).toBeGreaterThan(0);
  expect(hook.table.context.plan?.steps?.map(({ ask }) => ask)).toEqual(['build', ...paid.map(() => 'pay')]);
});
