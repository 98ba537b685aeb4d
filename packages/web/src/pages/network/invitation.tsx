// For somebody with the link and no seat yet: a name, one press.

import type { TableInfo } from '@atoll/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Cover } from '../../art/covers/cover.tsx';
import { Logo } from '../../art/logo.tsx';
import { useRefusal } from '../../i18n/refusals.ts';
import { api, beSomebody, reasonOf } from '../../net/api.ts';
import { useSettings } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useGameName } from '../table-card.tsx';
import css from './gathering.module.css';

interface InvitationProps {
  readonly table: TableInfo;
  readonly onSeated: (table: TableInfo) => void;
}

export function Invitation({ table, onSeated }: InvitationProps): ReactNode {
  const t = useTranslations('join');
  const create = useTranslations('create');
  const nameOf = useGameName();
  const { name, set } = useSettings();
  const refusal = useRefusal();
  const [reason, setReason] = useState<string | null>(null);
  const host = table.seats.find(({ kind }) => kind === 'player')?.name ?? '';

  const sit = (): void => {
    setReason(null);
    void beSomebody(name.trim() || create('personName', { letter: 'B' }))
      .then(() => api.join(table.id))
      .then(onSeated, (error: unknown) => setReason(reasonOf(error)));
  };

  return (
    <main id="content" className={css['alone']}>
      <Link to="/" className={css['home']}>
        <Logo className={css['logo']} /> Atoll
      </Link>
      <Page title={t('title', { game: nameOf(table.game) })} lead={t('lead', { host })} isWide>
        <div className={css['columns']}>
          <div className={css['banner']}>
            <Cover game={table.game} className={css['art']} />
          </div>
          <Card>
            <form
              className={css['form']}
              onSubmit={(event) => {
                event.preventDefault();
                sit();
              }}
            >
              <TextField
                label={t('name')}
                value={name}
                maxLength={24}
                autoFocus
                autoComplete="nickname"
                onChange={(value) => set({ name: value })}
              />
              <Button weight="primary" size="l" type="submit">
                {t('sit')}
              </Button>
            </form>
            {reason !== null && <p role="alert">{refusal(reason)}</p>}
          </Card>
        </div>
      </Page>
    </main>
  );
}
