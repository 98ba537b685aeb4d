// Chat between the people of a table.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import SendIcon from '~icons/lucide/send';
import type { TableSource } from '../table/source.ts';
import { IconButton } from '../ui/button.tsx';
import { SentenceView } from './sentence.tsx';
import { useTable } from './table-context.ts';
import css from './chat.module.css';

const LONGEST = 500;

export function Chat({ source }: { readonly source: TableSource }): ReactNode {
  const t = useTranslations('table');
  const { snapshot } = useTable();
  const [text, setText] = useState('');
  if (snapshot.table.kind !== 'network') return <p className={css['empty']}>{t('chatLocal')}</p>;
  return (
    <div className={css['chat']}>
      <ol className={css['lines']} aria-live="polite">
        {snapshot.chat.length === 0 && <li className={css['empty']}>{t('chatEmpty')}</li>}
        {snapshot.chat.map(({ id, seat, name, text: said }) => (
          <li key={id} className={css['line']}>
            {seat === null ? <strong>{name}</strong> : <SentenceView sentence={[{ seat }]} />} {said}
          </li>
        ))}
      </ol>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          void source.say(text.trim());
          setText('');
        }}
      >
        <input
          className={css['input']}
          value={text}
          maxLength={LONGEST}
          placeholder={t('chatPlaceholder')}
          aria-label={t('chatPlaceholder')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <IconButton label={t('send')} type="submit">
          <SendIcon />
        </IconButton>
      </form>
    </div>
  );
}
