import type { Cyclades } from '@atoll/game-cyclades';
import type { ReactNode } from 'react';
import type { TableProps } from '../types.ts';

export function Film(_props: TableProps<Cyclades>): ReactNode {
  return null;
}
