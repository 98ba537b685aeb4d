// CY-6 Actions, general

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { cyclades } from '../game.js';
import {
  anchor,
  BY_SEAT,
  figurineAt,
  give,
  layCycle,
  offerCreature,
  raise,
  settle,
  stand,
  takeTurns,
} from '../table.testing.js';

const table = (seats = 5) => scenario(cyclades, { seats, options: BY_SEAT });

rule('CY-6.1', 'gods act from the top of the row down, Apollo last; a god without marker is skipped', () => {
  const t = table().arrange((draft) => layCycle(draft, ['zeus', 'ares', 'athena', 'poseidon'], [0, 1, 2, 3, 4]));
  t.play(0, { type: 'offer', god: 'apollo', gold: 0 }).play(1, { type: 'offer', god: 'poseidon', gold: 1 });
  t.play(2, { type: 'offer', god: 'zeus', gold: 1 }).play(3, { type: 'offer', god: 'apollo', gold: 0 });
  t.play(4, { type: 'offer', god: 'athena', gold: 1 });
  const turns: string[] = [];
  const note = () => {
    for (const event of t.events) if (event.type === 'turn-began') turns.push(`${event.seat} ${event.god}`);
  };
  for (note(); t.state.cycle === 1; note()) t.play(t.decisions()[0]?.seat ?? 0, fallback(t));
  expect(turns).toEqual(['2 zeus', '4 athena', '1 poseidon', '0 apollo', '3 apollo']);
});

const fallback = (t: ReturnType<typeof table>) => {
  const [decision] = t.decisions();
  if (decision === undefined) throw new Error('nobody is asked');
  return cyclades.fallback(t.state, decision);
};

rule('CY-6.2', 'figurines called in the last cycle leave as their summoner’s turn begins', () => {
  const t = table().arrange((draft) => {
    stand(draft, 'medusa', 'paros', 1, 0);
    stand(draft, 'chiron', 'delos', 2, 0);
  });
  takeTurns(t, [
    [1, 'ares'],
    [2, 'zeus'],
  ]);
  expect(figurineAt(t.state, 'medusa')).toBeNull();
  expect(figurineAt(t.state, 'chiron')).toBe('delos');
  t.play(1, { type: 'end-turn' });
  expect(t.events.map((event) => event.type)).toEqual(['turn-ended', 'turn-began', 'figurine-left']);
  expect(figurineAt(t.state, 'chiron')).toBeNull();
});

rule(['CY-6.3', 'CY-E9'], 'recruiting, building and moving interleave as long as they can be paid', () => {
  const t = table().arrange((draft) => give(draft, 0, 9));
  takeTurns(t, [[0, 'ares']]);
  t.play(0, { type: 'recruit-troop', island: 'tinos' }).play(0, { type: 'build', island: 'tinos' });
  t.play(0, { type: 'recruit-troop', island: 'tinos' });
  t.play(0, { type: 'move-troops', from: 'tinos', to: 'mykonos', troops: 2 });
  t.play(0, { type: 'recruit-troop', island: 'mykonos' });
  expect(t.state.gold[0]).toBe(1);
  t.refused(0, { type: 'recruit-troop', island: 'tinos' }, 'CY-1.8');
});

rule('CY-6.3', 'each god offers one special action only', () => {
  const t = table();
  takeTurns(t, [
    [0, 'athena'],
    [1, 'ares'],
  ]);
  t.refused(0, { type: 'move-fleets', from: 'sea-c6', to: 'sea-c7', fleets: 1 }, 'CY-6.3');
  t.refused(0, { type: 'move-troops', from: 'tinos', to: 'mykonos', troops: 1 }, 'CY-6.3');
  t.refused(0, { type: 'replace-creature', slot: 'slot-4' }, 'CY-6.3');
  t.play(0, { type: 'end-turn' });
  t.refused(1, { type: 'replace-creature', slot: 'slot-4' }, 'CY-6.3');
});

rule('CY-6.4', 'everything is optional, the free recruit too', () => {
  const t = table();
  takeTurns(t, [[0, 'ares']]);
  const troops = t.state.troops.slice();
  t.play(0, { type: 'end-turn' });
  expect(t.state.troops).toEqual(troops);
});

rule(['CY-6.5', 'CY-E8'], 'markers go back from the highest space down, so the last to act offers first', () => {
  const [red, green] = [3, 1];
  const t = table();
  takeTurns(t, [
    [red, 'ares'],
    [green, 'zeus'],
    [0, 'athena'],
  ]);
  t.play(red, { type: 'end-turn' });
  expect(t.events[0]).toEqual({ type: 'turn-ended', seat: red, space: 5 });
  t.play(green, { type: 'end-turn' });
  expect(t.events[0]).toEqual({ type: 'turn-ended', seat: green, space: 4 });
  const apollo = t.state.apollo.slice();
  t.skipTo(({ state }) => state.cycle === 2);
  expect(t.state.turnTrack).toEqual([...apollo.toReversed(), 0, green, red]);
});

rule('CY-6.6', 'gold gained in a turn can be spent in it', () => {
  const t = table().arrange((draft) => {
    offerCreature(draft, 'sphinx');
    give(draft, 0, 2);
  });
  takeTurns(t, [[0, 'ares']]);
  t.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 });
  t.refused(0, { type: 'build', island: 'tinos' }, 'ENGINE');
  t.play(0, { type: 'sell-fleet', sea: 'sea-k1' }).play(0, { type: 'stop' });
  t.play(0, { type: 'build', island: 'tinos' });
  expect(t.state.gold[0]).toBe(0);
});

rule('CY-6.7', 'an action once begun is finished before another', () => {
  const t = table().arrange((draft) => {
    give(draft, 0, 20);
    offerCreature(draft, 'harpy');
    anchor(draft, 1, 'sea-c7');
    settle(draft, 0, 'tinos', 3);
    raise(draft, 'tinos', { port: 1 });
  });
  takeTurns(t, [[0, 'poseidon']]);
  t.play(0, { type: 'move-fleets', from: 'sea-c6', to: 'sea-c5', fleets: 1 });
  for (const move of [
    { type: 'recruit-fleet', sea: 'sea-c5' },
    { type: 'build', island: 'tinos' },
    { type: 'call-creature', slot: 'slot-2', temples: 0 },
    { type: 'end-turn' },
  ] as const) {
    t.refused(0, move, 'ENGINE');
  }
  t.play(0, { type: 'stop' }).play(0, { type: 'build', island: 'tinos' });
});

rule('CY-6.8', 'every action costs gold or is limited, so a turn ends', () => {
  const t = table().arrange((draft) => give(draft, 0, 12));
  takeTurns(t, [[0, 'poseidon']]);
  let acts = 0;
  for (let [move] = t.legal(0); move !== undefined && move.type !== 'end-turn'; [move] = t.legal(0)) {
    t.play(0, move);
    if (t.ask(0).kind !== 'act') t.play(0, { type: 'stop' });
    acts += 1;
  }
  expect(acts).toBeLessThan(20);
  expect(t.legal(0)).toEqual([{ type: 'end-turn' }]);
});
