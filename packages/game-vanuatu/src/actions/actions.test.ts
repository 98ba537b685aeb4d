import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { SPACE_INDEX } from '../data/spaces.js';
import type { State } from '../state.js';
import {
  at,
  asked,
  build,
  give,
  inRound,
  island,
  player,
  relay,
  setCubes,
  setShips,
  table,
  toActions,
} from '../table.testing.js';
import type { Markers, VanuatuScenario } from '../table.testing.js';

const EMPTY: readonly [number, number, number] = [0, 0, 0];

/** Seat 0 to act with these markers; the others have one to take back, so that the round goes on. */
function acting(markers: Markers, arrange: (draft: State) => void = () => {}): VanuatuScenario {
  return table(3, (draft) => {
    arrange(draft);
    toActions(draft, 0, markers, { rest: 1, sail: 1 }, { rest: 1, sail: 1 });
  });
}

describe('VA-8 Sail, fish, explore', () => {
  rule('VA-8.1', 'one to three steps over oceans, one vatu each', () => {
    const t = acting({ sail: 2, draw: 1 }, (draft) => {
      relay(draft, [
        ['tile-a1', 'r2-s4'],
        ['tile-b2', 'r1-s4'],
      ]);
      player(draft, 0).boat = at('r2-s2');
    });
    const ends = t.legal(0).flatMap((move) => (move.type === 'sail' ? [`${move.to} ${move.steps}`] : []));
    expect(ends).toEqual(['r2-s3 1', 'r1-s3 2', 'r1-s4 3', 'r2-s3 3']);
    t.refused(0, { type: 'sail', to: 'r2-s4', steps: 3, bonus: false }, 'VA-8.1');
    t.refused(0, { type: 'sail', to: 'r1-s1', steps: 1, bonus: false }, 'VA-8.1');
    t.play(0, { type: 'sail', to: 'r1-s4', steps: 3, bonus: false });
    expect(player(t.state, 0)).toMatchObject({ boat: at('r1-s4'), vatus: 0 });
  });

  rule('VA-8.2', 'it ends on another tile; a longer way may be taken and paid', () => {
    const t = acting({ sail: 2, draw: 1 });
    expect(t.refused(0, { type: 'sail', to: 'r2-s3', steps: 2, bonus: false }, 'VA-8.2').reason).toBe(
      'ends-where-it-began',
    );
    t.play(0, { type: 'sail', to: 'r1-s3', steps: 3, bonus: false });
    expect(player(t.state, 0)).toMatchObject({ boat: at('r1-s3'), vatus: 0 });
  });

  rule('VA-8.3', 'fish: a tile of the value of the markers found, one of which goes', () => {
    const t = acting({ fish: 1, draw: 1 }, (draft) => void (player(draft, 0).boat = at('r1-s3')));
    t.play(0, { type: 'fish', bonus: false });
    expect(player(t.state, 0).fish).toEqual([0, 1, 0]);
    expect(t.state.fish[SPACE_INDEX['r1-s3']]).toBe(1);
    const none = acting({ fish: 1, draw: 1 });
    none.refused(0, { type: 'fish', bonus: false }, 'VA-8.3');
  });

  rule('VA-8.4', 'explore: the same with treasure', () => {
    const t = acting({ explore: 1, draw: 1 }, (draft) => void (player(draft, 0).boat = at('r2-s2')));
    t.play(0, { type: 'explore', bonus: false });
    expect(player(t.state, 0)).toMatchObject({ treasure: [0, 1, 0], vatus: 3 });
    expect(t.state.treasure[SPACE_INDEX['r2-s2']]).toBe(1);
    const none = acting({ explore: 1, draw: 1 }, (draft) => void (player(draft, 0).boat = at('r1-s3')));
    none.refused(0, { type: 'explore', bonus: false }, 'VA-8.4');
  });
});

