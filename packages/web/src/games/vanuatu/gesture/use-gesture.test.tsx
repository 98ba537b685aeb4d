// Pressing Vanuatu's things at a table: what stays picked, what is let go, what is sent, and what is open beside.

import type { Vanuatu, View } from '@atoll/game-vanuatu/table';
import { act, cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHookAtTable } from '../../../frame/table.testing.tsx';
import { FakeSource } from '../../../table/source.testing.ts';
import type { OpenDecision } from '../../../table/source.ts';
import { anyFace } from '../../types.ts';
import { vanuatuFace } from '../face.tsx';
import { stories } from '../stories.ts';
import { useGesture } from './use-gesture.ts';

function momentOf(name: string): { readonly view: View; readonly decision: OpenDecision<Vanuatu> } {
  const story = stories.find((one) => one.name === name);
  if (!story?.decision) throw new Error(`no question in ${name}`);
  return { view: story.view, decision: story.decision };
}

function sitAt(name: string) {
  const { view, decision } = momentOf(name);
  const source = new FakeSource({ view, viewer: decision.seat, decisions: [decision] });
  const { usePlan } = anyFace(vanuatuFace);
  const hook = renderHookAtTable(source, () => useGesture(view), usePlan === undefined ? {} : { usePlan });
  return { source, hook, decision };
}

it('an action is planned by one press and confirmed by a second', () => {
  const { source, hook } = sitAt('plan');
  act(() => hook.current.press('action:sail'));
  expect(hook.current.stateOf('action:sail')).toBe('chosen');
  expect(hook.table.context.plan?.steps).toEqual([{ ask: 'plan', move: { type: 'plan', action: 'sail' } }]);
  expect(source.submit).not.toHaveBeenCalled();
  act(() => hook.current.press('action:sail'));
  expect(source.submit.mock.calls.map(([, move]) => move)).toEqual([{ type: 'plan', action: 'sail' }]);
});

it('what is picked is let go with its question, and does not come back with it', () => {
  const { source, hook, decision } = sitAt('plan');
  act(() => hook.current.press('action:sail'));
  act(() => source.show({ decisions: [] }));
  expect(hook.current.stateOf('action:sail')).toBe('idle');
  act(() => source.show({ decisions: [decision] }));
  expect(hook.current.stateOf('action:sail')).toBe('target');
});

it('what is picked at one table is not picked at the next', () => {
  const first = sitAt('plan');
  act(() => first.hook.current.press('action:sail'));
  cleanup();
  const { hook } = sitAt('plan');
  expect(hook.current.stateOf('action:sail')).toBe('target');
});

it('what is open beside is taken up by pressing its thing, and put down by clearing', () => {
  const beg = momentOf('beg');
  const owed = { ...momentOf('plan').decision, seat: beg.decision.seat };
  const source = new FakeSource({ view: beg.view, viewer: beg.decision.seat, decisions: [owed, beg.decision] });
  const { usePlan } = anyFace(vanuatuFace);
  const hook = renderHookAtTable(source, () => useGesture(beg.view), usePlan === undefined ? {} : { usePlan });
  expect(hook.current.ask).toBe('plan');
  expect(hook.current.stateOf('alms:2')).toBe('target');
  act(() => hook.current.press('alms:2'));
  expect(hook.current.ask).toBe('beg');
  expect(hook.table.context.plan?.steps).toEqual([{ ask: 'beg', move: { type: 'beg', points: 2 } }]);
  act(() => hook.table.context.plan?.clear());
  expect(hook.current.ask).toBe('plan');
});
