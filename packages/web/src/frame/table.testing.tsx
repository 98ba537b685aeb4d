// A table without its screen: the contexts of the frame around whatever a test puts at it.

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';
import type { GameFace, TableContext } from '../games/types.ts';
import { en } from '../i18n/en.ts';
import type { FakeSource } from '../table/source.testing.ts';
import { TableContextOfFrame, TellingContext } from './table-context.ts';
import { useTableContext } from './use-table-context.ts';

const PLAIN: GameFace = {
  id: 'test',
  size: null,
  Board: () => null,
  OwnArea: null,
  SeatDetails: () => null,
  words: null,
  rulebook: null,
  seatFields: [],
};

export interface TestTable {
  readonly context: TableContext;
  readonly openRules: (rule: string) => void;
}

/** `children` sit at the table; what the frame hands them can be read off the result at any time. */
export function renderTable(source: FakeSource, children: ReactNode, parts: Partial<GameFace> = {}): TestTable {
  const face = { ...PLAIN, ...parts };
  const openRules = vi.fn<(rule: string) => void>();
  const onRefused = vi.fn();
  const seen: { context: TableContext | null } = { context: null };

  function Frame(): ReactNode {
    const { context, telling } = useTableContext({ source, face, past: null, onRefused, openRules });
    seen.context = context;
    return (
      <TableContextOfFrame value={context}>
        <TellingContext value={telling}>{children}</TellingContext>
      </TableContextOfFrame>
    );
  }

  render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <Frame />
    </IntlProvider>,
  );
  return {
    openRules,
    get context() {
      if (seen.context === null) throw new Error('the table was not drawn');
      return seen.context;
    },
  };
}

/** A hook called at a table, and what it gave at its last drawing. */
export function renderHookAtTable<T>(
  source: FakeSource,
  useHook: () => T,
  parts: Partial<GameFace> = {},
): { readonly table: TestTable; readonly current: T } {
  const seen: T[] = [];
  function Probe(): ReactNode {
    seen[0] = useHook();
    return null;
  }
  const table = renderTable(source, <Probe />, parts);
  return {
    table,
    get current() {
      if (seen.length === 0) throw new Error('the hook was not called');
      return seen[0] as T;
    },
  };
}
