// The film names places that are on the table.

import type { Seat } from '@atoll/engine';
import { CHARACTER_IDS, SPACE_IDS } from '@atoll/game-vanuatu/table';
import type { VanuatuEvent } from '@atoll/game-vanuatu/table';
import { expect, test } from 'vitest';
import { stories } from '../stories.ts';
import { flightsOf } from './flights.ts';

const A = 0 as Seat;
const view = stories.find(({ name }) => name === 'resolve')?.view;
if (view === undefined) throw new Error('no stored turn');
const homeOf = (seat: Seat): string => `seat-${seat}`;
const efate = `space-${SPACE_IDS[view.islands[0]?.space ?? -1]}`;
const fly = (...events: VanuatuEvent[]) => flightsOf(events, { view, homeOf });

test('a bought cube leaves its island for its ship, the second one leaves the supply', () => {
  const loaded: VanuatuEvent = { type: 'cube-loaded', seat: A, good: 'kava', ship: 'ship-01' };
  expect(fly({ type: 'good-bought', seat: A, island: 'efate', good: 'kava', paid: 1 }, loaded, loaded)).toEqual([
    { what: 'cube-kava', from: efate, to: 'ship-ship-01' },
    { what: 'cube-kava', from: 'supply', to: 'ship-ship-01' },
  ]);
});

test('every marker of a stack comes home', () => {
  const flights = fly({ type: 'markers-taken-back', seat: A, action: 'sail', markers: 3, performed: true });
  expect(flights).toHaveLength(3);
  expect(flights[0]).toEqual({ what: 'marker-0', from: 'action-sail', to: 'seat-0' });
});

test('tourists land, tiles are laid, characters are taken', () => {
  expect(fly({ type: 'tourist-carried', seat: A, island: 'efate' })[0]?.to).toBe(efate);
  expect(fly({ type: 'tile-placed', seat: A, tile: 'tile-b1', space: 'r1-s1' })[0]?.what).toBe('ocean');
  for (const character of CHARACTER_IDS) {
    expect(fly({ type: 'character-taken', seat: A, character })[0]?.from).toBe(`character-${character}`);
  }
});
