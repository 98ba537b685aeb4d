// CY-19 Elimination

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { cyclades } from '../game.js';
import type { State } from '../state.js';
import {
  anchor,
  anchorOnly,
  builtAt,
  BY_SEAT,
  figurineAt,
  fleetsAt,
  found,
  give,
  lay,
  offerCreature,
  ownerAt,
  raise,
  seatAt,
  settle,
  settleOnly,
  stand,
  surface,
  takeTurns,
} from '../table.testing.js';

const [attacker, victim] = [0, 1];
const capture = { type: 'move-troops', from: 'tinos', to: 'mykonos', troops: 2 } as const;

/** Seat 1's last island is Mykonos, with a metropolis and no troops; seat 0 owns another metropolis. */
const table = (
  turns: Parameters<typeof takeTurns>[1] = [[attacker, 'ares']],
  change: (draft: State) => void = () => {},
) => {
  const t = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    settleOnly(draft, victim, { mykonos: 0 });
    anchorOnly(draft, victim, { 'sea-e7': 2, 'sea-b3': 1 });
    found(draft, 'mykonos', 'santorini');
    raise(draft, 'santorini', { port: 1 });
    lay(draft, 'mykonos', 2);
    settle(draft, attacker, 'tinos', 4);
    give(draft, attacker, 9);
    give(draft, victim, 8);
    draft.priests[victim] = 2;
    draft.philosophers[victim] = 3;
    change(draft);
  });
  takeTurns(t, turns);
  return t;
};

rule('CY-19.1', 'whoever loses their last island is out with all they have, and their turns are skipped', () => {
  const t = table(
    [
      [attacker, 'ares'],
      [victim, 'zeus'],
      [2, 'athena'],
    ],
    (draft) => stand(draft, 'medusa', 'paros', victim),
  );
  t.play(attacker, capture);
  expect(t.events).toContainEqual({ type: 'player-eliminated', seat: victim });
  expect([fleetsAt(t.state, 'sea-e7'), fleetsAt(t.state, 'sea-b3')]).toEqual(['none', 'none']);
  expect([t.state.gold[victim], t.state.priests[victim], t.state.philosophers[victim]]).toEqual([0, 0, 0]);
  expect(figurineAt(t.state, 'medusa')).toBeNull();
  expect(t.state.discard).toEqual(['medusa']);
  t.play(attacker, { type: 'end-turn' });
  expect(t.decisions().map((decision) => decision.seat)).toEqual([2]);
  expect(t.state.offerSeat.includes(seatAt(victim))).toBe(false);
});

rule(
  'CY-19.2',
  'the others play on, and if the attacker loses a metropolis again the game goes on without the victim',
  () => {
    const t = table(
      [
        [attacker, 'ares'],
        [2, 'zeus'],
      ],
      (draft) => {
        offerCreature(draft, 'pegasus');
        give(draft, 2, 9);
        settle(draft, attacker, 'santorini', 0);
      },
    );
    t.play(attacker, capture).play(attacker, { type: 'end-turn' });
    t.play(2, { type: 'call-creature', slot: 'slot-2', temples: 0 });
    t.play(2, { type: 'move-troops', from: 'ios', to: 'santorini', troops: 1 });
    t.skipTo(({ state }) => state.cycle === 2);
    expect(t.ranking()).toBeNull();
    expect(t.state.turnTrack).toHaveLength(4);
    expect(t.state.turnTrack).not.toContain(victim);
    expect(t.state.row).toHaveLength(4);
  },
);

rule('CY-19.3', 'the last player left wins at once', () => {
  const t = scenario(cyclades, { seats: 2, options: BY_SEAT }).arrange((draft) => {
    settleOnly(draft, 1, { rineia: 0 });
    found(draft, 'kea', 'naxos', 'rineia');
    settle(draft, 0, 'kea', 2);
    give(draft, 0, 9);
  });
  takeTurns(t, [
    [0, 'ares'],
    [0, 'zeus'],
  ]);
  t.play(0, { type: 'move-troops', from: 'kea', to: 'rineia', troops: 1 });
  expect(t.decisions()).toEqual([]);
  expect(cyclades.ending(t.state)).toBe('last-player');
  expect(t.ranking()?.map(({ seat, won }) => [seat, won])).toEqual([
    [0, true],
    [1, false],
  ]);
});

rule('CY-19.3', 'Pegasus may strike the last blow too', () => {
  const t = scenario(cyclades, { seats: 2, options: BY_SEAT }).arrange((draft) => {
    settleOnly(draft, 1, { rineia: 0 });
    found(draft, 'kea', 'naxos', 'rineia');
    offerCreature(draft, 'pegasus');
  });
  takeTurns(t, [[0, 'zeus']]);
  t.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 });
  t.play(0, { type: 'move-troops', from: 'naxos', to: 'rineia', troops: 1 });
  expect(cyclades.ending(t.state)).toBe('last-player');
  expect(t.state.discard).toEqual(['pegasus']);
});

rule('CY-19.3', 'a second marker on Apollo is not promoted to first', () => {
  const t = table([
    [attacker, 'ares'],
    [victim, 'apollo'],
  ]);
  expect(t.state.apollo[0]).toBe(victim);
  t.play(attacker, capture).play(attacker, { type: 'end-turn' });
  expect(t.events.filter((event) => event.type === 'apollo-paid')).toHaveLength(3);
  expect(t.state.prosperity.reduce((sum, markers) => sum + markers, 0)).toBe(2);
  expect(t.events.some((event) => event.type === 'prosperity-placed')).toBe(false);
});

rule('CY-19.4', 'the markers left close up; board, gods and metropolises needed stay those of the set-up', () => {
  const t = table(
    [
      [attacker, 'ares'],
      [2, 'zeus'],
    ],
    (draft) => {
      offerCreature(draft, 'pegasus');
      give(draft, 2, 9);
      settle(draft, attacker, 'santorini', 0);
    },
  );
  t.play(attacker, capture).play(attacker, { type: 'end-turn' });
  expect(t.events[0]).toEqual({ type: 'turn-ended', seat: attacker, space: 4 });
  t.play(2, { type: 'call-creature', slot: 'slot-2', temples: 0 });
  t.play(2, { type: 'move-troops', from: 'ios', to: 'santorini', troops: 1 });
  t.skipTo(({ state }) => state.cycle === 3);
  expect([t.state.turnTrack.length, t.state.row.length, t.state.owner.length]).toEqual([4, 4, 13]);
});

rule('CY-19.5', 'the island keeps buildings, markers and others’ figurines; the Kraken stays', () => {
  const t = table([[attacker, 'ares']], (draft) => {
    stand(draft, 'chiron', 'mykonos', 2);
    surface(draft, 'sea-a1');
  });
  t.play(attacker, capture);
  expect([ownerAt(t.state, 'mykonos'), builtAt(t.state, 'mykonos')]).toEqual([attacker, 'metropolis']);
  expect(t.view(2).islands.find(({ island }) => island === 'mykonos')?.prosperity).toBe(2);
  expect([figurineAt(t.state, 'chiron'), t.view(2).kraken]).toEqual(['mykonos', 'sea-a1']);
});

rule('CY-19.6', 'priests and philosophers go back to the supply, and the gold is not shown', () => {
  const t = table([[attacker, 'ares']], (draft) => anchor(draft, 3, 'sea-f9')).play(attacker, capture);
  expect(t.state.priests[victim]).toBe(0);
  expect(JSON.stringify(t.viewEvents(2))).not.toContain('"gold":8');
  expect(t.events.some((event) => event.type === 'gold-revealed')).toBe(false);
});
