// The course of the game: the points of each seat as a line, and the moves that turned it, one press from the replay.

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Course, ToldTurn } from '../../table/course.ts';
import type { TableSource } from '../../table/source.ts';
import { SentenceView } from '../sentence.tsx';
import { useTable } from '../table-context.ts';
import { Chart } from './chart.tsx';
import css from './course.module.css';

interface CourseProps {
  readonly source: TableSource;
  readonly onMove: (seq: number) => void;
}

export function CourseOfGame({ source, onMove }: CourseProps): ReactNode {
  const t = useTranslations('end');
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    let isHere = true;
    void source.course().then(
      (told) => {
        if (isHere) setCourse(told);
      },
      // Without it the result is still a result.
      () => null,
    );
    return () => {
      isHere = false;
    };
  }, [source]);
  if (course === null || course.points.length < 2) return null;
  return (
    <section className={css['course']} aria-label={t('course')}>
      <h3 className={css['title']}>{t('course')}</h3>
      <Chart course={course} onMove={onMove} />
      {course.turns.length > 0 && (
        <>
          <h3 className={css['title']}>{t('turning')}</h3>
          <ol className={css['turns']}>
            {course.turns.map((turn, index) => (
              <TurnLine key={turn.seq} turn={turn} number={index + 1} course={course} onMove={onMove} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface TurnLineProps {
  readonly turn: ToldTurn;
  readonly number: number;
  readonly course: Course;
  readonly onMove: (seq: number) => void;
}

/** As much of a move as fits on a line; the rest is in the replay. */
const MOST_EVENTS = 2;

function TurnLine({ turn, number, course, onMove }: TurnLineProps): ReactNode {
  const t = useTranslations('end');
  const table = useTranslations('table');
  const { words, seat } = useTable();
  const sentences = turn.events.map(({ event }) => words.event(event)).filter((sentence) => sentence !== null);
  const lead = (points: number): string =>
    points === 0 ? t('level') : points > 0 ? t('ahead', { count: points }) : t('behind', { count: -points });
  return (
    <li className={css['turn']}>
      <button type="button" className={css['turn-button']} onClick={() => onMove(turn.seq)}>
        <span className={css['number']} aria-hidden="true">
          {number}
        </span>
        <span className={css['what']}>
          <span className={css['move']}>{table('moveNumber', { seq: turn.seq })}</span>
          {sentences.slice(0, MOST_EVENTS).map((sentence, index) => {
            const key = index;
            return (
              <span key={key} className={css['sentence']}>
                <SentenceView sentence={sentence} />
              </span>
            );
          })}
        </span>
        <span className={css['lead']}>
          {t('leadOf', { name: seat(course.first).name, before: lead(turn.before), after: lead(turn.after) })}
        </span>
      </button>
    </li>
  );
}
