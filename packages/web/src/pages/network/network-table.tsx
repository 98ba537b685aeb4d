// A table of the server: for whoever sits there, whoever is invited, whoever looks on.

import type { TableInfo } from '@atoll/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingPage, MessagePage } from '../../app/fallbacks.tsx';
import { attempt } from '../../app/notice.tsx';
import { useRefusal } from '../../i18n/refusals.ts';
import { useSnapshot } from '../../frame/use-table-context.ts';
import { api, reasonOf } from '../../net/api.ts';
import { NetworkSource } from '../../net/network-source.ts';
import { OpenTable } from '../open-table.tsx';
import { Gathering } from './gathering.tsx';
import { Invitation } from './invitation.tsx';

export function NetworkTable({ id }: { readonly id: string }): ReactNode {
  const t = useTranslations('table');
  const refusal = useRefusal();
  const [table, setTable] = useState<TableInfo | string | null>(null);

  useEffect(() => {
    void api.table(id).then(setTable, (error: unknown) => setTable(reasonOf(error)));
  }, [id]);

  if (table === null) return <LoadingPage />;
  if (typeof table === 'string') {
    return <MessagePage title={t('missing')} text={refusal(table)} />;
  }
  const isInvited = table.status === 'open' && table.you === null && table.seats.some(({ kind }) => kind === 'open');
  if (isInvited) return <Invitation table={table} onSeated={setTable} />;
  return <Connected id={id} />;
}

function Connected({ id }: { readonly id: string }): ReactNode {
  const [source, setSource] = useState<NetworkSource | null>(null);
  useEffect(() => {
    const opened = new NetworkSource(id);
    setSource(opened);
    return () => opened.close();
  }, [id]);
  return source === null ? <LoadingPage /> : <Seated source={source} />;
}

function Seated({ source }: { readonly source: NetworkSource }): ReactNode {
  const navigate = useNavigate();
  const { status } = useSnapshot(source);
  if (status === 'gathering') return <Gathering source={source} />;
  const rematch = (): void => {
    attempt(api.rematch(source.id).then(({ id }) => navigate({ to: '/table/$id', params: { id } })));
  };
  return <OpenTable source={source} onRematch={rematch} />;
}
