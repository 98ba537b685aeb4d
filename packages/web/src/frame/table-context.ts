// The table around a board's components: what `TableProps.table` holds, for those deep inside.

import { createContext, useContext } from 'react';
import type { TableContext } from '../games/types.ts';

export const TableContextOfFrame = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(TableContextOfFrame);
  if (table === null) throw new Error('this component belongs inside a table');
  return table;
}
