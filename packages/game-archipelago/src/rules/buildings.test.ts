// AR-17 to AR-19 Construction, control, ports and markets.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { controllerOf } from '../board/control.js';
import type { BuildingKind } from '../data/construction.js';
import { openDomesticCrisis } from '../flow/domestic-crisis.js';
import { canHarvest } from '../flow/harvest.js';
import type { Move } from '../table.js';
import type { State } from '../state.js';
import {
  nth,
  bareTable,
  building,
  citizen,
  cubes,
  emptyStack,
  florins,
  held,
  heldPort,
  market,
  region,
  round,
  seat,
  ship,
  tokens,
  told,
  unit,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

const coast = (change: (d: State) => void = () => {}): Table =>
  bareTable().arrange((d) => {
    region(d, 'hex-01-a', 1, 0);
    change(d);
  });
const rich = (d: State): void => cubes(d, 0, { wood: 3, stone: 3, fruit: 2, cattle: 2, fish: 2 });
const construct = (t: Table): Table => t.play(0, { type: 'act', action: 'construction' });
const build = (what: BuildingKind | 'ship', unitId: number, spot: number, ...payment: string[]): Move =>
  ({ type: 'construct', building: what, unit: unitId, spot, payment }) as Move;
const id = (t: Table, index = 0): number => nth(t.state.units, index).id;
const control = (t: Table, kind: BuildingKind): number | null => controllerOf(t.state, 1, kind);

rule('AR-17.1', 'each building at its price, paid to the bank, tokens in place of cubes', () => {
  const prices: [BuildingKind | 'ship', number, number, string[]][] = [
    ['town', 2, 0, ['wood', 'stone']],
    ['temple', 1, 0, ['stone', 'stone']],
    ['market', 0, 0, ['fruit', 'cattle']],
    ['port', 2, 0, ['fish', 'stone']],
    ['ship', 1, 1, ['wood']],
  ];
  for (const [what, cost, spot, payment] of prices) {
    const t = construct(
      coast((d) => {
        rich(d);
        citizen(d, 0, 1);
      }),
    );
    t.play(0, build(what, id(t), spot, ...payment));
    expect(nth(t.state.players, 0).florins, what).toBe(10 - cost);
  }
  const poor = construct(
    coast((d) => {
      tokens(d, 0, 1);
      cubes(d, 0, { stone: 1, fruit: 1, cattle: 1 });
      florins(d, 0, 1);
      citizen(d, 0, 1);
    }),
  );
  poor.refused(0, build('town', id(poor), 0, 'token', 'stone'), 'AR-17.1');
  poor.refused(0, build('temple', id(poor), 0, 'token', 'stone'), 'AR-23.1');
  poor.play(0, build('temple', id(poor), 0, 'stone', 'token'));
  expect(poor.state.players[0]).toMatchObject({ tokens: 0, florins: 0 });
});

rule('AR-17.2', 'built by a free citizen, a port also by a ship', () => {
  const t = construct(
    coast((d) => {
      rich(d);
      citizen(d, 0, 1, 0, { engaged: true });
      ship(d, 0, 1, 1);
    }),
  );
  t.refused(0, build('town', id(t), 0, 'wood', 'stone'), 'AR-17.2');
  t.refused(0, build('town', id(t, 1), 1, 'wood', 'stone'), 'AR-17.2');
  t.play(0, build('port', id(t, 1), 0, 'fish', 'stone'));
  expect(unit(t, id(t, 1))).toMatchObject({ building: 'port', area: 1 });
});

rule('AR-17.3', 'one of each type per region, and no more than the tokens of the box', () => {
  const t = construct(
    coast((d) => {
      rich(d);
      citizen(d, 0, 1);
      building(d, 1, 'town');
    }),
  );
  t.refused(0, build('town', id(t), 0, 'wood', 'stone'), 'AR-17.3');
  const full = construct(
    coast((d) => {
      rich(d);
      citizen(d, 0, 1);
      const sides = ['hex-03-b', 'hex-06-b', 'hex-08-b', 'hex-17-b', 'hex-20-b', 'hex-23-b', 'hex-14-b'] as const;
      for (const [i, side] of sides.entries()) {
        const at = region(d, side, i + 2, 0);
        building(d, at, 'temple');
        if (i < 6) building(d, at, 'town');
      }
      nth(d.players, 0).objectives = ['objective-short-01'];
      nth(d.players, 1).objectives = ['objective-short-02'];
      nth(d.players, 2).objectives = ['objective-short-03'];
    }),
  );
  full.refused(0, build('town', id(full), 0, 'wood', 'stone'), 'AR-17.3');
});

rule('AR-17.4', 'on the area of the builder; a port on a coast of it', () => {
  const t = construct(
    bareTable().arrange((d) => {
      const inlet = region(d, 'hex-02-b', 1, 0);
      rich(d);
      citizen(d, 0, inlet, 1);
    }),
  );
  t.refused(0, build('town', id(t), 0, 'wood', 'stone'), 'AR-17.4');
  t.refused(0, build('port', id(t), 0, 'fish', 'stone'), 'AR-17.4');
  t.play(0, build('port', id(t), 1, 'fish', 'stone'));
});

rule('AR-17.5', 'the builder goes on it, engaged, and leaves any other building', () => {
  const t = construct(
    coast((d) => {
      rich(d);
      held(d, 0, 1, 'town');
    }),
  );
  t.play(0, build('market', id(t), 0, 'fruit', 'cattle'));
  expect(unit(t, id(t))).toMatchObject({ building: 'market', engaged: true });
  expect(control(t, 'town')).toBeNull();
});

rule('AR-17.6', 'a ship appears on the sea beside the citizen, who stays free', () => {
  const t = construct(
    coast((d) => {
      rich(d);
      citizen(d, 0, 1);
    }),
  );
  t.refused(0, build('ship', id(t), 0, 'wood'), 'AR-17.6');
  t.play(0, build('ship', id(t), 1, 'wood'));
  expect(t.state.units[1]).toMatchObject({ kind: 'ship', area: 1, engaged: false });
  expect(unit(t, id(t)).engaged).toBe(false);
  const none = construct(
    coast((d) => {
      rich(d);
      citizen(d, 0, 1);
      for (let i = 0; i < 4; i++) ship(d, 0, 0, 0);
    }),
  );
  none.refused(0, build('ship', id(none), 1, 'wood'), 'AR-17.6');
});

rule(['AR-17.7', 'AR-18.6', 'AR-18.7'], 'one may build under a foreign town, and holds it while one stays', () => {
  const t = construct(
    coast((d) => {
      rich(d);
      citizen(d, 0, 1);
      held(d, 1, 1, 'town');
    }),
  );
  t.play(0, build('market', id(t), 0, 'fruit', 'cattle'));
  expect(control(t, 'market')).toBe(0);
  t.arrange((d) => void (nth(d.units, 0).building = null));
  expect(control(t, 'market')).toBe(1);
});

rule('AR-18.1', 'the active unit on a building controls it', () => {
  const t = coast((d) => void held(d, 2, 1, 'market'));
  expect(control(t, 'market')).toBe(2);
});

rule('AR-18.2', 'a town controls all buildings of the region without a foreign unit, on all banks', () => {
  const t = bareTable().arrange((d) => {
    const inlet = region(d, 'hex-02-b', 1, 0);
    held(d, 0, inlet, 'town', {}, 0);
    building(d, inlet, 'market', 1);
    building(d, inlet, 'temple', 1);
    building(d, inlet, 'port', 1);
  });
  expect([control(t, 'market'), control(t, 'temple'), control(t, 'port')]).toEqual([0, 0, 0]);
});

rule('AR-18.3', 'a building left is uncontrolled until somebody enters', () => {
  const t = coast((d) => {
    building(d, 1, 'market');
    citizen(d, 1, 1);
  });
  expect(control(t, 'market')).toBeNull();
  t.arrange((d) => round(d, 1)).play(1, { type: 'act', action: 'migration' });
  t.play(1, { type: 'migrate', unit: id(t), region: 1, area: 0, building: 'market' }).play(1, { type: 'done' });
  expect(control(t, 'market')).toBe(1);
});

rule(['AR-18.4', 'AR-18.8'], 'a rebel occupies without control, except under its own town', () => {
  const t = coast((d) => {
    held(d, 0, 1, 'town');
    held(d, 1, 1, 'market', { lying: true });
    citizen(d, 0, 1);
  });
  expect(control(t, 'market')).toBeNull();
  t.play(0, { type: 'act', action: 'migration' });
  t.refused(0, { type: 'migrate', unit: id(t, 2), region: 1, area: 0, building: 'market' }, 'AR-16.2');
  const own = coast((d) => {
    held(d, 0, 1, 'town');
    held(d, 0, 1, 'market', { lying: true });
  });
  expect(control(own, 'market')).toBe(0);
});

rule('AR-18.5', 'a town of a rebel controls nothing: harvesting is free', () => {
  const t = coast((d) => {
    held(d, 1, 1, 'town', { lying: true });
    building(d, 1, 'market');
    citizen(d, 0, 1);
  });
  expect(control(t, 'market')).toBeNull();
  expect(canHarvest(t.state, seat(0), 'wood', [])).toBe(true);
  t.play(0, { type: 'act', action: 'harvest-wood' })
    .play(0, { type: 'deploy', unit: id(t, 1) })
    .play(0, { type: 'done' });
  expect(told(t, 'harvested')).toHaveLength(1);
});

rule('AR-18.9', 'citizens on temples and ships on ports cannot be expelled', () => {
  const t = coast((d) => {
    held(d, 0, 1, 'town');
    held(d, 1, 1, 'temple');
    heldPort(d, 1, 1);
    cubes(d, 0, { iron: 1 });
    emptyStack(d);
    openDomesticCrisis(d, 'iron', 1, () => {});
  });
  t.play(0, { type: 'consume', source: 'screen' });
  expect(t.state.stack.some(({ kind }) => kind === 'expulsion')).toBe(false);
  expect([control(t, 'temple'), control(t, 'port')]).toEqual([1, 1]);
});

rule('AR-18.10', 'control follows every change at once', () => {
  const t = coast((d) => {
    held(d, 0, 1, 'town');
    building(d, 1, 'market');
  });
  expect(control(t, 'market')).toBe(0);
  t.play(0, { type: 'act', action: 'migration' }).play(0, {
    type: 'migrate',
    unit: id(t),
    region: 1,
    area: 0,
    building: null,
  });
  expect([control(t, 'town'), control(t, 'market')]).toEqual([null, null]);
});

const trading = (change: (d: State) => void): Table =>
  coast((d) => {
    market(d, 'domestic', 'fruit', 3);
    market(d, 'export', 'fruit', 1);
    change(d);
  });
const sell = (name: 'domestic' | 'export'): Move => ({
  type: 'transact',
  market: name,
  deal: 'sell',
  resource: 'wood',
  token: false,
});

rule('AR-19.1', 'one florin on the zone, then one or two transactions on its market', () => {
  const t = trading((d) => {
    heldPort(d, 0, 1);
    cubes(d, 0, { wood: 3 });
  });
  t.play(0, { type: 'use-building', region: 1, building: 'port', unit: id(t) });
  t.refused(0, sell('domestic'), 'AR-19.1');
  t.refused(0, { type: 'done' }, 'AR-9.12');
  t.play(0, sell('export')).play(0, sell('export'));
  expect([t.ask(0).kind, t.state.portCoins, nth(t.state.players, 0).florins]).toEqual(['round', [1, 0, 0], 25]);
  trading((d) => {
    heldPort(d, 0, 1);
    florins(d, 0, 0);
  }).refused(0, { type: 'use-building', region: 1, building: 'port', unit: 10 }, 'AR-19.1');
});

rule('AR-19.2', 'each building once a turn, whoever uses it', () => {
  const t = trading((d) => {
    held(d, 0, 1, 'market');
    cubes(d, 0, { wood: 3 });
  });
  t.play(0, { type: 'use-building', region: 1, building: 'market', unit: id(t) })
    .play(0, sell('domestic'))
    .play(0, { type: 'done' });
  t.arrange((d) => {
    round(d, 1);
    nth(d.units, 0).building = null;
    citizen(d, 1, 1, 0, { building: 'market' });
  });
  t.refused(1, { type: 'use-building', region: 1, building: 'market', unit: id(t, 1) }, 'AR-19.2');
});

rule('AR-19.3', 'the unit on it must be free and becomes engaged', () => {
  const t = trading((d) => {
    held(d, 0, 1, 'market', { engaged: true });
    cubes(d, 0, { wood: 3 });
  });
  t.refused(0, { type: 'use-building', region: 1, building: 'market', unit: id(t) }, 'AR-19.3');
  t.arrange((d) => void (nth(d.units, 0).engaged = false));
  t.play(0, { type: 'use-building', region: 1, building: 'market', unit: id(t) });
  expect(unit(t, id(t)).engaged).toBe(true);
});

rule('AR-19.4', 'from a town also with an engaged citizen', () => {
  const t = trading((d) => {
    held(d, 0, 1, 'town', { engaged: true });
    building(d, 1, 'market');
    cubes(d, 0, { wood: 3 });
    citizen(d, 0, 1);
  });
  t.refused(0, { type: 'use-building', region: 1, building: 'market', unit: id(t, 1) }, 'AR-19.4');
  t.play(0, { type: 'use-building', region: 1, building: 'market', unit: id(t) });
});

rule('AR-19.5', 'with unit and town the player chooses which operates it', () => {
  const t = trading((d) => {
    held(d, 0, 1, 'town');
    held(d, 0, 1, 'market');
    cubes(d, 0, { wood: 3 });
  });
  const uses = t
    .legal(0)
    .filter((move): move is Extract<Move, { type: 'use-building' }> => move.type === 'use-building');
  expect(uses.map((move) => move.unit).toSorted((a, b) => a - b)).toEqual([id(t), id(t, 1)]);
});
