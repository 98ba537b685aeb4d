import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { isIsland } from '../data/tiles.js';
import type { TileId } from '../data/tiles.js';
import type { SpaceId } from '../data/spaces.js';
import { SPACE_INDEX } from '../data/spaces.js';
import type { State } from '../state.js';
import { at, inRound, island, relay, setShips, table, toTiles } from '../table.testing.js';
import type { VanuatuScenario } from '../table.testing.js';
import { placementsOf } from './placement.js';

type Placed = readonly (readonly [TileId, SpaceId])[];

function placing(
  round: number,
  placed: Placed,
  open: readonly TileId[],
  arrange: (draft: State) => void = () => {},
): VanuatuScenario {
  return table(3, (draft) => {
    inRound(draft, round);
    relay(draft, placed, open);
    arrange(draft);
    toTiles(draft);
  });
}

/** The lawful spaces of each open tile. */
function spaces(t: VanuatuScenario): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const move of t.legal(t.state.firstPlayer)) {
    if (move.type === 'place-tile') (found[move.tile] ??= []).push(move.space);
  }
  return found;
}

/** Round 6 with the last island D1 unable to find a space without an island beside it. */
const NO_PAIR: Placed = [
  ['tile-a1', 'r2-s1'],
  ['tile-b1', 'r1-s1'],
  ['tile-c2', 'r3-s2'],
  ['tile-d2', 'r2-s4'],
  ['tile-e2', 'r1-s4'],
  ['tile-f1', 'r4-s1'],
  ['tile-a2', 'r3-s3'],
  ['tile-b2', 'r3-s4'],
];

const PAIRS: readonly (readonly [number, readonly TileId[]])[] = [
  [2, ['tile-a1', 'tile-b1']],
  [3, ['tile-c1', 'tile-d1']],
  [4, ['tile-e1', 'tile-f1']],
  [5, ['tile-a2', 'tile-b2']],
  [6, ['tile-c2', 'tile-d2']],
  [7, ['tile-e2', 'tile-f2']],
];

/** Every board that placing these tiles leads to. Throws where a tile has nowhere to go. */
function everyWay(tiles: readonly (TileId | null)[], open: readonly TileId[]): (TileId | null)[][] {
  if (open.length === 0) return [tiles.slice()];
  const { state } = table(3);
  const islands = tiles.flatMap((tile, index) =>
    tile !== null && isIsland(tile) ? [{ ...island(state, 'efate'), tile, space: index }] : [],
  );
  const placements = placementsOf({ ...state, tiles: tiles.slice(), islands, openTiles: open.slice() });
  if (placements.length === 0) throw new Error(`nowhere to place ${open.join()} on ${tiles.join()}`);
  return placements.flatMap((move) =>
    everyWay(
      tiles.map((tile, index) => (index === SPACE_INDEX[move.space] ? move.tile : tile)),
      open.filter((tile) => tile !== move.tile),
    ),
  );
}

function kindsOf(tiles: readonly (TileId | null)[]): string {
  return tiles.map((tile) => (tile === null ? '.' : isIsland(tile) ? 'I' : 'O')).join('');
}

