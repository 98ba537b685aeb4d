// CY-14 Instant creatures

import { expect } from 'vitest';
import { nextDice, rule, scenario } from '@atoll/testkit';
import { incomeOf } from '../board/income.js';
import type { CreatureId } from '../data/creatures.js';
import { cyclades } from '../game.js';
import type { State } from '../state.js';
import {
  anchor,
  anchorOnly,
  builtAt,
  BY_SEAT,
  discard,
  figurineAt,
  fleetsAt,
  found,
  give,
  offerCreature,
  ownerAt,
  raise,
  seatAt,
  settle,
  stand,
  takeTurns,
  troopsAt,
} from '../table.testing.js';

/** Seat 0 has called the creature in Athena's turn, on board-5. */
const called = (creature: CreatureId, change: (draft: State) => void = () => {}) => {
  const t = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    give(draft, 0, 20);
    offerCreature(draft, creature);
    change(draft);
  });
  takeTurns(t, [[0, 'athena']]);
  return t.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 });
};

rule('CY-14.1', 'Siren: a lone enemy fleet makes place for one of yours', () => {
  const t = called('siren', (draft) => anchorOnly(draft, 1, { 'sea-b3': 2, 'sea-e7': 1 }));
  t.refused(0, { type: 'lure-fleet', sea: 'sea-b3', from: null }, 'CY-14.1');
  t.refused(0, { type: 'lure-fleet', sea: 'sea-c6', from: null }, 'CY-14.1');
  t.refused(0, { type: 'lure-fleet', sea: 'sea-c7', from: null }, 'CY-14.1');
  t.refused(0, { type: 'lure-fleet', sea: 'sea-e7', from: 'sea-c6' }, 'CY-14.1');
  t.play(0, { type: 'lure-fleet', sea: 'sea-e7', from: null });
  expect([fleetsAt(t.state, 'sea-e7'), fleetsAt(t.state, 'sea-b3')]).toEqual(['1 of 0', '2 of 1']);
});

rule('CY-14.1', 'Siren: with an empty reserve the fleet comes from elsewhere on the board', () => {
  const t = called('siren', (draft) => anchorOnly(draft, 0, { 'sea-c6': 7, 'sea-k1': 1 }));
  t.refused(0, { type: 'lure-fleet', sea: 'sea-e7', from: null }, 'CY-14.1');
  t.refused(0, { type: 'lure-fleet', sea: 'sea-e7', from: 'sea-b3' }, 'CY-14.1');
  t.play(0, { type: 'lure-fleet', sea: 'sea-e7', from: 'sea-k1' });
  expect([fleetsAt(t.state, 'sea-e7'), fleetsAt(t.state, 'sea-k1')]).toEqual(['1 of 0', 'none']);
});

rule('CY-14.2', 'Pegasus: troops fly to any island without a chain, and fight as usual', () => {
  const t = called('pegasus', (draft) => {
    anchorOnly(draft, 0, {});
    settle(draft, 0, 'tinos', 3);
  });
  t.arrange((draft) => nextDice(draft, 6, [5, 0]));
  t.play(0, { type: 'move-troops', from: 'tinos', to: 'ios', troops: 2 });
  expect([ownerAt(t.state, 'ios'), troopsAt(t.state, 'ios'), troopsAt(t.state, 'tinos')]).toEqual([0, 2, 1]);
  expect(t.state.gold[0]).toBe(18);
  expect(t.state.discard).toEqual(['pegasus']);
});

