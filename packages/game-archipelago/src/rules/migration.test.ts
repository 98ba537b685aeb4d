// AR-16 Migration and convoys.

import { rule } from '@atoll/testkit';
import { expect, test } from 'vitest';

import type { Move } from '../table.js';
import type { State } from '../state.js';
import { nth, bareTable, building, card, citizen, held, heldPort, region, ship, unit } from '../table.testing.js';
import type { Table } from '../table.testing.js';

const land = (change: (d: State) => void, options = {}): Table =>
  bareTable(3, options).arrange((d) => {
    region(d, 'hex-03-b', 1, 0);
    region(d, 'hex-23-b', 2, 0);
    change(d);
  });
/** The start, an island to its east, two islands further east: all sea between them. */
const sea = (change: (d: State) => void, options = {}): Table =>
  bareTable(3, options).arrange((d) => {
    region(d, 'hex-06-b', 1, 0);
    region(d, 'hex-17-a', 2, 0);
    change(d);
  });
const open = (t: Table): Table => t.play(0, { type: 'act', action: 'migration' });
const id = (t: Table, index = 0): number => nth(t.state.units, index).id;
const go = (unitId: number, to: number, area = 0, onto: 'town' | 'temple' | 'market' | 'port' | null = null): Move => ({
  type: 'migrate',
  unit: unitId,
  region: to,
  area,
  building: onto,
});

rule('AR-16.1', 'free units, each once, in any order', () => {
  const t = open(
    land((d) => {
      citizen(d, 0, 1);
      citizen(d, 0, 1, 0, { engaged: true });
      citizen(d, 0, 2);
    }),
  );
  t.refused(0, go(id(t, 1), 2), 'AR-16.1');
  t.play(0, go(id(t, 2), 1)).play(0, go(id(t), 2));
  t.refused(0, go(id(t), 1), 'AR-16.1');
  t.play(0, { type: 'done' });
  expect(t.state.units.map((one) => one.region)).toEqual([2, 1, 1]);
});

rule('AR-16.2', 'to an adjacent region, onto a building here or there, or off one', () => {
  const build = (d: State): void => {
    citizen(d, 0, 1);
    held(d, 0, 1, 'town');
    building(d, 2, 'market');
    building(d, 1, 'temple');
  };
  const t = open(land(build));
  t.play(0, go(id(t), 2, 0, 'market')).play(0, go(id(t, 1), 1, 0, null));
  const french = open(land(build, { edition: 'fr-2012' }));
  french.refused(0, go(id(french), 2, 0, 'market'), 'AR-16.2');
  french.play(0, go(id(french), 1, 0, 'temple'));
  french.refused(0, go(id(french, 1), 1, 0, 'town'), 'AR-16.2');
});

rule('AR-16.3', 'citizens enter every building, ships only ports from their sea area', () => {
  const t = open(
    sea((d) => {
      ship(d, 0, 1, 1);
      citizen(d, 0, 1);
      building(d, 1, 'port');
      building(d, 1, 'market');
    }),
  );
  t.refused(0, go(id(t), 1, 1, 'market'), 'AR-16.3');
  t.play(0, go(id(t), 1, 1, 'port'));
  t.refused(0, go(id(t, 1), 1, 0, 'port'), 'AR-16.2');
  t.play(0, go(id(t, 1), 1, 0, 'market'));
});

rule('AR-16.4', 'not onto port, market or temple under a foreign town', () => {
  const t = open(
    land((d) => {
      citizen(d, 0, 1);
      held(d, 1, 1, 'town');
      building(d, 1, 'market');
    }),
  );
  t.refused(0, go(id(t), 1, 0, 'market'), 'AR-16.4');
  const rebels = open(
    land((d) => {
      citizen(d, 0, 1);
      held(d, 1, 1, 'town', { lying: true });
      building(d, 1, 'market');
    }),
  );
  rebels.play(0, go(id(rebels), 1, 0, 'market'));
});

