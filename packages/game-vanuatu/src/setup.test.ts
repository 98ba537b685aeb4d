import { rule, scenario } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { CHARACTER_IDS } from './data/characters.js';
import { SHIP_IDS } from './data/ships.js';
import { SPACE_INDEX } from './data/spaces.js';
import { LETTERED_TILES } from './data/tiles.js';
import { vanuatu } from './index.js';
import type { State } from './state.js';

const SEEDS = Array.from({ length: 40 }, (_seed, index) => `set-up ${index}`);

function states(seats: number): State[] {
  return SEEDS.map((seed) => vanuatu.setup(seats, { characters: true }, seed).state);
}

function tileAt(state: State, space: keyof typeof SPACE_INDEX): string | null {
  return state.tiles[SPACE_INDEX[space]] ?? null;
}

describe('VA-1 Set-up', () => {
  rule('VA-1.1', 'Efate lies on r1-s2 with one cube of each good', () => {
    const { state } = scenario(vanuatu, { seats: 3 });
    expect(state.islands).toEqual([
      { tile: 'efate', space: SPACE_INDEX['r1-s2'], cubes: [1, 1, 1], stalls: [0, 0, 0], drawings: 0, tourists: 0 },
    ]);
    expect(tileAt(state, 'r1-s2')).toBe('efate');
    expect(state.supply).toEqual([9, 7, 5]);
  });

  rule('VA-1.2', 'the starting oceans lie at random on their three spaces, with their fish and treasure', () => {
    const layouts = new Set<string>();
    for (const state of states(4)) {
      const spaces = ['r1-s3', 'r2-s2', 'r2-s3'] as const;
      layouts.add(spaces.map((space) => tileAt(state, space)).join());
      for (const space of spaces) {
        const found = [state.fish[SPACE_INDEX[space]], state.treasure[SPACE_INDEX[space]]];
        const wanted = { 'start-fish': [2, 0], 'start-wreck': [1, 2], 'start-harbour': [0, 0] };
        expect(found).toEqual(wanted[tileAt(state, space) as keyof typeof wanted]);
      }
      expect(state.tiles.filter((tile) => tile !== null)).toHaveLength(4);
    }
    expect(layouts.size).toBe(6);
  });

  rule('VA-1.3', 'tiles come A to F twice, the two of a letter in either order; two are face up', () => {
    const firsts = new Set<string>();
    for (const state of states(3)) {
      const order = [...state.openTiles, ...state.tileStack.toReversed()];
      expect(state.openTiles).toHaveLength(2);
      expect(order.map((tile) => tile.charAt(5)).join('')).toBe('abcdefabcdef');
      for (const pair of LETTERED_TILES) expect(order).toEqual(expect.arrayContaining([...pair]));
      for (const tile of order.slice(0, 6)) firsts.add(tile);
    }
    expect(firsts.size).toBe(12);
  });

  rule.each(
    'VA-1.4',
    [
      { seats: 2, removed: 4, total: 14 },
      { seats: 3, removed: 4, total: 14 },
      { seats: 4, removed: 2, total: 16 },
      { seats: 5, removed: 0, total: 18 },
    ],
    ({ seats, removed }) =>
      `with ${seats} players a tourist tile of ${removed} leaves, and the first of eight is turned up`,
    ({ seats, removed, total }) => {
      const firsts = new Set<number>();
      for (const state of states(seats)) {
        const tiles = [state.touristsWaiting, ...state.touristPile];
        expect(tiles).toHaveLength(8);
        expect(tiles.reduce((sum, tile) => sum + tile)).toBe(total);
        const all = [...tiles, removed].toSorted((a, b) => a - b);
        expect(all).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 4]);
        firsts.add(state.touristsWaiting);
      }
      expect(firsts.size).toBeGreaterThan(2);
    },
  );

  rule('VA-1.5', 'three of ten shuffled ships lie open in a row, empty', () => {
    const rows = new Set<string>();
    for (const state of states(5)) {
      expect(state.ships.map(({ cubes }) => cubes)).toEqual([
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ]);
      const all = [...state.ships.map(({ id }) => id), ...state.shipPile];
      expect(all.toSorted()).toEqual(SHIP_IDS);
      rows.add(state.ships.map(({ id }) => id).join());
    }
    expect(rows.size).toBeGreaterThan(30);
  });

  rule('VA-1.6', 'fish costs 3, and it is round 1', () => {
    const { state } = scenario(vanuatu, { seats: 3 });
    expect([state.fishPrice, state.round]).toEqual([3, 1]);
  });

  rule('VA-1.7', 'players start alike, all boats on the ocean without fish or treasure', () => {
    for (const state of states(5)) {
      expect(state.players).toHaveLength(5);
      for (const player of state.players) {
        expect(player).toMatchObject({ vatus: 3, points: 0, stalls: 8, character: null, bonusReady: false });
        expect([...player.fish, ...player.treasure, ...player.markers].every((count) => count === 0)).toBe(true);
        expect(state.tiles[player.boat]).toBe('start-harbour');
      }
    }
  });

  rule('VA-1.8', 'a random player is first, turn order is clockwise, all 11 characters lie face up', () => {
    const firsts = new Set<number>();
    for (const state of states(4)) {
      firsts.add(state.firstPlayer);
      expect(state.characters).toEqual(CHARACTER_IDS);
    }
    expect(firsts.size).toBe(4);
    const t = scenario(vanuatu, { seats: 4, seed: 'order' });
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const seat = t.decisions()[0]?.seat ?? -1;
      order.push(seat);
      t.play(seat, { type: 'choose-character', character: CHARACTER_IDS[turn] ?? 'artist' });
    }
    const first = order[0] ?? 0;
    expect(order).toEqual([first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]);
  });

  rule(
    ['VA-1.9', 'VA-12.1'],
    'two players: the set-up of three, the tile of 4 gone; no neutral marker is put yet',
    () => {
      const { state } = scenario(vanuatu, { seats: 2 });
      expect([state.touristsWaiting, ...state.touristPile]).not.toContain(4);
      expect(state.islands.map(({ tile }) => tile)).toEqual(['efate']);
      expect(state.players.map(({ vatus }) => vatus)).toEqual([3, 3]);
      expect(state.neutral.every((markers) => markers === 0)).toBe(true);
    },
  );
});
