// Undo. Closed, it still says why when pressed; among people one may ask the others to go back all the same.

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import UndoIcon from '~icons/lucide/undo-2';
import { useRefusal } from '../i18n/refusals.ts';
import type { TableSource } from '../table/source.ts';
import { Button } from '../ui/button.tsx';
import { useTable } from './table-context.ts';
import css from './prompt.module.css';

export function UndoButton({ source }: { readonly source: TableSource }): ReactNode {
  const t = useTranslations('table');
  const council = useTranslations('council');
  const { snapshot, undo } = useTable();
  const refusal = useRefusal();
  const [isAsked, setIsAsked] = useState(false);
  /** Why the others cannot be asked to go back. */
  const [refused, setRefused] = useState<string | null>(null);
  const note = useId();
  const { canUndo, undoBarrier } = snapshot;
  if (snapshot.viewer === 'spectator' || snapshot.status === 'over') return null;
  const why = undoBarrier === null ? null : t(`undoWhy.${undoBarrier}`);
  const back = snapshot.council?.mayAskBack ?? null;
  const askBack = async (to: number): Promise<void> => {
    const illegal = (await source.acts?.askBack(to)) ?? null;
    setRefused(illegal?.reason ?? null);
    setIsAsked(illegal !== null);
  };
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
          setRefused(null);
        }}
      >
        <span className={css['wide']}>{t('undo')}</span>
      </Button>
      {isAsked && why !== null && (
        <span className={css['note']}>
          <span id={note} role="status">
            {refused === null ? why : refusal(refused)}
          </span>
          {back !== null && (
            <Button size="s" className={css['ask-back']} onClick={() => void askBack(back)}>
              {council('ask')}
            </Button>
          )}
        </span>
      )}
    </span>
  );
}
