// CY-2 Creature track

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { cyclades } from '../game.js';
import { refillTrack } from './creature-track.js';
import { BY_SEAT, discard, give, offerCreature, stackPile, takeTurns } from '../table.testing.js';

const table = () => scenario(cyclades, { seats: 3, options: BY_SEAT });
type Table = ReturnType<typeof table>;

/** Everybody goes to Apollo until the next cycle begins. */
const nextCycle = (t: Table) => {
  const { cycle } = t.state;
  return t.skipTo(({ state }) => state.cycle > cycle);
};
const emit = (t: Table) =>
  t.events.filter((event) => event.type.startsWith('creature-') || event.type === 'pile-reshuffled');

rule('CY-2.1', 'the three slots cost 4, 3 and 2 gold, left to right', () => {
  const t = table().arrange((draft) => {
    offerCreature(draft, 'fates', 'slot-4');
    offerCreature(draft, 'harpy', 'slot-3');
    offerCreature(draft, 'griffon', 'slot-2');
    give(draft, 0, 9);
  });
  takeTurns(t, [[0, 'zeus']]);
  const paid = (['slot-4', 'slot-3', 'slot-2'] as const).map((slot) => {
    const before = t.state.gold[0] ?? 0;
    t.play(0, { type: 'call-creature', slot, temples: 0 });
    const income = t.events.find((event) => event.type === 'income-received')?.gold ?? 0;
    if (t.state.stack.at(-1)?.kind === 'creature') t.play(0, { type: 'decline' });
    return before + income - (t.state.gold[0] ?? 0);
  });
  expect(paid).toEqual([4, 3, 2]);
});

rule('CY-2.2', 'in the first cycle one card lies on the dearest slot', () => {
  const { track, pile } = table().state;
  expect(track).toEqual([expect.any(String), null, null]);
  expect(pile).toHaveLength(16);
});

rule(['CY-2.3', 'CY-E1'], 'a card left on the dearest slot moves to the 3 GP slot in cycle 2, one is drawn', () => {
  const t = table().arrange((draft) => {
    offerCreature(draft, 'sphinx', 'slot-4');
    stackPile(draft, 'harpy', 'giant');
  });
  expect(t.state.track).toEqual(['sphinx', null, null]);
  nextCycle(t);
  expect(t.state.track).toEqual(['harpy', 'sphinx', null]);
});

rule(['CY-2.3', 'CY-E2', 'CY-2.5'], 'if the first card was bought two are drawn, first to 3 GP, then to 4 GP', () => {
  const t = table().arrange((draft) => {
    offerCreature(draft, 'sphinx', 'slot-4');
    stackPile(draft, 'harpy', 'giant');
  });
  takeTurns(t, [[0, 'zeus']]);
  t.play(0, { type: 'call-creature', slot: 'slot-4', temples: 0 }).play(0, { type: 'stop' });
  expect(t.state.track).toEqual([null, null, null]);
  t.refused(0, { type: 'call-creature', slot: 'slot-4', temples: 0 }, 'CY-2.5');
  nextCycle(t);
  expect(t.state.track).toEqual(['giant', 'harpy', null]);
});

rule.each(
  'CY-2.4',
  [
    // left over from 4, 3, 2 GP      after sliding and filling with chimera, cyclops, siren
    [['harpy', 'giant', 'sphinx'], ['chimera', 'harpy', 'giant'], ['sphinx']],
    [['harpy', null, 'sphinx'], ['cyclops', 'chimera', 'harpy'], ['sphinx']],
    [[null, 'giant', 'sphinx'], ['cyclops', 'chimera', 'giant'], ['sphinx']],
    [['harpy', 'giant', null], ['chimera', 'harpy', 'giant'], []],
    [[null, null, 'sphinx'], ['siren', 'cyclops', 'chimera'], ['sphinx']],
    [[null, null, null], ['siren', 'cyclops', 'chimera'], []],
  ] as const,
  ([left]) => `from cycle 3 on ${left.map((card) => card ?? 'nothing').join(', ')} slides right and is filled up`,
  ([left, after, thrown]) => {
    const t = nextCycle(table()).arrange((draft) => {
      discard(draft);
      draft.pile.push(...draft.track.filter((card) => card !== null));
      draft.track = [null, null, null];
      for (const [slot, card] of left.entries()) {
        if (card !== null) offerCreature(draft, card, (['slot-4', 'slot-3', 'slot-2'] as const)[slot]);
      }
      stackPile(draft, 'chimera', 'cyclops', 'siren');
    });
    nextCycle(t);
    expect(t.state.cycle).toBe(3);
    expect(t.state.track).toEqual(after);
    expect(t.state.discard).toEqual(thrown);
  },
);

rule('CY-2.5', 'a slot emptied by a purchase stays empty until the next cycle', () => {
  const t = table().arrange((draft) => offerCreature(draft, 'fates', 'slot-4'));
  takeTurns(t, [
    [0, 'zeus'],
    [1, 'ares'],
  ]);
  t.play(0, { type: 'call-creature', slot: 'slot-4', temples: 0 }).play(0, { type: 'end-turn' });
  t.refused(1, { type: 'call-creature', slot: 'slot-4', temples: 0 }, 'CY-2.5');
});

rule('CY-2.6', 'an empty draw pile is made anew of the discard pile, and without any card a slot stays empty', () => {
  const t = table().arrange((draft) => discard(draft, ...draft.pile));
  expect(t.state.pile).toEqual([]);
  nextCycle(t);
  expect(emit(t).map((event) => event.type)).toEqual(['creature-slid', 'pile-reshuffled', 'creature-drawn']);
  expect(t.state.discard).toEqual([]);
  expect(t.state.pile).toHaveLength(15);
  // The cards cannot all be gone, so this is asked of the rule itself.
  const bare = cyclades.clone(t.state);
  Object.assign(bare, { cycle: 3, pile: [], discard: [], track: ['harpy', null, null] });
  refillTrack(bare, () => {});
  expect(bare.track).toEqual([null, null, 'harpy']);
});

rule('CY-2.7', 'everybody sees the whole discard pile, and only the size of the draw pile', () => {
  const t = table().arrange((draft) => discard(draft, 'harpy', 'giant', 'kraken'));
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const view = t.view(viewer);
    expect(view.discard).toEqual(['harpy', 'giant', 'kraken']);
    expect(view.pile).toBe(13);
  }
});
