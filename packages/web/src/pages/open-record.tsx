// A record somebody has saved or was sent: opened as a replay, and kept on this device.

import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import FileIcon from '~icons/lucide/file-up';
import { keepRecord } from '../table/open-tables.ts';
import { Button } from '../ui/button.tsx';
import css from './open-record.module.css';

export function OpenRecord(): ReactNode {
  const t = useTranslations('tables');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isBad, setIsBad] = useState(false);

  const open = async (file: File): Promise<void> => {
    const id = await keepRecord(await file.text());
    setIsBad(id === null);
    if (id !== null) void navigate({ to: '/table/$id/replay', params: { id }, search: { move: 0 } });
  };

  return (
    <div className={css['record']}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      <Button icon={<FileIcon />} onClick={() => input.current?.click()}>
        {t('openRecord')}
      </Button>
      {isBad && (
        <p role="alert" className={css['bad']}>
          {t('badRecord')}
        </p>
      )}
    </div>
  );
}
