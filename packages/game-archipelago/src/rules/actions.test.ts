// AR-9, AR-10 Phase 5: rounds, discs, circles; taxes.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { mayAct } from '../flow/actions.js';
import { WHEEL_ACTIONS } from '../data/wheel.js';
import {
  nth,
  bareTable,
  card,
  citizen,
  cubes,
  florins,
  held,
  market,
  piles,
  region,
  round,
  seat,
  ship,
  told,
  top,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

const settled = (seats = 3, options = {}): Table =>
  bareTable(seats, options).arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    const big = region(d, 'hex-03-b', 2, 0);
    for (let index = 0; index < seats; index++) {
      citizen(d, index, island);
      citizen(d, index, island);
      citizen(d, index, big);
      ship(d, index, island, 1);
    }
  });

rule('AR-9.1', 'rounds go round in order of play until all are out', () => {
  const t = settled();
  t.play(0, { type: 'act', action: 'taxes' }).play(0, { type: 'end-round' });
  t.play(1, { type: 'end-round' }).play(2, { type: 'end-round' });
  expect(t.ask(0).kind).toBe('round');
  t.play(0, { type: 'end-round' });
  expect(top(t)).toBe('evolution');
});

rule('AR-9.2', 'at most one disc action, one card, one port or market, in any order', () => {
  const t = settled().arrange((d) => {
    card(d, 0, 'bishop');
    card(d, 0, 'governor');
    held(d, 0, 2, 'market', {});
    cubes(d, 0, { fruit: 3 });
  });
  const trader = nth(t.state.units, -1).id;
  t.play(0, { type: 'use-building', region: 2, building: 'market', unit: trader });
  t.play(0, { type: 'transact', market: 'domestic', deal: 'sell', resource: 'fruit', token: false }).play(0, {
    type: 'done',
  });
  t.play(0, { type: 'use-card', card: 'bishop', option: 0, payment: [] });
  t.play(0, { type: 'act', action: 'taxes' });
  t.refused(0, { type: 'act', action: 'taxes' }, 'AR-9.2');
  t.refused(0, { type: 'use-card', card: 'governor', option: 0, payment: [] }, 'AR-9.2');
  t.refused(0, { type: 'use-building', region: 2, building: 'market', unit: trader }, 'AR-9.2');
});

rule('AR-9.3', 'disc costs of cards come on top of the disc action', () => {
  const t = settled().arrange((d) => {
    card(d, 0, 'queen');
    nth(d.players, 0).discs = 2;
  });
  t.play(0, { type: 'use-card', card: 'queen', option: 0, payment: [] }).play(0, { type: 'act', action: 'taxes' });
  expect(nth(t.state.players, 0).discs).toBe(0);
});

rule('AR-9.4', 'a round may consist of a card alone, and is no pass', () => {
  const t = settled().arrange((d) => card(d, 0, 'bishop'));
  t.play(0, { type: 'use-card', card: 'bishop', option: 0, payment: [] }).play(0, { type: 'end-round' });
  t.play(1, { type: 'end-round' }).play(2, { type: 'end-round' });
  expect(t.ask(0).kind).toBe('round');
});

rule(['AR-9.5', 'AR-9.14'], 'doing nothing is passing; whoever visibly can do nothing is out by himself', () => {
  const t = settled().arrange((d) => void (nth(d.players, 1).discs = 0));
  t.play(0, { type: 'end-round' });
  expect(told(t, 'passed')).toEqual([{ type: 'passed', seat: 0 }]);
  expect(t.ask(2).kind).toBe('round');
  expect(mayAct(t.state, seat(1))).toBe(false);
  // What lies behind the screen does not matter, only what everybody sees.
  t.arrange((d) => {
    card(d, 2, 'immigration');
    florins(d, 1, 0);
  });
  expect(mayAct(t.state, seat(1))).toBe(true);
});

rule(['AR-9.6', 'AR-9.7'], 'an emptied pile gives everybody a disc at once, and who was out is in again', () => {
  const t = settled().arrange((d) => {
    piles(d, [1, 8, 8]);
    round(d, 1);
    const actions = d.stack[1];
    if (actions?.kind === 'actions') actions.out[0] = true;
  });
  t.play(1, { type: 'act', action: 'exploration' }).play(1, { type: 'take-hex' });
  t.skipTo(() => top(t) === 'round');
  if (t.state.piles[0] === 0) {
    expect(t.state.players.map(({ discsOwned }) => discsOwned)).toEqual([4, 4, 4]);
    expect(nth(t.state.players, 0).discs).toBe(4);
    expect(t.state.stack[1]).toMatchObject({ kind: 'actions', out: [false, false, false] });
  }
  expect(t.state.piles[0]).toBe(0);
});

