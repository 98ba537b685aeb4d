// The keys of a table, and when they are somebody else's.

import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { decisionOf, FakeSource } from '../table/source.testing.ts';
import { useTable } from './table-context.ts';
import { renderTable } from './table.testing.tsx';
import { useKeys } from './use-keys.ts';

const onList = vi.fn<() => void>();
const onLog = vi.fn<() => void>();
const onPresent = vi.fn<() => void>();

function Keys({ source }: { readonly source: FakeSource }): ReactNode {
  useKeys({ context: useTable(), source, onList, onLog, onPresent });
  return (
    <>
      <input aria-label="Say something" />
      <button type="button">Undo</button>
    </>
  );
}

const WELL = { type: 'build', building: 'well' };
const TOWER = { type: 'build', building: 'tower' };

function sitDown(parts: ConstructorParameters<typeof FakeSource>[0] = {}) {
  for (const told of [onList, onLog, onPresent]) told.mockClear();
  const source = new FakeSource({ decisions: [decisionOf('1', { legal: [WELL, TOWER] })], ...parts });
  return { source, table: renderTable(source, <Keys source={source} />) };
}

const press = (key: string, on: Element = document.body, more: object = {}): void => {
  act(() => void fireEvent.keyDown(on, { key, ...more }));
};

it('Enter sends what is ready, and nothing where nothing is', () => {
  const { source, table } = sitDown();
  press('Enter');
  expect(source.submit).not.toHaveBeenCalled();
  act(() => table.context.selection.select({ building: 'well' }));
  press('Enter');
  expect(source.submit).toHaveBeenCalledWith('1', WELL, { hold: false });
});

it('Enter hands over what is held back, once nothing is picked', () => {
  const { source } = sitDown({ canConfirm: true });
  press('Enter');
  expect(source.confirm).toHaveBeenCalledTimes(1);
});

it('Escape lets go and comes back to the present', () => {
  const { table } = sitDown();
  act(() => table.context.selection.select({ building: 'well' }));
  press('Escape');
  expect(table.context.selection.ready).toBeNull();
  expect(onPresent).toHaveBeenCalledTimes(1);
});

it('U takes back where something can be', () => {
  const { source } = sitDown();
  press('u');
  expect(source.undo).not.toHaveBeenCalled();
  act(() => source.show({ canUndo: true, drafted: 1 }));
  press('u');
  expect(source.undo).toHaveBeenCalledWith(1);
});

it('M and L open the list and the log', () => {
  sitDown();
  press('m');
  press('l');
  expect([onList.mock.calls.length, onLog.mock.calls.length]).toEqual([1, 1]);
});

it('whoever writes, presses a button or uses a key of the browser is left alone', () => {
  const { source, table } = sitDown();
  act(() => table.context.selection.select({ building: 'well' }));
  press('m', screen.getByRole('textbox'));
  press('Enter', screen.getByRole('textbox'));
  press('Enter', screen.getByRole('button'));
  press('l', document.body, { ctrlKey: true });
  expect(source.submit).not.toHaveBeenCalled();
  expect([onList.mock.calls.length, onLog.mock.calls.length]).toEqual([0, 0]);
});
