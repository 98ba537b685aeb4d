// AR-E17 to AR-E34 The worked examples of the dossier: wonders, variants, control, movement.

import { rule, scenario } from '@atoll/testkit';
import { expect } from 'vitest';

import { controllerOf } from '../board/control.js';
import { OBJECTIVE } from '../data/objectives.js';
import { births } from '../flow/reproduction.js';
import { taxesOf } from '../flow/taxes.js';
import { archipelago } from '../index.js';
import { endConditionMet } from '../ends.js';
import { medalsOf } from '../scoring.js';
import type { State } from '../state.js';
import {
  nth,
  bareTable,
  bidding,
  building,
  card,
  citizen,
  copyOf,
  cubes,
  held,
  heldPort,
  region,
  round,
  seat,
  ship,
  told,
  topCards,
  unit,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';
import { crisis, id, lying, people, phase3, wonder } from './examples.testing.js';

const wonders = (change: (d: State) => void, options = {}): Table =>
  bareTable(3, options).arrange((d) => {
    people(d, 18);
    change(d);
  });

rule('AR-E17', 'the Cathedral with 3 temples: rebellion -3, population -1, 2 points', () => {
  const t = wonders((d) => {
    people(d, 27);
    for (const at of [1, 2, 3]) building(d, at, 'temple');
    nth(d.units, 1).building = 'temple';
    d.rebellion = 5;
    card(d, 0, 'cathedral');
    cubes(d, 0, { stone: 3 });
  });
  wonder(t, 'cathedral', 'stone', 'stone', 'stone');
  expect([t.state.rebellion, t.state.population, medalsOf(t.state, seat(0)), nth(t.state.players, 0).discs]).toEqual([
    2, 26, 2, 1,
  ]);
});

rule.each(
  'AR-E18',
  [
    ['en-2.0', 5],
    ['fr-2012', 4],
  ] as const,
  ([edition]) => `the Colossus at surplus 6, ${edition}`,
  ([edition, surplus]) => {
    const t = wonders(
      (d) => {
        d.surplus = 6;
        card(d, 0, 'colossus');
        cubes(d, 0, { iron: 3 });
      },
      { edition },
    );
    wonder(t, 'colossus', 'iron', 'iron', 'iron');
    expect([t.state.surplus, medalsOf(t.state, seat(0)), nth(t.state.players, 0).discs]).toEqual([surplus, 1, 2]);
  },
);

rule('AR-E19', 'the Pyramid at rebellion 4: rebellion 6, 2 points', () => {
  const t = wonders((d) => {
    d.rebellion = 4;
    card(d, 0, 'pyramid');
    cubes(d, 0, { stone: 5 });
  });
  wonder(t, 'pyramid', 'stone', 'stone', 'stone', 'stone', 'stone');
  expect([t.state.rebellion, medalsOf(t.state, seat(0)), nth(t.state.players, 0).discs]).toEqual([6, 2, 1]);
});

rule('AR-E20', 'Gifts from the clergy by another: fruit and cattle, rebellion -2, 1 florin to the owner', () => {
  const t = wonders((d) => {
    d.rebellion = 4;
    card(d, 1, 'gifts-from-the-clergy');
    cubes(d, 0, { fruit: 1, cattle: 1 });
  });
  t.play(0, { type: 'use-card', card: 'gifts-from-the-clergy', option: 1, payment: ['fruit', 'cattle'] });
  expect([t.state.rebellion, nth(t.state.players, 0).florins, nth(t.state.players, 1).florins]).toEqual([2, 9, 11]);
});

rule('AR-E21', 'desert start with 3 players: population 6, surplus 5, no ship', () => {
  const { state } = scenario(archipelago, { seats: 3, options: { desertStart: true } });
  expect([state.population, state.surplus, state.units.filter(({ kind }) => kind === 'ship').length]).toEqual([
    6, 5, 0,
  ]);
});

rule('AR-E22', 'bids 2, 2, 0 with the King at 0: the King wins, 4 florins to the bank', () => {
  const t = bareTable().arrange((d) => {
    card(d, 2, 'king');
    bidding(d);
  });
  const bank = t.state.florins;
  t.play(0, { type: 'bid', florins: 2 }).play(1, { type: 'bid', florins: 2 }).play(2, { type: 'bid', florins: 0 });
  expect(t.ask(2).kind).toBe('set-order');
  expect(t.state.florins).toBe(bank + 4);
});

rule('AR-E23', 'towns, short, 4 players: 5 towns end the game', () => {
  const t = bareTable(4).arrange((d) => {
    people(d, 37);
    for (const at of [1, 2, 3, 4]) building(d, at, 'town');
    d.met = [];
  });
  const towns = 'objective-short-07';
  expect(OBJECTIVE[towns].end.type).toBe('townsInPlay');
  expect(endConditionMet(t.state, towns)).toBe(false);
  const draft = copyOf(t.state);
  nth(draft.regions, 0).town = 0;
  expect(endConditionMet(draft, towns)).toBe(true);
});

rule.each(
  'AR-E24',
  [
    ['en-2.0', 0],
    ['fr-2012', 1],
  ] as const,
  ([edition]) => `one citizen on each bank, ${edition}`,
  ([edition, count]) => {
    const t = bareTable(3, { edition }).arrange((d) => {
      const inlet = region(d, 'hex-02-b', 1, 0);
      citizen(d, 0, inlet, 0);
      citizen(d, 0, inlet, 1);
    });
    expect(new Set(births(t.state, seat(0), []).map((birth) => birth.region)).size).toBe(count);
  },
);

rule('AR-E25', '2 active citizens and a rebel: nothing is born', () => {
  const t = bareTable().arrange((d) => {
    const here = region(d, 'hex-03-b', 1, 0);
    citizen(d, 0, here);
    citizen(d, 0, here);
    citizen(d, 0, here, 0, { lying: true });
  });
  expect(births(t.state, seat(0), [])).toEqual([]);
});

rule('AR-E26', 'an expelled rebel lies beside the market, the town controls it', () => {
  const t = crisis(
    (d) => {
      const here = region(d, 'hex-03-b', 1, 0);
      held(d, 0, here, 'town');
      held(d, 1, here, 'market');
      cubes(d, 0, { iron: 1 });
    },
    'iron',
    1,
  );
  t.play(0, { type: 'consume', source: 'screen' }).play(0, { type: 'stand', unit: id(t) });
  for (const index of [0, 1, 2]) t.play(index, { type: 'end-step' });
  expect(controllerOf(t.state, 1, 'market')).toBeNull();
  t.play(0, { type: 'expel' });
  expect(unit(t, id(t, 1))).toMatchObject({ lying: true, building: null, region: 1 });
  expect(controllerOf(t.state, 1, 'market')).toBe(0);
});

rule('AR-E27', 'the citizen of the town stood first, the temple may be used in the same step', () => {
  const t = crisis(
    (d) => {
      const here = region(d, 'hex-03-b', 1, 0);
      held(d, 0, here, 'town');
      building(d, here, 'temple');
      for (const index of [1, 1, 2]) citizen(d, index, here);
      cubes(d, 0, { iron: 1 });
    },
    'iron',
    2,
  );
  t.play(0, { type: 'consume', source: 'screen' })
    .play(0, { type: 'stand', unit: id(t) })
    .play(0, { type: 'stand', unit: id(t, 1) });
  t.play(0, { type: 'use-temple', region: 1, unit: id(t, 2) });
  expect(lying(t)).toBe(1);
});

rule('AR-E28', 'population 12, surplus 0: surplus 1, rebellion by the row of 1', () => {
  const state = phase3((d) => {
    people(d, 12);
    d.rebellion = 3;
  });
  expect([state.surplus, state.rebellion]).toEqual([1, 2]);
  expect(phase3((d) => people(d, 12)).rebellion).toBe(0);
});

rule('AR-E29', 'exploring and the Researcher in one round spend two discs', () => {
  const t = bareTable().arrange((d) => {
    people(d, 18);
    ship(d, 0, 0, 0);
    card(d, 0, 'researcher');
    topCards(d, 'bishop', 'monk', 'captain', 'banker', 'merchant', 'queen');
    nth(d.players, 0).discs = 2;
  });
  t.play(0, { type: 'act', action: 'exploration' }).play(0, { type: 'take-hex' });
  t.skipTo(() => t.state.stack.at(-1)?.kind === 'round');
  t.play(0, { type: 'use-card', card: 'researcher', option: 0, payment: [] });
  expect(nth(t.state.players, 0).discs).toBe(0);
});

rule('AR-E30', '5 citizens, 2 ships, a town and a temple: 10 florins and rebellion +1', () => {
  const t = bareTable().arrange((d) => {
    const one = region(d, 'hex-03-b', 1, 0);
    const two = region(d, 'hex-23-b', 2, 0);
    held(d, 0, one, 'town');
    building(d, one, 'temple');
    for (const at of [one, one, two, two]) citizen(d, 0, at);
    ship(d, 0, 0, 0);
    ship(d, 0, 0, 0);
  });
  expect(taxesOf(t.state, seat(0))).toBe(10);
  t.play(0, { type: 'act', action: 'taxes' });
  expect([t.state.rebellion, nth(t.state.players, 0).florins]).toEqual([1, 20]);
});

rule('AR-E31', 'a ship in the inlet takes a citizen to the other bank and still moves', () => {
  const t = bareTable().arrange((d) => {
    const inlet = region(d, 'hex-02-b', 1, 0, 4);
    citizen(d, 0, inlet, 0);
    ship(d, 0, inlet, 2);
  });
  t.play(0, { type: 'act', action: 'migration' }).play(0, { type: 'sail', unit: id(t), ship: id(t, 1), region: 1 });
  t.refused(0, { type: 'land', area: 0, building: null }, 'AR-16.5');
  t.play(0, { type: 'land', area: 1, building: null });
  t.play(0, { type: 'migrate', unit: id(t, 1), region: 0, area: 0, building: null }).play(0, { type: 'done' });
  expect([unit(t, id(t)).area, unit(t, id(t, 1)).region]).toEqual([1, 0]);
});

rule('AR-E32', 'a port left by its ship is uncontrolled until entered', () => {
  const t = bareTable().arrange((d) => {
    heldPort(d, 0, region(d, 'hex-06-b', 1, 0));
    ship(d, 1, 1, 1);
  });
  t.play(0, { type: 'act', action: 'migration' });
  t.play(0, { type: 'migrate', unit: id(t), region: 0, area: 0, building: null }).play(0, { type: 'done' });
  expect(controllerOf(t.state, 1, 'port')).toBeNull();
  t.arrange((d) => round(d, 1)).play(1, { type: 'act', action: 'migration' });
  t.play(1, { type: 'migrate', unit: id(t, 1), region: 1, area: 1, building: 'port' }).play(1, { type: 'done' });
  expect(controllerOf(t.state, 1, 'port')).toBe(1);
});

rule('AR-E33', 'a town works a port and then a market in another round; its citizen stays engaged', () => {
  const t = bareTable().arrange((d) => {
    const here = region(d, 'hex-01-a', 1, 0);
    held(d, 0, here, 'town');
    building(d, here, 'port');
    building(d, here, 'market');
    cubes(d, 0, { wood: 4 });
  });
  const use = (what: 'port' | 'market'): void => {
    t.play(0, { type: 'use-building', region: 1, building: what, unit: id(t) });
    t.play(0, {
      type: 'transact',
      market: what === 'port' ? 'export' : 'domestic',
      deal: 'sell',
      resource: 'wood',
      token: false,
    });
    t.play(0, { type: 'done' });
  };
  use('port');
  expect(unit(t, id(t)).engaged).toBe(true);
  t.refused(0, { type: 'act', action: 'migration' }, 'AR-9.12');
  t.refused(0, { type: 'act', action: 'harvest-wood' }, 'AR-9.12');
  t.play(0, { type: 'end-round' }).skipTo(() => t.decisions()[0]?.seat === 0);
  use('market');
});

rule('AR-E34', 'two players bid 3 each: 6 florins to the bank, the order stays', () => {
  const t = bareTable(2).arrange(bidding);
  const { florins, order } = t.state;
  t.play(0, { type: 'bid', florins: 3 }).play(1, { type: 'bid', florins: 3 });
  expect([t.state.florins, t.state.order]).toEqual([florins + 6, order]);
  expect(told(t, 'bids-revealed')).toHaveLength(1);
});
