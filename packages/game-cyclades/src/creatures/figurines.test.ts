// CY-15 Figurines

import { expect } from 'vitest';
import { nextDice, rule, scenario } from '@atoll/testkit';
import type { CreatureId } from '../data/creatures.js';
import { cyclades } from '../game.js';
import type { Move } from '../moves.js';
import type { State } from '../state.js';
import {
  anchor,
  anchorOnly,
  builtAt,
  BY_SEAT,
  figurineAt,
  fleetsAt,
  give,
  offerCreature,
  ownerAt,
  raise,
  settle,
  stand,
  surface,
  takeTurns,
  troopsAt,
  vacate,
} from '../table.testing.js';

/** Seat 0 has called the creature in Ares' turn, on board-5. */
const called = (creature: CreatureId, change: (draft: State) => void = () => {}) => {
  const t = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    give(draft, 0, 20);
    offerCreature(draft, creature);
    change(draft);
  });
  takeTurns(t, [
    [0, 'ares'],
    [1, 'poseidon'],
  ]);
  return t.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 });
};
type Called = ReturnType<typeof called>;

const FACE: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 3, 3: 5 };
const dice = (t: Called, ...values: readonly number[]) =>
  t.arrange((draft) =>
    nextDice(
      draft,
      6,
      values.map((value) => FACE[value] ?? 0),
    ),
  );
const rolls = (t: Called) =>
  t.events.flatMap((event) => (event.type === 'assault-rolled' ? [[event.attack, event.defence]] : []));

rule('CY-15.1', 'Kraken: on any space, then step by step for 1 gold each, removing all fleets, own ones too', () => {
  const t = called('kraken', (draft) => {
    raise(draft, 'santorini', { temple: 2 });
    anchorOnly(draft, 3, { 'sea-c7': 3, 'sea-d8': 1 });
  });
  t.play(0, { type: 'place-kraken', sea: 'sea-c7' });
  expect(fleetsAt(t.state, 'sea-c7')).toBe('none');
  t.refused(0, { type: 'move-kraken', sea: 'sea-e8' }, 'CY-15.1');
  t.play(0, { type: 'move-kraken', sea: 'sea-c6' }).play(0, { type: 'move-kraken', sea: 'sea-c7' });
  t.play(0, { type: 'move-kraken', sea: 'sea-d8' }).play(0, { type: 'stop' });
  expect(['sea-c6', 'sea-c7', 'sea-d8'].map((sea) => fleetsAt(t.state, sea as 'sea-c6'))).toEqual([
    'none',
    'none',
    'none',
  ]);
  expect(t.state.gold[0]).toBe(18 - 3);
});

rule('CY-15.1', 'Kraken: as far as the gold goes; without gold the question is put all the same', () => {
  const t = called('kraken', (draft) => give(draft, 0, 2));
  t.play(0, { type: 'place-kraken', sea: 'sea-c7' });
  expect(t.ask(0)).toEqual({ kind: 'kraken-step' });
  expect(t.legal(0)).toEqual([{ type: 'stop' }]);
  t.refused(0, { type: 'move-kraken', sea: 'sea-c6' }, 'CY-1.8');
});

rule('CY-15.1', 'Kraken: called again it leaves from where it stands', () => {
  const t = called('kraken', (draft) => surface(draft, 'sea-a1'));
  t.play(0, { type: 'place-kraken', sea: 'sea-e7' }).play(0, { type: 'stop' });
  expect(t.view(2).kraken).toBe('sea-e7');
  expect(fleetsAt(t.state, 'sea-e7')).toBe('none');
});

rule('CY-15.2', 'Kraken: stays, its card is discarded at once, and its space is closed', () => {
  const t = called('kraken').play(0, { type: 'place-kraken', sea: 'sea-a2' }).play(0, { type: 'stop' });
  expect(t.state.discard).toEqual(['kraken']);
  t.play(0, { type: 'end-turn' });
  t.refused(1, { type: 'recruit-fleet', sea: 'sea-a2' }, 'CY-7.2');
  t.refused(1, { type: 'move-fleets', from: 'sea-b3', to: 'sea-a2', fleets: 1 }, 'CY-10.4');
  t.skipTo(({ state }) => state.cycle === 4);
  expect(t.view(0).kraken).toBe('sea-a2');
});

