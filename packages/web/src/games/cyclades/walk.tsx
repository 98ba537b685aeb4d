// A group of things with one stop for the Tab key. Arrows walk over what glows (over everything while nothing does, or
// with Shift held), in the order of reading; Home and End jump.

import type { AriaRole, KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

interface WalkProps {
  readonly label: string;
  readonly as?: 'g' | 'div';
  readonly className?: string | undefined;
  readonly role?: AriaRole;
  readonly children: ReactNode;
}

type Stop = HTMLElement | SVGElement;

export function Walk({ label, as = 'div', className, role = 'group', children }: WalkProps): ReactNode {
  const group = useRef<HTMLDivElement>(null);

  // After every drawing exactly one thing can be tabbed to: the one that was, else the first that glows.
  useLayoutEffect(() => {
    const stops = stopsOf(group.current);
    const current = stops.find((stop) => stop === document.activeElement) ?? stops.find(glows) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
  });

  const walk = (event: KeyboardEvent): void => {
    const stops = stopsOf(group.current);
    const here = document.activeElement as Stop;
    if (!stops.includes(here)) return;
    const lit = stops.filter((stop) => stop === here || glows(stop));
    const path = event.shiftKey || lit.length < 2 ? stops : lit;
    const next = path[stepOf(event.key, path.indexOf(here), path.length)];
    if (next === undefined) return;
    event.preventDefault();
    for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
    next.focus({ preventScroll: as === 'g' });
  };

  const Tag = as as 'div';
  return (
    <Tag ref={group} role={role} aria-label={label} className={className} onKeyDown={walk}>
      {children}
    </Tag>
  );
}

function glows(stop: Stop): boolean {
  return stop.dataset['target'] === 'target' || stop.dataset['target'] === 'chosen';
}

function stopsOf(group: HTMLElement | null): Stop[] {
  return group === null ? [] : [...group.querySelectorAll<Stop>('[data-piece]')];
}

function stepOf(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
