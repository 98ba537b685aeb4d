// Replay of a game: slider, keys, speed, other eyes. The address carries the move.

import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingPage, MessagePage } from '../app/fallbacks.tsx';
import { api } from '../net/api.ts';
import { isLocal } from '../table/open-tables.ts';
import { ReplaySource } from '../table/replay-source.ts';
import type { Eyes } from '../table/replay-source.ts';
import { OpenTable } from './open-table.tsx';
import { ReplayBar } from './replay/replay-bar.tsx';

export function ReplayPage(): ReactNode {
  const t = useTranslations('table');
  const { id } = useParams({ from: '/table/$id/replay' });
  const { move, eyes } = useSearch({ from: '/table/$id/replay' });
  const navigate = useNavigate();
  const [source, setSource] = useState<ReplaySource | null | undefined>(undefined);

  useEffect(() => {
    const opened = new ReplaySource(id);
    let isHere = true;
    void recordOf(id)
      .then((record) => (record === undefined ? false : opened.open(record)))
      .then((found) => {
        if (isHere) setSource(found ? opened : null);
      });
    return () => {
      isHere = false;
      opened.close();
    };
  }, [id]);

  useEffect(() => {
    void source?.show(move, (eyes as Eyes | undefined) ?? 'spectator');
  }, [source, move, eyes]);

  const go = useCallback(
    (to: number, from: Eyes = (eyes as Eyes | undefined) ?? 'spectator') => {
      void navigate({
        to: '/table/$id/replay',
        params: { id },
        search: from === 'spectator' ? { move: to } : { move: to, eyes: from },
        replace: true,
      });
    },
    [navigate, id, eyes],
  );

  if (source === undefined) return <LoadingPage />;
  if (source === null) return <MessagePage title={t('missing')} />;
  const { seats } = source.getSnapshot();
  const bar = (
    <ReplayBar
      move={Math.min(move, source.moves)}
      moves={source.moves}
      seats={seats}
      eyes={source.eyes}
      seenBy={(eyes as Eyes | undefined) ?? 'spectator'}
      onMove={(to) => go(Math.max(0, Math.min(to, source.moves)))}
      onEyes={(from) => go(move, from)}
    />
  );
  return <OpenTable source={source} onRematch={null} controls={bar} onShow={(to) => go(to)} />;
}

/** Null: it lies on this device. Undefined: there is none (yet). */
async function recordOf(id: string): Promise<string | null | undefined> {
  return isLocal(id) ? null : ((await api.record(id)) ?? undefined);
}
