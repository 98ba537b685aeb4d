// What has just happened, as a film over the table: cards fly between deck, hands, cities and discard pile. The view is
// already the truth; the film only shows how it came about, and may be skipped.

import type { Seat, Viewer } from '@atoll/engine';
import type { SanJuan, SanJuanEvent, View } from '@atoll/game-san-juan/table';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { TableProps } from '../types.ts';
import { CardBack } from './card.tsx';
import { flightsOf } from './flights.ts';
import type { Flight } from './flights.ts';
import css from './film.module.css';

/** Between two cards of one movement, as a part of the pace. */
const STAGGER = 0.35;
/** As many cards as an eye follows. */
const MOST_FLIGHTS = 14;

export function Film({ view, viewer, table }: TableProps<SanJuan>): ReactNode {
  const { fresh, pace } = table;
  const stencil = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (pace === 0 || fresh.length === 0 || stage.current === null || stencil.current === null) return undefined;
    const events = fresh.map(({ event }) => event);
    const stop = play(flights(events, view, viewer), pace, stage.current, stencil.current);
    return stop;
    // One film per change of the view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fresh]);

  return (
    <div className={css['film']} aria-hidden="true">
      <div ref={stencil} className={css['stencil']}>
        <CardBack />
      </div>
      <div ref={stage} />
    </div>
  );
}

function flights(events: readonly SanJuanEvent[], view: View, viewer: Viewer): readonly Flight[] {
  const homeOf = (seat: Seat): string => (seat === viewer ? 'hand' : `seat-${seat}`);
  return events.flatMap((event) => flightsOf(event, view, homeOf)).slice(0, MOST_FLIGHTS);
}

function boxOf(anchor: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

const middle = (box: DOMRect): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

function play(all: readonly Flight[], pace: number, stage: HTMLElement, stencil: HTMLElement): () => void {
  const running: Animation[] = [];
  const ghosts: Element[] = [];
  let start = 0;
  for (const { from, to, lands } of all) {
    const origin = boxOf(from);
    const target = boxOf(to);
    if (origin === null || target === null) continue;
    const a = middle(origin);
    const b = middle(target);
    const timing = {
      duration: pace * 1.4,
      delay: start,
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
      fill: 'backwards',
    } as const;
    start += pace * STAGGER;
    if (lands) {
      const element = document.querySelector(`[data-anchor="${to}"]`);
      if (element === null) continue;
      running.push(
        element.animate(
          [
            { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(0.8)`, zIndex: 9, opacity: 0.6 },
            { transform: 'none', zIndex: 9, opacity: 1 },
          ],
          timing,
        ),
      );
      continue;
    }
    const ghost = stencil.cloneNode(true) as HTMLElement;
    ghost.className = css['ghost'] ?? '';
    stage.append(ghost);
    ghosts.push(ghost);
    const animation = ghost.animate(
      [
        { transform: `translate(${a.x}px, ${a.y}px) scale(0.9) rotate(-6deg)`, opacity: 0 },
        { transform: `translate(${a.x}px, ${a.y}px) scale(1) rotate(-3deg)`, opacity: 1, offset: 0.12 },
        { transform: `translate(${b.x}px, ${b.y}px) scale(0.8) rotate(3deg)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${b.x}px, ${b.y}px) scale(0.7) rotate(3deg)`, opacity: 0 },
      ],
      timing,
    );
    animation.addEventListener('finish', () => ghost.remove());
    running.push(animation);
  }
  return () => {
    for (const animation of running) animation.cancel();
    for (const ghost of ghosts) ghost.remove();
  };
}
