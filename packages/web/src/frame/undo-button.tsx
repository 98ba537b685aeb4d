// Undo. Closed, it still says why when pressed; among people one may ask the others to go back all the same.

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import UndoIcon from '~icons/lucide/undo-2';
import type { TableSource } from '../table/source.ts';
import { Button } from '../ui/button.tsx';
import { useTable } from './table-context.ts';
import css from './prompt.module.css';

export function UndoButton({ source }: { readonly source: TableSource }): ReactNode {
  const t = useTranslations('table');
  const council = useTranslations('council');
  const { snapshot, undo } = useTable();
  const [isAsked, setIsAsked] = useState(false);
  const note = useId();
  const { canUndo, undoBarrier } = snapshot;
  if (snapshot.viewer === 'spectator' || snapshot.status === 'over') return null;
  const why = undoBarrier === null ? null : t(`undoWhy.${undoBarrier}`);
  const back = snapshot.council?.mayAskBack ?? null;
  return (
    <span
      className={css['undo']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsAsked(false);
      }}
    >
      <Button
        weight="quiet"
        size="s"
        icon={<UndoIcon />}
        title={why ?? t('undoKey')}
        aria-disabled={!canUndo}
        aria-describedby={isAsked && why !== null ? note : undefined}
        onClick={() => {
          if (canUndo) undo();
          else setIsAsked(true);
        }}
      >
        <span className={css['wide']}>{t('undo')}</span>
      </Button>
      {isAsked && why !== null && (
        <span className={css['note']}>
          <span id={note} role="status">
            {why}
          </span>
          {back !== null && (
            <Button
              size="s"
              className={css['ask-back']}
              onClick={() => {
                source.acts?.askBack(back);
                setIsAsked(false);
              }}
            >
              {council('ask')}
            </Button>
          )}
        </span>
      )}
    </span>
  );
}
