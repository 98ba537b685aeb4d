// Shows the end screen once a game is over, and again when asked for.

import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import TrophyIcon from '~icons/lucide/trophy';
import type { TableSource } from '../table/source.ts';
import { Button } from '../ui/button.tsx';
import { useTable } from './table-context.ts';
import css from './end-of-table.module.css';

/** Not needed before the end: it is fetched then. */
const End = lazy(async () => ({ default: (await import('./end.tsx')).End }));

interface EndOfTableProps {
  readonly source: TableSource;
  readonly onRematch: (() => void) | null;
}

export function EndOfTable({ source, onRematch }: EndOfTableProps): ReactNode {
  const t = useTranslations('end');
  const { snapshot } = useTable();
  const navigate = useNavigate();
  const { table, ranking, status } = snapshot;
  // A replay is opened to see the game, not its result.
  const [isShown, setIsShown] = useState(table.kind !== 'replay');
  if (status !== 'over' || ranking === null) return null;
  if (!isShown) {
    return (
      <div className={css['again']}>
        <Button weight="primary" icon={<TrophyIcon />} onClick={() => setIsShown(true)}>
          {t('results')}
        </Button>
      </div>
    );
  }
  const goTo = (move: number): void => {
    setIsShown(table.kind !== 'replay');
    void navigate({ to: '/table/$id/replay', params: { id: table.id }, search: { move } });
  };
  return (
    <Suspense>
      <End
        ranking={ranking}
        source={source}
        onRematch={onRematch}
        onReplay={table.kind === 'replay' ? null : () => goTo(0)}
        onMove={goTo}
        onExport={() => void saveRecord(source, `atoll-${table.game}-${table.id}.json`)}
        onClose={() => setIsShown(false)}
      />
    </Suspense>
  );
}

async function saveRecord(source: TableSource, name: string): Promise<void> {
  const text = await source.exportRecord();
  if (text === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
