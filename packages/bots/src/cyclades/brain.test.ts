import { randomFrom } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { cyclades } from '@atoll/game-cyclades';
import { boardOf } from '@atoll/game-cyclades/search';
import type { State } from '@atoll/game-cyclades/search';
import { islandNumber } from '@atoll/game-cyclades/table';
import type { IslandId, MainGod, Move } from '@atoll/game-cyclades/table';
import { scenario } from '@atoll/testkit';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.js';
import { choose } from '../levels/choose.js';
import { cycladesBrain } from './brain.js';
import { holdingsOf } from './holdings.js';
import { judge } from './judge.js';
import { philosopherStep } from './progress.js';

const BY_SEAT = { positions: 'by-seat' } as const;

/** A table of four on which the gods lie in this order. */
function table(row: readonly MainGod[], faceDown: MainGod, arrange: (draft: State) => void) {
  return scenario(cyclades, { seats: 4, options: BY_SEAT }).arrange((draft) => {
    draft.row = row.slice();
    draft.faceDown = [faceDown];
    arrange(draft);
  });
}

function found(draft: State, island: IslandId): void {
  draft.metropolis[islandNumber(boardOf(draft), island)] = 1;
}

function raise(draft: State, island: IslandId, type: 0 | 1 | 2 | 3): void {
  const at = 4 * islandNumber(boardOf(draft), island) + type;
  draft.buildings[at] = (draft.buildings[at] ?? 0) + 1;
}

function answerOf(state: State): { seat: Seat; move: Move | null } {
  const [decision] = cyclades.decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  const { move } = choose(cycladesBrain, {
    level: 'normal',
    view: cyclades.view(state, decision.seat),
    decision,
    legalMoves: cyclades.legalMoves(state, decision),
    random: randomFrom('cyclades'),
    budget: {},
  });
  return { seat: decision.seat, move };
}

describe('Cyclades', () => {
  it('offers to the god that brings the winning metropolis', () => {
    const t = table(['poseidon', 'zeus', 'athena'], 'ares', (draft) => {
      const seat = draft.turnTrack[0] as Seat;
      draft.philosophers[seat] = 3;
      draft.gold[seat] = 9;
      const own = draft.owner.indexOf(seat);
      draft.metropolis[own] = 1;
    });
    expect(answerOf(t.state).move).toMatchObject({ type: 'offer', god: 'athena' });
  });

  it('takes away the god with which a rival would win', () => {
    const t = table(['poseidon', 'zeus', 'athena'], 'ares', (draft) => {
      const [first, rival] = draft.turnTrack as [Seat, Seat];
      draft.philosophers[rival] = 3;
      draft.metropolis[draft.owner.indexOf(rival)] = 1;
      draft.gold[first] = 9;
    });
    expect(answerOf(t.state).move).toMatchObject({ type: 'offer', god: 'athena' });
  });

  it('completes a set as soon as it can', () => {
    const t = table(['athena', 'zeus', 'poseidon'], 'ares', (draft) => {
      const seat = draft.turnTrack[0] as Seat;
      const own = draft.owner.flatMap((owner, island) => (owner === seat ? [island] : []));
      const largest = own.toSorted((a, b) => (boardOf(draft).squares[b] ?? 0) - (boardOf(draft).squares[a] ?? 0));
      const island = boardOf(draft).islands[largest[0] as number] as IslandId;
      const other = boardOf(draft).islands[largest[1] as number] as IslandId;
      raise(draft, island, 0);
      raise(draft, island, 1);
      raise(draft, other, 2);
      draft.gold[seat] = 4;
      for (const creature of draft.track) if (creature !== null) draft.pile.push(creature);
      draft.track = [null, null, null];
    });
    const [first, ...others] = t.state.turnTrack;
    t.play(first as Seat, { type: 'offer', god: 'athena', gold: 1 });
    for (const other of others) t.play(other, { type: 'offer', god: 'apollo', gold: 0 });
    expect(answerOf(t.state).move).toMatchObject({ type: 'build' });
  });

  it('values the fourth philosopher more than the first three, and nothing where no metropolis can stand', () => {
    const { state } = scenario(cyclades, { seats: 4, options: BY_SEAT });
    const held = holdingsOf(state, 0 as Seat);
    const steps = [0, 1, 2, 3].map((philosophers) => philosopherStep({ ...held, philosophers }));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(philosopherStep({ ...held, philosophers: 3, sites: 0 })).toBe(0);
  });

  it('judges whoever is nearer to their metropolises to be ahead', () => {
    const t = scenario(cyclades, { seats: 2, options: BY_SEAT }).arrange((draft) => {
      found(draft, 'naxos');
      draft.philosophers[0] = 2;
    });
    const chances = new Float64Array(2);
    judge(t.state, chances);
    expect(chances[0]).toBeGreaterThan(0.6);
    expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1);
  });

  it.each([['normal', 'random'] as const, ['random', 'easy'] as const])(
    '%s meets %s: who thinks wins',
    (...seating) => {
      let wins = 0;
      for (const seed of ['a', 'b', 'c']) {
        const result = playMatch(cycladesBrain, {
          seating,
          options: cyclades.setup(2, scenario(cyclades, { seats: 2 }).state.options, seed).state.options,
          seed,
          budget: {},
          now: () => 0,
        });
        wins += result.wins[seating.indexOf('random') === 0 ? 1 : 0] ?? 0;
      }
      expect(wins).toBe(3);
    },
  );
});
