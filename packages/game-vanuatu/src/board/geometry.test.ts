import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { SPACE_IDS, SPACE_INDEX } from '../data/spaces.js';
import type { SpaceId } from '../data/spaces.js';
import { at, player, relay, setShips, table, toActions } from '../table.testing.js';
import { neighboursOf } from './geometry.js';

/** As printed, written out by hand once more. */
const NEIGHBOURS: Record<SpaceId, string> = {
  'r1-s1': 'r1-s2 r2-s1 r2-s2',
  'r1-s2': 'r1-s1 r1-s3 r2-s2 r2-s3',
  'r1-s3': 'r1-s2 r1-s4 r2-s3 r2-s4',
  'r1-s4': 'r1-s3 r2-s4 r2-s5',
  'r2-s1': 'r1-s1 r2-s2 r3-s1 r3-s2',
  'r2-s2': 'r1-s1 r1-s2 r2-s1 r2-s3 r3-s2 r3-s3',
  'r2-s3': 'r1-s2 r1-s3 r2-s2 r2-s4 r3-s3 r3-s4',
  'r2-s4': 'r1-s3 r1-s4 r2-s3 r2-s5 r3-s4 r3-s5',
  'r2-s5': 'r1-s4 r2-s4 r3-s5 r3-s6',
  'r3-s1': 'r2-s1 r3-s2',
  'r3-s2': 'r2-s1 r2-s2 r3-s1 r3-s3 r4-s1',
  'r3-s3': 'r2-s2 r2-s3 r3-s2 r3-s4 r4-s1',
  'r3-s4': 'r2-s3 r2-s4 r3-s3 r3-s5',
  'r3-s5': 'r2-s4 r2-s5 r3-s4 r3-s6',
  'r3-s6': 'r2-s5 r3-s5',
  'r4-s1': 'r3-s2 r3-s3',
};

describe('VA-2 Board and neighbourhood', () => {
  rule('VA-2.1', 'each of the sixteen spaces has the neighbours of the board', () => {
    for (const space of SPACE_IDS) {
      const set = neighboursOf(SPACE_INDEX[space]);
      const found = SPACE_IDS.filter((_id, index) => ((set >> index) & 1) === 1);
      expect(found.join(' '), space).toBe(NEIGHBOURS[space]);
    }
  });

  rule('VA-2.1', 'in the end exactly the sixteen spaces are filled', () => {
    const t = table(3).skipTo(({ state }) => state.round === 8);
    expect(t.state.tiles).not.toContain(null);
    expect(t.state.openTiles).toEqual([]);
  });

  rule('VA-2.2', 'an action on an island needs the boat on a neighbouring ocean, and boats enter oceans only', () => {
    const t = table(3, (draft) => {
      relay(draft, [
        ['tile-a1', 'r2-s4'],
        ['tile-b2', 'r1-s4'],
      ]);
      setShips(draft, ['ship-01', [0, 0, 0]], ['ship-02', [0, 0, 0]], ['ship-03', [0, 0, 0]]);
      player(draft, 0).boat = at('r2-s2');
      toActions(draft, 0, { draw: 1, sail: 1 });
    });
    expect(t.refused(0, { type: 'draw', island: 'tile-a1', bonus: false }, 'VA-2.2').reason).toBe(
      'boat-not-next-to-island',
    );
    t.refused(0, { type: 'draw', island: 'tile-d1', bonus: false }, 'VA-2.2');
    t.refused(0, { type: 'sail', to: 'r1-s2', steps: 1, bonus: false }, 'VA-8.1');
    t.play(0, { type: 'draw', island: 'efate', bonus: false });
  });

  rule('VA-2.3', 'with three players boats share a tile', () => {
    const t = table(3, (draft) => {
      player(draft, 0).boat = at('r1-s3');
      toActions(draft, 0, { sail: 1, rest: 1 }, { rest: 1 }, { rest: 1 });
    });
    t.play(0, { type: 'sail', to: 'r2-s3', steps: 1, bonus: false });
    expect(new Set(t.state.players.map(({ boat }) => boat))).toEqual(new Set([at('r2-s3')]));
  });
});
