// AR-E1 to AR-E16 The worked examples of the dossier: turn 0, boards, crises, the first cards.

import { rule, scenario } from '@atoll/testkit';
import { expect } from 'vitest';

import { openExportCrisis } from '../flow/export-crisis.js';
import { rewardsOf } from '../flow/reward.js';
import { archipelago } from '../index.js';
import type { Move } from '../table.js';
import { medalsOf, rankPoints } from '../scoring.js';
import {
  nth,
  bareTable,
  bidding,
  building,
  card,
  citizen,
  cubes,
  emptyStack,
  heldPort,
  market,
  region,
  seat,
  ship,
  topCards,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';
import { crisis, lying, people, phase3, silent, wonder } from './examples.testing.js';

const reward = (t: Table, stage: 'market' | 'own', first: 'wood' | 'fish' | 'fruit' | null = null): string[] =>
  rewardsOf(t.state, { kind: 'reward', id: 1, seat: seat(0), said: 0, region: 1, stage, market: first });

rule('AR-E1', 'four players: population 8 after turn 0', () => {
  expect(scenario(archipelago, { seats: 4 }).skipTo(({ state }) => state.turn === 1).state.population).toBe(8);
});

rule('AR-E2', '2 wood, 2 fish, 1 hut: any pair of them', () => {
  const t = bareTable().arrange((d) => void region(d, 'hex-01-a', 1, 0));
  expect(reward(t, 'market').toSorted()).toEqual(['fish', 'wood']);
  for (const first of ['wood', 'fish'] as const) expect(reward(t, 'own', first).toSorted()).toEqual(['fish', 'wood']);
});

rule('AR-E3', '1 wood, 1 fruit: what is left after fruit is wood', () => {
  const t = bareTable().arrange((d) => void region(d, 'hex-02-a', 1, 0));
  expect(reward(t, 'own', 'fruit')).toEqual(['wood']);
});

rule('AR-E4', '5 fish on the domestic market: surplus +1', () => {
  const state = phase3((d) => {
    people(d, 9);
    market(d, 'domestic', 'fish', 5);
    d.surplus = 4;
  });
  expect([state.surplus, state.rebellion]).toEqual([5, 0]);
});

rule.each(
  'AR-E5',
  [11, 20],
  (count) => `population ${count}: surplus +1 only`,
  (count) => {
    const state = phase3((d) => {
      people(d, count);
      d.surplus = 4;
    });
    expect([state.surplus, state.rebellion]).toEqual([5, 0]);
  },
);

rule.each(
  'AR-E6',
  [31, 40],
  (count) => `population ${count}: surplus +1 and rebellion +1`,
  (count) => {
    const state = phase3((d) => {
      people(d, count);
      d.surplus = 4;
    }, 5);
    expect([state.surplus, state.rebellion]).toEqual([5, 1]);
  },
);

const stoneCrisis = (cubesHeld: number): Table =>
  crisis(
    (d) => {
      people(d, 14);
      cubes(d, 0, { stone: cubesHeld });
    },
    'stone',
    6,
  );
const standSix = (t: Table): Table => {
  t.play(0, { type: 'consume', source: 'screen' });
  while (
    t.state.stack.at(-1)?.kind === 'domestic-crisis' &&
    t.decisions().some(({ ask }) => ask.kind === 'stand-citizen')
  )
    t.play(0, t.legal(0)[0] as Move);
  return t;
};

rule('AR-E7', '14 citizens, 6 per cube, 2 stones: 2 rebels, rebellion +2', () => {
  const t = standSix(standSix(stoneCrisis(2)));
  for (const index of [0, 1, 2]) t.play(index, { type: 'end-step' });
  expect([lying(t), t.state.rebellion]).toEqual([2, 2]);
});

rule('AR-E8', 'a third stone stands the last two', () => {
  const t = standSix(standSix(standSix(stoneCrisis(3))));
  expect([lying(t), t.state.rebellion]).toEqual([0, 0]);
  expect(t.state.stack.some(({ kind }) => kind === 'domestic-crisis')).toBe(false);
});

rule('AR-E9', '3 cattle wanted, 1 on the export market: rebellion +2', () => {
  const t = bareTable().arrange((d) => {
    people(d, 9);
    market(d, 'export', 'cattle', 1);
    emptyStack(d);
    openExportCrisis(d, 'cattle', 3, silent);
  });
  t.play(0, { type: 'supply', source: 'market' });
  for (const index of [0, 1, 2]) t.play(index, { type: 'end-step' });
  expect(t.state.rebellion).toBe(2);
});

rule('AR-E10', '-2 per temple, 2 temples, rebellion 3: rebellion 0', () => {
  const t = bareTable().arrange((d) => {
    people(d, 18);
    building(d, 1, 'temple');
    building(d, 2, 'temple');
    d.surplus = 4;
    d.rebellion = 3;
    d.turn = 2;
    topCards(d, 'ambassador');
    bidding(d);
  });
  for (const index of [0, 1, 2]) t.play(index, { type: 'bid', florins: 0 });
  expect(t.state.rebellion).toBe(0);
});

rule('AR-E11', 'equality is safe, one more is independence', () => {
  const t = bareTable().arrange((d) => {
    people(d, 12);
    d.rebellion = 11;
  });
  t.play(0, { type: 'act', action: 'taxes' });
  expect([t.state.rebellion, t.state.ending]).toEqual([12, null]);
  t.play(0, { type: 'end-round' }).play(1, { type: 'act', action: 'taxes' });
  expect([t.state.rebellion, t.state.ending]).toEqual([13, 'independence']);
});

rule('AR-E12', 'the Pirate: disc on the card, ship back in reserve, a cube handed over', () => {
  const t = bareTable().arrange((d) => {
    people(d, 9);
    card(d, 0, 'pirate');
    nth(d.players, 0).discs = 1;
    ship(d, 0, 0, 0);
    ship(d, 1, 0, 0);
    cubes(d, 1, { wood: 1, iron: 1 });
  });
  t.play(0, { type: 'use-card', card: 'pirate', option: 0, payment: [] }).play(0, {
    type: 'sink',
    unit: nth(t.state.units, -1).id,
  });
  t.play(1, { type: 'give-cube', resource: 'wood' });
  expect([nth(t.state.players, 0).discs, nth(t.state.players, 0).cubes.wood]).toEqual([0, 1]);
  expect(t.state.units.some((one) => one.kind === 'ship' && one.seat === 1)).toBe(false);
});

rule('AR-E13', 'the Great Lighthouse: a ship by each port, the other player chooses where the only one goes', () => {
  const t = bareTable().arrange((d) => {
    const home = region(d, 'hex-01-a', 1, 0);
    citizen(d, 0, home);
    heldPort(d, 0, home);
    heldPort(d, 1, region(d, 'hex-04-b', 2, 0));
    heldPort(d, 1, region(d, 'hex-06-b', 3, 0));
    ship(d, 1, 0, 0);
    card(d, 0, 'great-lighthouse');
    cubes(d, 0, { iron: 1, stone: 2 });
    nth(d.players, 0).discs = 1;
    citizen(d, 1, home);
  });
  wonder(t, 'great-lighthouse', 'stone', 'stone', 'iron');
  expect(t.legal(1)).toEqual([
    { type: 'choose-port', region: 2 },
    { type: 'choose-port', region: 3 },
  ]);
  t.refused(1, { type: 'choose-port', region: 1 }, 'AR-22.2');
  t.play(1, { type: 'choose-port', region: 3 });
  expect(t.state.units.at(-1)).toMatchObject({ kind: 'ship', seat: 1, region: 3 });
  expect(t.state.units.filter((one) => one.kind === 'ship' && one.seat === 0)).toHaveLength(2);
  expect([t.state.population, nth(t.state.players, 0).discs, medalsOf(t.state, seat(0))]).toEqual([1, 0, 1]);
});

rule('AR-E14', 'values 5, 5, 3, 1 earn 3, 3, 2, 1', () => {
  expect(rankPoints([5, 5, 3, 1], [3, 2, 1])).toEqual([3, 3, 2, 1]);
});

rule('AR-E15', 'four players: four secret conditions, each knows one', () => {
  const t = scenario(archipelago, { seats: 4 }).skipTo(({ state }) => state.turn === 1);
  expect(new Set(t.state.players.flatMap(({ objectives }) => objectives)).size).toBe(4);
  for (const index of [0, 1, 2, 3]) {
    expect(t.view(index).players.filter(({ objectives }) => objectives !== null)).toHaveLength(1);
  }
});

const redEvent = (name: 'pope' | 'thief', what: 'temple' | 'town', rebellion: number): Table =>
  bareTable()
    .arrange((d) => {
      people(d, 27);
      for (const at of [1, 2, 3]) building(d, at, what);
      d.rebellion = rebellion;
      card(d, 0, 'researcher');
      topCards(d, 'bishop', 'monk', 'captain', 'banker', 'merchant', name);
    })
    .play(0, { type: 'use-card', card: 'researcher', option: 0, payment: [] });

rule('AR-E16', 'red events: -1 per temple with 3 temples, +1 per town with 3 towns', () => {
  expect(redEvent('pope', 'temple', 5).state.rebellion).toBe(2);
  expect(redEvent('thief', 'town', 5).state.rebellion).toBe(8);
});
