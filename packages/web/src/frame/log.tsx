// The log: sentences with coloured names. Pressing one shows the table at that moment.

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Sentence } from '../games/types.ts';
import { SentenceView } from './sentence.tsx';
import { useTable } from './table-context.ts';
import css from './log.module.css';

interface LogProps {
  /** The move whose table is shown, if it is not the present one. */
  readonly shown: number | null;
  readonly onShow: (seq: number) => void;
  /** Mark where the viewer left off. */
  readonly seen: number | null;
}

interface Line {
  readonly key: string;
  readonly seq: number;
  readonly sentence: Sentence;
}

/** Old lines are cut: a page with thousands of them is slow and nobody reads it. */
const MOST_LINES = 400;

export function Log({ shown, onShow, seen }: LogProps): ReactNode {
  const t = useTranslations('table');
  const { snapshot, words } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const { log } = snapshot;

  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (scroller !== null && scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
  }, [log.length]);

  const lines: Line[] = [];
  for (const [index, { seq, event }] of log.slice(-MOST_LINES).entries()) {
    const sentence = words.event(event);
    if (sentence !== null) lines.push({ key: `${seq}.${index}`, seq, sentence });
  }
  if (lines.length === 0) return <p className={css['empty']}>{t('logEmpty')}</p>;
  return (
    <ol ref={list} className={css['log']}>
      {lines.map(({ key, seq, sentence }, index) => (
        <li key={key} data-seen-until={seen !== null && seq > seen && (lines[index - 1]?.seq ?? 0) <= seen}>
          <button
            type="button"
            className={css['line']}
            aria-current={seq === shown ? 'step' : undefined}
            onClick={() => onShow(seq)}
          >
            <span className={css['seq']} title={seq === 0 ? t('setUp') : t('moveNumber', { seq })}>
              {seq === lines[index - 1]?.seq ? '' : seq}
            </span>
            <span>
              <SentenceView sentence={sentence} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
