// Every answer of the open question as a button with its sentence: the second way to play anything, and the only one
// a game without a board of its own needs.

import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { capital, inWords, textOf } from '../games/words.ts';
import { SentenceView } from './sentence.tsx';
import { useTable } from './table-context.ts';
import css from './all-moves.module.css';

/** From here on a field to search in is worth its place. */
const MANY = 12;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

interface AllMovesProps {
  /** The keys were here at the last question, or were asked to come. */
  readonly takesFocus: boolean;
  readonly onSent: () => void;
}

export function AllMoves({ takesFocus, onSent }: AllMovesProps): ReactNode {
  const t = useTranslations('table');
  const { decision, others, turnTo, selection, words, seat } = useTable();
  const [wanted, setWanted] = useState('');

  const rows = useMemo(() => {
    const moves = decision === null ? [] : selection.candidates;
    return moves.map((move) => {
      const sentence = words.move(move);
      return { move, sentence, text: plain(textOf(sentence, (of) => seat(of).name)) };
    });
  }, [decision, selection.candidates, words, seat]);

  const section = useRef<HTMLElement>(null);
  const id = decision?.id;
  useEffect(() => {
    if (takesFocus && id !== undefined) buttonsIn(section.current)[0]?.focus();
  }, [takesFocus, id]);

  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const buttons = buttonsIn(section.current);
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (by === 0 || buttons.length === 0) return;
    event.preventDefault();
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  };

  if (decision === null) return null;
  const shown = wanted === '' ? rows : rows.filter(({ text }) => text.includes(plain(wanted)));
  const groups = groupBy(shown, ({ move }) => move.type);
  return (
    <section ref={section} className={css['moves']} aria-label={t('allMoves')} data-moves="" onKeyDown={step}>
      <header className={css['head']}>
        <h2 className={css['title']}>{t('allMoves')}</h2>
        <span className={css['count']}>{t('allMovesOf', { count: rows.length })}</span>
        {rows.length > MANY && (
          <input
            type="search"
            className={css['search']}
            value={wanted}
            placeholder={t('filterMoves')}
            aria-label={t('filterMoves')}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        )}
      </header>
      {shown.length === 0 && <p className={css['none']}>{t('noMoves')}</p>}
      {[...groups].map(([type, members]) => (
        <div key={type} className={css['group']}>
          {groups.size > 1 && <h3 className={css['type']}>{capital(inWords(words.thing(type)))}</h3>}
          <ul className={css['list']}>
            {members.map(({ move, sentence }) => (
              <li key={JSON.stringify(move)}>
                <button
                  type="button"
                  className={css['move']}
                  data-move=""
                  onClick={() => {
                    onSent();
                    selection.send(move);
                  }}
                >
                  <SentenceView sentence={sentence} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {others.length > 0 && (
        <div className={css['group']}>
          <h3 className={css['type']}>{t('alsoOpen')}</h3>
          <ul className={css['list']}>
            {others.map(({ id: other, ask }) => (
              <li key={other}>
                <button type="button" className={css['other']} onClick={() => turnTo(other)}>
                  <SentenceView sentence={words.ask(ask)} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function buttonsIn(section: HTMLElement | null): readonly HTMLButtonElement[] {
  return [...(section?.querySelectorAll('button') ?? [])];
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
