import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import type { ActionId } from '../data/actions.js';
import {
  at,
  asked,
  build,
  cast,
  give,
  island,
  player,
  relay,
  setCubes,
  setFish,
  setMarkers,
  setShips,
  table,
  toPlanning,
} from '../table.testing.js';
import type { VanuatuScenario } from '../table.testing.js';

function plan(action: ActionId): { type: 'plan'; action: ActionId } {
  return { type: 'plan', action };
}

function plannable(t: VanuatuScenario, seat = 0): ActionId[] {
  return t.legal(seat).flatMap((move) => (move.type === 'plan' ? [move.action] : []));
}

describe('VA-6 Phase 3: planning', () => {
  rule('VA-6.1', 'in turn order two markers each, again two, then one; stacking is free', () => {
    const t = table(3, (draft) => {
      draft.firstPlayer = 2 as typeof draft.firstPlayer;
      toPlanning(draft);
    });
    const order: number[] = [];
    while (t.state.stack.at(-1)?.kind === 'planning') {
      const seat = asked(t);
      order.push(seat);
      t.play(seat, plan('sail'));
    }
    expect(order).toEqual([2, 2, 0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 0, 1]);
    expect(t.state.stack.map(({ kind }) => kind)).toContain('actions');
  });

  rule('VA-6.1', 'the question says how many are left, and there is no passing', () => {
    const t = table(3, toPlanning);
    expect(t.ask(0)).toEqual({ kind: 'plan', left: 2 });
    t.play(0, plan('sail'));
    expect(t.ask(0)).toEqual({ kind: 'plan', left: 1 });
    expect(t.legal(0).every(({ type }) => type === 'plan')).toBe(true);
  });

  rule('VA-6.2', 'only what could be performed this round can be planned; the refusal says what is missing', () => {
    const t = table(3, (draft) => {
      draft.touristsWaiting = 0;
      toPlanning(draft);
    });
    // On the tile without fish or treasure, next to Efate: no fish, no tourist, nothing to sell.
    expect(plannable(t)).toEqual(['buy', 'sail', 'build', 'rest', 'draw']);
    const reasons = (['explore', 'tourist', 'fish', 'sell'] as const).map(
      (action) => t.refused(0, plan(action), 'VA-6.2').reason,
    );
    expect(reasons).toEqual(['no-treasure-in-reach', 'no-tourist-waits', 'no-fish-in-reach', 'no-fish-to-sell']);
  });

  rule('VA-6.2', 'the first marker of the same placement counts', () => {
    const t = table(3, toPlanning);
    t.refused(0, plan('fish'), 'VA-6.2');
    t.play(0, plan('sail'));
    expect(plannable(t)).toEqual(expect.arrayContaining(['fish', 'explore']));
  });

  rule('VA-6.2', 'refusals name want of vatus, of a slot, of a stall, of an order', () => {
    const t = table(3, (draft) => {
      player(draft, 0).vatus = 1;
      toPlanning(draft);
    });
    expect(t.refused(0, plan('build'), 'VA-6.2')).toMatchObject({
      reason: 'vatus-not-in-reach',
      params: { action: 'build', vatus: 1 },
    });
    t.arrange((draft) => build(draft, 'efate', 1, 1, 1));
    expect(t.refused(0, plan('build'), 'VA-6.2').reason).toBe('no-stall-slot-in-reach');
    t.arrange((draft) => setCubes(draft, 'efate', [0, 0, 0]));
    expect(t.refused(0, plan('buy'), 'VA-6.2').reason).toBe('no-cube-in-reach');
    t.arrange((draft) => {
      island(draft, 'efate').drawings = 1;
      give(draft, 0, 'fish', 1);
    });
    expect(t.refused(0, plan('draw'), 'VA-6.2').reason).toBe('no-drawing-slot-in-reach');
    expect(t.refused(0, plan('sell'), 'VA-6.2').reason).toBe('no-own-stall-in-reach');
  });

  rule('VA-6.2', 'a fish on one side and the stall on the other do not add up: one sail only', () => {
    const t = table(3, (draft) => {
      relay(draft, [
        ['tile-a1', 'r2-s4'],
        ['tile-b2', 'r2-s1'],
      ]);
      for (const space of ['r1-s3', 'r2-s2'] as const) setFish(draft, space, 0);
      build(draft, 'tile-a1', 0);
      Object.assign(player(draft, 0), { boat: at('r2-s2'), vatus: 9 });
      setMarkers(draft, { sail: 1, fish: 1 });
      toPlanning(draft, 1);
    });
    expect(t.refused(0, plan('sell'), 'VA-6.2').reason).toBe('no-order-works');
    t.arrange((draft) => void (player(draft, 0).boat = at('r2-s1')));
    expect(plannable(t)).toContain('sell');
  });

  rule('VA-6.2', 'free exchanges and the own bonus are imagined', () => {
    const t = table(3, (draft) => {
      player(draft, 0).vatus = 0;
      give(draft, 0, 'treasure', 2, 1);
      toPlanning(draft);
    });
    expect(plannable(t)).toContain('build');
    t.play(0, { type: 'sell-treasure', value: 1 });
    expect(plannable(t)).toContain('build');
    t.arrange((draft) => {
      Object.assign(player(draft, 0), { vatus: 1, treasure: [0, 0, 0] });
      cast(draft, 'builder', null, null);
    });
    expect(plannable(t)).toContain('build');
    t.arrange((draft) => void (player(draft, 0).bonusReady = false));
    expect(plannable(t)).not.toContain('build');
  });

  rule('VA-6.2', 'the own bonus is imagined on the way, too', () => {
    const t = table(3, (draft) => {
      build(draft, 'efate', 0);
      cast(draft, 'navigator', null, null);
      player(draft, 0).vatus = 0;
      setMarkers(draft, { sail: 1, fish: 1 });
      toPlanning(draft, 1);
    });
    // Sail for nothing, fish, sell.
    expect(plannable(t)).toContain('sell');
    t.arrange((draft) => void (player(draft, 0).bonusReady = false));
    expect(plannable(t)).not.toContain('sell');
    const builder = table(3, (draft) => {
      give(draft, 0, 'fish', 1);
      cast(draft, 'builder', null, null);
      player(draft, 0).vatus = 1;
      setMarkers(draft, { build: 1 });
      toPlanning(draft, 1);
    });
    expect(plannable(builder)).toContain('sell');
    builder.arrange((draft) => void (player(draft, 0).bonusReady = false));
    expect(plannable(builder)).not.toContain('sell');
  });

  rule('VA-6.2', 'each other action is imagined once, and never the one to be planned', () => {
    const t = table(3, (draft) => {
      relay(draft, [
        ['tile-a1', 'r2-s1'],
        ['tile-b2', 'r3-s1'],
        ['tile-c1', 'r3-s2'],
      ]);
      for (const space of ['r1-s3', 'r2-s2'] as const) setFish(draft, space, 0);
      Object.assign(player(draft, 0), { boat: at('r1-s3'), vatus: 9 });
      setMarkers(draft, { sail: 2 });
      toPlanning(draft, 1);
    });
    // r1-s3, r2-s3, r2-s2, r3-s2: the fish on r3-s1 is four steps away.
    expect(plannable(t)).not.toContain('fish');
    t.arrange((draft) => void (player(draft, 0).boat = at('r2-s3')));
    expect(plannable(t)).toContain('fish');
  });

  rule(
    'VA-6.3',
    'opponents, majorities and neutral markers do not count; own imagined actions change the table',
    () => {
      const t = table(3, (draft) => {
        setMarkers(draft, {}, { draw: 5 }, { draw: 5 });
        toPlanning(draft);
      });
      expect(plannable(t)).toContain('draw');
      const poor = table(3, (draft) => {
        build(draft, 'efate', 0);
        setCubes(draft, 'efate', [0, 0, 1]);
        give(draft, 0, 'fish', 1);
        player(draft, 0).vatus = 1;
        setMarkers(draft, { sell: 1 });
        toPlanning(draft, 1);
      });
      // Beef costs 3: the fish brings 3 at the price of now, but would bring only 1 at a price of 1.
      expect(plannable(poor)).toContain('buy');
      poor.arrange((draft) => void (draft.fishPrice = 1));
      expect(poor.refused(0, plan('buy'), 'VA-6.2').reason).toBe('vatus-not-in-reach');
    },
  );

  rule('VA-6.3', 'a stall imagined to be built pays for an imagined tourist', () => {
    const t = table(3, (draft) => {
      draft.touristsWaiting = 1;
      draft.touristPile = [0, 1, 2, 2, 2, 3, 3];
      setMarkers(draft, { build: 1, tourist: 1, sail: 1, fish: 1 });
      toPlanning(draft, 2);
    });
    // Build for all 3 vatus, the tourist brings 1 for the new stall, that pays the step to the fish beside it.
    expect(plannable(t)).toContain('sell');
    t.arrange((draft) => void (draft.touristsWaiting = 0));
    expect(t.refused(0, plan('sell'), 'VA-6.2').reason).toBe('vatus-not-in-reach');
  });

  rule('VA-6.3', 'the points of an imagined conversion, or drawing, can be begged back', () => {
    const t = table(3, (draft) => {
      relay(draft, [['tile-b2', 'r1-s1']]);
      give(draft, 0, 'fish', 3);
      build(draft, 'efate', 0);
      setCubes(draft, 'efate', [0, 0, 1]);
      cast(draft, 'beggar', null, null);
      player(draft, 0).vatus = 1;
      setMarkers(draft, { sell: 1 });
      toPlanning(draft, 1);
    });
    // 1 and 9 make ten, that is 5 points; 3 of them buy the beef.
    expect(plannable(t)).toContain('buy');
    t.arrange((draft) => void (player(draft, 0).bonusReady = false));
    expect(plannable(t)).not.toContain('buy');
    t.arrange((draft) => {
      player(draft, 0).bonusReady = true;
      setMarkers(draft, { draw: 1 });
    });
    expect(plannable(t)).toContain('buy');
    t.arrange((draft) => setMarkers(draft, { fish: 1 }));
    expect(plannable(t)).not.toContain('buy');
    // Copra for 2 scores 3, which make the price of a stall, if a ship lacks copra.
    t.arrange((draft) => {
      player(draft, 0).vatus = 2;
      setCubes(draft, 'efate', [0, 1, 0]);
      setShips(draft, ['ship-09', [0, 0, 0]], ['ship-02', [0, 0, 0]], ['ship-07', [0, 0, 0]]);
      setMarkers(draft, { buy: 1 });
    });
    expect(plannable(t)).toContain('build');
    t.arrange((draft) => {
      draft.ships[1] = { id: 'ship-02', cubes: [0, 1, 0] };
      draft.supply[1] = 6;
    });
    expect(plannable(t)).not.toContain('build');
  });

  rule('VA-6.4', 'Rest can always be planned', () => {
    const t = table(5, (draft) => {
      setMarkers(draft, { rest: 4 }, { rest: 5 }, { rest: 5 }, { rest: 5 }, { rest: 5 });
      toPlanning(draft, 2);
    });
    expect(plannable(t)).toContain('rest');
    t.play(0, plan('rest'));
  });

  rule('VA-6.5', "the Governor's move is not imagined, and the other boats stay where they are", () => {
    const t = table(3, (draft) => {
      cast(draft, 'governor', null, null);
      setMarkers(draft, { draw: 2 });
      toPlanning(draft, 1);
    });
    expect(plannable(t)).not.toContain('fish');
    const two = table(2, (draft) => {
      // The other boat stands on the only fish, and does not go away in one's imagination.
      for (const space of ['r2-s2'] as const) setFish(draft, space, 0);
      player(draft, 1).boat = at('r1-s3');
      cast(draft, null, null);
      setMarkers(draft, { sail: 1 });
      toPlanning(draft, 1);
    });
    expect(plannable(two)).not.toContain('fish');
    two.arrange((draft) => void (player(draft, 1).boat = at('r2-s2')));
    expect(plannable(two)).toContain('fish');
  });

  rule('VA-6.6', 'a marker stays though its action has become impossible', () => {
    const t = table(3, (draft) => {
      give(draft, 0, 'treasure', 2);
      player(draft, 0).vatus = 8;
      toPlanning(draft);
    });
    t.play(0, plan('build'));
    t.play(0, { type: 'sell-treasure', value: 2 });
    expect(player(t.state, 0).vatus).toBe(0);
    expect(player(t.state, 0).markers[3]).toBe(1);
    t.refused(0, plan('build'), 'VA-6.2');
  });

  rule('VA-6.7', 'one who can only rest has all his markers put there without a question', () => {
    const t = table(3, (draft) => {
      draft.touristsWaiting = 0;
      island(draft, 'efate').drawings = 1;
      player(draft, 1).vatus = 0;
      toPlanning(draft);
    });
    t.play(0, plan('sail')).play(0, plan('sail'));
    expect(asked(t)).toBe(2);
    expect(player(t.state, 1).markers[4]).toBe(2);
    expect(t.events.filter((event) => event.type === 'marker-placed' && event.seat === 1)).toHaveLength(2);
  });
});
