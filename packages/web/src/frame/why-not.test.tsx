// The note beside a thing: when it comes, what it says, and that it never outlives what it was about.

import type { Illegal } from '@atoll/engine';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decisionOf, FakeSource } from '../table/source.testing.ts';
import { renderTable } from './table.testing.tsx';
import type { TestTable } from './table.testing.tsx';
import { useWhyNot, WhyNotProvider } from './why-not.tsx';

const BUILD = { type: 'build' };
const TOO_DEAR: Illegal = { rule: 'SJ-5.6', reason: 'too-dear' };

function Thing({ name, move }: { readonly name: string; readonly move: typeof BUILD | null }): ReactNode {
  const whyNot = useWhyNot();
  const said = { label: name, tip: null, move };
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => whyNot.show(currentTarget, said)}
      onPointerEnter={({ currentTarget }) => whyNot.soon(currentTarget, said)}
      onPointerLeave={whyNot.leave}
    >
      {name}
    </button>
  );
}

function sitDown(): { readonly source: FakeSource; readonly table: TestTable } {
  const source = new FakeSource({ decisions: [decisionOf('1')] });
  source.why.mockResolvedValue(TOO_DEAR);
  const table = renderTable(
    source,
    <WhyNotProvider>
      <Thing name="Tower" move={BUILD} />
      <Thing name="Well" move={null} />
    </WhyNotProvider>,
  );
  return { source, table };
}

const thing = (name: string): HTMLElement => screen.getByRole('button', { name });
const note = (): HTMLElement | null => screen.queryByRole('status');
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(thing(name)));
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('a press says why the whole move is refused, with its rule one press away', async () => {
  const { table, source } = sitDown();
  await press('Tower');
  expect(source.why).toHaveBeenCalledWith('1', BUILD);
  expect(note()?.textContent).toContain('Tower');
  expect(note()?.textContent).toMatch(/too dear/i);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Open rule SJ-5.6' })));
  expect(table.openRules).toHaveBeenCalledWith('SJ-5.6');
  expect(note()).toBeNull();
});

it('hovering says it after a moment, and leaving puts it away after another', async () => {
  sitDown();
  fireEvent.pointerEnter(thing('Well'));
  await pass(100);
  expect(note()).toBeNull();
  await pass(1000);
  expect(note()?.textContent).toContain('Well');
  fireEvent.pointerLeave(thing('Well'));
  await pass(1000);
  expect(note()).toBeNull();
});

it('whoever only passes over things sees nothing', async () => {
  sitDown();
  fireEvent.pointerEnter(thing('Well'));
  await pass(100);
  fireEvent.pointerLeave(thing('Well'));
  await pass(2000);
  expect(note()).toBeNull();
});

it('an answer that comes late, after another thing was pressed, is dropped', async () => {
  const { source } = sitDown();
  let answer: (illegal: Illegal) => void = () => {};
  source.why.mockReturnValueOnce(
    new Promise((done) => {
      answer = done;
    }),
  );
  await press('Tower');
  await press('Well');
  await act(async () => answer(TOO_DEAR));
  expect(note()?.textContent).toBe('Well');
});

it.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  ['scrolling', () => fireEvent.scroll(document)],
])('%s puts it away', async (_, doing) => {
  sitDown();
  await press('Well');
  expect(note()).not.toBeNull();
  await act(async () => void doing());
  expect(note()).toBeNull();
});

it('another question puts it away, and an answer about the last one is dropped', async () => {
  const { source } = sitDown();
  await press('Well');
  act(() => source.show({ decisions: [decisionOf('2')] }));
  expect(note()).toBeNull();
  let answer: (illegal: Illegal) => void = () => {};
  source.why.mockReturnValueOnce(
    new Promise((done) => {
      answer = done;
    }),
  );
  await press('Tower');
  act(() => source.show({ decisions: [decisionOf('3')] }));
  await act(async () => answer(TOO_DEAR));
  expect(note()).toBeNull();
});

it('goes when its thing has moved away under it', async () => {
  const { source } = sitDown();
  await press('Well');
  act(() => source.show({ seq: 1 }));
  expect(note()).not.toBeNull();
  vi.spyOn(thing('Well'), 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 300, 10, 10));
  act(() => source.show({ seq: 2 }));
  expect(note()).toBeNull();
});
