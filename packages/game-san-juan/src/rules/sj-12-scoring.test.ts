// SJ-12 Scoring, SJ-13 ties.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import type { PointsFrom, Seat } from '@atoll/engine';
import type { BuildingId } from '../data/buildings.js';
import { pointsBySource, standings, tuckedCards } from '../scoring.js';
import { buildAndPay, pick, table } from '../table.testing.js';
import type { Seating, SanJuanTable } from '../table.testing.js';

function breakdown(t: SanJuanTable, seat = 0): PointsFrom[] {
  return pointsBySource(t.state, seat as Seat, tuckedCards(t.state, seat as Seat));
}

/** The points from one source; 0 if it is not named. */
function from(source: string, t: SanJuanTable, seat = 0): number {
  return breakdown(t, seat).find((found) => found.source === source)?.points ?? 0;
}

const citizen = (city: NonNullable<Seating['city']>, more: Seating = {}): SanJuanTable =>
  table({ players: [{ ...more, city }, {}] });

rule('SJ-12.1', 'printed points of buildings in play', () => {
  const t = citizen([
    'indigo-plant',
    'silver-smelter',
    { building: 'hero', under: ['library'] },
    'palace',
    'customs-house',
  ]);
  expect(from('buildings', t)).toBe(1 + 3 + 5 + 0 + 1);
  const figures = table({ players: [{ city: ['customs-house'] }, {}], options: { customsHouseFigures: 'public' } });
  expect(from('buildings', figures)).toBe(2);
});

rule('SJ-12.2', 'one point for each tucked card, whatever it is, under covered buildings too', () => {
  const city = ['chapel', { building: 'statue', under: ['bank'] }, 'harbor'] as const;
  const t = citizen(city, { chapel: ['hero', 'palace'], bank: ['hero', 'well', 'well'], harbor: 2 });
  expect(from('tucked-cards', t)).toBe(7);
});

rule(['SJ-12.3', 'SJ-E12'], 'City hall: 1 for each city building, itself, monuments and Cathedral included', () => {
  const louis = [
    'poor-house',
    'aqueduct',
    'carpenter',
    'chapel',
    'quarry',
    'library',
    'statue',
    'victory-column',
    'city-hall',
  ] as const;
  expect(from('city-hall', citizen(louis))).toBe(9);
  expect(from('city-hall', citizen([...louis, 'indigo-plant', 'cathedral']))).toBe(10);
});

rule('SJ-12.4', 'Triumphal arch: 0, 4, 6, 8 for 0, 1, 2, 3 monuments, which count for the City hall as well', () => {
  const monuments = ['statue', 'victory-column', 'hero'] as const;
  const points = [0, 1, 2, 3].map((count) =>
    from('triumphal-arch', citizen(['triumphal-arch', ...monuments.slice(0, count)])),
  );
  expect(points).toEqual([0, 4, 6, 8]);
  expect(from('city-hall', citizen(['triumphal-arch', 'city-hall', ...monuments]))).toBe(5);
});

rule('SJ-12.5', 'Guild hall: 1 for each production building and 1 for each kind; the Customs house is none', () => {
  expect(
    from('guild-hall', citizen(['guild-hall', 'indigo-plant', 'indigo-plant', 'sugar-mill', 'customs-house'])),
  ).toBe(5);
});

rule('SJ-12.6', 'Residence: sets of three different types of equal cost, each building in one set', () => {
  // Cost 1: 2 Indigo plants, Smithy, Archive, Gold mine: one set only, since a set needs three types.
  expect(
    from('residence', citizen(['residence', 'indigo-plant', 'indigo-plant', 'smithy', 'archive', 'gold-mine'])),
  ).toBe(4);
  // Six of cost 1 in four types make two sets: identical buildings sit in different ones.
  expect(
    from('residence', citizen(['residence', 'indigo-plant', 'indigo-plant', 'smithy', 'archive', 'gold-mine', 'hut'])),
  ).toBe(7);
  // Six again, but three of one type: the third Indigo plant finds no set.
  expect(
    from(
      'residence',
      citizen(['residence', 'indigo-plant', 'indigo-plant', 'indigo-plant', 'smithy', 'archive', 'gold-mine']),
    ),
  ).toBe(4);
  expect(
    from('residence', citizen(['residence', 'indigo-plant', 'indigo-plant', 'indigo-plant', 'smithy', 'archive'])),
  ).toBe(4);
  // The Residence counts among the buildings of cost 6.
  expect(from('residence', citizen(['residence', 'palace', 'city-hall']))).toBe(4);
  expect(from('residence', citizen(['residence', 'palace']))).toBe(0);
});