rule('CY-14.2', 'Pegasus: not from Medusa’s island, not onto another’s island guarded by Chiron', () => {
  const guarded = called('pegasus', (draft) => stand(draft, 'chiron', 'ios', 2));
  guarded.refused(0, { type: 'move-troops', from: 'tinos', to: 'ios', troops: 1 }, 'CY-15.7');
  const neutral = called('pegasus', (draft) => stand(draft, 'chiron', 'paros', 2));
  neutral.refused(0, { type: 'move-troops', from: 'tinos', to: 'paros', troops: 1 }, 'CY-15.7');
  const own = called('pegasus', (draft) => stand(draft, 'chiron', 'santorini', 2));
  own.play(0, { type: 'move-troops', from: 'tinos', to: 'santorini', troops: 1 });
  const held = called('pegasus', (draft) => stand(draft, 'medusa', 'tinos', 2));
  held.refused(0, { type: 'move-troops', from: 'tinos', to: 'paros', troops: 1 }, 'CY-11.4');
  held.play(0, { type: 'move-troops', from: 'santorini', to: 'paros', troops: 1 });
});

rule(
  ['CY-14.3', 'CY-R14'],
  'Giant: destroys one building anywhere, own ones too, but no metropolis and none under Chiron',
  () => {
    const t = called('giant', (draft) => {
      raise(draft, 'ios', { port: 1, temple: 1 });
      found(draft, 'andros');
      raise(draft, 'tinos', { fortress: 1 });
      raise(draft, 'syros', { port: 1 });
      stand(draft, 'chiron', 'syros', 2);
    });
    expect(t.legal(0)).toEqual([
      { type: 'destroy-building', island: 'tinos', building: 'fortress' },
      { type: 'destroy-building', island: 'ios', building: 'port' },
      { type: 'destroy-building', island: 'ios', building: 'temple' },
      { type: 'decline' },
    ]);
    t.refused(0, { type: 'destroy-building', island: 'syros', building: 'port' }, 'CY-15.7');
    t.refused(0, { type: 'destroy-building', island: 'andros', building: 'port' }, 'CY-14.3');
    t.play(0, { type: 'destroy-building', island: 'ios', building: 'temple' });
    expect(builtAt(t.state, 'ios')).toBe('port');
  },
);

rule(
  ['CY-14.4', 'CY-E31'],
  'Chimera: a discarded power, free; then all discards and the Chimera are shuffled in',
  () => {
    const t = called('chimera', (draft) => {
      discard(draft, 'kraken', 'giant', 'harpy');
      offerCreature(draft, 'fates', 'slot-4');
      // 8 cards stay in the draw pile; the others are with figurines and on the track.
      for (const [place, figurine] of (['medusa', 'chiron', 'minotaur', 'polyphemus'] as const).entries()) {
        stand(draft, figurine, (['paros', 'donousa', 'mykonos', 'delos'] as const)[place] ?? 'paros', 2);
      }
      anchorOnly(draft, 1, { 'sea-b3': 1 });
    });
    expect([t.state.pile.length, t.state.discard.length]).toEqual([8, 3]);
    expect(t.state.track.filter((card) => card !== null)).toHaveLength(1);
    t.refused(0, { type: 'revive-creature', creature: 'siren' }, 'CY-14.4');
    t.play(0, { type: 'revive-creature', creature: 'kraken' }).play(0, { type: 'place-kraken', sea: 'sea-b3' });
    t.play(0, { type: 'move-kraken', sea: 'sea-a2' }).play(0, { type: 'stop' });
    expect(t.state.gold[0]).toBe(17);
    expect([t.state.pile.length, t.state.discard.length]).toEqual([12, 0]);
  },
);

rule(['CY-14.4', 'CY-R9'], 'Chimera: an island figurine keeps its card', () => {
  const t = called('chimera', (draft) => discard(draft, 'medusa', 'giant'));
  const { length } = t.state.pile;
  t.play(0, { type: 'revive-creature', creature: 'medusa' }).play(0, { type: 'place-figurine', island: 'paros' });
  expect(figurineAt(t.state, 'medusa')).toBe('paros');
  expect(t.state.pile).not.toContain('medusa');
  expect(t.state.pile).toHaveLength(length + 2);
});

rule('CY-14.4', 'Chimera: with an empty discard pile only it goes back', () => {
  const t = called('chimera');
  expect(t.ask(0).kind).toBe('act');
  expect(t.state.pile).toContain('chimera');
  expect(t.state.discard).toEqual([]);
});

