// What has just happened on the map, as a film: pieces go from where they stood to where they stand, a new hex is laid
// down, a new piece is put there by a hand. The view is already the truth.

import type { Archipelago, View } from '@atoll/game-archipelago/table';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { TableContext } from '../../types.ts';
import { clustersOf } from './standing.ts';
import type { Spot } from './geometry.ts';

type Places = ReadonlyMap<number, Spot>;

function placesOf(view: View): Places {
  const places = new Map<number, Spot>();
  for (const { units, at } of clustersOf(view)) for (const { id } of units) places.set(id, at);
  return places;
}

export function useMapFilm(view: View, { fresh, pace }: TableContext<Archipelago>): RefObject<SVGSVGElement | null> {
  const svg = useRef<SVGSVGElement>(null);
  const before = useRef<Places>(new Map());

  useLayoutEffect(() => {
    const now = placesOf(view);
    const was = before.current;
    before.current = now;
    const map = svg.current;
    if (pace === 0 || fresh.length === 0 || map === null) return undefined;
    const running: Animation[] = [];
    const moved = new Set(fresh.flatMap(({ event }) => ('unit' in event ? [event.unit] : [])));
    for (const id of moved) {
      const to = now.get(id);
      const element = map.querySelector(`[data-units~="${id}"]`);
      if (to === undefined || element === null) continue;
      const from = was.get(id) ?? { x: to.x, y: to.y - 60 };
      running.push(glide(element, from, to, pace));
    }
    for (const { event } of fresh) {
      if (event.type !== 'region-discovered') continue;
      const tile = map.querySelector(`[data-region="${event.region}"] > g`);
      if (tile !== null) running.push(lay(tile, pace));
    }
    return () => {
      for (const animation of running) animation.cancel();
    };
    // One film per change of the view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fresh, view]);
  return svg;
}

/** Along a low arc, as a hand carries. */
function glide(element: Element, from: Spot, to: Spot, pace: number): Animation {
  const x = from.x - to.x;
  const y = from.y - to.y;
  return element.animate(
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 22}px) scale(1.12)` },
      { transform: 'none' },
    ],
    { duration: pace * 2.4, easing: 'ease-in-out' },
  );
}

function lay(tile: Element, pace: number): Animation {
  return tile.animate(
    [
      { transform: 'scale(1.3) rotate(-14deg)', opacity: 0 },
      { transform: 'scale(1.08) rotate(-4deg)', opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: pace * 2.4, easing: 'ease-out' },
  );
}