describe('VA-8 Sell, build, buy', () => {
  rule(
    'VA-8.5',
    'sell: next to an own stall, tiles of choice, sum times price; then the price falls, not below 1',
    () => {
      const t = acting({ sell: 1, draw: 1 }, (draft) => {
        give(draft, 0, 'fish', 2, 1);
        build(draft, 'efate', 0);
        draft.fishPrice = 2;
        player(draft, 0).vatus = 0;
      });
      expect(t.legal(0).filter(({ type }) => type === 'sell')).toHaveLength(3);
      t.refused(0, { type: 'sell', tiles: [], bonus: false }, 'VA-8.5');
      t.refused(0, { type: 'sell', tiles: [3], bonus: false }, 'VA-8.5');
      t.play(0, { type: 'sell', tiles: [2], bonus: false });
      expect(player(t.state, 0)).toMatchObject({ vatus: 4, fish: [1, 0, 0] });
      expect(t.state.fishPrice).toBe(1);
      t.arrange((draft) => toActions(draft, 0, { sell: 1, draw: 1 }));
      t.play(0, { type: 'sell', tiles: [1], bonus: false });
      expect(player(t.state, 0).vatus).toBe(5);
      expect(t.state.fishPrice).toBe(1);
    },
  );

  rule('VA-8.5', "another's stall does not do", () => {
    const t = acting({ sell: 1, draw: 1 }, (draft) => {
      give(draft, 0, 'fish', 1);
      build(draft, 'efate', 1);
    });
    expect(t.refused(0, { type: 'sell', tiles: [1], bonus: false }, 'VA-8.5').reason).toBe('no-own-stall-near');
  });

  rule('VA-8.6', 'build: 3 vatus, a free slot, one own stall; several on one island are allowed', () => {
    const t = acting({ build: 1, draw: 1 }, (draft) => build(draft, 'efate', 0, 1));
    t.play(0, { type: 'build', island: 'efate', bonus: false });
    expect(island(t.state, 'efate').stalls).toEqual([2, 1, 0]);
    expect(player(t.state, 0)).toMatchObject({ vatus: 0, stalls: 6 });
    t.arrange((draft) => {
      player(draft, 0).vatus = 9;
      toActions(draft, 0, { build: 1, draw: 1 });
    });
    expect(t.refused(0, { type: 'build', island: 'efate', bonus: false }, 'VA-8.6').reason).toBe('no-free-stall-slot');
  });

  rule('VA-8.6', 'with all eight stalls built there is none left', () => {
    const t = acting({ build: 1, draw: 1 }, (draft) => {
      relay(draft, [
        ['tile-a1', 'r2-s4'],
        ['tile-d1', 'r3-s3'],
        ['tile-d2', 'r2-s1'],
      ]);
      build(draft, 'efate', 0, 0);
      build(draft, 'tile-a1', 0, 0, 0);
      build(draft, 'tile-d2', 0, 0, 0);
    });
    expect(t.refused(0, { type: 'build', island: 'efate', bonus: false }, 'VA-8.6').reason).toBe('no-stall-left');
  });

  rule('VA-8.7', 'buy: pay the price, load the first ship that lacks the good, score; 2 more for a filled ship', () => {
    const t = acting({ buy: 1, draw: 1 }, (draft) => {
      setShips(draft, ['ship-09', EMPTY], ['ship-03', [0, 0, 1]], ['ship-04', [0, 0, 0]]);
    });
    t.play(0, { type: 'buy', island: 'efate', good: 'copra', bonus: false });
    expect(t.state.ships[1]?.cubes).toEqual([0, 1, 1]);
    expect(player(t.state, 0)).toMatchObject({ vatus: 1, points: 3 });
    expect(island(t.state, 'efate').cubes).toEqual([1, 0, 1]);
    t.arrange((draft) => {
      player(draft, 0).vatus = 3;
      toActions(draft, 0, { buy: 1, draw: 1 }, { rest: 1 });
    });
    t.refused(0, { type: 'buy', island: 'efate', good: 'copra', bonus: false }, 'VA-8.7');
    t.play(0, { type: 'buy', island: 'efate', good: 'beef', bonus: false });
    expect(player(t.state, 0)).toMatchObject({ vatus: 0, points: 3 + 5 + 2 });
    expect(t.events).toContainEqual({ type: 'ship-filled', seat: 0, ship: 'ship-03' });
  });

  rule('VA-8.8', 'a filled ship stays for the round and takes nothing more', () => {
    const t = acting({ buy: 1, draw: 1 }, (draft) => {
      setShips(draft, ['ship-09', [2, 0, 0]], ['ship-02', EMPTY], ['ship-03', EMPTY]);
    });
    t.play(0, { type: 'buy', island: 'efate', good: 'kava', bonus: false });
    expect(t.state.ships[0]).toEqual({ id: 'ship-09', cubes: [3, 0, 0] });
    t.arrange((draft) => {
      setCubes(draft, 'efate', [1, 1, 1]);
      toActions(draft, 0, { buy: 1, draw: 1 }, { rest: 1 });
    });
    t.play(0, { type: 'buy', island: 'efate', good: 'kava', bonus: false });
    expect(t.state.ships.map(({ cubes }) => cubes[0])).toEqual([3, 1, 0]);
  });

  rule('VA-8.9', 'a good that no ship lacks may be bought, for nothing', () => {
    const t = acting({ buy: 1, draw: 1 }, (draft) => {
      setShips(draft, ['ship-09', EMPTY], ['ship-02', EMPTY], ['ship-08', EMPTY]);
      setCubes(draft, 'efate', [0, 0, 1]);
    });
    t.play(0, { type: 'buy', island: 'efate', good: 'beef', bonus: false });
    expect(player(t.state, 0)).toMatchObject({ vatus: 0, points: 0 });
    expect(t.state.supply[2]).toBe(6);
    expect(t.events).toContainEqual({ type: 'cube-put-back', seat: 0, good: 'beef' });
  });
});

