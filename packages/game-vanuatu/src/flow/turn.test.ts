import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { actionAt, heldActions } from '../majority.js';
import type { Move } from '../moves.js';
import type { State } from '../state.js';
import { asked, build, cast, give, inRound, player, table, toActions } from '../table.testing.js';
import type { VanuatuScenario } from '../table.testing.js';

type SeatOf = State['firstPlayer'];

function held(t: VanuatuScenario, seat: number): string[] {
  const set = heldActions(t.state, seat as SeatOf);
  return Array.from({ length: 9 }, (_action, index) => actionAt(index)).filter(
    (_id, index) => ((set >> index) & 1) === 1,
  );
}

describe('VA-7 Phase 4: actions', () => {
  rule('VA-7.1', 'in turn order, again and again; who has no markers is skipped; then the phase ends', () => {
    const t = table(3, (draft) => {
      inRound(draft, 2);
      draft.firstPlayer = 1 as SeatOf;
      toActions(draft, 1, { fish: 1, sell: 1 }, { fish: 2, sell: 2 }, { fish: 3, sell: 1, sail: 1 });
    });
    // Nobody can fish or sell on the start tile, so stacks are taken back.
    const order: number[] = [];
    while (t.state.round === 2) {
      const seat = asked(t);
      order.push(seat);
      t.play(seat, t.legal(seat)[0] ?? { type: 'rest', bonus: false });
    }
    // Seat 1's, 2's and 0's last stacks are forced and not asked about (VA-7.11).
    expect(order).toEqual([1, 2, 0, 2]);
    expect(t.state.players.every(({ markers }) => markers.every((count) => count === 0))).toBe(true);
  });

  rule('VA-7.2', 'held: more than every opponent singly, or as many and earlier in turn order', () => {
    const t = table(4, (draft) => {
      draft.firstPlayer = 2 as SeatOf;
      toActions(
        draft,
        2,
        { fish: 2, sail: 1, draw: 1 },
        { fish: 1, sail: 1, draw: 1 },
        { fish: 1 },
        { fish: 1, sail: 1, draw: 2 },
      );
    });
    expect(held(t, 0)).toEqual(['fish']);
    expect(held(t, 3)).toEqual(['sail', 'draw']);
    expect(held(t, 1)).toEqual([]);
    expect(held(t, 2)).toEqual([]);
  });

  rule('VA-7.3', 'a held action that can be performed must be performed; all its markers come back', () => {
    const t = table(3, (draft) => toActions(draft, 0, { draw: 3, fish: 1 }, { rest: 1 }));
    expect(t.refused(0, { type: 'take-back', action: 'draw' }, 'VA-7.3').reason).toBe('must-be-performed');
    expect(t.refused(0, { type: 'rest', bonus: false }, 'VA-7.3').reason).toBe('no-marker-there');
    t.play(0, { type: 'draw', island: 'efate', bonus: false });
    expect(t.events).toContainEqual({
      type: 'markers-taken-back',
      seat: 0,
      action: 'draw',
      markers: 3,
      performed: true,
    });
    expect(player(t.state, 0).markers[8]).toBe(0);
  });

  rule('VA-7.4', 'a held action that cannot be performed is taken back without effect, or kept for later', () => {
    const t = table(3, (draft) => toActions(draft, 0, { draw: 1, fish: 2 }, { rest: 1 }));
    expect(t.legal(0)).toEqual([
      { type: 'take-back', action: 'fish' },
      { type: 'draw', island: 'efate', bonus: false },
    ]);
    t.play(0, { type: 'take-back', action: 'fish' });
    expect(t.events[0]).toEqual({ type: 'markers-taken-back', seat: 0, action: 'fish', markers: 2, performed: false });
  });

  rule('VA-7.5', 'who holds nothing takes one of his stacks back without effect', () => {
    const t = table(3, (draft) => toActions(draft, 1, { draw: 1, sail: 1 }, { draw: 1, sail: 1 }));
    expect(t.legal(1)).toEqual([
      { type: 'take-back', action: 'sail' },
      { type: 'take-back', action: 'draw' },
    ]);
    t.refused(1, { type: 'draw', island: 'efate', bonus: false }, 'VA-7.5');
    t.play(1, { type: 'take-back', action: 'draw' });
    expect(player(t.state, 1)).toMatchObject({ points: 0 });
  });

  rule('VA-7.6', 'while he holds an action he may neither take back nor perform another, nor pass', () => {
    const t = table(3, (draft) => toActions(draft, 1, { draw: 2 }, { draw: 1, sail: 1 }));
    t.refused(1, { type: 'take-back', action: 'draw' }, 'VA-7.6');
    t.refused(1, { type: 'draw', island: 'efate', bonus: false }, 'VA-7.6');
    expect(t.legal(1).every(({ type }) => type === 'sail')).toBe(true);
  });

  rule('VA-7.7', 'an action is performed once, and the order of planning does not matter', () => {
    const t = table(3, (draft) => toActions(draft, 0, { draw: 4, sail: 1 }, { rest: 1 }));
    t.play(0, { type: 'draw', island: 'efate', bonus: false });
    expect(player(t.state, 0).points).toBe(3);
    expect(t.state.islands[0]?.drawings).toBe(1);
  });

  rule('VA-7.8', 'majorities are judged anew as markers leave', () => {
    const t = table(3, (draft) => toActions(draft, 0, { sail: 2, draw: 1 }, { sail: 1, rest: 1 }, { rest: 1 }));
    expect(held(t, 1)).toEqual(['rest']);
    t.play(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    expect(held(t, 1)).toEqual(['sail', 'rest']);
  });

  rule('VA-7.9', 'what can be performed looks at vatus held now; one may sell treasure first, but need not', () => {
    const arrange = (draft: State): void => {
      player(draft, 0).vatus = 1;
      give(draft, 0, 'treasure', 2);
      toActions(draft, 0, { build: 1, rest: 1 }, { rest: 2 });
    };
    table(3, arrange).play(0, { type: 'take-back', action: 'build' });
    const t = table(3, arrange).play(0, { type: 'sell-treasure', value: 2 });
    t.refused(0, { type: 'take-back', action: 'build' }, 'VA-7.3');
    t.play(0, { type: 'build', island: 'efate', bonus: false });
  });

  rule('VA-7.10', 'where only the bonus makes it possible, the stack may be taken back as well', () => {
    const t = table(3, (draft) => {
      player(draft, 0).vatus = 1;
      cast(draft, 'builder', null, null);
      toActions(draft, 0, { build: 1 }, { rest: 1 });
    });
    expect(t.legal(0)).toEqual([
      { type: 'take-back', action: 'build' },
      { type: 'build', island: 'efate', bonus: true },
    ]);
    t.play(0, { type: 'take-back', action: 'build' });
    expect(player(t.state, 0).bonusReady).toBe(true);
  });

  rule('VA-7.11', 'a turn with one possible move and nothing to exchange is taken at once', () => {
    const arrange = (draft: State): void => {
      build(draft, 'efate', 1, 2, 2);
      toActions(draft, 0, { sail: 1 }, { build: 1 }, { draw: 1, sail: 1 });
    };
    const t = table(3, arrange).play(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    expect(t.events).toContainEqual({
      type: 'markers-taken-back',
      seat: 1,
      action: 'build',
      markers: 1,
      performed: false,
    });
    expect(asked(t)).toBe(2);
    const rich = table(3, (draft) => {
      arrange(draft);
      give(draft, 1, 'treasure', 2);
    });
    rich.play(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    expect(asked(rich)).toBe(1);
  });

  rule('VA-7.11', 'an action that can be done in one way only is done', () => {
    const t = table(3, (draft) => toActions(draft, 0, { sail: 1 }, { draw: 1 }, { sail: 2, rest: 1 }));
    t.play(0, { type: 'take-back', action: 'sail' });
    expect(t.events).toContainEqual({ type: 'drew', seat: 1, island: 'efate' });
  });

  rule('VA-7.11', "the round's last stack waits while anybody could still exchange", () => {
    const last = (draft: State): void => {
      cast(draft, 'artist', 'beggar', 'guide');
      player(draft, 1).points = 3;
      toActions(draft, 0, { sail: 1 }, {}, { draw: 1 });
    };
    const t = table(3, last).play(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    expect(asked(t)).toBe(2);
    t.play(1, { type: 'beg', points: 2 });
    expect(t.state.players[1]).toMatchObject({ points: 1, bonusReady: false });
    t.play(2, t.legal(2)[0] as Move);
    expect(t.state.round).toBe(2);
    const nobodyCould = table(3, (draft) => {
      last(draft);
      player(draft, 1).points = 0;
    }).play(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    expect(nobodyCould.state.round).toBe(2);
  });
});
