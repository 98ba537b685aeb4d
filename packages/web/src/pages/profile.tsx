// Who I am here: a name, and what I have played on this device.

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../net/api.ts';
import { useSettings } from '../settings/settings.ts';
import { listTables } from '../table/local/store.ts';
import { Card, Page } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AccountCards } from './profile/account.tsx';
import css from './profile.module.css';

const LONGEST_NAME = 24;

export function ProfilePage(): ReactNode {
  const t = useTranslations('profile');
  const { name, set } = useSettings();
  const [isSaved, setIsSaved] = useState(false);
  const { finished, won } = useFinished();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Card>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={(value) => {
            set({ name: value });
            setIsSaved(false);
          }}
          onBlur={() => {
            setIsSaved(true);
            // The server hears of it only if it knows this browser already.
            void api
              .me()
              .then((known) => (known === null || name.trim() === '' ? null : api.takeName(name.trim())))
              .catch(() => null);
          }}
        />
        <p role="status" className={css['saved']}>
          {isSaved ? t('saved') : ''}
        </p>
      </Card>
      <AccountCards />
      <Card title={t('device')}>
        <p className={css['figures']}>
          {t('games', { count: finished })}
          {t('won', { count: won })}
        </p>
        <p className={css['text']}>{t('deviceText')}</p>
      </Card>
    </Page>
  );
}

function useFinished(): { readonly finished: number; readonly won: number } {
  const [figures, setFigures] = useState({ finished: 0, won: 0 });
  useEffect(() => {
    void listTables().then(
      (tables) => {
        const over = tables.filter((table) => table.over);
        const won = over.filter(({ winners, setup }) => winners.some((seat) => setup.seats[seat]?.kind === 'person'));
        setFigures({ finished: over.length, won: won.length });
      },
      () => setFigures({ finished: 0, won: 0 }),
    );
  }, []);
  return figures;
}