rule('CY-14.5', 'Cyclops: another type for one of your buildings, if the supply has it', () => {
  const t = called('cyclops', (draft) => {
    raise(draft, 'santorini', { port: 2 });
    found(draft, 'tinos');
    raise(draft, 'andros', { temple: 4 });
    raise(draft, 'amorgos', { temple: 4 });
    raise(draft, 'ios', { temple: 2 });
  });
  t.refused(0, { type: 'convert-building', island: 'santorini', from: 'port', to: 'port' }, 'CY-14.5');
  t.refused(0, { type: 'convert-building', island: 'santorini', from: 'fortress', to: 'port' }, 'CY-14.5');
  t.refused(0, { type: 'convert-building', island: 'ios', from: 'temple', to: 'port' }, 'CY-14.5');
  t.refused(0, { type: 'convert-building', island: 'santorini', from: 'port', to: 'temple' }, 'CY-1.8');
  t.play(0, { type: 'convert-building', island: 'santorini', from: 'port', to: 'university' });
  expect(builtAt(t.state, 'santorini')).toBe('port, university');
});

rule('CY-14.6', 'Sphinx: 2 gold for each troop, fleet, priest and philosopher; emptied islands stay', () => {
  const t = called('sphinx', (draft) => {
    draft.priests[0] = 1;
    draft.philosophers[0] = 2;
    anchorOnly(draft, 0, { 'sea-c6': 2 });
  });
  t.refused(0, { type: 'sell-troop', island: 'andros' }, 'CY-14.6');
  t.refused(0, { type: 'sell-fleet', sea: 'sea-b3' }, 'CY-14.6');
  t.play(0, { type: 'sell-troop', island: 'tinos' }).play(0, { type: 'sell-fleet', sea: 'sea-c6' });
  t.play(0, { type: 'sell-priest' }).play(0, { type: 'sell-philosopher' });
  t.refused(0, { type: 'sell-troop', island: 'tinos' }, 'CY-14.6');
  t.refused(0, { type: 'sell-priest' }, 'CY-14.6');
  t.play(0, { type: 'stop' });
  expect(t.state.gold[0]).toBe(18 + 8);
  expect([ownerAt(t.state, 'tinos'), fleetsAt(t.state, 'sea-c6'), t.state.philosophers[0]]).toEqual([0, '1 of 0', 1]);
});

rule('CY-14.6', 'Sphinx: with nothing left to sell nothing is asked', () => {
  const t = called('sphinx', (draft) => {
    anchorOnly(draft, 0, { 'sea-c6': 1 });
    settle(draft, 0, 'tinos', 0);
    settle(draft, 0, 'santorini', 0);
  });
  t.play(0, { type: 'sell-fleet', sea: 'sea-c6' });
  expect(t.ask(0).kind).toBe('act');
});

rule('CY-14.7', 'Sylph: 10 free steps, each of any number of fleets of one space', () => {
  const t = called('sylph', (draft) => {
    anchorOnly(draft, 0, { 'sea-c6': 3, 'sea-k1': 1 });
    anchorOnly(draft, 3, {});
  });
  t.play(0, { type: 'move-fleets', from: 'sea-c6', to: 'sea-c7', fleets: 2 });
  t.play(0, { type: 'move-fleets', from: 'sea-k1', to: 'sea-k2', fleets: 1 });
  for (let step = 0; step < 4; step++) {
    t.play(0, { type: 'move-fleets', from: 'sea-c7', to: 'sea-c6', fleets: 2 });
    expect(t.ask(0)).toEqual({ kind: 'sylph', stepsLeft: 7 - 2 * step });
    t.play(0, { type: 'move-fleets', from: 'sea-c6', to: 'sea-c7', fleets: 2 });
  }
  expect(t.ask(0).kind).toBe('act');
  expect(t.state.gold[0]).toBe(18);
});

