// The log: sentences with coloured names. Pressing one shows the table at that moment. One stop of the Tab key.

import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Sentence } from '../games/types.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableSource } from '../table/source.ts';
import { Button } from '../ui/button.tsx';
import { linesOf, whyAt } from './log-lines.ts';
import { SentenceView } from './sentence.tsx';
import { useTable } from './table-context.ts';
import css from './log.module.css';

interface LogProps {
  readonly source: TableSource;
  /** The move whose table is shown, if it is not the present one. */
  readonly shown: number | null;
  readonly onShow: (seq: number) => void;
  /** Mark where the viewer left off. */
  readonly seen: number | null;
}

/** A page with thousands of lines is slow: older ones are shown when they are asked for. */
const LINES_AT_ONCE = 120;

export function Log({ source, shown, onShow, seen }: LogProps): ReactNode {
  const t = useTranslations('table');
  const { snapshot, words } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState(LINES_AT_ONCE);
  const { log, hasEarlier = false } = snapshot;
  const lines = linesOf(log, wanted, words.event);
  const isToldWhy = useSettings(({ botsSayWhy }) => botsSayWhy);
  const show = useStable(onShow);
  useNewestInSight(list, log.at(-1)?.seq ?? 0);

  const earlier = (): void => {
    setWanted(wanted + LINES_AT_ONCE * 2);
    if (hasEarlier && lines.length < wanted) void source.earlier?.();
  };

  if (lines.length === 0) return <p className={css['empty']}>{t('logEmpty')}</p>;
  const current = lines.findLastIndex(({ seq }) => seq === shown);
  const stop = current < 0 ? lines.length - 1 : current;
  return (
    <>
      {(hasEarlier || (lines[0]?.seq ?? 0) > (log[0]?.seq ?? 0)) && (
        <Button size="s" weight="quiet" className={css['earlier']} onClick={earlier}>
          {t('earlier')}
        </Button>
      )}
      <ol ref={list} className={css['log']} onKeyDown={walk}>
        {lines.map(({ key, seq, sentence }, index) => {
          const before = lines[index - 1]?.seq ?? -1;
          const why = isToldWhy ? whyAt(lines, index) : null;
          return (
            <LogLine
              key={key}
              seq={seq}
              sentence={sentence}
              motive={why === null ? null : words.motive(why)}
              isFirst={seq !== before}
              isShown={seq === shown}
              isStop={index === stop}
              isNews={seen !== null && seq > seen && before <= seen}
              onShow={show}
            />
          );
        })}
      </ol>
    </>
  );
}

function useStable(onShow: (seq: number) => void): (seq: number) => void {
  const newest = useRef(onShow);
  newest.current = onShow;
  return useCallback((seq: number) => newest.current(seq), []);
}

function useNewestInSight(list: RefObject<HTMLOListElement | null>, newest: number): void {
  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (scroller !== null && scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
  }, [list, newest]);
}

/** Arrows walk along the lines, Home and End jump. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[Math.max(0, Math.min(to, buttons.length - 1))]?.focus();
}

interface LogLineProps {
  readonly seq: number;
  readonly sentence: Sentence;
  readonly motive: string | null;
  readonly isFirst: boolean;
  readonly isShown: boolean;
  readonly isStop: boolean;
  readonly isNews: boolean;
  readonly onShow: (seq: number) => void;
}

const LogLine = memo(function LogLine(props: LogLineProps): ReactNode {
  const { seq, sentence, motive, isFirst, isShown, isStop, isNews, onShow } = props;
  const t = useTranslations('table');
  return (
    <li data-seen-until={isNews}>
      <button
        type="button"
        className={css['line']}
        tabIndex={isStop ? 0 : -1}
        aria-current={isShown ? 'step' : undefined}
        onClick={() => onShow(seq)}
      >
        <span className={css['seq']} title={seq === 0 ? t('setUp') : t('moveNumber', { seq })}>
          {isFirst ? seq : ''}
        </span>
        <span>
          <SentenceView sentence={sentence} />
          {motive !== null && <span className={css['motive']}>{motive}</span>}
        </span>
      </button>
    </li>
  );
});
