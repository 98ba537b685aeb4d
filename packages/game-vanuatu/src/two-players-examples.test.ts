import type { Seat } from '@atoll/engine';
import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { ACTION_IDS, ACTION_INDEX } from './data/actions.js';
import type { ActionId } from './data/actions.js';
import { CHARACTER_IDS } from './data/characters.js';
import type { CharacterId } from './data/characters.js';
import { heldActions } from './majority.js';
import { at, asked, cast, inRound, player, relay, table, toActions } from './table.testing.js';
import type { Markers, VanuatuScenario } from './table.testing.js';

const [A, B] = [0, 1];

function holds(t: VanuatuScenario, seat: number, action: ActionId): boolean {
  return ((heldActions(t.state, seat as Seat) >> ACTION_INDEX[action]) & 1) === 1;
}

/** Seat A to act, with these markers against these neutral ones; B has none but on Rest. */
function against(neutral: Markers, character: CharacterId | null, own: Markers): VanuatuScenario {
  return table(2, (draft) => {
    draft.neutral = ACTION_IDS.map((action) => neutral[action] ?? 0);
    cast(draft, character, null);
    toActions(draft, A, own, { buy: 1, explore: 1, tourist: 1 });
  });
}

describe('Worked examples of the two-player variant', () => {
  rule('VA-E1', 'two neutral markers on Sell: two own ones do not hold it, three do', () => {
    expect(holds(against({ sell: 2 }, 'guide', { sell: 2 }), A, 'sell')).toBe(false);
    expect(holds(against({ sell: 2 }, 'guide', { sell: 3 }), A, 'sell')).toBe(true);
  });

  rule('VA-E2', 'the Vendor holds it with two', () => {
    expect(holds(against({ sell: 2 }, 'vendor', { sell: 2 }), A, 'sell')).toBe(true);
  });

  rule('VA-E3', 'the Governor moves two markers to Sell and holds it from his next turn', () => {
    const t = against({ sell: 2 }, 'governor', { fish: 2, draw: 1 });
    t.play(A, { type: 'govern', from: 'fish', to: 'sell' });
    expect(asked(t)).toBe(B);
    expect(holds(t, A, 'sell')).toBe(true);
  });

  rule('VA-E4', 'one neutral marker each on Rest, Fish and Draw', () => {
    const neutral = { rest: 1, fish: 1, draw: 1 };
    for (const character of CHARACTER_IDS) {
      for (const action of ['rest', 'fish', 'draw'] as const) {
        expect(holds(against(neutral, character, { [action]: 2 }), A, action)).toBe(true);
        const alone = (character === 'fisherman' && action === 'fish') || (character === 'artist' && action === 'draw');
        expect(holds(against(neutral, character, { [action]: 1 }), A, action), `${character} ${action}`).toBe(alone);
      }
    }
  });

  rule('VA-E5', 'the Preacher fishes with one marker against a neutral one', () => {
    const t = against({ fish: 1 }, 'preacher', { fish: 1, sail: 0 });
    t.arrange((draft) => void (player(draft, A).boat = at('r1-s3')));
    expect(holds(t, A, 'fish')).toBe(false);
    t.play(A, { type: 'fish', bonus: true });
    expect(player(t.state, A).fish).toEqual([0, 1, 0]);
    const nowhere = against({ fish: 1 }, 'preacher', { fish: 1 });
    nowhere.refused(A, { type: 'fish', bonus: true }, 'VA-8.3');
  });

  rule('VA-E23', 'no character is on offer in two rounds running', () => {
    const first: CharacterId[] = ['navigator', 'fisherman', 'vendor', 'diver', 'builder'];
    const t = table(2, (draft) => {
      draft.characters = first.slice(0, 3);
      player(draft, A).character = 'diver';
      player(draft, B).character = 'builder';
      toActions(draft, A, { sail: 1 });
    });
    t.play(A, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    const second = t.state.characters.slice();
    expect(second).toHaveLength(5);
    const others = CHARACTER_IDS.filter((character) => !first.includes(character));
    for (const character of second) expect(others).toContain(character);
    const [aside] = others.filter((character) => !second.includes(character));
    t.arrange((draft) => toActions(draft, A, { sail: 1 }));
    t.play(A, { type: 'sail', to: 'r2-s2', steps: 2, bonus: false });
    expect(t.state.round).toBe(3);
    for (const character of t.state.characters) expect([...first, aside]).toContain(character);
  });

  rule('VA-E24', 'B blocks A though the neutral markers block B', () => {
    const t = table(2, (draft) => {
      draft.firstPlayer = B as Seat;
      draft.neutral[ACTION_INDEX.sail] = 2;
      cast(draft, 'navigator', null);
      toActions(draft, B, { sail: 2, draw: 1 }, { sail: 2 });
    });
    expect([holds(t, A, 'sail'), holds(t, B, 'sail')]).toEqual([false, false]);
    t.play(B, { type: 'take-back', action: 'sail' });
    expect(holds(t, A, 'sail')).toBe(true);
  });

  rule('VA-E25', 'A passes B, but may not stop with him; with three players he might', () => {
    for (const seats of [2, 3]) {
      const t = table(seats, (draft) => {
        relay(draft, [
          ['tile-a1', 'r2-s4'],
          ['tile-b2', 'r1-s4'],
        ]);
        player(draft, B).boat = at('r1-s3');
        cast(draft, null, null);
        toActions(draft, A, { sail: 1 }, { rest: 1, sail: 2 });
        draft.players.forEach((each) => void (each.markers[ACTION_INDEX.sail] = each === player(draft, A) ? 1 : 0));
      });
      if (seats === 2) t.refused(A, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false }, 'VA-12.14');
      else expect(t.legal(A)).toContainEqual({ type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
      t.play(A, { type: 'sail', to: 'r1-s4', steps: 2, bonus: false });
      expect(player(t.state, A)).toMatchObject({ boat: at('r1-s4'), vatus: 1 });
    }
  });

  rule('VA-E28', 'A leaves the shared starting tile and passes it later, but may not stop there', () => {
    const t = table(2, (draft) => {
      inRound(draft, 2);
      cast(draft, null, null);
      toActions(draft, A, { sail: 1, draw: 1 }, { rest: 1 });
    });
    t.play(A, { type: 'sail', to: 'r2-s2', steps: 1, bonus: false });
    t.arrange((draft) => {
      inRound(draft, 3);
      toActions(draft, A, { sail: 1, draw: 1 });
    });
    t.refused(A, { type: 'sail', to: 'r2-s3', steps: 1, bonus: false }, 'VA-12.14');
    t.play(A, { type: 'sail', to: 'r1-s3', steps: 2, bonus: false });
    expect(player(t.state, A)).toMatchObject({ boat: at('r1-s3'), vatus: 0 });
  });
});
