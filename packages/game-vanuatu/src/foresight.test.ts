import type { Seat } from '@atoll/engine';
import { describe, expect, test } from 'vitest';
import { areNeighbours, wayOf } from './board/ways.js';
import { foresee, markersToHold, withMarkers } from './foresight.js';
import { holderOf } from './majority.js';
import type { ActionMove } from './moves.js';
import type { State } from './state.js';
import { cast, player, table, toActions } from './table.testing.js';

const A = 0 as Seat;
const B = 1 as Seat;

describe('what would come of a move', () => {
  test('is what comes of it, for every action of whole games, and changes nothing', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 4; game++) {
      const t = table(2 + (game % 4));
      for (let step = 0; step < 400 && t.decisions().length > 0; step++) {
        const decision = t.decisions().find(({ optional }) => optional !== true);
        if (decision === undefined) break;
        const moves = t.legal(decision.seat);
        const move = moves[(step * 7 + game) % moves.length] as ActionMove;
        const before = JSON.stringify(t.state);
        const foreseen =
          decision.ask.kind === 'resolve' && 'bonus' in move ? foresee(t.state, decision.seat, move) : [];
        expect(JSON.stringify(t.state)).toBe(before);
        t.play(decision.seat, move);
        expect(t.events.slice(0, foreseen.length)).toEqual(foreseen);
        for (const { type } of foreseen) seen.add(type);
      }
    }
    for (const type of ['sailed', 'fished', 'fish-sold', 'stall-built', 'cube-loaded', 'drew', 'tourist-carried']) {
      expect(seen, type).toContain(type);
    }
  });
});

describe('holding an action', () => {
  function planned(arrange: (draft: State) => void = () => {}): State {
    return table(3, (draft) => {
      toActions(draft, 0, { fish: 1 }, { fish: 2, sail: 1 }, {});
      arrange(draft);
    }).state;
  }

  test('VA-7.2 its holder is named, or nobody', () => {
    const state = planned();
    expect(holderOf(state, 'fish')).toBe(B);
    expect(holderOf(state, 'sail')).toBe(B);
    expect(holderOf(state, 'draw')).toBeNull();
  });

  test('VA-7.2 an earlier player needs as many markers, a later one more', () => {
    const state = planned();
    expect(markersToHold(state, A, 'fish')).toBe(1);
    expect(markersToHold(state, A, 'sail')).toBe(1);
    expect(markersToHold(state, 2 as Seat, 'sail')).toBe(2);
    expect(markersToHold(state, B, 'fish')).toBe(0);
    expect(holderOf(withMarkers(state, A, 'fish', 1), 'fish')).toBe(A);
    expect(holderOf(state, 'fish')).toBe(B);
  });

  test('VA-12.6 neutral markers ask for one more, less with the character of the action', () => {
    const two = (draft: State): void => {
      draft.neutral[6] = 2;
    };
    const plain = table(2, two).state;
    expect(markersToHold(plain, A, 'fish')).toBe(3);
    const fisherman = table(2, (draft) => {
      two(draft);
      cast(draft, 'fisherman', null);
    }).state;
    expect(player(fisherman, 0).character).toBe('fisherman');
    expect(markersToHold(fisherman, A, 'fish')).toBe(2);
  });
});

describe('ways over the sea', () => {
  test('VA-8.1 are walked step by step over neighbouring oceans', () => {
    const { state } = table(3);
    expect(wayOf(state, 'r2-s2', 'r1-s3', 2)).toEqual(['r2-s3', 'r1-s3']);
    expect(wayOf(state, 'r2-s2', 'r1-s3', 1)).toBeNull();
    expect(wayOf(state, 'r2-s2', 'r1-s2', 1)).toBeNull();
    const longer = wayOf(state, 'r2-s2', 'r2-s3', 3);
    expect(longer).toHaveLength(3);
    expect(
      ['r2-s2', ...(longer ?? [])].every(
        (space, i, way) => i === 0 || areNeighbours(way[i - 1] as never, space as never),
      ),
    ).toBe(true);
  });
});
