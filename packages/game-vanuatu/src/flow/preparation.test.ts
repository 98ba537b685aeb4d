import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { SHIP_IDS } from '../data/ships.js';
import type { State } from '../state.js';
import { inRound, island, relay, setCubes, setShips, table, toActions, toTiles } from '../table.testing.js';
import type { VanuatuScenario } from '../table.testing.js';

/** Seat 0 takes the last turn of the round, and the next round begins. */
function nextRound(arrange: (draft: State) => void): VanuatuScenario {
  const t = table(3, (draft) => {
    arrange(draft);
    toActions(draft, 0, { sail: 1 });
  });
  return t.play(0, { type: 'sail', to: 'r2-s2', steps: 1, bonus: false });
}

const FILLED: readonly [number, number, number] = [1, 1, 1];
const EMPTY: readonly [number, number, number] = [0, 0, 0];

describe('VA-4 The round; phase 1: preparation', () => {
  rule('VA-4.1', 'a round goes through its phases, and round 1 skips the first', () => {
    const t = table(3);
    const phases: string[] = [];
    t.skipTo(({ state }) => {
      const [decision] = t.decisions();
      const phase = `${state.round} ${decision?.ask.kind}`.replace('take-rest-token', 'resolve');
      if (phase !== phases.at(-1)) phases.push(phase);
      return state.round === 3;
    });
    expect(phases).toEqual([
      '1 choose-character',
      '1 plan',
      '1 resolve',
      '2 place-tile',
      '2 choose-character',
      '2 plan',
      '2 resolve',
      '3 place-tile',
    ]);
  });

  rule('VA-4.1', 'the game has eight rounds', () => {
    const t = table(4).skipTo((now) => now.decisions().length === 0);
    expect(t.state.round).toBe(8);
    expect(t.ranking()).toHaveLength(4);
  });

  rule('VA-4.2', 'price, tourists, ships, refill, tiles: in this order', () => {
    const t = nextRound((draft) => {
      draft.fishPrice = 1;
      draft.touristsWaiting = 1;
      draft.touristPile = [0, 1, 2, 2, 2, 3, 3];
      setCubes(draft, 'efate', EMPTY);
      setShips(draft, ['ship-01', FILLED], ['ship-03', [0, 0, 1]], ['ship-10', FILLED]);
    });
    expect(t.events.slice(2)).toEqual([
      { type: 'round-began', round: 2 },
      { type: 'fish-price-changed', price: 3 },
      { type: 'tourists-left', tourists: 1 },
      { type: 'tourists-arrived', tourists: 3 },
      { type: 'ship-left', ship: 'ship-01' },
      { type: 'ship-left', ship: 'ship-10' },
      { type: 'ship-arrived', ship: 'ship-09', left: 6 },
      { type: 'ship-arrived', ship: 'ship-08', left: 5 },
      { type: 'island-stocked', island: 'efate', cubes: [1, 1, 1] },
    ]);
    expect(t.state.ships.map(({ id }) => id)).toEqual(['ship-03', 'ship-09', 'ship-08']);
    expect(t.state.touristsWaiting).toBe(3);
    expect(t.ask(0)).toEqual({ kind: 'place-tile' });
  });

  rule('VA-4.2', 'cubes of a filled ship are back in time for the refill', () => {
    const t = nextRound((draft) => {
      setCubes(draft, 'efate', EMPTY);
      // All beef is on ships: 2 + 2 + 1, and one more on the island that keeps it.
      relay(draft, [['tile-a1', 'r2-s4']]);
      setCubes(draft, 'efate', EMPTY);
      setShips(draft, ['ship-03', [0, 1, 2]], ['ship-05', [0, 0, 2]], ['ship-04', [0, 0, 1]]);
      expect(draft.supply[2]).toBe(0);
    });
    expect(island(t.state, 'efate').cubes).toEqual([1, 1, 1]);
  });

  rule('VA-4.3', 'an empty pile is made anew from all ships discarded, those of the same step included', () => {
    const t = nextRound((draft) => {
      setShips(draft, ['ship-01', FILLED], ['ship-03', EMPTY], ['ship-10', EMPTY]);
      draft.discardedShips = draft.shipPile;
      draft.shipPile = [];
    });
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'ship-arrived', left: 7 }));
    expect(t.state.ships.map(({ id }) => id).slice(0, 2)).toEqual(['ship-03', 'ship-10']);
    const all = [...t.state.ships.map(({ id }) => id), ...t.state.shipPile];
    expect(all.toSorted()).toEqual(SHIP_IDS);
    expect(t.state.discardedShips).toEqual([]);
  });

  rule('VA-4.4', 'an island with a cube left is not refilled', () => {
    const t = nextRound((draft) => setCubes(draft, 'efate', [0, 0, 1]));
    expect(island(t.state, 'efate').cubes).toEqual([0, 0, 1]);
    expect(t.events.map(({ type }) => type)).not.toContain('island-stocked');
  });

  rule('VA-4.5', 'a cube the supply lacks is missing; islands are refilled in the order they came', () => {
    const t = nextRound((draft) => {
      relay(draft, [
        ['tile-a1', 'r2-s4'],
        ['tile-d1', 'r3-s3'],
        ['tile-d2', 'r3-s6'],
      ]);
      for (const tile of ['efate', 'tile-a1', 'tile-d1'] as const) setCubes(draft, tile, EMPTY);
      setShips(draft, ['ship-09', [2, 0, 0]], ['ship-02', [2, 0, 0]], ['ship-07', [2, 0, 0]]);
      expect(draft.supply[0]).toBe(3);
    });
    expect(island(t.state, 'efate').cubes).toEqual([1, 1, 1]);
    expect(island(t.state, 'tile-a1').cubes).toEqual([1, 0, 1]);
    expect(island(t.state, 'tile-d1').cubes).toEqual([1, 0, 0]);
    expect(t.state.supply[0]).toBe(0);
  });

  rule('VA-4.5', 'a new island finds the supply short as well, and stays so until it is empty', () => {
    const t = table(3, (draft) => {
      inRound(draft, 3);
      relay(
        draft,
        [
          ['tile-a1', 'r2-s4'],
          ['tile-a2', 'r3-s6'],
          ['tile-b2', 'r1-s4'],
        ],
        ['tile-d1'],
      );
      setShips(draft, ['ship-09', [2, 0, 0]], ['ship-02', [2, 0, 0]], ['ship-07', [2, 0, 0]]);
      expect(draft.supply[0]).toBe(1);
      toTiles(draft);
    });
    t.play(0, t.legal(0)[0] ?? { type: 'beg', points: 1 });
    expect(island(t.state, 'tile-d1').cubes).toEqual([1, 0, 0]);
    expect(t.events).toContainEqual({ type: 'island-stocked', island: 'tile-d1', cubes: [1, 0, 0] });
  });
});
