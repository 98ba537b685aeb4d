// The map is drawn from the game's data: everything lies where it belongs, on every board.

import { describe, expect, test } from 'vitest';
import { markersOnTrack } from '../beside/turn-order.tsx';
import { stories } from '../stories.ts';
import { coastline } from './coast.ts';
import { chartFor, HEX } from './hexes.ts';
import { islandSpots, SQUARE } from './spots.ts';

describe.each([2, 3, 4, 5])('the board for %i', (seats) => {
  const { data, size, at } = chartFor(seats);
  const spots = islandSpots(seats);

  test('all spaces lie on it', () => {
    for (const hex of [...data.seas, ...data.islands.flatMap(({ hexes }) => hexes)]) {
      const { x, y } = at(hex);
      expect(x).toBeGreaterThan(HEX);
      expect(x).toBeLessThan(size.width - HEX);
      expect(y).toBeGreaterThan(HEX);
      expect(y).toBeLessThan(size.height - HEX);
    }
  });

  test('an island has its squares, on its own ground and side by side', () => {
    for (const { id, squares, covered } of data.islands) {
      const spot = spots.get(id);
      const places = spot?.squares ?? [];
      expect(places).toHaveLength(squares);
      expect(covered).toBeLessThanOrEqual(squares);
      for (const [index, place] of places.entries()) {
        const near = spot?.middles.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < HEX * 0.7);
        expect({ id, near }).toEqual({ id, near: true });
        for (const other of places.slice(index + 1)) {
          const apart = Math.max(Math.abs(place.x - other.x), Math.abs(place.y - other.y));
          expect(apart).toBeGreaterThanOrEqual(SQUARE);
        }
      }
    }
  });

  test('every island has one closed coast, the same at every drawing', () => {
    for (const [id, { middles }] of spots) {
      const coast = coastline(id, middles, 0.11);
      expect(coast.match(/M/g)).toHaveLength(1);
      expect(coast.endsWith('Z')).toBe(true);
      expect(coast).not.toContain('NaN');
      expect(coastline(id, middles, 0.11)).toBe(coast);
    }
  });
});

test('a marker lies on the turn track, with a god, or in the hand', () => {
  for (const { name, view, decision } of stories) {
    const onTrack = markersOnTrack(view).filter((seat) => seat !== null).length;
    const withGods = view.offerings.length + view.apollo.filter((seat) => seat !== null).length;
    const inHand = decision?.ask.kind === 'offer' ? 1 : 0;
    expect({ name, markers: onTrack + withGods + inHand }).toEqual({ name, markers: view.turnTrack.length });
  }
});
