// What scenes are made of: a panel with its title, and rows of things walked by arrow keys.

import type { Archipelago, View } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Roving } from '../../../frame/roving.tsx';
import type { TableContext } from '../../types.ts';
import css from './scene.module.css';

/** What every scene gets. */
export interface SceneProps {
  readonly view: View;
  readonly table: TableContext<Archipelago>;
}

interface PanelProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly tone?: 'crisis' | 'calm';
  readonly children: ReactNode;
}

export function Panel({ title, note, tone = 'calm', children }: PanelProps): ReactNode {
  return (
    <section className={css['panel']} data-tone={tone} aria-label={title}>
      <header className={css['head']}>
        <h3>{title}</h3>
        {note !== undefined && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}

export function Row({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <Roving className={css['row']} aria-label={label}>
      {children}
    </Roving>
  );
}