rule('CY-14.7', 'Sylph: fleets that have fought stay, the others use what is left', () => {
  const t = called('sylph', (draft) => {
    anchorOnly(draft, 0, { 'sea-c6': 3, 'sea-b6': 1 });
    anchorOnly(draft, 3, { 'sea-c7': 1 });
  });
  t.arrange((draft) => nextDice(draft, 6, [5, 0]));
  t.play(0, { type: 'move-fleets', from: 'sea-c6', to: 'sea-c7', fleets: 2 });
  expect(fleetsAt(t.state, 'sea-c7')).toBe('2 of 0');
  t.refused(0, { type: 'move-fleets', from: 'sea-c7', to: 'sea-d8', fleets: 1 }, 'CY-14.7');
  t.play(0, { type: 'move-fleets', from: 'sea-c6', to: 'sea-c7', fleets: 1 });
  t.refused(0, { type: 'move-fleets', from: 'sea-c7', to: 'sea-d8', fleets: 2 }, 'CY-14.7');
  t.play(0, { type: 'move-fleets', from: 'sea-c7', to: 'sea-d8', fleets: 1 });
  expect([fleetsAt(t.state, 'sea-c7'), fleetsAt(t.state, 'sea-d8')]).toEqual(['2 of 0', '1 of 0']);
});

rule('CY-14.7', 'Sylph: attackers who retreat have fought, too', () => {
  const t = called('sylph', (draft) => {
    anchorOnly(draft, 0, { 'sea-c6': 3, 'sea-b6': 1 });
    anchorOnly(draft, 3, { 'sea-c7': 3 });
  });
  t.arrange((draft) => nextDice(draft, 6, [5, 0]));
  t.play(0, { type: 'move-fleets', from: 'sea-c6', to: 'sea-c7', fleets: 3 }).play(3, { type: 'fight-on' });
  t.play(0, { type: 'retreat', to: 'sea-b6' });
  expect(fleetsAt(t.state, 'sea-b6')).toBe('4 of 0');
  t.refused(0, { type: 'move-fleets', from: 'sea-b6', to: 'sea-a5', fleets: 2 }, 'CY-14.7');
  t.play(0, { type: 'move-fleets', from: 'sea-b6', to: 'sea-a5', fleets: 1 });
});

rule(['CY-14.8', 'CY-R14'], 'Harpy: one troop of another player, not under Chiron; the Minotaur is none', () => {
  const t = called('harpy', (draft) => {
    settle(draft, 2, 'syros', 2);
    settle(draft, 2, 'ios', 0);
    stand(draft, 'minotaur', 'ios', 2);
    stand(draft, 'chiron', 'andros', 1);
  });
  t.refused(0, { type: 'remove-troop', island: 'tinos' }, 'CY-14.8');
  t.refused(0, { type: 'remove-troop', island: 'ios' }, 'CY-14.8');
  t.refused(0, { type: 'remove-troop', island: 'andros' }, 'CY-15.7');
  t.play(0, { type: 'remove-troop', island: 'syros' });
  expect([ownerAt(t.state, 'syros'), troopsAt(t.state, 'syros')]).toEqual([2, 1]);
});

rule.each(
  ['CY-14.9', 'CY-E22'],
  [
    [7, 3],
    [1, 0],
    [0, 0],
    [8, 4],
  ] as const,
  ([gold, taken]) => `Griffon: takes ${taken} of ${gold} gold, and only the two learn how much`,
  ([gold, taken]) => {
    const t = called('griffon', (draft) => give(draft, 3, gold));
    t.play(0, { type: 'rob', victim: seatAt(3) });
    expect([t.state.gold[0], t.state.gold[3]]).toEqual([18 + taken, gold - taken]);
    const told = (viewer: number | 'spectator') => t.viewEvents(viewer).find((event) => event.type === 'gold-stolen');
    expect(told(0)).toEqual({ type: 'gold-stolen', seat: 0, victim: 3, gold: taken });
    expect(told(3)).toEqual(told(0));
    for (const viewer of [1, 2, 4, 'spectator'] as const) expect(told(viewer)?.gold).toBeNull();
  },
);

