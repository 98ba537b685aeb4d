// The table said no: why, with the rule one press away.

import type { Illegal } from '@atoll/engine';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import CloseIcon from '~icons/lucide/x';
import { useRefusal } from '../i18n/refusals.ts';
import { play } from '../sound/sound.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SentenceView } from './sentence.tsx';
import { useTable } from './table-context.ts';
import css from './refusal-note.module.css';

interface RefusalNoteProps {
  readonly illegal: Illegal;
  readonly onClose: () => void;
}

export function RefusalNote({ illegal, onClose }: RefusalNoteProps): ReactNode {
  const t = useTranslations('table');
  const app = useTranslations('app');
  const { words, openRules } = useTable();
  const refusal = useRefusal();
  const isOfTable = illegal.rule === 'TABLE';
  useEffect(() => play('refuse'), []);
  return (
    <div role="alert" className={css['note']}>
      <p className={css['text']}>
        <strong>{t('refused')}.</strong>{' '}
        {isOfTable ? refusal(illegal.reason) : <SentenceView sentence={words.reason(illegal)} />}
      </p>
      {!isOfTable && (
        <Button size="s" weight="quiet" onClick={() => openRules(illegal.rule)}>
          {illegal.rule}
        </Button>
      )}
      <IconButton label={app('close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
