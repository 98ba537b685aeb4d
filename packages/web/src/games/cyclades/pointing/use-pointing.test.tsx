// Pressing Cyclades' things at a table: the selection of the frame, said in gods, seas and islands.

import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHookAtTable } from '../../../frame/table.testing.tsx';
import { FakeSource } from '../../../table/source.testing.ts';
import type { OpenDecision } from '../../../table/source.ts';
import { stories } from '../stories.ts';
import { usePointing } from './use-pointing.ts';

function sitAt(name: string) {
  const story = stories.find((one) => one.name === name);
  if (!story?.decision) throw new Error(`no question in ${name}`);
  const { view, viewer } = story;
  const decision = story.decision as unknown as OpenDecision;
  const source = new FakeSource({ view, viewer, decisions: [decision] });
  return { source, decision, hook: renderHookAtTable(source, () => usePointing(view)) };
}

it('a god is chosen at the least offering, and a second press says yes', () => {
  const { source, hook } = sitAt('offer-four');
  expect(hook.current.stateOf('god:ares')).toBe('target');
  act(() => hook.current.press('god:ares'));
  expect(hook.current.stateOf('god:ares')).toBe('chosen');
  expect(hook.table.context.selection.ready).toMatchObject({ type: 'offer', god: 'ares', gold: 4 });
  act(() => hook.current.press('god:ares'));
  expect(source.submit.mock.calls.map(([, move]) => move)).toEqual([{ type: 'offer', god: 'ares', gold: 4 }]);
});

it('what cannot be chosen is quiet, has a move to ask about, and does nothing when pressed', () => {
  const { hook } = sitAt('offer-four');
  act(() => hook.current.press('seat:0'));
  expect(hook.current.stateOf('seat:0')).toBe('quiet');
  expect(hook.table.context.selection.ready).toBeNull();
});

it('without a question everything is idle', () => {
  const { source, hook, decision } = sitAt('offer-four');
  act(() => hook.current.press('god:ares'));
  act(() => source.show({ decisions: [] }));
  expect(hook.current.stateOf('god:ares')).toBe('idle');
  act(() => source.show({ decisions: [decision] }));
  expect(hook.current.stateOf('god:ares')).toBe('target');
});
