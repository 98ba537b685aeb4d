// Points over moves, a line of steps per seat, each with its letter at its end. Pressing a place opens the replay there.

import { useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Course } from '../../table/course.ts';
import { colourOf, letterOf } from '../../ui/colours.ts';
import { useTable } from '../table-context.ts';
import { apart, scaleOf, stepsOf, ticksOf } from './scale.ts';
import css from './course.module.css';

/** In units of the drawing: about pixels, so that figures are as large on a phone. */
const WIDE = { width: 640, height: 230 };
const NARROW = { width: 320, height: 190 };
const LEFT = 34;
const RIGHT = 26;
const TOP = 14;
const BOTTOM = 26;
/** Lines that run together stay side by side. */
const SPREAD = 2.4;
const LETTERS_APART = 17;

interface ChartProps {
  readonly course: Course;
  readonly onMove: (seq: number) => void;
}

export function Chart({ course, onMove }: ChartProps): ReactNode {
  const t = useTranslations('end');
  const table = useTranslations('table');
  const { seat } = useTable();
  const [at, setAt] = useState<number | null>(null);
  const { width, height } = innerWidth < 600 ? NARROW : WIDE;
  const { points, turns } = course;
  const last = points.length - 1;
  const values = points.flat();
  const yTicks = ticksOf(Math.min(0, ...values), Math.max(1, ...values));
  const x = scaleOf([0, last], [LEFT, width - RIGHT]);
  const y = scaleOf([yTicks[0] ?? 0, yTicks.at(-1) ?? 1], [height - BOTTOM, TOP]);
  const seats = points[0]?.map((_, index) => index) ?? [];
  const shift = (index: number): number => (index - (seats.length - 1) / 2) * SPREAD;
  const letters = apart(
    seats.map((index) => y(points[last]?.[index] ?? 0) + shift(index)),
    LETTERS_APART,
    [TOP, height - BOTTOM],
  );

  const moveUnder = (event: PointerEvent<SVGSVGElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside = ((event.clientX - box.left) / box.width) * width;
    return Math.max(0, Math.min(last, Math.round(((inside - LEFT) / (width - RIGHT - LEFT)) * last)));
  };

  return (
    <div className={css['chart']}>
      {/* Readers get the table below, keys the replay's own slider. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={css['plot']}
        aria-hidden="true"
        onPointerMove={(event) => setAt(moveUnder(event))}
        onPointerLeave={() => setAt(null)}
        onClick={(event) => onMove(moveUnder(event as unknown as PointerEvent<SVGSVGElement>))}
      >
        {yTicks.map((tick) => (
          <g key={tick}>
            <line className={css['grid']} x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text className={css['tick']} x={LEFT - 8} y={y(tick)} textAnchor="end" dominantBaseline="central">
              {tick}
            </text>
          </g>
        ))}
        {ticksOf(0, last, width === WIDE.width ? 5 : 3).map((tick) => (
          <text key={tick} className={css['tick']} x={x(tick)} y={height - 8} textAnchor="middle">
            {tick <= last && tick}
          </text>
        ))}
        {turns.map(({ seq }, index) => (
          <g key={seq} transform={`translate(${x(seq)} 0)`}>
            <line className={css['turn-line']} y1={TOP} y2={height - BOTTOM} />
            <circle className={css['turn-dot']} cy={TOP} r={8.5} />
            <text className={css['turn-number']} y={TOP} textAnchor="middle" dominantBaseline="central">
              {index + 1}
            </text>
          </g>
        ))}
        {seats.map((index) => (
          <path
            key={index}
            className={css['line']}
            data-seat-colour={colourOf(index)}
            data-first={index === course.first}
            d={stepsOf(
              points.map((each) => each[index] ?? 0),
              x,
              (value) => y(value) + shift(index),
            )}
          />
        ))}
        {seats.map((index) => (
          <g key={index} data-seat-colour={colourOf(index)} transform={`translate(${width - 12} ${letters[index]})`}>
            <circle className={css['end-dot']} r={8.5} />
            <text className={css['end-letter']} textAnchor="middle" dominantBaseline="central">
              {letterOf(index)}
            </text>
          </g>
        ))}
        {at !== null && <line className={css['here']} x1={x(at)} x2={x(at)} y1={TOP} y2={height - BOTTOM} />}
      </svg>
      <p className={css['figures']} aria-hidden="true">
        <span>{table('moveNumber', { seq: at ?? last })}</span>
        {seats.map((index) => (
          <span key={index} data-seat-colour={colourOf(index)} className={css['figure']}>
            {seat(index as Course['first']).name} <strong>{points[at ?? last]?.[index]}</strong>
          </span>
        ))}
      </p>
      <table className="only-read-out">
        <caption>{t('course')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('moveColumn')}</th>
            {seats.map((index) => (
              <th key={index} scope="col">
                {seat(index as Course['first']).name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ticksOf(0, last, 8).map((tick) => {
            const row = Math.min(tick, last);
            return (
              <tr key={tick}>
                <th scope="row">{row}</th>
                {seats.map((index) => (
                  <td key={index}>{points[row]?.[index]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