describe('VA-4 Placing tiles', () => {
  rule('VA-4.6', 'the first player places both open tiles in the order he likes; then two more are turned up', () => {
    const t = placing(2, [], ['tile-a1', 'tile-b1']);
    expect(spaces(t)).toHaveProperty('tile-a1');
    t.play(0, { type: 'place-tile', tile: 'tile-b1', space: 'r1-s1' });
    expect(t.state.openTiles).toEqual(['tile-a1']);
    t.refused(0, { type: 'place-tile', tile: 'tile-b1', space: 'r1-s4' }, 'VA-4.6');
    t.refused(0, { type: 'place-tile', tile: 'tile-a1', space: 'r1-s1' }, 'VA-4.6');
    t.play(0, { type: 'place-tile', tile: 'tile-a1', space: 'r3-s3' });
    expect(t.state.openTiles).toEqual(['tile-c1', 'tile-d1']);
    expect(t.ask(0)).toEqual({ kind: 'choose-character' });
  });

  rule('VA-4.6', 'two tiles are placed in each of rounds 2 to 7, and none in round 8', () => {
    const placed: number[] = [];
    table(3).skipTo(({ state }) => {
      if (state.stack.at(-1)?.kind === 'planning')
        placed[state.round] = state.tiles.filter((tile) => tile !== null).length;
      return placed[8] !== undefined;
    });
    expect(placed.slice(1)).toEqual([4, 6, 8, 10, 12, 14, 16, 16]);
  });

  rule('VA-4.7', 'a tile touches two placed ones; an island no island; an ocean an island', () => {
    const t = placing(2, [], ['tile-a1', 'tile-b1']);
    expect(t.refused(0, { type: 'place-tile', tile: 'tile-a1', space: 'r1-s4' }, 'VA-4.7').reason).toBe(
      'too-few-neighbours',
    );
    expect(t.refused(0, { type: 'place-tile', tile: 'tile-a1', space: 'r1-s1' }, 'VA-4.7').reason).toBe(
      'island-touches-island',
    );
    expect(t.refused(0, { type: 'place-tile', tile: 'tile-b1', space: 'r3-s3' }, 'VA-4.7').reason).toBe(
      'ocean-touches-no-island',
    );
    t.refused(0, { type: 'place-tile', tile: 'tile-b1', space: 'r3-s6' }, 'VA-4.7');
  });

  rule('VA-4.7', 'the second tile may use the first as neighbour', () => {
    const t = placing(2, [], ['tile-a1', 'tile-b1']);
    t.play(0, { type: 'place-tile', tile: 'tile-a1', space: 'r2-s4' });
    expect(spaces(t)['tile-b1']).toContain('r1-s4');
  });

  rule('VA-4.8', 'a first tile may not rob the second of its last lawful space', () => {
    const t = placing(
      6,
      [
        ['tile-a1', 'r2-s1'],
        ['tile-b1', 'r1-s1'],
        ['tile-c1', 'r3-s2'],
        ['tile-d1', 'r2-s4'],
        ['tile-e1', 'r1-s4'],
        ['tile-f1', 'r3-s1'],
        ['tile-a2', 'r3-s3'],
        ['tile-b2', 'r2-s5'],
      ],
      ['tile-c2', 'tile-d2'],
    );
    // The island D2 touches no island only on r3-s6, and there it needs the ocean on r3-s5 beside it.
    expect(spaces(t)).toEqual({ 'tile-c2': ['r3-s5'] });
    const illegal = t.refused(0, { type: 'place-tile', tile: 'tile-c2', space: 'r4-s1' }, 'VA-4.8');
    expect(illegal.reason).toBe('leaves-no-space-for-the-other');
    t.refused(0, { type: 'place-tile', tile: 'tile-d2', space: 'r3-s4' }, 'VA-4.7');
  });

  rule('VA-4.9', 'without a lawful pair, a tile that has a lawful space comes first, lawfully', () => {
    const t = placing(6, NO_PAIR, ['tile-c1', 'tile-d1']);
    expect(spaces(t)).toEqual({ 'tile-c1': ['r2-s5', 'r3-s1', 'r3-s5'] });
    const illegal = t.refused(0, { type: 'place-tile', tile: 'tile-d1', space: 'r2-s5' }, 'VA-4.9');
    expect(illegal.reason).toBe('other-tile-first');
    t.play(0, { type: 'place-tile', tile: 'tile-c1', space: 'r3-s1' });
    expect(spaces(t)).toEqual({ 'tile-d1': ['r2-s5', 'r3-s5'] });
    t.play(0, { type: 'place-tile', tile: 'tile-d1', space: 'r3-s5' });
    expect(island(t.state, 'tile-d1').space).toBe(at('r3-s5'));
  });

  rule('VA-4.9', 'an island without a lawful space goes where it touches the fewest islands', () => {
    const t = placing(
      6,
      [
        ['tile-a2', 'r2-s4'],
        ['tile-b1', 'r3-s2'],
        ['tile-c1', 'r3-s1'],
        ['tile-d1', 'r2-s1'],
        ['tile-e1', 'r1-s1'],
        ['tile-f1', 'r4-s1'],
        ['tile-a1', 'r3-s3'],
        ['tile-b2', 'r1-s4'],
        ['tile-c2', 'r2-s5'],
      ],
      ['tile-d2'],
    );
    expect(spaces(t)).toEqual({ 'tile-d2': ['r3-s5'] });
    const illegal = t.refused(0, { type: 'place-tile', tile: 'tile-d2', space: 'r3-s4' }, 'VA-4.9');
    expect(illegal.reason).toBe('touches-more-islands-than-needed');
  });

  rule('VA-4.9', 'there is always somewhere to go, whatever was placed before', () => {
    let outlines = [placing(2, [], ['tile-a1', 'tile-b1']).state.tiles];
    const counts: number[] = [];
    for (const [, open] of PAIRS) {
      const next = new Map<string, (TileId | null)[]>();
      for (const tiles of outlines) for (const after of everyWay(tiles, open)) next.set(kindsOf(after), after);
      outlines = [...next.values()];
      counts.push(outlines.length);
    }
    expect(counts).toEqual([7, 17, 30, 34, 24, 6]);
    for (const tiles of outlines) expect(tiles).not.toContain(null);
  });

  rule('VA-4.11', 'the last tile has one space left, and nobody is asked about it', () => {
    const t = table(3).skipTo(({ state }) => state.round === 7);
    t.skipTo((now) => now.state.openTiles.length < 2 || now.ask(now.state.firstPlayer).kind !== 'place-tile');
    expect(t.state.tiles).not.toContain(null);
    expect(t.events.filter(({ type }) => type === 'tile-placed')).toHaveLength(2);
    expect(t.ask(t.state.firstPlayer)).toEqual({ kind: 'choose-character' });
  });

  rule('VA-4.10', 'an ocean gets its fish and treasure, an island its cubes', () => {
    const t = placing(2, [], ['tile-a1', 'tile-b1'], (draft) =>
      setShips(draft, ['ship-01', [0, 0, 0]], ['ship-02', [0, 0, 0]], ['ship-03', [0, 0, 0]]),
    );
    t.play(0, { type: 'place-tile', tile: 'tile-b1', space: 'r1-s1' });
    t.play(0, { type: 'place-tile', tile: 'tile-a1', space: 'r2-s4' });
    expect([t.state.fish[SPACE_INDEX['r1-s1']], t.state.treasure[SPACE_INDEX['r1-s1']]]).toEqual([1, 3]);
    expect(island(t.state, 'tile-a1').cubes).toEqual([1, 0, 1]);
    expect(t.state.supply).toEqual([8, 7, 4]);
  });
});
