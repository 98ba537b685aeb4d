import type { Seat } from '@atoll/engine';
import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { ACTION_INDEX } from './data/actions.js';
import type { ActionId } from './data/actions.js';
import { SPACE_INDEX } from './data/spaces.js';
import { heldActions } from './majority.js';
import { scoreOf } from './scoring.js';
import {
  at,
  asked,
  build,
  cast,
  give,
  inRound,
  island,
  player,
  relay,
  setCubes,
  setFish,
  setMarkers,
  setShips,
  table,
  toActions,
  toCharacters,
  toPlanning,
  toTiles,
} from './table.testing.js';
import type { VanuatuScenario } from './table.testing.js';

const [A, B, C] = [0, 1, 2];

function holds(t: VanuatuScenario, seat: number, action: ActionId): boolean {
  return ((heldActions(t.state, seat as Seat) >> ACTION_INDEX[action]) & 1) === 1;
}

function mayPlan(t: VanuatuScenario, action: ActionId): boolean {
  return t.legal(asked(t)).some((move) => move.type === 'plan' && move.action === action);
}

function spacesOf(t: VanuatuScenario, tile: string): string[] {
  return t.legal(0).flatMap((move) => (move.type === 'place-tile' && move.tile === tile ? [move.space] : []));
}

describe('Worked examples of the base game', () => {
  rule('VA-E6', 'majority against each opponent singly, ties by turn order B, C, A', () => {
    const t = table(3, (draft) => {
      draft.firstPlayer = B as Seat;
      toActions(draft, B, { fish: 2 }, { rest: 1 }, { fish: 2 });
    });
    expect([A, B, C].map((seat) => holds(t, seat, 'fish'))).toEqual([false, false, true]);
    t.arrange((draft) => setMarkers(draft, { fish: 2 }, { fish: 1 }, { fish: 1 }));
    expect([A, B, C].map((seat) => holds(t, seat, 'fish'))).toEqual([true, false, false]);
  });

  rule('VA-E7', 'two fish sold at 3 make nine, and twelve vatus five points', () => {
    const t = table(3, (draft) => {
      give(draft, A, 'fish', 2, 1);
      build(draft, 'efate', A);
      toActions(draft, A, { sell: 1 }, { rest: 1, sail: 1 });
    });
    t.play(A, { type: 'sell', tiles: [1, 2], bonus: false });
    expect(player(t.state, A)).toMatchObject({ points: 5, vatus: 2 });
    expect(t.state.fishPrice).toBe(2);
  });

  rule('VA-E8', 'the price falls by one for a sale of three tiles, and stays at 1', () => {
    const t = table(3, (draft) => {
      relay(draft, [['tile-b2', 'r1-s1']]);
      give(draft, A, 'fish', 2, 1, 1);
      give(draft, B, 'fish', 1);
      build(draft, 'efate', A, B);
      draft.fishPrice = 2;
      player(draft, A).vatus = 0;
      toActions(draft, A, { sell: 1 }, { sell: 1, sail: 1 });
    });
    t.play(A, { type: 'sell', tiles: [1, 1, 2], bonus: false });
    expect(player(t.state, A).vatus).toBe(8);
    expect(t.state.fishPrice).toBe(1);
    t.play(B, { type: 'sell', tiles: [1], bonus: false });
    expect(t.state.fishPrice).toBe(1);
  });

  rule('VA-E9', 'one vatu and a fish of 3 make ten, which become none: no beef, unless a step is paid first', () => {
    const t = table(3, (draft) => {
      relay(draft, [['tile-b2', 'r1-s1']]);
      give(draft, A, 'fish', 3);
      build(draft, 'efate', A);
      setCubes(draft, 'efate', [0, 0, 1]);
      player(draft, A).vatus = 1;
      toPlanning(draft);
    });
    t.play(A, { type: 'plan', action: 'sell' });
    expect(t.refused(A, { type: 'plan', action: 'buy' }, 'VA-6.2').reason).toBe('vatus-not-in-reach');
    t.arrange((draft) => {
      setMarkers(draft, { sell: 1, sail: 1 });
      toPlanning(draft, 1);
    });
    expect(mayPlan(t, 'buy')).toBe(true);
  });

  rule('VA-E10', 'Fish, then Sell in one pass; Sell alone is refused', () => {
    const t = table(3, (draft) => {
      build(draft, 'efate', A);
      player(draft, A).boat = at('r1-s3');
      toPlanning(draft);
    });
    expect(t.refused(A, { type: 'plan', action: 'sell' }, 'VA-6.2').reason).toBe('no-fish-to-sell');
    t.play(A, { type: 'plan', action: 'fish' }).play(A, { type: 'plan', action: 'sell' });
  });

  rule('VA-E11', 'an impossible Build may be kept or taken back, a possible Fish not', () => {
    const t = table(3, (draft) => {
      Object.assign(player(draft, A), { vatus: 2, boat: at('r1-s3') });
      toActions(draft, A, { build: 1, fish: 1 }, { rest: 1 });
    });
    expect(t.legal(A)).toEqual([
      { type: 'take-back', action: 'build' },
      { type: 'fish', bonus: false },
    ]);
    t.refused(A, { type: 'take-back', action: 'fish' }, 'VA-7.3');
  });

  rule('VA-E12', 'without a majority one stack goes back; the Preacher may perform one instead', () => {
    const t = table(3, (draft) => {
      player(draft, A).boat = at('r1-s3');
      cast(draft, null, 'artist', null);
      toActions(draft, A, { fish: 1, sail: 1 }, { fish: 2, sail: 2 });
    });
    expect(t.legal(A)).toEqual([
      { type: 'take-back', action: 'sail' },
      { type: 'take-back', action: 'fish' },
    ]);
    t.arrange((draft) => cast(draft, 'preacher', 'artist', null));
    t.play(A, { type: 'fish', bonus: true });
    expect(player(t.state, A).fish).toEqual([0, 1, 0]);
  });

  rule('VA-E13', 'the Fisherman on two fish; the next gets a tile of 1', () => {
    const t = table(3, (draft) => {
      cast(draft, 'fisherman', null, null);
      for (const each of draft.players) each.boat = at('r1-s3');
      toActions(draft, A, { fish: 1 }, { fish: 1, sail: 1 });
    });
    t.play(A, { type: 'fish', bonus: true });
    expect(player(t.state, A)).toMatchObject({ fish: [0, 1, 0], points: 2 });
    expect(t.state.fish[SPACE_INDEX['r1-s3']]).toBe(1);
    t.play(B, { type: 'fish', bonus: false });
    expect(player(t.state, B).fish).toEqual([1, 0, 0]);
  });

  rule.each(
    'VA-E14',
    [
      {
        good: 'beef',
        vatus: 0,
        points: 7,
        row: [
          [1, 1, 1],
          [1, 0, 0],
        ],
      },
      {
        good: 'copra',
        vatus: 1,
        points: 3,
        row: [
          [1, 1, 0],
          [1, 1, 0],
        ],
      },
    ] as const,
    ({ good, points }) => `${good} scores ${points}`,
    ({ good, vatus, points, row }) => {
      const t = table(3, (draft) => {
        setShips(draft, ['ship-01', [1, 1, 0]], ['ship-10', [1, 0, 0]], ['ship-09', [0, 0, 0]]);
        toActions(draft, A, { buy: 1 }, { rest: 1, sail: 1 });
      });
      t.play(A, { type: 'buy', island: 'efate', good, bonus: false });
      expect(player(t.state, A)).toMatchObject({ vatus, points });
      expect(t.state.ships.slice(0, 2).map(({ cubes }) => cubes)).toEqual(row);
    },
  );

  rule('VA-E15', 'the Buyer fills a ship with two beef: 12 points', () => {
    const t = table(3, (draft) => {
      cast(draft, 'buyer', null, null);
      setShips(draft, ['ship-05', [1, 0, 0]], ['ship-02', [0, 0, 0]], ['ship-09', [0, 0, 0]]);
      toActions(draft, A, { buy: 1 }, { rest: 1, sail: 1 });
    });
    t.play(A, { type: 'buy', island: 'efate', good: 'beef', bonus: true });
    expect(player(t.state, A)).toMatchObject({ vatus: 0, points: 12 });
  });

  rule('VA-E16', 'the Guide brings a tourist to Efate: 3 vatus, 2 points', () => {
    const t = table(3, (draft) => {
      inRound(draft, 4);
      draft.touristsWaiting = 1;
      cast(draft, 'guide', null, null);
      build(draft, 'efate', A, B, C);
      Object.assign(island(draft, 'efate'), { drawings: 1, tourists: 2 });
      player(draft, A).vatus = 0;
      toActions(draft, A, { tourist: 1 }, { rest: 1, sail: 1 });
    });
    t.play(A, { type: 'transport', island: 'efate', bonus: true });
    expect(player(t.state, A)).toMatchObject({ vatus: 3, points: 2 });
    expect(island(t.state, 'efate').tourists).toBe(3);
  });

  rule('VA-E17', 'the Beggar with 9 vatus and 12 points begs 1: 16 points, 0 vatus', () => {
    const t = table(3, (draft) => {
      cast(draft, 'beggar', null, null);
      Object.assign(player(draft, A), { vatus: 9, points: 12 });
      toPlanning(draft);
    });
    t.play(A, { type: 'beg', points: 1 });
    expect(player(t.state, A)).toMatchObject({ vatus: 0, points: 16 });
  });

  rule('VA-E18', 'round 2 on the starting tiles', () => {
    const arrange = (): VanuatuScenario =>
      table(3, (draft) => {
        inRound(draft, 2);
        toTiles(draft);
      });
    const t = arrange();
    expect(spacesOf(t, 'tile-a1')).toEqual(['r2-s4', 'r3-s3']);
    expect(spacesOf(t, 'tile-b1')).toEqual(['r1-s1']);
    t.play(A, { type: 'place-tile', tile: 'tile-a1', space: 'r2-s4' });
    expect(spacesOf(t, 'tile-b1')).toEqual(['r1-s1', 'r1-s4', 'r3-s4']);
    const other = arrange().play(A, { type: 'place-tile', tile: 'tile-b1', space: 'r1-s1' });
    expect(spacesOf(other, 'tile-a1')).toEqual(['r2-s1', 'r2-s4', 'r3-s3']);
  });

  rule('VA-E19', 'A1 is refilled only once both its cubes are gone', () => {
    const t = table(3, (draft) => {
      relay(draft, [['tile-a1', 'r2-s4']]);
      inRound(draft, 3);
      setShips(draft, ['ship-01', [0, 0, 0]], ['ship-02', [0, 0, 0]], ['ship-03', [0, 0, 0]]);
      player(draft, A).vatus = 9;
      toActions(draft, A, { buy: 1 });
    });
    t.play(A, { type: 'buy', island: 'tile-a1', good: 'kava', bonus: false });
    expect(t.state.round).toBe(4);
    expect(island(t.state, 'tile-a1').cubes).toEqual([0, 0, 1]);
    t.arrange((draft) => toActions(draft, A, { buy: 1 }));
    t.play(A, { type: 'buy', island: 'tile-a1', good: 'beef', bonus: false });
    expect(t.state.round).toBe(5);
    expect(island(t.state, 'tile-a1').cubes).toEqual([1, 0, 1]);
  });

  rule('VA-E20', 'characters returned may be taken by those after', () => {
    const t = table(3, (draft) => {
      inRound(draft, 2);
      cast(draft, 'diver', 'guide', 'artist');
      toCharacters(draft);
    });
    t.play(A, { type: 'choose-character', character: 'navigator' });
    t.play(B, { type: 'choose-character', character: 'diver' });
    t.play(C, { type: 'choose-character', character: 'guide' });
    expect(t.state.players.map(({ character }) => character)).toEqual(['navigator', 'diver', 'guide']);
  });

  rule('VA-E21', 'a whole phase 4', () => {
    const t = table(3, (draft) => {
      draft.touristsWaiting = 0;
      const swapped = [
        ['start-fish', 'r2-s3'],
        ['start-wreck', 'r2-s2'],
        ['start-harbour', 'r1-s3'],
      ] as const;
      relay(draft, [], ['tile-a1', 'tile-b1'], swapped);
      for (const each of draft.players) each.boat = at('r2-s3');
      build(draft, 'efate', A, C);
      cast(draft, 'navigator', 'artist', 'builder');
      give(draft, C, 'fish', 1);
      setFish(draft, 'r2-s3', 2);
      toActions(
        draft,
        A,
        { fish: 1, sell: 1, draw: 1, build: 1, rest: 1 },
        { fish: 2, draw: 2, rest: 1 },
        { build: 2, sell: 2, rest: 1 },
      );
    });
    // A holds only Rest.
    t.play(A, { type: 'rest', bonus: false }).play(A, { type: 'take-rest-token', token: 'vatu-and-point' });
    t.play(B, { type: 'fish', bonus: false });
    expect(player(t.state, B).fish).toEqual([0, 1, 0]);
    t.play(C, { type: 'build', island: 'efate', bonus: true });
    expect(player(t.state, C).vatus).toBe(2);
    expect(holds(t, A, 'fish')).toBe(true);
    t.play(A, { type: 'fish', bonus: false });
    expect(player(t.state, A).fish).toEqual([1, 0, 0]);
    t.play(B, { type: 'draw', island: 'efate', bonus: true });
    // C holds Sell only and has one tile to sell: that is done without a question (VA-7.11).
    expect(t.events).toContainEqual({ type: 'fish-sold', seat: C, tiles: [1], price: 3 });
    expect(player(t.state, C).vatus).toBe(5);
    t.play(A, { type: 'sell', tiles: [1], bonus: false });
    expect(player(t.state, A).vatus).toBe(5);
    // B has but Rest left, and so has C: they are asked for the token only.
    t.play(B, { type: 'take-rest-token', token: 'first-player' });
    t.play(C, { type: 'take-rest-token', token: 'point' });
    expect(t.legal(A)).toEqual([
      { type: 'take-back', action: 'build' },
      { type: 'take-back', action: 'draw' },
    ]);
    t.play(A, { type: 'take-back', action: 'build' });
    // The last stack went back by itself, and phase 5 is over.
    expect(t.state.players.map(({ vatus, points }) => [vatus, points])).toEqual([
      [6, 1],
      [3, 5],
      [5, 1],
    ]);
    expect(t.state.firstPlayer).toBe(B);
    expect(t.state.round).toBe(2);
  });

  rule('VA-E22', 'the end: 72 points', () => {
    const t = table(3, (draft) => {
      inRound(draft, 8);
      relay(draft, [
        ['tile-a1', 'r2-s4'],
        ['tile-b1', 'r1-s4'],
      ]);
      Object.assign(player(draft, A), { points: 40, vatus: 7 });
      give(draft, A, 'fish', 2, 1);
      give(draft, A, 'treasure', 3, 1);
      build(draft, 'efate', A, A);
      build(draft, 'tile-a1', A);
      island(draft, 'efate').tourists = 3;
      island(draft, 'tile-a1').tourists = 2;
    });
    const { points, breakdown } = scoreOf(t.state, A as Seat);
    expect(breakdown.map(({ points: some }) => some)).toEqual([40, 5, 0, 8, 16, 3]);
    expect(points).toBe(72);
  });

  rule('VA-E26', 'the Governor rests twice and is paid twice', () => {
    const t = table(3, (draft) => {
      inRound(draft, 2);
      cast(draft, 'governor', null, null);
      player(draft, A).vatus = 0;
      draft.rests = [
        { seat: A as Seat, token: 'point' },
        { seat: B as Seat, token: 'vatu-and-point' },
      ];
      toActions(draft, A, { sail: 1 });
    });
    t.play(A, { type: 'govern', from: 'sail', to: 'rest' });
    expect(t.legal(A)).toEqual([
      { type: 'take-rest-token', token: 'first-player' },
      { type: 'take-rest-token', token: 'vatu' },
    ]);
    t.play(A, { type: 'take-rest-token', token: 'vatu' });
    expect(player(t.state, A)).toMatchObject({ vatus: 1, points: 1 });
  });

  rule('VA-E27', 'the Beggar not used is lost with the round', () => {
    const t = table(3, (draft) => {
      inRound(draft, 3);
      cast(draft, 'artist', 'beggar', 'guide');
      player(draft, B).points = 6;
      toActions(draft, A, { sail: 1 });
    });
    expect(t.asks(B)).toEqual([{ kind: 'beg' }]);
    t.play(A, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    expect(t.ask(A)).toEqual({ kind: 'place-tile' });
    expect(t.asks(B)).toEqual([]);
    t.skipTo((now) => now.decisions()[0]?.ask.kind === 'choose-character' && asked(now) === B);
    t.play(B, { type: 'choose-character', character: 'diver' });
    expect(t.legal(C)).toContainEqual({ type: 'choose-character', character: 'beggar' });
  });
});
