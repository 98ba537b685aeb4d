// "Since you left": what happened while nobody looked, as a mark in the log or as a short film.

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import CloseIcon from '~icons/lucide/x';
import { recall, remember } from '../table/remembered.ts';
import type { LoggedEvent } from '../table/source.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useTable } from './table-context.ts';
import css from './since-you-left.module.css';

/** The last move this browser has seen of a table, if it has seen it before. */
function readSeen(table: string): number | null {
  const stored = recall('seen', table);
  return stored === null ? null : Number(stored);
}

/** Where the viewer left off, when more than his own moves has happened since; null otherwise. */
export function useLeftOff(table: string, seq: number, isLoaded: boolean): [number | null, () => void] {
  const [leftOff, setLeftOff] = useState<number | null>(null);
  const newest = useRef(seq);
  newest.current = seq;

  useEffect(() => {
    if (!isLoaded) return undefined;
    const compare = (): void => {
      const seen = readSeen(table);
      if (seen !== null && newest.current > seen + 1) setLeftOff(seen);
    };
    const keep = (): void => remember('seen', table, String(newest.current));
    compare();
    const turn = (): void => (document.hidden ? keep() : compare());
    document.addEventListener('visibilitychange', turn);
    addEventListener('pagehide', keep);
    return () => {
      keep();
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('pagehide', keep);
    };
  }, [table, isLoaded]);

  return [leftOff, () => setLeftOff(null)];
}

interface SinceYouLeftProps {
  readonly leftOff: number;
  readonly onRead: () => void;
  readonly onShow: (seq: number | null) => void;
  readonly onDone: () => void;
}

const FRAME_MS = 650;

export function SinceYouLeft({ leftOff, onRead, onShow, onDone }: SinceYouLeftProps): ReactNode {
  const t = useTranslations('table');
  const app = useTranslations('app');
  const { snapshot, words } = useTable();
  const [film, setFilm] = useState<readonly number[] | null>(null);
  const told = snapshot.log.filter(({ seq, event }) => seq > leftOff && words.event(event) !== null);

  useEffect(() => {
    if (film === null) return undefined;
    const [next, ...rest] = film;
    if (next === undefined) {
      onShow(null);
      onDone();
      return undefined;
    }
    onShow(next);
    const timer = setTimeout(() => setFilm(rest), FRAME_MS);
    return () => clearTimeout(timer);
    // The film runs by itself; new functions of the frame do not start it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [film]);

  if (told.length === 0) return null;
  return (
    <div role="status" className={css['bar']}>
      <span>{t('sinceYouLeft', { count: told.length })}</span>
      <Button size="s" onClick={() => setFilm(momentsWorthSeeing(told))}>
        {t('showThem')}
      </Button>
      <Button size="s" weight="quiet" onClick={onRead}>
        {t('markedInLog')}
      </Button>
      <IconButton label={app('close')} onClick={onDone}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** Moves in which more happened than somebody passing. */
function momentsWorthSeeing(told: readonly LoggedEvent[]): readonly number[] {
  const worth = told.filter(({ event }) => !event.type.includes('passed')).map(({ seq }) => seq);
  return [...new Set(worth)];
}
