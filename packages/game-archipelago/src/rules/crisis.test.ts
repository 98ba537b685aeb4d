// AR-8 The balance of the archipelago: crises and events.

import { frameId } from '@atoll/engine';
import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { openDomesticCrisis } from '../flow/domestic-crisis.js';
import { openExportCrisis } from '../flow/export-crisis.js';
import type { State } from '../state.js';
import {
  nth,
  bareTable,
  bidding,
  building,
  card,
  citizen,
  cubes,
  emptyStack,
  held,
  market,
  region,
  ship,
  tokens,
  told,
  top,
  topCards,
  unit,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

const silent = (): void => {};
const domestic = (change: (d: State) => void, perCube = 1, options = {}): Table =>
  bareTable(3, options).arrange((d) => {
    change(d);
    emptyStack(d);
    openDomesticCrisis(d, 'iron', perCube, silent);
  });
const abroad = (change: (d: State) => void, count = 2): Table =>
  bareTable().arrange((d) => {
    change(d);
    emptyStack(d);
    openExportCrisis(d, 'cattle', count, silent);
  });
const allBidZero = (t: Table): Table => {
  for (const index of [0, 1, 2]) t.play(index, { type: 'bid', florins: 0 });
  return t;
};
const lying = (t: Table): number => t.state.units.filter((one) => one.lying).length;
const village = (d: State): number => {
  const island = region(d, 'hex-03-b', 1, 0);
  for (const index of [0, 1, 2]) for (let i = 0; i < 3; i++) citizen(d, index, island);
  return island;
};

rule(
  ['AR-8.1', 'AR-8.2'],
  'the upper half, then the lower half of the top back; the card stays and comes again',
  () => {
    const t = bareTable().arrange((d) => {
      village(d);
      topCards(d, 'bishop');
      d.turn = 2;
      bidding(d);
    });
    allBidZero(t);
    expect(t.state.stack.at(-1)).toMatchObject({ kind: 'domestic-crisis', resource: 'stone', citizensPerCube: 6 });
    t.skipTo(() => top(t) !== 'domestic-crisis' || t.state.ending !== null);
    expect(t.state.evolutionDeck.at(-1)).toBe('bishop');
  },
);

rule('AR-8.1', 'red halves are ignored in phase 4', () => {
  const t = bareTable().arrange((d) => {
    village(d);
    topCards(d, 'thief');
    building(d, 1, 'town');
    d.turn = 2;
    bidding(d);
  });
  allBidZero(t);
  expect(t.state.stack.at(-1)).toMatchObject({ kind: 'export-crisis', resource: 'wood' });
  expect(t.state.rebellion).toBe(0);
});

rule('AR-8.3', 'with no card left nothing happens', () => {
  const t = bareTable().arrange((d) => {
    village(d);
    for (const id of [...d.evolutionDeck, ...d.evolutionDiscard]) card(d, 0, id, false);
    d.turn = 2;
    bidding(d);
  });
  allBidZero(t).play(0, { type: 'set-order', order: t.state.order });
  expect(top(t)).toBe('round');
});

rule('AR-8.4', 'all citizens lie down but those on temples; ships do not', () => {
  const t = domestic((d) => {
    const island = village(d);
    nth(d.units, 0).building = 'temple';
    building(d, island, 'temple');
    ship(d, 0, 0, 0);
  });
  expect(lying(t)).toBe(8);
});

rule('AR-8.5', 'one step each in order of play, and none after it', () => {
  const t = domestic(village);
  t.play(0, { type: 'end-step' });
  expect(t.asks(0).every(({ kind }) => kind === 'propose-deal')).toBe(true);
  expect(t.ask(1).kind).toBe('domestic-step');
});

rule('AR-8.6', 'market cube, own cube or token, as many as they like, none compulsory', () => {
  const t = domestic((d) => {
    village(d);
    cubes(d, 0, { iron: 1 });
    tokens(d, 0, 1);
  });
  expect(t.legal(0).map((move) => ('source' in move ? move.source : move.type))).toEqual([
    'market',
    'screen',
    'token',
    'end-step',
  ]);
  t.play(0, { type: 'consume', source: 'market' }).play(0, { type: 'stand', unit: nth(t.state.units, 0).id });
  expect(t.state.domestic.iron).toBe(0);
  t.play(0, { type: 'consume', source: 'token' }).play(0, { type: 'stand', unit: nth(t.state.units, 1).id });
  expect(nth(t.state.players, 0).tokens).toBe(0);
  t.refused(0, { type: 'consume', source: 'market' }, 'AR-8.6');
  t.play(0, { type: 'end-step' });
});

rule('AR-8.7', 'a cube stands exactly n, of any players, or all if fewer lie', () => {
  const t = domestic((d) => {
    village(d);
    cubes(d, 0, { iron: 2 });
  }, 5);
  t.play(0, { type: 'consume', source: 'screen' });
  expect(t.ask(0)).toEqual({ kind: 'stand-citizen', left: 5 });
  t.refused(0, { type: 'end-step' }, 'ENGINE');
  for (let i = 0; i < 5; i++) t.play(0, { type: 'stand', unit: nth(t.state.units, i + 2).id });
  expect(lying(t)).toBe(4);
  t.play(0, { type: 'consume', source: 'screen' });
  expect(lying(t)).toBe(0);
});

rule('AR-8.8', 'a controlled temple stands any number of its region for free', () => {
  const t = domestic((d) => {
    const island = village(d);
    building(d, island, 'temple');
    nth(d.units, 0).building = 'temple';
  });
  const rebel = nth(t.state.units, 4).id;
  t.play(0, { type: 'use-temple', region: 1, unit: rebel });
  expect([unit(t, rebel).lying, lying(t)]).toEqual([false, 7]);
  t.refused(0, { type: 'use-temple', region: 1, unit: null }, 'AR-8.8');
  t.play(0, { type: 'end-step' });
  t.refused(1, { type: 'use-temple', region: 1, unit: nth(t.state.units, 5).id }, 'AR-8.8');
});

rule('AR-8.8', 'in the French edition all of the region or none', () => {
  const t = domestic(
    (d) => {
      const island = village(d);
      building(d, island, 'temple');
      nth(d.units, 0).building = 'temple';
    },
    1,
    { edition: 'fr-2012' },
  );
  t.refused(0, { type: 'use-temple', region: 1, unit: nth(t.state.units, 4).id }, 'AR-8.8');
  t.play(0, { type: 'use-temple', region: 1, unit: null });
  expect(lying(t)).toBe(0);
});

rule('AR-8.9', 'a temple held from a town needs the citizen of the town standing', () => {
  const t = domestic((d) => {
    const island = region(d, 'hex-03-b', 1, 0);
    held(d, 0, island, 'town');
    building(d, island, 'temple');
    citizen(d, 1, island);
    citizen(d, 2, island);
    cubes(d, 0, { iron: 1 });
  });
  t.refused(0, { type: 'use-temple', region: 1, unit: nth(t.state.units, 1).id }, 'AR-8.8');
  t.play(0, { type: 'consume', source: 'screen' }).play(0, { type: 'stand', unit: nth(t.state.units, 0).id });
  t.play(0, { type: 'use-temple', region: 1, unit: nth(t.state.units, 1).id });
});

rule('AR-8.10', 'the crisis stops as soon as nobody lies', () => {
  const t = domestic((d) => {
    village(d);
    cubes(d, 0, { iron: 1 });
  }, 9);
  t.play(0, { type: 'consume', source: 'screen' });
  expect(told(t, 'crisis-ended')).toEqual([{ type: 'crisis-ended', crisis: 'domestic', short: 0 }]);
  expect(t.state.rebellion).toBe(0);
});

rule('AR-8.11', 'whoever lies after the last step is a rebel; rebellion rises by their number in one move', () => {
  const t = domestic(village);
  t.play(0, { type: 'end-step' }).play(1, { type: 'end-step' }).play(2, { type: 'end-step' });
  expect(told(t, 'rebellion-moved')).toEqual([{ type: 'rebellion-moved', by: 9, to: 9 }]);
  expect(lying(t)).toBe(9);
});

rule(['AR-8.12', 'AR-18.8'], 'the holder of a town may expel or spare each foreign rebel on port or market', () => {
  const t = domestic((d) => {
    const island = region(d, 'hex-01-a', 1, 0);
    held(d, 0, island, 'town');
    held(d, 1, island, 'market');
    held(d, 2, island, 'port');
    cubes(d, 0, { iron: 1 });
  });
  t.play(0, { type: 'consume', source: 'screen' }).play(0, { type: 'stand', unit: nth(t.state.units, 0).id });
  for (const index of [0, 1, 2]) t.play(index, { type: 'end-step' });
  expect(t.ask(0)).toMatchObject({ kind: 'expel-or-spare', building: 'market' });
  t.play(0, { type: 'expel' }).play(0, { type: 'spare' });
  expect(t.state.units[1]).toMatchObject({ lying: true, building: null });
  expect(t.state.units[2]).toMatchObject({ lying: true, building: 'port' });
});

rule(
  ['AR-8.13', 'AR-8.14'],
  'k cubes in all from export market, screens and tokens; 1 rebellion for each that is missing',
  () => {
    const t = abroad((d) => {
      village(d);
      market(d, 'export', 'cattle', 1);
      tokens(d, 1, 1);
    }, 4);
    t.refused(0, { type: 'supply', source: 'screen' }, 'AR-8.13');
    t.play(0, { type: 'supply', source: 'market' }).play(0, { type: 'end-step' });
    t.play(1, { type: 'supply', source: 'token' }).play(1, { type: 'end-step' }).play(2, { type: 'end-step' });
    expect(t.state.rebellion).toBe(2);
    expect(lying(t)).toBe(0);
    const fed = abroad((d) => {
      village(d);
      cubes(d, 0, { cattle: 2 });
    });
    fed.play(0, { type: 'supply', source: 'screen' }).play(0, { type: 'supply', source: 'screen' });
    expect(nth(told(fed, 'crisis-ended'), 0).short).toBe(0);
  },
);

rule('AR-8.15', 'events count temples or towns on the map, controlled or not', () => {
  const t = bareTable().arrange((d) => {
    village(d);
    building(d, 1, 'temple');
    d.rebellion = 5;
    topCards(d, 'ambassador');
    emptyStack(d);
    d.stack.push({ kind: 'balance', id: frameId(d), half: 0, red: false });
    d.turn = 2;
    bidding(d);
  });
  allBidZero(t);
  expect(told(t, 'event-resolved')).toEqual([{ type: 'event-resolved', per: 'temple', delta: -2, count: 1 }]);
  expect(told(t, 'rebellion-moved').at(-1)).toMatchObject({ by: -2 });
});

rule(
  'AR-8.16',
  'the Benefactor credits own cubes and tokens, not market cubes nor temples in use; and temples built',
  () => {
    const t = domestic((d) => {
      village(d);
      d.trends = ['trend-benefactor'];
      cubes(d, 0, { iron: 1 });
      tokens(d, 0, 1);
    });
    const [one, two, three] = t.state.units.map(({ id }) => id) as [number, number, number];
    t.play(0, { type: 'consume', source: 'market' }).play(0, { type: 'stand', unit: one });
    expect(t.state.benefactor).toEqual([0, 0, 0]);
    t.play(0, { type: 'consume', source: 'screen' }).play(0, { type: 'stand', unit: two });
    t.play(0, { type: 'consume', source: 'token' }).play(0, { type: 'stand', unit: three });
    expect([t.state.benefactor, t.state.benefactorCoins]).toEqual([[2, 0, 0], 2]);
    const builder = bareTable().arrange((d) => {
      d.trends = ['trend-benefactor'];
      citizen(d, 0, region(d, 'hex-03-b', 1, 0));
      cubes(d, 0, { stone: 2 });
    });
    builder.play(0, { type: 'act', action: 'construction' });
    builder.play(0, {
      type: 'construct',
      building: 'temple',
      unit: nth(builder.state.units, 0).id,
      spot: 0,
      payment: ['stone', 'stone'],
    });
    expect(builder.state.benefactor).toEqual([1, 0, 0]);
  },
);
