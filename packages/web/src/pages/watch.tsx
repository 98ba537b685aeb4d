// Public games under way, to look on.

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../net/api.ts';
import { useServer } from '../net/use-server.ts';
import { buttonClass } from '../ui/button.tsx';
import { Empty, Page } from '../ui/page.tsx';
import list from '../ui/list.module.css';
import { TableCard } from './table-card.tsx';

export function WatchPage(): ReactNode {
  const t = useTranslations('watch');
  const lobby = useTranslations('lobby');
  const asked = useServer(api.lobby);
  const playing = asked.state === 'here' ? asked.value.filter(({ status }) => status === 'playing') : [];
  return (
    <Page title={t('title')} lead={t('lead')} isWide>
      {asked.state !== 'asking' && playing.length === 0 && (
        <Empty text={asked.state === 'failed' ? lobby('unreachable') : t('empty')} />
      )}
      <ul className={list['list']}>
        {playing.map(({ id, game, seats }) => (
          <TableCard key={id} game={game} names={seats.map(({ name }) => name ?? '')} state="">
            <Link to="/table/$id" params={{ id }} className={buttonClass('secondary', 's')}>
              {t('look')}
            </Link>
          </TableCard>
        ))}
      </ul>
    </Page>
  );
}
