import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import type { CharacterId } from '../data/characters.js';
import type { State } from '../state.js';
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
  setShips,
  table,
  toActions,
  toPlanning,
} from '../table.testing.js';
import type { Markers, VanuatuScenario } from '../table.testing.js';

const EMPTY: readonly [number, number, number] = [0, 0, 0];

/** Seat 0, with this character, to act; the others wait with a marker or two. */
function playing(
  character: CharacterId,
  markers: Markers,
  arrange: (draft: State) => void = () => {},
): VanuatuScenario {
  return table(3, (draft) => {
    cast(draft, character, null, null);
    arrange(draft);
    toActions(draft, 0, markers, { rest: 1, sail: 1 }, { rest: 1, sail: 1 });
  });
}

describe('VA-9 Character bonuses', () => {
  rule('VA-9.1', 'Navigator: the steps cost nothing', () => {
    const t = playing('navigator', { sail: 2, draw: 1 }, (draft) => void (player(draft, 0).vatus = 0));
    t.refused(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false }, 'VA-3.2');
    t.play(0, { type: 'sail', to: 'r1-s3', steps: 3, bonus: true });
    expect(player(t.state, 0)).toMatchObject({ boat: at('r1-s3'), vatus: 0, bonusReady: false });
    expect(t.events.slice(0, 2)).toEqual([
      { type: 'bonus-used', seat: 0, character: 'navigator' },
      { type: 'sailed', seat: 0, from: 'r2-s3', to: 'r1-s3', steps: 3, paid: 0 },
    ]);
  });

  rule('VA-9.2', 'Fisherman: also points equal to the tile taken', () => {
    const t = playing('fisherman', { fish: 1, draw: 1 }, (draft) => void (player(draft, 0).boat = at('r1-s3')));
    t.play(0, { type: 'fish', bonus: true });
    expect(player(t.state, 0)).toMatchObject({ fish: [0, 1, 0], points: 2 });
  });

  rule('VA-9.3', 'Vendor: no own stall needs to be near', () => {
    const t = playing('vendor', { sell: 1, draw: 1 }, (draft) => give(draft, 0, 'fish', 2));
    t.refused(0, { type: 'sell', tiles: [2], bonus: false }, 'VA-8.5');
    t.play(0, { type: 'sell', tiles: [2], bonus: true });
    expect(player(t.state, 0)).toMatchObject({ vatus: 9, bonusReady: false });
  });

  rule('VA-9.4', 'Diver: also vatus equal to the tile taken, with the conversion', () => {
    const t = playing('diver', { explore: 1, draw: 1 }, (draft) => {
      Object.assign(player(draft, 0), { boat: at('r2-s2'), vatus: 9 });
    });
    t.play(0, { type: 'explore', bonus: true });
    expect(player(t.state, 0)).toMatchObject({ treasure: [0, 1, 0], vatus: 1, points: 5 });
  });

  rule('VA-9.5', 'Builder: the stall costs 1', () => {
    const t = playing('builder', { build: 1, draw: 1 });
    t.play(0, { type: 'build', island: 'efate', bonus: true });
    expect(player(t.state, 0)).toMatchObject({ vatus: 2, stalls: 7 });
  });

  rule('VA-9.6', 'Buyer: a second cube from the supply, free, by the same rule', () => {
    const t = playing('buyer', { buy: 1, draw: 1 }, (draft) => {
      setShips(draft, ['ship-09', [2, 0, 0]], ['ship-02', [1, 1, 0]], ['ship-03', EMPTY]);
    });
    const before = t.state.supply[0] ?? 0;
    t.play(0, { type: 'buy', island: 'efate', good: 'kava', bonus: true });
    expect(player(t.state, 0)).toMatchObject({ vatus: 2, points: 1 + 2 + 1 + 2 });
    expect(t.state.ships.map(({ cubes }) => cubes[0])).toEqual([3, 2, 0]);
    expect(t.state.supply[0]).toBe(before - 1);
  });

  rule('VA-9.6', 'nothing if the supply or the ships have no room for it', () => {
    const noShip = playing('buyer', { buy: 1, draw: 1 }, (draft) => {
      setShips(draft, ['ship-09', [2, 0, 0]], ['ship-03', EMPTY], ['ship-04', EMPTY]);
    });
    noShip.play(0, { type: 'buy', island: 'efate', good: 'kava', bonus: true });
    expect(player(noShip.state, 0).points).toBe(3);
    expect(player(noShip.state, 0).bonusReady).toBe(false);
    const noCube = playing('buyer', { buy: 1, draw: 1 }, (draft) => {
      relay(draft, [
        ['tile-a1', 'r2-s4'],
        ['tile-a2', 'r3-s1'],
        ['tile-d1', 'r3-s3'],
        ['tile-d2', 'r3-s6'],
      ]);
      setShips(draft, ['ship-09', [2, 0, 0]], ['ship-02', [1, 0, 0]], ['ship-07', [1, 0, 0]]);
      expect(draft.supply[0]).toBe(0);
    });
    noCube.play(0, { type: 'buy', island: 'efate', good: 'kava', bonus: true });
    expect(player(noCube.state, 0).points).toBe(3);
    expect(noCube.state.ships.map(({ cubes }) => cubes[0])).toEqual([3, 1, 1]);
  });

  rule('VA-9.7', 'Artist: 5 points instead of 3', () => {
    const t = playing('artist', { draw: 1, fish: 1 });
    t.play(0, { type: 'draw', island: 'efate', bonus: true });
    expect(player(t.state, 0).points).toBe(5);
  });

  rule('VA-9.8', 'Guide: also 2 points for each drawing on the island', () => {
    const t = playing('guide', { tourist: 1, fish: 1 }, (draft) => {
      inRound(draft, 4);
      draft.touristsWaiting = 1;
      island(draft, 'efate').drawings = 1;
      build(draft, 'efate', 2);
    });
    t.play(0, { type: 'transport', island: 'efate', bonus: true });
    expect(player(t.state, 0)).toMatchObject({ vatus: 4, points: 2 });
  });

  rule('VA-9.9', 'Beggar: once in the round 1 to 3 points for vatus, on any turn, never below 0', () => {
    const t = table(3, (draft) => {
      cast(draft, null, 'beggar', null);
      player(draft, 1).points = 2;
      toPlanning(draft);
    });
    expect(asked(t)).toBe(0);
    expect(t.legal(1, 'beg')).toEqual([
      { type: 'beg', points: 1 },
      { type: 'beg', points: 2 },
    ]);
    expect(t.refused(1, { type: 'beg', points: 3 }, 'VA-9.9').params).toEqual({ points: 3, most: 2 });
    t.play(1, { type: 'beg', points: 1 });
    expect(player(t.state, 1)).toMatchObject({ points: 1, vatus: 4, bonusReady: false });
    expect(t.asks(1)).toEqual([]);
  });

  rule('VA-9.9', 'the vatus begged are converted as any others', () => {
    const t = table(3, (draft) => {
      cast(draft, 'beggar', null, null);
      Object.assign(player(draft, 0), { points: 3, vatus: 8 });
      toPlanning(draft);
    });
    t.play(0, { type: 'beg', points: 3 });
    expect(player(t.state, 0)).toMatchObject({ points: 5, vatus: 1 });
  });

  rule('VA-9.10', 'Preacher: holding nothing, he performs one action on which he has a marker', () => {
    const t = table(3, (draft) => {
      cast(draft, null, 'preacher', null);
      toActions(draft, 1, { draw: 2, sail: 2 }, { draw: 1, sail: 1 });
    });
    t.refused(1, { type: 'draw', island: 'efate', bonus: false }, 'VA-7.5');
    t.refused(1, { type: 'rest', bonus: true }, 'VA-7.3');
    t.play(1, { type: 'draw', island: 'efate', bonus: true });
    expect(player(t.state, 1)).toMatchObject({ points: 3, bonusReady: false });
    expect(player(t.state, 1).markers[8]).toBe(0);
  });

  rule('VA-9.10', 'not while he holds any action, even one that cannot be performed; and once only', () => {
    const t = table(3, (draft) => {
      cast(draft, null, 'preacher', null);
      toActions(draft, 1, { draw: 2, sail: 2 }, { draw: 1, fish: 1 });
    });
    expect(t.legal(1)).toEqual([{ type: 'take-back', action: 'fish' }]);
    t.refused(1, { type: 'draw', island: 'efate', bonus: true }, 'VA-7.6');
    t.refused(1, { type: 'fish', bonus: true }, 'VA-9.10');
    t.arrange((draft) => {
      player(draft, 1).bonusReady = false;
      toActions(draft, 1, { draw: 2, sail: 2 }, { draw: 1, sail: 1 });
    });
    t.refused(1, { type: 'draw', island: 'efate', bonus: true }, 'VA-5.3');
  });

  rule('VA-9.11', 'Governor: instead of resolving he moves a whole stack; it joins his markers there', () => {
    const t = playing('governor', { fish: 2, draw: 1, sell: 1 });
    expect(t.legal(0).filter(({ type }) => type === 'govern')).toHaveLength(24);
    t.refused(0, { type: 'govern', from: 'fish', to: 'fish' }, 'VA-9.11');
    t.refused(0, { type: 'govern', from: 'rest', to: 'fish' }, 'VA-7.3');
    t.play(0, { type: 'govern', from: 'fish', to: 'draw' });
    expect(player(t.state, 0).markers).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 3]);
    expect(asked(t)).toBe(1);
    t.refused(1, { type: 'govern', from: 'rest', to: 'fish' }, 'VA-9.11');
    t.skipTo((now) => asked(now) === 0);
    t.refused(0, { type: 'govern', from: 'sell', to: 'draw' }, 'VA-5.3');
  });

  rule('VA-9.11', 'also while he holds nothing', () => {
    const t = table(3, (draft) => {
      cast(draft, null, 'governor', null);
      toActions(draft, 1, { draw: 2, sail: 1 }, { draw: 1 });
    });
    t.play(1, { type: 'govern', from: 'draw', to: 'rest' });
    expect(asked(t)).toBe(0);
    expect(player(t.state, 1).markers[4]).toBe(1);
  });

  rule('VA-9.12', 'the target may be impossible, or an action already done: then he does it twice', () => {
    const t = playing('governor', { sail: 1, draw: 1 });
    t.play(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    t.skipTo((now) => asked(now) === 0);
    t.play(0, { type: 'govern', from: 'draw', to: 'sail' });
    t.skipTo((now) => asked(now) === 0);
    t.play(0, { type: 'sail', to: 'r2-s3', steps: 1, bonus: false });
    expect(player(t.state, 0)).toMatchObject({ boat: at('r2-s3'), vatus: 1 });
    const nowhere = playing('governor', { sail: 1, draw: 1 });
    nowhere.play(0, { type: 'govern', from: 'draw', to: 'explore' });
    expect(player(nowhere.state, 0).markers[1]).toBe(1);
  });

  rule('VA-9.13', 'who so rests twice holds two tokens, and both pay', () => {
    const t = table(3, (draft) => {
      inRound(draft, 8);
      cast(draft, 'governor', null, null);
      toActions(draft, 0, { rest: 1, sail: 1 });
    });
    t.play(0, { type: 'rest', bonus: false }).play(0, { type: 'take-rest-token', token: 'vatu' });
    t.play(0, { type: 'govern', from: 'sail', to: 'rest' });
    t.play(0, { type: 'take-rest-token', token: 'vatu-and-point' });
    expect(player(t.state, 0)).toMatchObject({ vatus: 5, points: 1 });
  });

  rule('VA-9.14', 'a bonus that changes nothing may be used, and is used up', () => {
    const t = playing('guide', { tourist: 1, fish: 1 }, (draft) => {
      inRound(draft, 4);
      draft.touristsWaiting = 1;
    });
    t.play(0, { type: 'transport', island: 'efate', bonus: true });
    expect(player(t.state, 0)).toMatchObject({ points: 0, bonusReady: false });
  });
});