rule('AR-16.5', 'a ship in either of the two sea areas takes a citizen across', () => {
  for (const [at, area] of [
    [1, 1],
    [2, 2],
  ] as const) {
    const t = open(
      sea((d) => {
        citizen(d, 0, 1);
        ship(d, 0, at, area);
      }),
    );
    t.refused(0, go(id(t), 2), 'AR-16.2');
    t.play(0, { type: 'sail', unit: id(t), ship: id(t, 1), region: 2 }).play(0, {
      type: 'land',
      area: 1,
      building: null,
    });
    expect(unit(t, id(t))).toMatchObject({ region: 2, area: 1 });
  }
  const none = open(
    sea((d) => {
      citizen(d, 0, 1);
      ship(d, 0, 0, 0);
      ship(d, 1, 1, 1);
    }),
  );
  none.refused(0, { type: 'sail', unit: id(none), ship: id(none, 1), region: 2 }, 'AR-16.6');
  none.refused(0, { type: 'sail', unit: id(none), ship: id(none, 2), region: 2 }, 'AR-16.6');
});

rule('AR-16.6', 'a linked convoy needs a ship of its own for each junction', () => {
  const t = open(
    bareTable().arrange((d) => {
      region(d, 'hex-06-b', 1, 0);
      region(d, 'hex-17-a', -1, 0);
      citizen(d, 0, 1);
      ship(d, 0, 0, 0);
      ship(d, 0, 0, 0);
    }),
  );
  const [walker, first, second] = [id(t), id(t, 1), id(t, 2)];
  t.play(0, { type: 'sail', unit: walker, ship: first, region: 0 });
  t.refused(0, { type: 'sail', unit: walker, ship: first, region: 2 }, 'AR-16.6');
  t.refused(0, { type: 'land', area: 0, building: null }, 'AR-16.5');
  t.play(0, { type: 'sail', unit: walker, ship: second, region: 2 }).play(0, { type: 'land', area: 0, building: null });
  t.play(0, { type: 'done' });
  expect(unit(t, walker)).toMatchObject({ region: 2, area: 0 });
  const alone = open(
    bareTable().arrange((d) => {
      region(d, 'hex-06-b', 1, 0);
      region(d, 'hex-17-a', -1, 0);
      citizen(d, 0, 1);
      ship(d, 0, 0, 0);
    }),
  );
  alone.refused(0, { type: 'sail', unit: id(alone), ship: id(alone, 1), region: 0 }, 'AR-16.6');
});

rule(
  'AR-16.7',
  'the convoy uses the move of the citizen, not of the ship; one junction per ship, any number of citizens',
  () => {
    const t = open(
      sea((d) => {
        citizen(d, 0, 1);
        citizen(d, 0, 1);
        citizen(d, 0, 2, 0);
        ship(d, 0, 1, 1);
      }),
    );
    const boat = id(t, 3);
    for (const index of [0, 1])
      t.play(0, { type: 'sail', unit: id(t, index), ship: boat, region: 2 }).play(0, {
        type: 'land',
        area: 1,
        building: null,
      });
    t.refused(0, go(id(t), 1), 'AR-16.1');
    t.play(0, go(boat, 0, 0)).play(0, { type: 'done' });
    expect(unit(t, boat).region).toBe(0);
  },
);

rule('AR-16.8', 'an engaged ship carries nobody; a ship that convoys leaves its port', () => {
  const t = open(
    sea((d) => {
      citizen(d, 0, 1);
      heldPort(d, 0, 1);
      ship(d, 0, 1, 1, { engaged: true });
    }),
  );
  t.refused(0, { type: 'sail', unit: id(t), ship: id(t, 2), region: 2 }, 'AR-16.6');
  t.play(0, { type: 'sail', unit: id(t), ship: id(t, 1), region: 2 });
  expect(unit(t, id(t, 1)).building).toBeNull();
});

rule('AR-16.9', 'no migration ends with more than three citizens in a region', () => {
  const t = open(
    land((d) => {
      citizen(d, 0, 1);
      for (let i = 0; i < 3; i++) citizen(d, 0, 2);
    }),
  );
  t.play(0, go(id(t), 2));
  t.refused(0, { type: 'done' }, 'AR-16.9');
  t.play(0, go(id(t, 1), 1)).play(0, { type: 'done' });
});