rule(['CY-15.3', 'CY-R8'], 'the others stay until their summoner’s first turn of the next cycle, Apollo’s too', () => {
  const t = called('medusa').play(0, { type: 'place-figurine', island: 'paros' });
  expect(t.state.discard).toEqual([]);
  expect(t.view(2).figurines).toEqual([{ figurine: 'medusa', island: 'paros', summoner: 0, cycle: 1 }]);
  t.play(0, { type: 'end-turn' }).skipTo(({ state }) => state.cycle === 2);
  expect(figurineAt(t.state, 'medusa')).toBe('paros');
  t.skipTo(({ events }) => events.some((event) => event.type === 'turn-began' && event.seat === 0));
  expect(figurineAt(t.state, 'medusa')).toBeNull();
  expect(t.state.discard).toContain('medusa');
});

rule(['CY-15.3', 'CY-R8'], 'with 2 players the second turn of the same cycle does not end it', () => {
  const t = scenario(cyclades, { seats: 2, options: BY_SEAT }).arrange((draft) => {
    give(draft, 0, 20);
    offerCreature(draft, 'chiron');
  });
  takeTurns(t, [
    [0, 'ares'],
    [0, 'poseidon'],
  ]);
  t.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 }).play(0, { type: 'place-figurine', island: 'kea' });
  t.play(0, { type: 'end-turn' });
  expect(figurineAt(t.state, 'chiron')).toBe('kea');
  t.skipTo(({ state }) => state.cycle === 2);
  expect(figurineAt(t.state, 'chiron')).toBe('kea');
  t.skipTo(({ events }) => events.some((event) => event.type === 'turn-began' && event.seat === 0));
  expect(figurineAt(t.state, 'chiron')).toBeNull();
});

rule(
  ['CY-15.4', 'CY-E24'],
  'two figurines on one island: both leave, both cards are discarded, nothing is held',
  () => {
    const t = called('medusa', (draft) => {
      stand(draft, 'chiron', 'andros', 3);
      settle(draft, 0, 'andros', 2);
      anchor(draft, 0, 'sea-c3');
    });
    t.play(0, { type: 'place-figurine', island: 'andros' });
    expect([figurineAt(t.state, 'medusa'), figurineAt(t.state, 'chiron')]).toEqual([null, null]);
    expect(t.state.discard.toSorted()).toEqual(['chiron', 'medusa']);
    t.play(0, { type: 'move-troops', from: 'andros', to: 'syros', troops: 1 });
  },
);

rule('CY-15.4', 'Polyphemus who meets another drives nobody off', () => {
  const t = called('polyphemus', (draft) => stand(draft, 'medusa', 'delos', 3));
  t.play(0, { type: 'place-figurine', island: 'delos' });
  expect(fleetsAt(t.state, 'sea-e7')).toBe('1 of 1');
  expect(t.ask(0).kind).toBe('act');
});

/** Seat 0 lands on Mykonos, which seat 3 holds with the Minotaur. */
const assault = (attackers: number, defenders: number, change: (draft: State) => void = () => {}) => {
  const t = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    give(draft, 0, 20);
    settle(draft, 0, 'tinos', attackers);
    settle(draft, 3, 'mykonos', defenders);
    stand(draft, 'minotaur', 'mykonos', 4);
    anchorOnly(draft, 3, {});
    change(draft);
  });
  takeTurns(t, [[0, 'ares']]);
  return t;
};
const land = (troops: number): Move => ({ type: 'move-troops', from: 'tinos', to: 'mykonos', troops });

rule(['CY-15.5', 'CY-15.11', 'CY-E30'], 'Minotaur: counts for two and is the last to fall', () => {
  const t = dice(assault(3, 1), 1, 0, 0, 2, 2, 1).play(0, land(3));
  expect(rolls(t)).toEqual([[4, 3]]);
  expect(troopsAt(t.state, 'mykonos')).toBe(0);
  t.play(0, { type: 'fight-on' });
  expect(rolls(t)).toEqual([[3, 4]]);
  t.play(0, { type: 'fight-on' });
  expect(rolls(t)).toEqual([[4, 3]]);
  expect([ownerAt(t.state, 'mykonos'), troopsAt(t.state, 'mykonos')]).toEqual([0, 2]);
  expect(t.state.discard).toEqual(['minotaur']);
});

