// What has just happened, as a film over the table: pieces fly between hands, action spaces, ships and islands, boats
// sail along their way. The view is already the truth; the film only shows how it came about, and may be skipped.

import type { Seat } from '@atoll/engine';
import { wayOf } from '@atoll/game-vanuatu/table';
import type { VanuatuEvent, Vanuatu, View } from '@atoll/game-vanuatu/table';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { TableProps } from '../../types.ts';
import { berthOf } from '../map/boats.tsx';
import { middleOfSpace } from '../map/geometry.ts';
import { flightsOf } from './flights.ts';
import type { Flight } from './flights.ts';
import { Stencils } from './stencils.tsx';
import css from './film.module.css';

/** Between two pieces of one movement, as a part of the pace. */
const STAGGER = 0.35;
/** As many pieces as an eye follows. */
const MOST_FLIGHTS = 14;

export function Film({ view, viewer, table }: TableProps<Vanuatu>): ReactNode {
  const { fresh, pace } = table;
  const stencils = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (pace === 0 || fresh.length === 0 || stage.current === null || stencils.current === null) return undefined;
    const events = fresh.map(({ event }) => event);
    const homeOf = (seat: Seat): string => (seat === viewer ? 'own-reserve' : `seat-${seat}`);
    const flights = flightsOf(events, { view, homeOf }).slice(0, MOST_FLIGHTS);
    const stops = [
      fly(flights, pace, stage.current, stencils.current),
      ...events.flatMap((event) => (event.type === 'sailed' ? [sail(event, view, pace)] : [])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
    // One film per change of the view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fresh]);

  return (
    <div className={css['film']} aria-hidden="true">
      <Stencils ref={stencils} view={view} seat={table.seat} />
      <div ref={stage} />
    </div>
  );
}

function boxOf(anchor: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

const middle = (box: DOMRect): string => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px)`;

function fly(all: readonly Flight[], pace: number, stage: HTMLElement, stencils: HTMLElement): () => void {
  const running: Animation[] = [];
  const ghosts: Element[] = [];
  let start = 0;
  for (const { what, from, to } of all) {
    const origin = boxOf(from);
    const target = boxOf(to);
    const stencil = stencils.querySelector(`[data-stencil="${what}"]`);
    if (origin === null || target === null || stencil === null) continue;
    const ghost = stencil.cloneNode(true) as HTMLElement;
    stage.append(ghost);
    ghosts.push(ghost);
    const [a, b] = [middle(origin), middle(target)];
    const animation = ghost.animate(
      [
        { transform: `${a} scale(0.7)`, opacity: 0 },
        { transform: `${a} scale(1.1)`, opacity: 1, offset: 0.15 },
        { transform: `${b} scale(1)`, opacity: 1, offset: 0.9 },
        { transform: `${b} scale(0.8)`, opacity: 0 },
      ],
      { duration: pace * 1.5, delay: start, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)', fill: 'both' },
    );
    animation.addEventListener('finish', () => ghost.remove());
    running.push(animation);
    start += pace * STAGGER;
  }
  return () => {
    for (const animation of running) animation.cancel();
    for (const ghost of ghosts) ghost.remove();
  };
}

/** The boat itself goes back to where it was and comes along its way, ocean by ocean. */
function sail(event: Extract<VanuatuEvent, { type: 'sailed' }>, view: View, pace: number): () => void {
  const { seat, from, to, steps } = event;
  const boat = document.querySelector(`[data-anchor="boat-${seat}"]`);
  if (boat === null) return () => {};
  const berth = berthOf(view, seat);
  const way = [from, ...(wayOf(view, from, to, steps) ?? [to])];
  const stations = way.map(middleOfSpace).map(({ x, y }) => `translate(${x - berth.x}px, ${y + 28 - berth.y}px)`);
  const keyframes = [...stations.slice(0, -1), 'translate(0, 0)'].map((transform) => ({ transform }));
  const animation = boat.animate(keyframes, { duration: pace * 1.3 * steps, easing: 'ease-in-out', fill: 'backwards' });
  return () => animation.cancel();
}
