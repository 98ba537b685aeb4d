// A table's own page, on this device or of the server.

import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingPage, MessagePage } from '../app/fallbacks.tsx';
import { useSettings } from '../settings/settings.ts';
import type { LocalSource } from '../table/local/local-source.ts';
import { closeLocalTable, isLocal, openLocalTable, startLocalTable } from '../table/open-tables.ts';
import { NetworkTable } from './network/network-table.tsx';
import { OpenTable } from './open-table.tsx';

export function TablePage(): ReactNode {
  const { id } = useParams({ from: '/table/$id' });
  return isLocal(id) ? <LocalTable key={id} id={id} /> : <NetworkTable key={id} id={id} />;
}

function LocalTable({ id }: { readonly id: string }): ReactNode {
  const t = useTranslations('table');
  const navigate = useNavigate();
  const [source, setSource] = useState<LocalSource | null | undefined>(undefined);
  const pace = useSettings((settings) => settings.pace);

  useEffect(() => {
    let isHere = true;
    void openLocalTable(id).then((opened) => {
      if (isHere) setSource(opened);
    });
    return () => {
      isHere = false;
      closeLocalTable(id);
    };
  }, [id]);

  useEffect(() => source?.setPace(botPace(pace)), [source, pace]);

  if (source === undefined) return <LoadingPage />;
  if (source === null) return <MessagePage title={t('missing')} />;
  const rematch = (): void => {
    const { table, seats } = source.getSnapshot();
    const next = startLocalTable({
      game: table.game,
      options: table.options,
      seats: seats.map(({ name, kind, level }) =>
        kind === 'bot' ? { name, kind, level: level ?? 'normal' } : { name, kind: 'person' },
      ),
    });
    void navigate({ to: '/table/$id', params: { id: next } });
  };
  return <OpenTable source={source} onRematch={rematch} />;
}

/** Bots answer at a pace one can follow. */
function botPace(pace: number): number {
  return pace === 0 ? 0 : 250 + pace * 1.6;
}