rule(['CY-15.5', 'CY-15.11', 'CY-E33'], 'Minotaur: defends alone, with the fortress', () => {
  const t = assault(2, 0, (draft) => raise(draft, 'mykonos', { fortress: 1 }));
  dice(t, 1, 0).play(0, land(2));
  expect(rolls(t)).toEqual([[3, 3]]);
  expect([ownerAt(t.state, 'mykonos'), troopsAt(t.state, 'mykonos'), builtAt(t.state, 'mykonos')]).toEqual([
    0,
    1,
    'fortress',
  ]);
  expect(figurineAt(t.state, 'minotaur')).toBeNull();
  expect(t.state.discard).toEqual(['minotaur']);
});

rule(['CY-15.5', 'CY-R6'], 'Minotaur: if the troops retreat it is removed', () => {
  const t = assault(3, 2, (draft) => anchor(draft, 3, 'sea-d8'));
  dice(t, 3, 0).play(0, land(3)).play(3, { type: 'retreat', to: 'sikinos' });
  expect([ownerAt(t.state, 'mykonos'), figurineAt(t.state, 'minotaur')]).toEqual([0, null]);
  expect(t.state.discard).toEqual(['minotaur']);
});

rule('CY-15.6', 'Minotaur: on a neutral island it does not stop a landing and then defends the new owner', () => {
  const t = assault(2, 0, (draft) => vacate(draft, 'mykonos')).play(0, land(1));
  expect([ownerAt(t.state, 'mykonos'), figurineAt(t.state, 'minotaur')]).toEqual([0, 'mykonos']);
  expect(t.events.some((event) => event.type === 'battle-began')).toBe(false);
});

rule('CY-15.7', 'Chiron: ordinary landings are not stopped', () => {
  const t = assault(2, 0, (draft) => {
    draft.figurineIsland[0] = -1;
    draft.summoner[0] = -1;
    draft.discard.push('minotaur');
    stand(draft, 'chiron', 'mykonos', 3);
  });
  t.play(0, land(1));
  expect(ownerAt(t.state, 'mykonos')).toBe(0);
});

rule('CY-15.8', 'Medusa: troops defend, can be recruited, sold and removed, but not leave', () => {
  const t = called('sphinx', (draft) => {
    stand(draft, 'medusa', 'tinos', 3);
    settle(draft, 0, 'tinos', 3);
    offerCreature(draft, 'pegasus', 'slot-3');
  });
  t.play(0, { type: 'sell-troop', island: 'tinos' }).play(0, { type: 'stop' });
  t.play(0, { type: 'recruit-troop', island: 'tinos' });
  t.refused(0, land(1), 'CY-11.4');
  t.play(0, { type: 'call-creature', slot: 'slot-3', temples: 0 });
  t.refused(0, land(1), 'CY-11.4');
});

rule(['CY-15.9', 'CY-R7', 'CY-E23'], 'Polyphemus on Delos: stacks are driven off as the summoner picks', () => {
  const delos = (change: (draft: State) => void = () => {}) =>
    called('polyphemus', (draft) => {
      anchorOnly(draft, 0, { 'sea-e7': 2 });
      anchorOnly(draft, 1, {});
      anchorOnly(draft, 2, {});
      anchorOnly(draft, 4, { 'sea-g7': 1 });
      change(draft);
    }).play(0, { type: 'place-figurine', island: 'delos' });
  const t = delos();
  expect(t.legal(0)).toEqual([
    { type: 'drive-fleets', from: 'sea-e7', to: 'sea-e8' },
    { type: 'drive-fleets', from: 'sea-g7', to: 'sea-g8' },
    { type: 'drive-fleets', from: 'sea-g7', to: 'sea-h6' },
  ]);
  t.refused(0, { type: 'drive-fleets', from: 'sea-e7', to: 'sea-e6' }, 'CY-15.9');
  t.refused(0, { type: 'decline' }, 'ENGINE');
  t.play(0, { type: 'drive-fleets', from: 'sea-g7', to: 'sea-h6' });
  // Only one way is left for the pair: nothing is asked.
  expect([fleetsAt(t.state, 'sea-e8'), fleetsAt(t.state, 'sea-h6')]).toEqual(['2 of 0', '1 of 4']);
  const blocked = delos((draft) => anchor(draft, 2, 'sea-e8'));
  expect(blocked.events).toContainEqual({
    type: 'fleets-lost',
    seat: 0,
    sea: 'sea-e7',
    fleets: 2,
    cause: 'polyphemus',
  });
  expect(fleetsAt(blocked.state, 'sea-e8')).toBe('1 of 2');
});

