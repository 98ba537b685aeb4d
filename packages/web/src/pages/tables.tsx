// My tables: those of this device and those of the server, mine to move first.

import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useListOf } from '../frame/use-list-of.ts';
import { api } from '../net/api.ts';
import type { TableLine } from '../net/api.ts';
import { useServer } from '../net/use-server.ts';
import type { StoredTable } from '../table/local/messages.ts';
import { forgetTable, listTables } from '../table/local/store.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Empty, Page } from '../ui/page.tsx';
import list from '../ui/list.module.css';
import { OpenRecord } from './open-record.tsx';
import { TableCard, useGameName } from './table-card.tsx';

export function TablesPage(): ReactNode {
  const t = useTranslations('tables');
  const app = useTranslations('app');
  const [local, setLocal] = useState<readonly StoredTable[] | null>(null);
  const remote = useServer(api.myTables);
  const load = useCallback(() => {
    void listTables().then(setLocal, () => setLocal([]));
  }, []);
  useEffect(load, [load]);

  const lines = remote.state === 'here' ? remote.value : [];
  const isEmpty = local !== null && local.length === 0 && lines.length === 0;
  const mineFirst = (local ?? []).toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
  return (
    <Page title={t('title')} lead={t('lead')} isWide>
      {isEmpty && (
        <Empty text={t('empty')}>
          <Link to="/" className={buttonClass('primary')}>
            {app('goHome')}
          </Link>
        </Empty>
      )}
      <OpenRecord />
      <ul className={list['list']}>
        {lines.map((line) => (
          <RemoteTable key={line.id} line={line} />
        ))}
        {mineFirst.map((table) => (
          <LocalTable key={table.setup.id} table={table} onGone={load} />
        ))}
      </ul>
    </Page>
  );
}

/** Whether a person of this device is to move. */
function isMine({ over, waitingFor, setup }: StoredTable): boolean {
  return !over && waitingFor.some((seat) => setup.seats[seat]?.kind === 'person');
}

function LocalTable({ table, onGone }: { readonly table: StoredTable; readonly onGone: () => void }): ReactNode {
  const t = useTranslations('tables');
  const nameOf = useGameName();
  const { setup, over, winners, waitingFor, inputs } = table;
  const { id, game, seats } = setup;
  const winnerNames = useListOf(winners.map((seat) => seats[seat]?.name ?? ''));
  const waitingNames = useListOf(waitingFor.map((seat) => seats[seat]?.name ?? ''));
  const mine = isMine(table);
  const status = over
    ? winners.length > 0
      ? t('wonBy', { names: winnerNames })
      : t('over')
    : mine
      ? t('yourTurn')
      : t('waiting', { names: waitingNames });
  return (
    <TableCard
      game={game}
      names={seats.map(({ name }) => name)}
      state={`${status} · ${t('onThisDevice')} · ${t('move', { seq: inputs.length })}`}
      isMine={mine}
    >
      <Button
        weight="quiet"
        size="s"
        aria-label={t('forgetOf', { game: nameOf(game) })}
        onClick={() => {
          if (confirm(t('forgetAsk'))) void forgetTable(id).then(onGone);
        }}
      >
        {t('forget')}
      </Button>
      <Link to="/table/$id/replay" params={{ id }} search={{ move: 0 }} className={buttonClass('secondary', 's')}>
        {t('replay')}
      </Link>
      <Link to="/table/$id" params={{ id }} className={buttonClass(mine ? 'primary' : 'secondary', 's')}>
        {t('open')}
      </Link>
    </TableCard>
  );
}

function RemoteTable({ line }: { readonly line: TableLine }): ReactNode {
  const t = useTranslations('tables');
  const { id, game, seats, yourTurn, status } = line;
  return (
    <TableCard
      game={game}
      names={seats.map(({ kind, name }) => (kind === 'open' ? null : (name ?? '')))}
      state={status === 'over' ? t('over') : yourTurn ? t('yourTurn') : t('onServer')}
      isMine={yourTurn}
    >
      <Link to="/table/$id" params={{ id }} className={buttonClass(yourTurn ? 'primary' : 'secondary', 's')}>
        {t('open')}
      </Link>
    </TableCard>
  );
}
