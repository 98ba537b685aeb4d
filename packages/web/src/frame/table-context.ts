// The table around a board's components: what `TableProps.table` holds, for those deep inside.

import { createContext, useContext } from 'react';
import type { TableContext } from '../games/types.ts';

/** What a sentence needs to be written: it changes with the language and the names, not with every move. */
export const TellingContext = createContext<Pick<TableContext, 'seat' | 'words'> | null>(null);

export const TableContextOfFrame = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(TableContextOfFrame);
  if (table === null) throw new Error('this component belongs inside a table');
  return table;
}

export function useTelling(): Pick<TableContext, 'seat' | 'words'> {
  const telling = useContext(TellingContext);
  if (telling === null) throw new Error('this component belongs inside a table');
  return telling;
}