rule('AR-16.10', 'a convoyed citizen may step onto a building where it lands; in fr-2012 only at home', () => {
  const build = (d: State): void => {
    citizen(d, 0, 1);
    ship(d, 0, 1, 1);
    building(d, 2, 'market', 1);
  };
  const t = open(sea(build));
  t.play(0, { type: 'sail', unit: id(t), ship: id(t, 1), region: 2 }).play(0, {
    type: 'land',
    area: 1,
    building: 'market',
  });
  const french = open(sea(build, { edition: 'fr-2012' }));
  french.play(0, { type: 'sail', unit: id(french), ship: id(french, 1), region: 2 });
  french.refused(0, { type: 'land', area: 1, building: 'market' }, 'AR-16.10');
});

rule('AR-16.11', 'until confirmed the whole migration can be taken back', () => {
  const t = open(
    sea((d) => {
      citizen(d, 0, 1);
      heldPort(d, 0, 1);
    }),
  );
  const before = t.state.units;
  t.play(0, { type: 'sail', unit: id(t), ship: id(t, 1), region: 2 }).play(0, {
    type: 'land',
    area: 0,
    building: null,
  });
  t.play(0, go(id(t, 1), 0, 0)).play(0, { type: 'cancel' });
  expect(t.state.units).toEqual(before);
  expect(nth(t.state.players, 0).discs).toBe(3);
});

rule('AR-21.7', 'a migration by card needs no disc; Captain and Navigation move ships and convoys only', () => {
  const t = sea((d) => {
    card(d, 0, 'captain');
    citizen(d, 0, 1);
    ship(d, 0, 1, 1);
    building(d, 1, 'market');
  });
  t.play(0, { type: 'use-card', card: 'captain', option: 0, payment: [] });
  t.refused(0, go(id(t), 1, 0, 'market'), 'AR-21.7');
  t.play(0, go(id(t, 1), 0, 0)).play(0, { type: 'done' });
  expect([
    nth(t.state.players, 0).discs,
    nth(t.state.players, 0).florins,
    nth(nth(t.state.players, 0).cards, 0).ready,
  ]).toEqual([3, 9, false]);
});

test('A7: a piece that cannot migrate is told the one reason that holds', () => {
  const t = open(
    land((d) => {
      citizen(d, 0, 1);
      citizen(d, 0, 1, 0, { engaged: true });
      citizen(d, 0, 1, 0, { lying: true });
      citizen(d, 1, 1);
      held(d, 1, 2, 'town');
      building(d, 2, 'market');
      held(d, 2, 2, 'temple');
    }),
  );
  const why = (index: number, onto: 'town' | 'temple' | 'market' | 'port' | null, by: string): string =>
    t.refused(0, go(id(t, index), 2, 0, onto), by).reason;
  expect(why(1, null, 'AR-16.1')).toBe('unit-engaged');
  expect(why(2, null, 'AR-16.1')).toBe('unit-rebels');
  expect(why(3, null, 'AR-16.1')).toBe('not-your-unit');
  expect(why(0, 'temple', 'AR-16.2')).toBe('building-occupied');
  expect(why(0, 'market', 'AR-16.4')).toBe('town-of-another-player');
  expect(why(0, 'port', 'AR-16.2')).toBe('no-such-building');
  t.play(0, go(id(t), 2));
  expect(why(0, null, 'AR-16.1')).toBe('unit-has-moved');
});

test('A7: a migration that cannot end says which region is too full, of how many', () => {
  const t = open(
    land((d) => {
      citizen(d, 0, 1);
      for (let i = 0; i < 3; i++) citizen(d, 0, 2);
    }),
  );
  t.play(0, go(id(t), 2));
  expect(t.refused(0, { type: 'done' }, 'AR-16.9')).toEqual({
    rule: 'AR-16.9',
    reason: 'region-too-full',
    params: { region: 2, citizens: 4, most: 3 },
  });
});
