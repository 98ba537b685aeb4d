// Cubes, coins and cards that change their place fly there over the table. The view is already the truth; the film only
// shows how it came about, and may be skipped.

import type { Archipelago, View } from '@atoll/game-archipelago/table';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { TableContext } from '../types.ts';
import { flightsOf } from './flights.ts';
import type { Flight } from './flights.ts';
import css from './film.module.css';

interface FilmProps {
  readonly view: View;
  readonly table: TableContext<Archipelago>;
}

/** Between two things of one movement, as a part of the pace. */
const STAGGER = 0.4;
/** As many things as an eye follows. */
const MOST_FLIGHTS = 12;

export function Film({ view, table }: FilmProps): ReactNode {
  const { fresh, pace } = table;
  const stage = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (pace === 0 || fresh.length === 0 || stage.current === null) return undefined;
    const flights = fresh.flatMap(({ event }) => flightsOf(event, view.viewer)).slice(0, MOST_FLIGHTS);
    return play(flights, pace, stage.current);
    // One film per change of the view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fresh]);

  return <div ref={stage} className={css['film']} aria-hidden="true" />;
}

function middleOf(anchor: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

function play(flights: readonly Flight[], pace: number, stage: HTMLElement): () => void {
  const running: Animation[] = [];
  const ghosts: Element[] = [];
  let start = 0;
  for (const { from, to, thing } of flights) {
    const a = middleOf(from);
    const b = middleOf(to);
    if (a === null || b === null) continue;
    const ghost = document.createElement('span');
    ghost.className = css['ghost'] ?? '';
    ghost.dataset['resource'] = thing;
    stage.append(ghost);
    ghosts.push(ghost);
    const animation = ghost.animate(
      [
        { transform: `translate(${a.x}px, ${a.y}px) scale(0.6)`, opacity: 0 },
        { transform: `translate(${a.x}px, ${a.y}px)`, opacity: 1, offset: 0.15 },
        {
          transform: `translate(${(a.x + b.x) / 2}px, ${Math.min(a.y, b.y) - 30}px) scale(1.15)`,
          opacity: 1,
          offset: 0.55,
        },
        { transform: `translate(${b.x}px, ${b.y}px)`, opacity: 1, offset: 0.92 },
        { transform: `translate(${b.x}px, ${b.y}px) scale(0.6)`, opacity: 0 },
      ],
      { duration: pace * 2.2, delay: start, easing: 'ease-in-out', fill: 'backwards' },
    );
    start += pace * STAGGER;
    animation.addEventListener('finish', () => ghost.remove());
    running.push(animation);
  }
  return () => {
    for (const animation of running) animation.cancel();
    for (const ghost of ghosts) ghost.remove();
  };
}
