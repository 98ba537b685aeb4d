// Chat between the people of a table.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TableSource } from '../../table/source.ts';
import { useTable } from '../table-context.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLineView } from './chat-line.tsx';
import css from './chat.module.css';

export function Chat({ source }: { readonly source: TableSource }): ReactNode {
  const t = useTranslations('table');
  const { snapshot } = useTable();
  if (snapshot.table.kind !== 'network') return <p className={css['empty']}>{t('chatLocal')}</p>;
  return (
    <div className={css['chat']}>
      <ol className={css['lines']} aria-live="polite">
        {snapshot.chat.length === 0 && <li className={css['empty']}>{t('chatEmpty')}</li>}
        {snapshot.chat.map((line) => (
          <li key={line.id} className={css['line']}>
            <ChatLineView line={line} />
          </li>
        ))}
      </ol>
      <ChatForm source={source} />
    </div>
  );
}
