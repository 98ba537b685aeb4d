// The end: who won and why, points by source as stacked bars, the course of the game, the record, another game.

import type { Placing } from '@atoll/engine';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import TrophyIcon from '~icons/lucide/trophy';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import type { TableSource } from '../table/source.ts';
import { CourseOfGame } from './course/course.tsx';
import { useTable } from './table-context.ts';
import { useListOf } from './use-list-of.ts';
import css from './end.module.css';

interface EndProps {
  readonly ranking: readonly Placing[];
  readonly source: TableSource;
  readonly onRematch: (() => void) | null;
  readonly onReplay: (() => void) | null;
  /** Opens the replay at a move. */
  readonly onMove: (seq: number) => void;
  readonly onExport: () => void;
  readonly onClose: () => void;
}

export function End(props: EndProps): ReactNode {
  const { ranking, source, onRematch, onReplay, onMove, onExport, onClose } = props;
  const t = useTranslations('end');
  const { snapshot, words, seat } = useTable();
  const winners = ranking.filter(({ won }) => won).map(({ seat: of }) => seat(of).name);
  const names = useListOf(winners);
  const title =
    winners.length === 0 ? t('titleNone') : winners.length === 1 ? t('title', { names }) : t('titleMany', { names });
  const sources = useMemo(() => sourcesOf(ranking), [ranking]);
  const most = Math.max(1, ...ranking.map(({ points }) => points));
  return (
    <Dialog label={t('results')} className={css['end']} onClose={onClose}>
      <header className={css['head']}>
        <TrophyIcon className={css['cup']} aria-hidden="true" />
        <h2 className={css['title']}>{title}</h2>
        {snapshot.ending !== null && <p className={css['why']}>{words.ending(snapshot.ending)}</p>}
      </header>
      <ol className={css['places']} aria-label={t('bySource')}>
        {ranking.map((placing) => (
          <Place key={placing.seat} placing={placing} sources={sources} most={most} />
        ))}
      </ol>
      {sources.length > 1 && (
        <ul className={css['legend']}>
          {sources.map((from, index) => (
            <li key={from} className={css['key']} data-shade={index % SHADES}>
              {words.source(from)}
            </li>
          ))}
        </ul>
      )}
      <CourseOfGame source={source} onMove={onMove} />
      <footer className={css['actions']}>
        {onRematch !== null && (
          <Button weight="primary" onClick={onRematch}>
            {t('rematch')}
          </Button>
        )}
        {onReplay !== null && <Button onClick={onReplay}>{t('replay')}</Button>}
        <Button onClick={onExport}>{t('export')}</Button>
        <Button weight="quiet" onClick={onClose}>
          {t('lookAtTable')}
        </Button>
      </footer>
    </Dialog>
  );
}

const SHADES = 8;

/** In the order of the first to name them, empty ones left out. */
function sourcesOf(ranking: readonly Placing[]): string[] {
  const sources = new Set<string>();
  for (const { breakdown } of ranking) {
    for (const { source, points } of breakdown) if (points !== 0) sources.add(source);
  }
  return [...sources];
}

interface PlaceProps {
  readonly placing: Placing;
  readonly sources: readonly string[];
  readonly most: number;
}

function Place({ placing, sources, most }: PlaceProps): ReactNode {
  const t = useTranslations('end');
  const { seat, words } = useTable();
  const { seat: of, rank, points, breakdown, won } = placing;
  const info = seat(of);
  const parts = sources
    .map((source, index) => ({
      source,
      index,
      points: breakdown.filter((item) => item.source === source).reduce((sum, item) => sum + item.points, 0),
    }))
    .filter((part) => part.points > 0);
  return (
    <li className={css['place']} data-won={won} data-seat-colour={info.colour}>
      <span className={css['rank']} aria-label={t('place', { rank })}>
        {rank}
      </span>
      <SeatMark seat={of} colour={info.colour} size="s" />
      <span className={css['name']}>{info.name}</span>
      <span className={css['points']}>{t('points', { count: points })}</span>
      <ul className={css['bar']}>
        {parts.map((part) => (
          <li
            key={part.source}
            className={css['part']}
            data-shade={part.index % SHADES}
            style={{ width: `${(part.points / most) * 100}%` }}
            title={`${words.source(part.source)}: ${part.points}`}
          >
            <span className="only-read-out">{words.source(part.source)}: </span>
            {part.points}
          </li>
        ))}
      </ul>
    </li>
  );
}