rule('AR-9.6', 'the third pile gives nothing, and nobody has more than five discs', () => {
  const t = settled().arrange((d) => piles(d, [0, 0, 1]));
  t.play(0, { type: 'act', action: 'exploration' })
    .play(0, { type: 'take-hex' })
    .skipTo(() => top(t) === 'round');
  expect(t.state.players.map(({ discsOwned }) => discsOwned)).toEqual([3, 3, 3]);
});

rule('AR-9.8', 'unlimited actions take any number of discs', () => {
  const t = settled().arrange((d) => cubes(d, 0, { fruit: 3 }));
  for (let i = 0; i < 3; i++) {
    t.play(0, { type: 'act', action: 'transaction' });
    t.play(0, { type: 'transact', market: 'domestic', deal: 'sell', resource: 'fruit', token: false });
    expect(t.state.wheel[WHEEL_ACTIONS.indexOf('transaction') * 3]).toBe(i + 1);
    t.play(0, { type: 'end-round' }).skipTo(() => t.decisions()[0]?.seat === 0);
  }
});

rule(['AR-9.9', 'AR-9.10'], 'reproduction once each; exploration own circle first, then two of any colour', () => {
  const t = settled(4);
  const index = WHEEL_ACTIONS.indexOf('reproduction') * 4;
  t.play(0, { type: 'act', action: 'reproduction' }).play(0, { type: 'end-round' });
  expect(t.state.wheel[index]).toBe(1);
  t.skipTo(() => t.decisions()[0]?.seat === 0);
  t.refused(0, { type: 'act', action: 'reproduction' }, 'AR-9.9');
  const explored = settled(4).arrange((d) => {
    const at = WHEEL_ACTIONS.indexOf('exploration') * 4;
    d.wheel[at] = 3;
    round(d, 0);
  });
  explored.refused(0, { type: 'act', action: 'exploration' }, 'AR-9.9');
  explored.arrange((d) => round(d, 1)).play(1, { type: 'act', action: 'exploration' });
});

rule(['AR-9.10', 'AR-9.11'], 'three taxes a turn, four with five players, by one player if they like', () => {
  for (const [seats, circles] of [
    [4, 3],
    [5, 4],
  ] as const) {
    const t = settled(seats).arrange((d) => {
      nth(d.players, 0).discsOwned = 5;
      nth(d.players, 0).discs = 5;
      const at = WHEEL_ACTIONS.indexOf('taxes') * seats;
      d.wheel[at] = circles - 1;
    });
    t.play(0, { type: 'act', action: 'taxes' }).play(0, { type: 'end-round' });
    t.refused(1, { type: 'act', action: 'taxes' }, 'AR-9.9');
  }
});

rule('AR-9.12', 'an action that would do nothing cannot be chosen', () => {
  const t = bareTable().arrange((d) => florins(d, 0, 0));
  expect(t.legal(0).map((move) => ('action' in move ? move.action : move.type))).toEqual(['taxes', 'end-round']);
  t.refused(0, { type: 'act', action: 'transaction' }, 'AR-9.12');
});

rule('AR-9.13', 'no disc is placed before the choices are confirmed', () => {
  const t = settled();
  t.play(0, { type: 'act', action: 'migration' });
  expect(nth(t.state.players, 0).discs).toBe(3);
  t.play(0, { type: 'cancel' });
  expect([nth(t.state.players, 0).discs, t.ask(0).kind]).toEqual([3, 'round']);
  t.play(0, { type: 'act', action: 'exploration' });
  expect(nth(t.state.players, 0).discs).toBe(3);
  t.play(0, { type: 'refuse-hex' });
  expect(nth(t.state.players, 0).discs).toBe(2);
});

rule('AR-10.1', 'rebellion first, then florins for active citizens, ships, towns and temples', () => {
  const t = settled().arrange((d) => {
    held(d, 0, 2, 'town');
    held(d, 0, 2, 'temple');
    nth(d.units, 0).lying = true;
  });
  t.play(0, { type: 'act', action: 'taxes' });
  expect(nth(told(t, 'rebellion-moved'), 0).by).toBe(1);
  expect(nth(told(t, 'taxes-taken'), 0).florins).toBe(4 + 1 + 2 + 1);
  const brink = bareTable().arrange((d) => void ship(d, 0, 0, 0));
  brink.play(0, { type: 'act', action: 'taxes' });
  expect(brink.state.ending).toBe('independence');
  expect(told(brink, 'taxes-taken')).toEqual([]);
});

rule('AR-12.4', 'a bank short of florins pays what it has', () => {
  const t = settled().arrange((d) => {
    cubes(d, 0, { fruit: 1 });
    market(d, 'domestic', 'fruit', 0);
    nth(d.players, 1).florins += d.florins - 2;
    d.florins = 2;
    nth(d.players, 0).objectives = ['objective-short-01'];
  });
  t.play(0, { type: 'act', action: 'transaction' });
  t.play(0, { type: 'transact', market: 'domestic', deal: 'sell', resource: 'fruit', token: false });
  expect([nth(t.state.players, 0).florins, t.state.florins]).toEqual([12, 0]);
});
