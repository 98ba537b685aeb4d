// AR-4 to AR-7 The turn, disengagement, the order of play, population effects.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { disengage, populationEffects } from '../flow/turn.js';
import type { ArchipelagoEvent } from '../table.js';
import type { State } from '../state.js';
import {
  nth,
  bareTable,
  bidding,
  card,
  citizen,
  copyOf,
  emptyStack,
  florins,
  held,
  market,
  region,
  told,
  top,
  topCards,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

const bids = (t: Table, ...amounts: number[]): Table => {
  for (const [index, amount] of amounts.entries()) t.play(index, { type: 'bid', florins: amount });
  return t;
};
const effects = (change: (d: State) => void): { state: State; events: ArchipelagoEvent[] } => {
  const state = bareTable().arrange(change).state;
  const draft = copyOf(state);
  const events: ArchipelagoEvent[] = [];
  populationEffects(draft, (event) => void events.push(event));
  return { state: draft, events };
};
const people = (d: State, count: number): void => {
  const sides = ['hex-03-b', 'hex-23-b', 'hex-06-b', 'hex-08-b', 'hex-17-b', 'hex-20-b'] as const;
  for (let i = 0; i < count; i++) {
    const at = Math.floor(i / 9) + 1;
    if (i % 9 === 0) region(d, nth(sides, at - 1), at, 0);
    citizen(d, Math.floor((i % 9) / 3), at);
  }
};

rule('AR-4.1', 'order of play, population effects, balance, actions, evolution cards, then the next turn', () => {
  const t = bareTable().arrange((d) => {
    people(d, 9);
    topCards(d, 'pope');
    d.turn = 2;
    bidding(d);
  });
  bids(t, 0, 0, 0);
  expect(top(t)).toBe('domestic-crisis');
  t.skipTo(() => top(t) === 'round')
    .skipTo(() => top(t) === 'evolution')
    .skipTo(({ state }) => state.turn === 3);
  expect(top(t)).toBe('bidding');
});

rule('AR-4.2', 'turn 1 has no balance of the archipelago', () => {
  const t = bareTable().arrange((d) => {
    topCards(d, 'bishop');
    bidding(d);
  });
  bids(t, 0, 0, 0);
  expect(top(t)).toBe('round');
});

rule(
  ['AR-5.1', 'AR-5.2', 'AR-5.3'],
  'cards become ready, units free, rebels stand; buildings are kept, rebellion stays',
  () => {
    const { state } = bareTable().arrange((d) => {
      const island = region(d, 'hex-06-b', 1, 0);
      held(d, 0, island, 'town', { engaged: true });
      citizen(d, 0, island, 0, { lying: true, engaged: true, icon: 1 });
      card(d, 0, 'orchard', false);
      d.rebellion = 1;
    });
    const draft = copyOf(state);
    disengage(draft, () => {});
    expect(nth(nth(draft.players, 0).cards, 0).ready).toBe(true);
    expect(draft.units[0]).toMatchObject({ engaged: false, building: 'town' });
    expect(draft.units[1]).toMatchObject({ engaged: false, icon: -1, lying: false, region: 1 });
    expect(draft.rebellion).toBe(1);
  },
);

rule('AR-6.1', 'bids are sealed, revealed together and all paid to the bank', () => {
  const t = bareTable().arrange(bidding);
  const before = t.state.florins;
  t.refused(0, { type: 'bid', florins: 11 }, 'AR-6.1');
  t.play(0, { type: 'bid', florins: 4 });
  expect(t.viewEvents(1)).toEqual([{ type: 'bid-sealed', seat: 0 }]);
  expect(JSON.stringify(t.view(1).stack)).not.toContain('4,');
  t.play(1, { type: 'bid', florins: 2 }).play(2, { type: 'bid', florins: 1 });
  expect(nth(told(t, 'bids-revealed'), 0).bids).toEqual([4, 2, 1]);
  expect(t.state.florins).toBe(before + 7);
});

rule('AR-6.2', 'the King counts three more, also on a bid of 0', () => {
  const t = bareTable().arrange((d) => {
    card(d, 2, 'king');
    bidding(d);
  });
  bids(t, 2, 1, 0);
  expect(t.ask(2)).toEqual({ kind: 'set-order' });
});

rule('AR-6.3', 'if every bid counts 0 the order stays', () => {
  const t = bids(bareTable().arrange(bidding), 0, 0, 0);
  expect(told(t, 'order-kept')).toHaveLength(1);
});

rule('AR-6.4', 'the single highest bidder sets any order', () => {
  const t = bids(bareTable().arrange(bidding), 0, 3, 1);
  expect(t.legal(1)).toHaveLength(6);
  t.refused(1, { type: 'set-order', order: [0, 1] as never }, 'AR-6.4');
  t.play(1, { type: 'set-order', order: [2, 1, 0] as never });
  expect(t.state.order).toEqual([2, 1, 0]);
});

rule('AR-6.5', 'the tied bid once more; a second tie leaves the order', () => {
  const t = bids(bareTable().arrange(bidding), 3, 3, 1);
  expect(t.asks(2)).toEqual([]);
  const again = bids(bareTable().arrange(bidding), 3, 3, 1);
  t.play(0, { type: 'bid', florins: 1 }).play(1, { type: 'bid', florins: 0 });
  expect(t.ask(0)).toEqual({ kind: 'set-order' });
  again.play(0, { type: 'bid', florins: 1 }).play(1, { type: 'bid', florins: 1 });
  expect(told(again, 'order-kept')).toHaveLength(1);
  expect(again.state.players.map((player) => player.florins)).toEqual([6, 6, 9]);
});

rule('AR-7.1', 'boards I, II, III, IV in this order', () => {
  const { events } = effects((d) => {
    people(d, 22);
    market(d, 'domestic', 'fruit', 4);
    market(d, 'export', 'iron', 5);
    d.surplus = 8;
  });
  expect(events.map((event) => [event.type, 'by' in event ? event.by : 0])).toEqual([
    ['surplus-moved', 1],
    ['surplus-moved', 1],
    ['rebellion-moved', 1],
    ['rebellion-moved', 1],
  ]);
});

rule('AR-7.2', 'only the row of the last cube counts', () => {
  const { state } = effects((d) => {
    people(d, 9);
    market(d, 'domestic', 'stone', 5);
    d.surplus = 5;
  });
  expect([state.surplus, state.rebellion]).toEqual([5, 1]);
});

rule('AR-7.3', 'board III by the row of the population', () => {
  expect(effects((d) => people(d, 10)).state.surplus).toBe(0);
  expect(effects((d) => people(d, 21)).events).toContainEqual({ type: 'rebellion-moved', by: 1, to: 1 });
});

rule('AR-7.4', 'board IV with the surplus reached by now, also downwards', () => {
  const rise = effects((d) => {
    people(d, 11);
    d.surplus = 7;
  });
  expect([rise.state.surplus, rise.state.rebellion]).toEqual([8, 1]);
  const fall = effects((d) => {
    people(d, 9);
    d.rebellion = 3;
  });
  expect(fall.state.rebellion).toBe(2);
});

rule('AR-7.5', 'zones in the order of the resources: the moment of independence is certain', () => {
  const { state, events } = effects((d) => {
    people(d, 1);
    market(d, 'domestic', 'cattle', 7);
    market(d, 'domestic', 'wood', 7);
    market(d, 'domestic', 'iron', 3);
  });
  expect(state.ending).toBe('independence');
  expect(events.filter(({ type }) => type === 'rebellion-moved')).toHaveLength(2);
  expect(events.some(({ type }) => type === 'surplus-moved')).toBe(false);
});

rule('AR-6.1', 'nobody is skipped for want of florins', () => {
  const t = bareTable().arrange((d) => {
    florins(d, 1, 0);
    emptyStack(d, 3);
    bidding(d);
  });
  expect(t.legal(1)).toEqual([{ type: 'bid', florins: 0 }]);
});
