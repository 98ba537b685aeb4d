// CY-3 God row

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { cyclades } from '../game.js';
import { BY_SEAT, layCycle, settleOnly } from '../table.testing.js';
import type { MainGod } from '../data/gods.js';

const table = (seats: number, seed = 'gods') => scenario(cyclades, { seats, options: BY_SEAT, seed });
type Table = ReturnType<typeof table>;

const nextCycle = (t: Table) => {
  const { cycle } = t.state;
  return t.skipTo(({ state }) => state.cycle > cycle);
};
const all: readonly MainGod[] = ['ares', 'athena', 'poseidon', 'zeus'];

rule('CY-3.1', 'with 5 players all four gods lie open, shuffled anew each cycle', () => {
  const rows = new Set<string>();
  const t = table(5);
  for (let cycle = 1; cycle <= 8; cycle++) {
    expect(t.state.row.toSorted()).toEqual(all);
    expect(t.state.faceDown).toEqual([]);
    rows.add(t.state.row.join());
    nextCycle(t);
  }
  expect(rows.size).toBeGreaterThan(3);
});

rule(['CY-3.2', 'CY-E26'], 'with 4 players the god that was face down comes first, the others are shuffled', () => {
  const seconds = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const t = table(4, `rotate ${seed}`);
    t.arrange((draft) => layCycle(draft, ['ares', 'zeus', 'athena'], draft.turnTrack));
    expect(t.state.faceDown).toEqual(['poseidon']);
    nextCycle(t);
    expect(t.state.row[0]).toBe('poseidon');
    expect(t.state.row).toHaveLength(3);
    expect([...t.state.row, ...t.state.faceDown].toSorted()).toEqual(all);
    seconds.add([...t.state.row, ...t.state.faceDown].join());
  }
  expect(seconds.size).toBeGreaterThan(3);
});

rule(['CY-3.3', 'CY-3.4', 'CY-E27'], 'with 3 players the second cycle uses the other pair, as it lies', () => {
  const t = table(3).arrange((draft) => {
    layCycle(draft, ['zeus', 'poseidon'], draft.turnTrack);
    draft.faceDown = ['athena', 'ares'];
  });
  nextCycle(t);
  expect(t.state.row).toEqual(['athena', 'ares']);
  const thirds: boolean[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const other = table(3, `pairs ${seed}`);
    const first = other.state.row.toSorted().join();
    nextCycle(nextCycle(other));
    expect(other.state.row).toHaveLength(2);
    thirds.push(other.state.row.toSorted().join() === first);
  }
  // All four are shuffled again: the pair of the first cycle comes back now and then, not always.
  expect(new Set(thirds)).toEqual(new Set([true, false]));
});

rule('CY-3.5', 'with 2 players the row is that of 4', () => {
  const t = table(2);
  for (let cycle = 1; cycle <= 4; cycle++) {
    const [hidden] = t.state.faceDown;
    expect(t.state.row).toHaveLength(3);
    nextCycle(t);
    expect(t.state.row[0]).toBe(hidden);
  }
});

rule('CY-3.6', 'the row stays as at the set-up when a player is eliminated', () => {
  const t = table(5).arrange((draft) => {
    settleOnly(draft, 4, {});
    for (const [sea, owner] of draft.fleetOwner.entries()) {
      if (owner !== 4) continue;
      draft.fleetOwner[sea] = -1;
      draft.fleets[sea] = 0;
    }
    draft.eliminated = draft.turnTrack.filter((seat) => seat === 4);
    draft.gold[4] = 0;
    layCycle(draft, draft.row, [0, 1, 2, 3]);
  });
  nextCycle(t);
  expect(t.state.row).toHaveLength(4);
  expect(t.state.turnTrack).toHaveLength(4);
  expect(t.state.turnTrack).not.toContain(4);
});

rule('CY-3.7', 'no offering can be made to a face-down god', () => {
  const t = table(3).arrange((draft) => layCycle(draft, ['zeus', 'poseidon'], [0, 1, 2]));
  t.refused(0, { type: 'offer', god: 'ares', gold: 1 }, 'CY-3.7');
  t.play(0, { type: 'offer', god: 'poseidon', gold: 1 });
});