describe('VA-8 Draw, transport, rest', () => {
  rule('VA-8.10', 'draw: a free slot next to the boat, 3 points', () => {
    const t = acting({ draw: 1, fish: 1 });
    t.play(0, { type: 'draw', island: 'efate', bonus: false });
    expect(player(t.state, 0).points).toBe(3);
    expect(island(t.state, 'efate').drawings).toBe(1);
    t.arrange((draft) => toActions(draft, 0, { draw: 1, sail: 1 }));
    expect(t.refused(0, { type: 'draw', island: 'efate', bonus: false }, 'VA-8.10').reason).toBe(
      'no-free-drawing-slot',
    );
  });

  rule('VA-8.11', 'transport: one of those who wait, 1 vatu for each stall of any colour', () => {
    const t = acting({ tourist: 1, fish: 1 }, (draft) => {
      inRound(draft, 4);
      draft.touristsWaiting = 1;
      build(draft, 'efate', 1, 2);
    });
    t.play(0, { type: 'transport', island: 'efate', bonus: false });
    expect(player(t.state, 0).vatus).toBe(5);
    expect(island(t.state, 'efate').tourists).toBe(1);
    expect(t.state.touristsWaiting).toBe(0);
    t.arrange((draft) => toActions(draft, 0, { tourist: 1, sail: 1 }));
    expect(t.refused(0, { type: 'transport', island: 'efate', bonus: false }, 'VA-8.11').reason).toBe(
      'no-tourist-waits',
    );
  });

  rule('VA-8.11', 'not beyond the capacity; without stalls it brings nothing', () => {
    const t = acting({ tourist: 1, fish: 1 }, (draft) => {
      inRound(draft, 8);
      draft.touristsWaiting = 2;
      island(draft, 'efate').tourists = 4;
    });
    t.play(0, { type: 'transport', island: 'efate', bonus: false });
    expect(player(t.state, 0).vatus).toBe(3);
    t.arrange((draft) => toActions(draft, 0, { tourist: 1, sail: 1 }));
    expect(t.refused(0, { type: 'transport', island: 'efate', bonus: false }, 'VA-8.11').reason).toBe('island-full');
  });

  rule('VA-8.12', 'rest: one of the tokens left, face down; with one left that one; with none, not at all', () => {
    const t = table(5, (draft) =>
      toActions(draft, 0, { rest: 5 }, { rest: 4 }, { rest: 3 }, { rest: 2 }, { rest: 1, fish: 1 }),
    );
    t.play(0, { type: 'rest', bonus: false });
    expect(t.legal(0)).toHaveLength(4);
    t.play(0, { type: 'take-rest-token', token: 'vatu' });
    t.refused(1, { type: 'take-rest-token', token: 'vatu' }, 'VA-8.12');
    t.play(1, { type: 'take-rest-token', token: 'first-player' });
    expect(t.legal(2)).toEqual([
      { type: 'take-rest-token', token: 'vatu-and-point' },
      { type: 'take-rest-token', token: 'point' },
    ]);
    t.play(2, { type: 'take-rest-token', token: 'point' });
    // Seat 3 took the last one without a question.
    expect(t.state.rests.map(({ seat, token }) => [seat, token]).at(-1)).toEqual([3, 'vatu-and-point']);
    expect(asked(t)).toBe(4);
    t.refused(4, { type: 'rest', bonus: false }, 'VA-8.12');
    t.play(4, { type: 'take-back', action: 'rest' });
  });

  rule('VA-8.13', 'stalls, drawings and tourists stay on their island to the end', () => {
    const t = acting({ sail: 1 }, (draft) => {
      build(draft, 'efate', 0, 1);
      inRound(draft, 2);
      Object.assign(island(draft, 'efate'), { drawings: 1, tourists: 1 });
    });
    t.skipTo((now) => now.decisions().length === 0);
    expect(island(t.state, 'efate')).toMatchObject({ stalls: [1, 1, 0], drawings: 1, tourists: 1 });
  });

  rule(
    'VA-8.14',
    'rest is two decisions: only the one who has rested sees the tokens, and all see how many are left',
    () => {
      const t = table(3, (draft) => toActions(draft, 0, { rest: 2, sail: 1 }, { rest: 1, fish: 1 }, { sail: 1 }));
      expect(t.view(0).restTokens).toBeNull();
      t.play(0, { type: 'rest', bonus: false });
      expect(t.view(0).restTokens).toHaveLength(4);
      for (const viewer of [1, 2, 'spectator'] as const) expect(t.view(viewer).restTokens).toBeNull();
      t.play(0, { type: 'take-rest-token', token: 'point' });
      expect(t.viewEvents(0)[0]).toEqual({ type: 'rest-token-taken', seat: 0, token: 'point' });
      expect(t.viewEvents(1)[0]).toEqual({ type: 'rest-token-taken', seat: 0, token: null });
      expect(t.view(1).rests).toEqual([{ seat: 0, token: null, found: null }]);
      t.play(1, { type: 'rest', bonus: false });
      // Seat 1 finds three, so it knows what seat 0 took, and goes on knowing it.
      t.play(1, { type: 'take-rest-token', token: 'vatu' });
      expect(t.view(1).rests[1]).toEqual({ seat: 1, token: 'vatu', found: ['first-player', 'vatu-and-point', 'vatu'] });
      expect(t.view(2).rests.map(({ token }) => token)).toEqual([null, null]);
    },
  );

  rule('VA-8.15', 'of a way only end and steps count, of tiles sold only their values', () => {
    const t = acting({ sell: 1, sail: 1 }, (draft) => {
      relay(draft, [
        ['tile-b2', 'r1-s4'],
        ['tile-c2', 'r3-s3'],
      ]);
      give(draft, 0, 'fish', 2, 1, 1);
      build(draft, 'efate', 0);
    });
    const listed = t.legal(0).map((move) => JSON.stringify(move));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((move) => move.includes('sell'))).toHaveLength(5);
    t.refused(0, { type: 'sell', tiles: [2, 1], bonus: false }, 'VA-8.15');
  });
});
