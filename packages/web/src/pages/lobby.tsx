// The lobby: public tables with a free seat.

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../net/api.ts';
import { useServer } from '../net/use-server.ts';
import { buttonClass } from '../ui/button.tsx';
import { Empty, Page } from '../ui/page.tsx';
import list from '../ui/list.module.css';
import { TableCard } from './table-card.tsx';

export function LobbyPage(): ReactNode {
  const t = useTranslations('lobby');
  const app = useTranslations('app');
  const asked = useServer(api.lobby);
  const open = asked.state === 'here' ? asked.value.filter(({ status }) => status === 'open') : [];
  return (
    <Page title={t('title')} lead={t('lead')} isWide>
      {asked.state !== 'asking' && open.length === 0 && (
        <Empty text={asked.state === 'failed' ? t('unreachable') : t('empty')}>
          <Link to="/" className={buttonClass('primary')}>
            {app('goHome')}
          </Link>
        </Empty>
      )}
      <ul className={list['list']}>
        {open.map(({ id, game, seats }) => (
          <TableCard
            key={id}
            game={game}
            names={seats.map(({ kind, name }) => (kind === 'open' ? null : (name ?? '')))}
            state={t('free', { count: seats.filter(({ kind }) => kind === 'open').length })}
          >
            <Link to="/table/$id" params={{ id }} className={buttonClass('primary', 's')}>
              {t('take')}
            </Link>
          </TableCard>
        ))}
      </ul>
    </Page>
  );
}
