import type { Seat } from '@atoll/engine';
import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import type { State } from './state.js';
import { build, give, inRound, island, player, relay, table, toActions } from './table.testing.js';
import type { VanuatuScenario } from './table.testing.js';

/** The last turn of the game: seat 0 takes back a stack, and the game is over. */
function over(arrange: (draft: State) => void): VanuatuScenario {
  const t = table(3, (draft) => {
    inRound(draft, 8);
    for (const each of draft.players) each.vatus = 0;
    draft.firstPlayer = 2 as Seat;
    relay(draft, [
      ['tile-b2', 'r1-s1'],
      ['tile-f1', 'r1-s4'],
      ['tile-f2', 'r3-s3'],
    ]);
    arrange(draft);
    toActions(draft, 0, { explore: 1 });
  });
  return t.play(0, { type: 'take-back', action: 'explore' });
}

function pointsOf(t: VanuatuScenario, seat: number, source: string): number | undefined {
  const placing = t.ranking()?.find((other) => other.seat === (seat as Seat));
  return placing?.breakdown.find((part) => part.source === source)?.points;
}

function winners(t: VanuatuScenario): number[] {
  return t.ranking()?.flatMap(({ seat, won }) => (won ? [seat] : [])) ?? [];
}

describe('VA-11 End and scoring', () => {
  rule('VA-11.1', 'the game ends after phase 5 of round 8, whose tokens count', () => {
    const t = over((draft) => {
      draft.rests = [{ seat: 1 as Seat, token: 'point' }];
    });
    expect(t.decisions()).toEqual([]);
    expect(t.game.ending(t.state)).toBe('eight-rounds-played');
    expect(pointsOf(t, 1, 'scored-in-play')).toBe(1);
    expect(t.events.at(-1)).toEqual({ type: 'game-ended', round: 8 });
  });

  rule('VA-11.1', 'there is no ranking before', () => {
    expect(table(3).ranking()).toBeNull();
    expect(table(3).game.ending(table(3).state)).toBeNull();
  });

  rule('VA-11.2', 'fish left are worth their value in vatus, and tens become points', () => {
    const t = over((draft) => {
      player(draft, 0).vatus = 5;
      give(draft, 0, 'fish', 3, 2);
      give(draft, 1, 'fish', 3);
    });
    expect(pointsOf(t, 0, 'fish-left')).toBe(5);
    expect(pointsOf(t, 0, 'vatus-left')).toBe(0);
    expect(pointsOf(t, 1, 'vatus-left')).toBe(1);
  });

  rule('VA-11.3', 'a point for every full three vatus left', () => {
    const t = over((draft) => {
      player(draft, 0).vatus = 8;
      player(draft, 1).vatus = 2;
    });
    expect([pointsOf(t, 0, 'vatus-left'), pointsOf(t, 1, 'vatus-left')]).toEqual([2, 0]);
  });

  rule('VA-11.4', 'treasures left score twice their value', () => {
    const t = over((draft) => give(draft, 0, 'treasure', 3, 2, 1));
    expect(pointsOf(t, 0, 'treasures')).toBe(12);
  });

  rule('VA-11.5', 'each own stall scores 2 for each tourist on its island', () => {
    const t = over((draft) => {
      build(draft, 'efate', 0, 0, 1);
      island(draft, 'efate').tourists = 4;
    });
    expect([0, 1, 2].map((seat) => pointsOf(t, seat, 'stalls-and-tourists'))).toEqual([16, 8, 0]);
  });

  rule('VA-11.6', 'the first player, as of after the last rest tokens, has 3 more', () => {
    expect(
      pointsOf(
        over(() => {}),
        2,
        'first-player',
      ),
    ).toBe(3);
    const t = over((draft) => {
      draft.rests = [{ seat: 1 as Seat, token: 'first-player' }];
    });
    expect([0, 1, 2].map((seat) => pointsOf(t, seat, 'first-player'))).toEqual([0, 3, 0]);
  });

  rule('VA-11.7', 'most points win', () => {
    const t = over((draft) => {
      player(draft, 1).points = 20;
      player(draft, 0).points = 19;
    });
    expect(t.ranking()?.map(({ seat, rank, points }) => [seat, rank, points])).toEqual([
      [1, 1, 20],
      [0, 2, 19],
      [2, 3, 3],
    ]);
  });

  rule('VA-11.7', 'a tie is broken by stalls on the board, then by vatus, else shared', () => {
    const stalls = over((draft) => {
      Object.assign(player(draft, 0), { points: 20, vatus: 2 });
      player(draft, 1).points = 20;
      build(draft, 'efate', 1);
    });
    expect(winners(stalls)).toEqual([1]);
    const vatus = over((draft) => {
      Object.assign(player(draft, 0), { points: 20, vatus: 1 });
      player(draft, 1).points = 20;
      give(draft, 1, 'fish', 2);
    });
    expect(winners(vatus)).toEqual([1]);
    const shared = over((draft) => {
      player(draft, 0).points = 20;
      player(draft, 1).points = 20;
    });
    expect(winners(shared)).toEqual([0, 1]);
    expect(shared.ranking()?.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
});
