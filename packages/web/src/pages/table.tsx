// A table's own page: finds its source and its game's face, then hands over to the frame.

import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingPage } from '../app/fallbacks.tsx';
import { TableView } from '../frame/table-view.tsx';
import { useSnapshot } from '../frame/use-table-context.ts';
import { faceOf, isOnShelf } from '../games/shelf.ts';
import type { GameFace } from '../games/types.ts';
import { capital, inWords } from '../games/words.ts';
import { useSettings } from '../settings/settings.ts';
import type { LocalSource } from '../table/local/local-source.ts';
import { closeLocalTable, openLocalTable, startLocalTable } from '../table/open-tables.ts';
import type { TableSource } from '../table/source.ts';
import { MessagePage } from './message-page.tsx';

export function TablePage(): ReactNode {
  const { id } = useParams({ from: '/table/$id' });
  return <LocalTable key={id} id={id} />;
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
      seats: seats.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'person' })),
    });
    void navigate({ to: '/table/$id', params: { id: next } });
  };
  return <OpenTable source={source} onRematch={rematch} />;
}

/** Bots answer at a pace one can follow. */
function botPace(pace: number): number {
  return pace === 0 ? 60 : 250 + pace * 1.6;
}

interface OpenTableProps {
  readonly source: TableSource;
  readonly onRematch: (() => void) | null;
  readonly controls?: ReactNode;
  readonly onShow?: (seq: number) => void;
}

export function OpenTable({ source, onRematch, controls, onShow }: OpenTableProps): ReactNode {
  const t = useTranslations('table');
  const games = useTranslations('games');
  const snapshot = useSnapshot(source);
  const { game } = snapshot.table;
  const [face, setFace] = useState<GameFace | null>(null);

  useEffect(() => {
    if (game !== '') void faceOf(game).then(setFace);
  }, [game]);

  if (snapshot.status === 'failed') return <MessagePage title={t('failed')} text={t('failedText')} />;
  if (face === null || face.id !== game || snapshot.status === 'loading') return <LoadingPage />;
  const title = isOnShelf(game) ? games(`${game}.name`) : capital(inWords(game));
  return <TableView source={source} face={face} title={title} onRematch={onRematch} controls={controls} onShow={onShow} />;
}
