// A group of pieces with one stop for the Tab key: arrows walk inside it, Home and End jump.

import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

const PIECES = '[data-piece]';

export function Roving({ children, ...rest }: HTMLAttributes<HTMLDivElement>): ReactNode {
  const group = useRef<HTMLDivElement>(null);

  // After every drawing exactly one piece can be tabbed to: the one that was, else the first that can be chosen.
  useLayoutEffect(() => {
    const pieces = piecesOf(group.current);
    const current =
      pieces.find((piece) => piece === document.activeElement) ??
      pieces.find((piece) => piece.dataset['target'] === 'target') ??
      pieces[0];
    for (const piece of pieces) piece.tabIndex = piece === current ? 0 : -1;
  });

  const walk = (event: KeyboardEvent): void => {
    const pieces = piecesOf(group.current);
    const at = pieces.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? undefined : pieces[stepOf(event.key, at, pieces)];
    if (next === undefined) return;
    event.preventDefault();
    for (const piece of pieces) piece.tabIndex = piece === next ? 0 : -1;
    next.focus();
  };

  return (
    <div ref={group} role="group" {...rest} onKeyDown={walk}>
      {children}
    </div>
  );
}

function piecesOf(group: HTMLElement | null): HTMLElement[] {
  return group === null ? [] : [...group.querySelectorAll<HTMLElement>(PIECES)];
}

/** Left and right follow the order; up and down look for the nearest piece in the row above or below. */
function stepOf(key: string, at: number, pieces: readonly HTMLElement[]): number {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % pieces.length;
    case 'ArrowLeft':
      return (at - 1 + pieces.length) % pieces.length;
    case 'Home':
      return 0;
    case 'End':
      return pieces.length - 1;
    case 'ArrowDown':
      return nearest(at, pieces, 1);
    case 'ArrowUp':
      return nearest(at, pieces, -1);
    default:
      return -1;
  }
}

function nearest(at: number, pieces: readonly HTMLElement[], way: 1 | -1): number {
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  const from = boxes[at];
  if (from === undefined) return -1;
  let best = -1;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const down = (box.top - from.top) * way;
    if (down < from.height / 2) continue;
    const distance = down * 3 + Math.abs(box.left - from.left);
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
