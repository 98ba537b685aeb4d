// AR-22 Wonders and special cards.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import type { CardId } from '../data/evolution-cards.js';
import { valueOf } from '../scoring.js';
import type { State } from '../state.js';
import {
  nth,
  bareTable,
  building,
  card,
  citizen,
  cubes,
  florins,
  held,
  heldPort,
  must,
  region,
  seat,
  ship,
  tokens,
  told,
  topCards,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

const table = (change: (d: State) => void, options = {}): Table =>
  bareTable(3, options).arrange((d) => {
    region(d, 'hex-06-b', 1, 0);
    citizen(d, 0, 1);
    for (const index of [1, 2]) for (let i = 0; i < 3; i++) citizen(d, index, 1);
    change(d);
  });
const use = (t: Table, id: CardId, payment: string[] = []): Table =>
  t.play(0, { type: 'use-card', card: id, option: 0, payment } as never);
const wonder = (t: Table, id: CardId, ...payment: string[]): Table =>
  t.play(0, { type: 'build-wonder', card: id, unit: nth(t.state.units, 0).id, payment } as never);

rule('AR-22.1', 'a wonder needs cubes, discs and a free citizen, who goes onto the card; once only', () => {
  const t = table((d) => {
    card(d, 0, 'colossus');
    cubes(d, 0, { iron: 6 });
    building(d, 1, 'town');
    nth(d.units, 0).building = 'town';
    citizen(d, 0, 1);
    d.surplus = 3;
  });
  const builder = nth(t.state.units, 0).id;
  wonder(t, 'colossus', 'iron', 'iron', 'iron');
  expect([t.state.population, nth(t.state.players, 0).discs, t.state.surplus]).toEqual([7, 2, 2]);
  expect(nth(nth(t.state.players, 0).cards, 0).citizen).toBe(builder);
  expect(t.state.units.some(({ id }) => id === builder)).toBe(false);
  t.play(0, { type: 'end-round' }).skipTo(() => t.decisions()[0]?.seat === 0);
  t.refused(
    0,
    { type: 'build-wonder', card: 'colossus', unit: nth(t.state.units, 0).id, payment: ['iron', 'iron', 'iron'] },
    'AR-22.1',
  );
  t.refused(0, { type: 'use-card', card: 'colossus', option: 0, payment: [] }, 'AR-22.1');
  const brink = table((d) => {
    card(d, 0, 'colossus');
    cubes(d, 0, { iron: 3 });
    d.rebellion = 7;
  });
  wonder(brink, 'colossus', 'iron', 'iron', 'iron');
  expect(brink.state.ending).toBe('independence');
});

rule('AR-22.2', 'the Lighthouse gives every player a ship by each port they control', () => {
  const t = table((d) => {
    card(d, 0, 'great-lighthouse');
    cubes(d, 0, { iron: 1, stone: 2 });
  });
  t.refused(
    0,
    {
      type: 'build-wonder',
      card: 'great-lighthouse',
      unit: nth(t.state.units, 0).id,
      payment: ['stone', 'stone', 'iron'],
    },
    'AR-22.1',
  );
  t.arrange((d) => void heldPort(d, 0, 1));
  wonder(t, 'great-lighthouse', 'stone', 'stone', 'iron');
  expect(t.state.units.filter((one) => one.kind === 'ship' && one.seat === 0)).toHaveLength(2);
});

rule('AR-22.3', 'Cathedral, Colossus, Pyramid and the others move the markers', () => {
  const t = table((d) => {
    card(d, 0, 'pyramid');
    cubes(d, 0, { stone: 5 });
    d.rebellion = 1;
  });
  wonder(t, 'pyramid', 'stone', 'stone', 'stone', 'stone', 'stone');
  expect(t.state.rebellion).toBe(3);
});

rule('AR-22.4', 'an unbuilt wonder counts as a progress card', () => {
  const t = table((d) => card(d, 0, 'pyramid'));
  expect(valueOf(t.state, seat(0), { by: 'progress' })).toBe(1);
});

rule('AR-22.5', 'five cards for all to see, one for sale at its lowest cost, the rest discarded', () => {
  const t = table((d) => {
    card(d, 0, 'researcher');
    topCards(d, 'orchard', 'quarry', 'bishop', 'monk', 'captain', 'merchant');
    d.evolutionDiscard = [];
    florins(d, 0, 3);
  });
  use(t, 'researcher');
  expect(nth(told(t, 'cards-revealed'), 0).cards).toEqual(['orchard', 'quarry', 'bishop', 'monk', 'captain']);
  t.refused(0, { type: 'buy', card: 'bishop' }, 'AR-22.5');
  t.refused(0, { type: 'buy', card: 'quarry' }, 'AR-22.5');
  t.play(0, { type: 'buy', card: 'orchard' });
  expect(nth(t.state.players, 0).florins).toBe(1);
  expect(t.state.evolutionDiscard).toEqual(['quarry', 'bishop', 'monk', 'captain']);
});

rule('AR-22.13', 'a deck emptied by the Head-hunter is made anew after the purchase', () => {
  const t = table((d) => {
    card(d, 0, 'head-hunter');
    topCards(d, 'bishop', 'merchant');
    d.evolutionDiscard.push(...d.evolutionDeck.splice(0, d.evolutionDeck.length - 2));
  });
  use(t, 'head-hunter');
  expect(t.ask(0)).toMatchObject({ kind: 'buy-revealed', cards: ['bishop', 'merchant'] });
  t.play(0, { type: 'decline' });
  expect(t.state.evolutionDeck.length).toBeGreaterThan(10);
});

rule(
  ['AR-22.6', 'AR-22.11'],
  'the Pirate sinks any enemy ship beside an own ship; the owner gives a cube or lifts the screen',
  () => {
    const t = table((d) => {
      card(d, 0, 'pirate');
      ship(d, 0, 1, 1);
      heldPort(d, 1, 1, { engaged: true });
      ship(d, 2, 0, 0);
      cubes(d, 1, { iron: 1 });
    });
    const victim = must(t.state.units.find((one) => one.kind === 'ship' && one.seat === 1)).id;
    use(t, 'pirate');
    t.refused(0, { type: 'sink', unit: nth(t.state.units, -1).id }, 'AR-22.6');
    t.play(0, { type: 'sink', unit: victim });
    t.refused(1, { type: 'give-cube', resource: 'fish' }, 'AR-22.6');
    t.play(1, { type: 'give-cube', resource: 'iron' });
    expect([nth(t.state.players, 0).cubes.iron, nth(t.state.players, 1).cubes.iron]).toEqual([1, 0]);
  },
);

rule(['AR-22.6', 'AR-22.10'], 'without a cube the screen is lifted; tokens are no cubes', () => {
  const t = table((d) => {
    card(d, 0, 'pirate');
    ship(d, 0, 1, 1);
    ship(d, 1, 1, 1);
    tokens(d, 1, 2);
  });
  use(t, 'pirate').play(0, { type: 'sink', unit: nth(t.state.units, -1).id });
  expect(t.viewEvents(2)).toContainEqual({
    type: 'screen-lifted',
    seat: 1,
    florins: 10,
    tokens: 2,
    cubes: { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 },
  });
  expect(nth(t.state.players, 1).tokens).toBe(2);
});

rule(['AR-22.7', 'AR-22.10'], 'the Thief picks one of two hands and keeps what it holds', () => {
  const t = table((d) => {
    card(d, 0, 'thief');
    cubes(d, 1, { iron: 1, fish: 1 });
    cubes(d, 2, { wood: 1 });
  });
  use(t, 'thief');
  t.refused(0, { type: 'rob', seat: seat(0) }, 'AR-22.7');
  t.play(0, { type: 'rob', seat: seat(1) });
  t.refused(1, { type: 'fill-hands', hands: ['iron', null] }, 'AR-22.7');
  t.play(1, { type: 'fill-hands', hands: ['iron', 'fish'] }).play(0, { type: 'pick-hand', hand: 1 });
  expect(nth(t.state.players, 0).cubes.fish).toBe(1);
  expect(t.viewEvents(2)).toContainEqual({
    type: 'hand-picked',
    thief: 0,
    victim: 1,
    hand: 1,
    cube: true,
    resource: null,
  });
  const single = table((d) => {
    card(d, 0, 'thief');
    cubes(d, 2, { wood: 1 });
  });
  use(single, 'thief').play(0, { type: 'rob', seat: seat(2) });
  single.play(2, { type: 'fill-hands', hands: [null, 'wood'] }).play(0, { type: 'pick-hand', hand: 0 });
  expect(nth(single.state.players, 2).cubes.wood).toBe(1);
  const bare = table((d) => card(d, 0, 'thief'));
  use(bare, 'thief').play(0, { type: 'rob', seat: seat(1) });
  expect(told(bare, 'screen-lifted')).toHaveLength(1);
});

rule(
  ['AR-22.8', 'AR-22.12'],
  'the Barbarian closes an icon for good, leaves a coin there and takes three cubes',
  () => {
    const t = table((d) => {
      card(d, 0, 'barbarian');
      held(d, 1, 2 > d.regions.length - 1 ? region(d, 'hex-01-a', 2, 0) : 2, 'town');
      citizen(d, 0, 2);
      nth(d.units, 1).icon = 0;
      nth(d.units, 1).engaged = true;
    });
    const bank = t.state.florins;
    use(t, 'barbarian');
    t.refused(0, { type: 'pillage', region: 1, icon: 0 }, 'AR-22.8');
    t.refused(0, { type: 'pillage', region: 0, icon: 0 }, 'AR-22.12');
    t.play(0, { type: 'pillage', region: 2, icon: 0 });
    expect([nth(t.state.players, 0).cubes.wood, t.state.florins, nth(t.state.players, 0).florins]).toEqual([
      3,
      bank,
      9,
    ]);
    expect(nth(t.state.regions, 2).pillaged).toBe(1);
    expect(valueOf(t.state, seat(1), { by: 'icons-in-town-regions', resource: 'wood' })).toBe(1);
    t.arrange((d) => void (nth(nth(d.players, 0).cards, 0).ready = true))
      .play(0, { type: 'end-round' })
      .skipTo(() => t.decisions()[0]?.seat === 0);
    use(t, 'barbarian');
    t.refused(0, { type: 'pillage', region: 2, icon: 0 }, 'AR-22.8');
    t.play(0, { type: 'pillage', region: 2, icon: 2 });
    expect(nth(t.state.players, 0).cubes.fish).toBe(3);
  },
);

rule('AR-22.9', 'Merchant and Exporter: any number of one kind, row by row; Recruiter: one worker', () => {
  const t = table((d) => {
    card(d, 0, 'merchant');
    cubes(d, 0, { fruit: 4, iron: 1 });
  });
  const sell = (resource: 'fruit' | 'iron') =>
    ({ type: 'transact', market: 'domestic', deal: 'sell', resource, token: false }) as const;
  use(t, 'merchant').play(0, sell('fruit'));
  t.refused(0, sell('iron'), 'AR-22.9');
  t.play(0, sell('fruit')).play(0, sell('fruit')).play(0, { type: 'done' });
  expect(nth(t.state.players, 0).florins).toBe(10 - 2 + 5 + 5 + 3);
  const worker = table((d) => {
    card(d, 0, 'recruiter');
    d.surplus = 9;
  });
  use(worker, 'recruiter').play(0, { type: 'place-worker', region: 1, area: 0 });
  expect([worker.ask(0).kind, nth(worker.state.players, 0).florins]).toEqual(['round', 8]);
});

rule('AR-21.8', 'Banker: any cube or a token for four florins', () => {
  const t = table((d) => {
    card(d, 0, 'banker');
    cubes(d, 0, { fish: 1 });
  });
  t.refused(0, { type: 'use-card', card: 'banker', option: 0, payment: ['iron'] }, 'AR-23.1');
  use(t, 'banker', ['fish']);
  expect(nth(t.state.players, 0).florins).toBe(14);
});
