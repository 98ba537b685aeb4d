// What lies beside the map: the gods with their offerings, the creatures, the turn order.

import type { Cyclades } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import type { TableProps } from '../../types.ts';
import { PHRASES } from '../phrases.ts';
import { usePointing } from '../pointing/use-pointing.ts';
import { Creatures } from './creatures.tsx';
import { Gods } from './gods.tsx';
import { TurnOrder } from './turn-order.tsx';
import css from './beside.module.css';

export function Beside({ view, viewer, table }: TableProps<Cyclades>): ReactNode {
  const pointing = usePointing(view);
  const phrases = PHRASES[table.locale];
  const parts = { view, viewer, table, pointing };
  return (
    <div className={css['beside']}>
      <header className={css['head']}>
        <h2 className={css['title']}>{phrases.gods}</h2>
        <span className={css['cycle']}>{phrases.cycle(view.cycle)}</span>
        <TurnOrder view={view} table={table} />
      </header>
      <Gods {...parts} />
      <Creatures {...parts} />
    </div>
  );
}