rule('SJ-12.7', 'Cathedral: 4, 3, 2, 1 for the first four buildings of cost 6 of the opponents', () => {
  const sixes = ['palace', 'city-hall', 'guild-hall', 'triumphal-arch', 'residence'] as const;
  const points = [0, 1, 2, 3, 4, 5].map((count) => {
    const players = [{ city: ['cathedral', 'palace'] as const }, { city: sixes.slice(0, count) }];
    return from('cathedral', table({ players }));
  });
  expect(points).toEqual([0, 4, 7, 9, 10, 10]);
});

rule('SJ-12.8', 'Palace last: a quarter of everything else, rounded down, tucked cards and Residence included', () => {
  const city = ['palace', 'residence', 'city-hall', 'chapel', 'hero'] as const;
  const t = citizen(city, { chapel: ['well', 'well'] });
  // 2 + 5 printed, 2 tucked, 5 City hall, 4 Residence: 18 in all.
  expect(breakdown(t)).toEqual([
    { source: 'buildings', points: 7 },
    { source: 'tucked-cards', points: 2 },
    { source: 'city-hall', points: 5 },
    { source: 'residence', points: 4 },
    { source: 'palace', points: 4 },
  ]);
});

rule(['SJ-12.9', 'SJ-X15'], 'a scoring building of the last builder phase scores, a covered one does not', () => {
  const eleven: BuildingId[] = [
    'indigo-plant',
    'indigo-plant',
    'statue',
    'hero',
    'chapel',
    'aqueduct',
    'well',
    'crane',
    'smithy',
    'tower',
    'hut',
  ];
  const hand = ['guild-hall', 'palace', 'palace', 'hero', 'hero', 'well'] as const;
  const t = table({ players: [{ hand, city: eleven }, {}] });
  pick(t, 'builder');
  buildAndPay(t, 0, 'guild-hall');
  const [first] = t.ranking() ?? [];
  expect(first?.breakdown).toContainEqual({ source: 'guild-hall', points: 3 });
  expect(from('city-hall', citizen([{ building: 'statue', under: ['city-hall'] }]))).toBe(0);
});

rule(
  ['SJ-13.1', 'SJ-X12'],
  'ties: more cards in hand and goods on production buildings, without the Customs house',
  () => {
    const a = {
      hand: ['well', 'well', 'hero'],
      city: [{ building: 'sugar-mill', good: true }, 'customs-house'],
    } as const;
    const b = {
      hand: ['tower', 'tower', 'hero'],
      city: ['sugar-mill', { building: 'customs-house', good: true }],
    } as const;
    const placings = standings(table({ players: [b, a] }).state);
    expect(placings.map(({ seat, rank, points, tieBreaks }) => ({ seat, rank, points, tieBreaks }))).toEqual([
      { seat: 1, rank: 1, points: 2, tieBreaks: [4] },
      { seat: 0, rank: 2, points: 2, tieBreaks: [3] },
    ]);
  },
);

rule('SJ-13.2', 'equal in both: a shared victory', () => {
  const placings = standings(table({ players: [{ hand: ['well'] }, { hand: ['hero'] }] }).state);
  expect(placings.map(({ rank, won }) => [rank, won])).toEqual([
    [1, true],
    [1, true],
  ]);
});

rule(['SJ-13.3', 'SJ-X17'], 'all places by the same two figures, the place after a shared one is skipped', () => {
  const city = ['hero', 'statue'] as const;
  const t = table({ players: [{ city }, { city }, { city: ['hero'] }, { city: ['well'] }] });
  expect(standings(t.state).map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
    [3, 4],
  ]);
});