rule('CY-14.10', 'Fates: income once more, as the board stands now', () => {
  const t = called('fates', (draft) => anchor(draft, 0, 'sea-a6'));
  expect(t.state.gold[0]).toBe(18 + incomeOf(t.state, seatAt(0)));
  expect(incomeOf(t.state, seatAt(0))).toBe(3);
});

rule('CY-14.11', 'Satyr takes a philosopher, Dryad a priest', () => {
  const satyr = called('satyr', (draft) => {
    draft.philosophers[2] = 2;
  }).play(0, { type: 'rob', victim: seatAt(2) });
  expect(satyr.state.philosophers).toEqual([1, 0, 1, 0, 0]);
  const dryad = called('dryad', (draft) => {
    draft.priests[4] = 1;
  }).play(0, { type: 'rob', victim: seatAt(4) });
  expect(dryad.state.priests).toEqual([1, 0, 0, 0, 0]);
});

rule('CY-14.12', 'whom Griffon, Satyr and Dryad can name does not depend on gold', () => {
  const victims = (creature: CreatureId, change: (draft: State) => void) =>
    called(creature, change)
      .legal(0)
      .flatMap((move) => (move.type === 'rob' ? [move.victim] : []));
  expect(victims('griffon', (draft) => draft.gold.fill(0, 1))).toEqual([1, 2, 3, 4]);
  expect(victims('satyr', (draft) => (draft.philosophers = [2, 1, 0, 3, 0]))).toEqual([1, 3]);
  expect(victims('dryad', (draft) => (draft.priests = [0, 0, 0, 0, 1]))).toEqual([4]);
  const t = called('satyr', (draft) => (draft.philosophers = [0, 1, 0, 0, 0]));
  t.refused(0, { type: 'rob', victim: seatAt(0) }, 'CY-14.12');
  t.refused(0, { type: 'rob', victim: seatAt(2) }, 'CY-14.12');
});

rule('CY-14.13', 'Chimera: the revived power is resolved in full before the shuffle', () => {
  const t = called('chimera', (draft) => {
    discard(draft, 'satyr', 'giant');
    draft.philosophers = [3, 1, 0, 0, 0];
  });
  t.play(0, { type: 'revive-creature', creature: 'satyr' }).play(0, { type: 'rob', victim: seatAt(1) });
  expect(t.ask(0).kind).toBe('metropolis-place');
  expect(t.state.discard).toEqual(['giant', 'satyr']);
  t.play(0, t.legal(0)[0] ?? { type: 'stop' });
  expect(t.state.discard).toEqual([]);
  expect(t.state.pile).toEqual(expect.arrayContaining(['chimera', 'satyr', 'giant']));
});

rule('CY-14.13', 'Chimera: declined powers and figurines that leave at once are shuffled in as well', () => {
  const declined = called('chimera', (draft) => discard(draft, 'medusa', 'giant'));
  declined.play(0, { type: 'revive-creature', creature: 'medusa' }).play(0, { type: 'decline' });
  expect(declined.state.pile).toEqual(expect.arrayContaining(['chimera', 'medusa', 'giant']));
  const clash = called('chimera', (draft) => {
    discard(draft, 'medusa', 'giant');
    stand(draft, 'chiron', 'paros', 2);
  });
  clash.play(0, { type: 'revive-creature', creature: 'medusa' }).play(0, { type: 'place-figurine', island: 'paros' });
  expect(clash.state.pile).toEqual(expect.arrayContaining(['chimera', 'medusa', 'giant', 'chiron']));
  const unused = called('chimera', (draft) => discard(draft, 'giant')).play(0, { type: 'decline' });
  expect(unused.state.pile).toEqual(expect.arrayContaining(['chimera', 'giant']));
});