rule('CY-15.9', 'Polyphemus: a stack may join its own, and the order can leave another no place', () => {
  const t = called('polyphemus', (draft) => {
    anchorOnly(draft, 0, {});
    anchorOnly(draft, 3, {});
    anchorOnly(draft, 1, { 'sea-e7': 1, 'sea-e8': 1 });
    anchorOnly(draft, 2, { 'sea-f8': 1, 'sea-f9': 0, 'sea-g8': 0 });
    surface(draft, 'sea-f9');
    anchorOnly(draft, 4, { 'sea-g7': 1 });
    anchor(draft, 4, 'sea-h6', 1);
  }).play(0, { type: 'place-figurine', island: 'delos' });
  expect(fleetsAt(t.state, 'sea-e8')).toBe('1 of 1');
  t.play(0, { type: 'drive-fleets', from: 'sea-g7', to: 'sea-g8' });
  // f8 touches e8 (another's), f9 (the Kraken's) and g8, which is taken now.
  expect(fleetsAt(t.state, 'sea-f8')).toBe('none');
  expect(t.events).toContainEqual({ type: 'fleets-lost', seat: 2, sea: 'sea-f8', fleets: 1, cause: 'polyphemus' });
  expect(fleetsAt(t.state, 'sea-e8')).toBe('2 of 1');
});

rule('CY-15.9', 'Polyphemus: no fleet enters or is recruited around the island while the figurine stands there', () => {
  const t = called('polyphemus', (draft) => {
    anchorOnly(draft, 1, { 'sea-e8': 1 });
    anchorOnly(draft, 2, {});
  }).play(0, { type: 'place-figurine', island: 'delos' });
  t.play(0, { type: 'end-turn' });
  t.refused(1, { type: 'recruit-fleet', sea: 'sea-f6' }, 'CY-7.2');
  t.refused(1, { type: 'move-fleets', from: 'sea-e8', to: 'sea-e7', fleets: 1 }, 'CY-10.4');
});

rule('CY-15.10', 'Chiron, Medusa and Polyphemus stay when the island changes hands', () => {
  for (const figurine of ['chiron', 'medusa', 'polyphemus'] as const) {
    const t = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
      settle(draft, 3, 'mykonos', 0);
      settle(draft, 0, 'tinos', 2);
      anchorOnly(draft, 0, figurine === 'polyphemus' ? {} : { 'sea-c6': 1 });
      anchorOnly(draft, 1, {});
      anchorOnly(draft, 3, {});
      stand(draft, figurine, 'mykonos', 3);
      offerCreature(draft, 'pegasus');
    });
    takeTurns(t, [[0, 'ares']]);
    if (figurine === 'polyphemus') t.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 });
    t.play(0, land(1));
    expect([ownerAt(t.state, 'mykonos'), figurineAt(t.state, figurine)]).toEqual([0, 'mykonos']);
  }
});

rule('CY-15.10', 'Polyphemus neither moves nor stops the Kraken', () => {
  const t = called('kraken', (draft) => {
    anchorOnly(draft, 1, {});
    anchorOnly(draft, 2, {});
    stand(draft, 'polyphemus', 'delos', 3);
  });
  t.play(0, { type: 'place-kraken', sea: 'sea-e7' }).play(0, { type: 'move-kraken', sea: 'sea-e6' });
  expect(t.view(0).kraken).toBe('sea-e6');
  const other = called('polyphemus', (draft) => {
    anchorOnly(draft, 1, {});
    anchorOnly(draft, 2, {});
    surface(draft, 'sea-e7');
  }).play(0, { type: 'place-figurine', island: 'delos' });
  expect(other.view(0).kraken).toBe('sea-e7');
});

rule(
  'CY-15.11',
  'Minotaur: alone it is not asked to retreat, the attacker may, and if both fall the owner keeps the island',
  () => {
    const t = assault(3, 0, (draft) => anchor(draft, 3, 'sea-d8'));
    dice(t, 0, 2).play(0, land(3));
    expect(t.ask(0).kind).toBe('retreat-attacker');
    t.play(0, { type: 'retreat', to: 'tinos' });
    expect([ownerAt(t.state, 'mykonos'), figurineAt(t.state, 'minotaur')]).toEqual([3, 'mykonos']);
    const both = dice(assault(1, 0), 2, 1).play(0, land(1));
    expect(rolls(both)).toEqual([[3, 3]]);
    expect([ownerAt(both.state, 'mykonos'), figurineAt(both.state, 'minotaur')]).toEqual([3, null]);
  },
);
