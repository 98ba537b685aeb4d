// Small notes of the shell: a newer version is here; the page can be installed.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import InstallIcon from '~icons/lucide/download';
import { Button } from '../ui/button.tsx';
import css from './offline-notes.module.css';
import { takeNewVersion, useOffline } from './register.ts';

export function NewVersionNote(): ReactNode {
  const t = useTranslations('offline');
  const waiting = useOffline((offline) => offline.waiting);
  if (waiting === null) return null;
  return (
    <div role="status" className={css['note']}>
      {t('update')}
      <Button size="s" onClick={() => takeNewVersion(waiting)}>
        {t('refresh')}
      </Button>
    </div>
  );
}

export function InstallButton(): ReactNode {
  const t = useTranslations('offline');
  const install = useOffline((offline) => offline.install);
  if (install === null) return null;
  return (
    <Button icon={<InstallIcon />} onClick={() => void install.prompt()}>
      {t('install')}
    </Button>
  );
}
