// A table whose source is known: loads the game's face, then hands over to the frame.

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingPage, MessagePage } from '../app/fallbacks.tsx';
import { TableView } from '../frame/table-view.tsx';
import { useSnapshot } from '../frame/use-table-context.ts';
import { faceOf } from '../games/shelf.ts';
import type { GameFace } from '../games/types.ts';
import { useRefusal } from '../i18n/refusals.ts';
import type { TableSource } from '../table/source.ts';
import { useGameName } from './table-card.tsx';

interface OpenTableProps {
  readonly source: TableSource;
  readonly onRematch: (() => void) | null;
  readonly controls?: ReactNode;
  readonly onShow?: (seq: number) => void;
}

export function OpenTable({ source, onRematch, controls, onShow }: OpenTableProps): ReactNode {
  const t = useTranslations('table');
  const nameOf = useGameName();
  const refusal = useRefusal();
  const snapshot = useSnapshot(source);
  const { game } = snapshot.table;
  const [face, setFace] = useState<GameFace | null>(null);

  useEffect(() => {
    if (game !== '') void faceOf(game).then(setFace);
  }, [game]);

  if (snapshot.status === 'failed')
    return <MessagePage title={t('failed')} text={refusal(snapshot.failure ?? 'table-stopped')} />;
  if (face === null || face.id !== game || snapshot.status === 'loading') return <LoadingPage />;
  return (
    <TableView
      source={source}
      face={face}
      title={nameOf(game)}
      onRematch={onRematch}
      controls={controls}
      onShow={onShow}
    />
  );
}
