// CY-11 Ares: moving troops

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import type { IslandId } from '../data/boards.js';
import { cyclades } from '../game.js';
import type { Move } from '../moves.js';
import {
  anchor,
  anchorOnly,
  builtAt,
  BY_SEAT,
  give,
  offerCreature,
  ownerAt,
  raise,
  seatAt,
  settle,
  settleOnly,
  stand,
  takeTurns,
  troopsAt,
  vacate,
} from '../table.testing.js';
import { incomeOf } from '../board/income.js';

const table = (seats = 5) =>
  scenario(cyclades, { seats, options: BY_SEAT }).arrange((draft) => {
    give(draft, 0, 9);
    settle(draft, 0, seats === 5 ? 'tinos' : 'kea', 3);
  });
const ready = (t: ReturnType<typeof table>) => {
  takeTurns(t, [[0, 'ares']]);
  return t;
};
const send = (from: IslandId, to: IslandId, troops: number): Move => ({ type: 'move-troops', from, to, troops });
const targets = (t: ReturnType<typeof table>, from: IslandId) => [
  ...new Set(t.legal(0).flatMap((move) => (move.type === 'move-troops' && move.from === from ? [move.to] : []))),
];

rule(['CY-11.1', 'CY-E32'], 'the opening move: Ares for 2, a free troop, one troop over c6 to Mykonos', () => {
  const t = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    draft.turnTrack = [0, 1, 2, 3, 4].map(seatAt);
    const [offering] = draft.stack.slice(-1);
    if (offering?.kind === 'offering') offering.asked = seatAt(0);
  });
  t.play(0, { type: 'offer', god: 'ares', gold: 2 });
  for (const seat of [1, 2, 3, 4]) t.play(seat, { type: 'offer', god: 'apollo', gold: 0 });
  t.play(0, { type: 'recruit-troop', island: 'tinos' }).play(0, send('tinos', 'mykonos', 1));
  expect(t.state.gold[0]).toBe(4);
  expect([ownerAt(t.state, 'mykonos'), troopsAt(t.state, 'mykonos'), troopsAt(t.state, 'tinos')]).toEqual([0, 1, 1]);
  expect(t.state.owner.filter((owner) => owner === 0)).toHaveLength(3);
  expect(incomeOf(t.state, seatAt(0))).toBe(3);
});

rule('CY-11.1', 'troops go over a chain of own fleets, of any number of spaces', () => {
  const t = ready(
    table().arrange((draft) => {
      anchorOnly(draft, 0, { 'sea-c5': 1, 'sea-c4': 2, 'sea-c3': 1 });
      anchorOnly(draft, 1, {});
      anchorOnly(draft, 3, {});
    }),
  );
  expect(targets(t, 'tinos')).toEqual(['andros', 'syros', 'mykonos']);
  t.refused(0, send('tinos', 'delos', 1), 'CY-11.1');
  t.refused(0, send('tinos', 'mykonos', 4), 'CY-11.1');
  t.refused(0, send('tinos', 'tinos', 1), 'CY-11.1');
  t.refused(0, send('andros', 'tinos', 1), 'CY-11.1');
  t.play(0, send('tinos', 'andros', 2));
});

rule('CY-11.1', 'a gap breaks the chain, other players’ fleets do not count, and it runs over no island', () => {
  const t = ready(
    table().arrange((draft) => {
      anchorOnly(draft, 0, { 'sea-b6': 1, 'sea-d5': 1 });
      anchorOnly(draft, 1, { 'sea-c5': 1 });
      anchorOnly(draft, 3, {});
    }),
  );
  // b6 touches Tinos only; d5 touches Mykonos and Syros but no space of the first.
  expect(targets(t, 'tinos')).toEqual([]);
  t.refused(0, send('tinos', 'mykonos', 1), 'CY-11.1');
});

rule('CY-11.2', 'on own islands they join, neutral ones become theirs, undefended ones fall with all buildings', () => {
  const t = ready(
    table(3).arrange((draft) => {
      anchorOnly(draft, 0, { 'sea-c2': 1, 'sea-d3': 1, 'sea-e4': 1, 'sea-f5': 1 });
      anchorOnly(draft, 2, { 'sea-k2': 1 });
      settle(draft, 1, 'rineia', 0);
      raise(draft, 'rineia', { fortress: 1, port: 1 });
      settle(draft, 0, 'schinoussa', 1);
      vacate(draft, 'antiparos');
    }),
  );
  t.play(0, send('kea', 'schinoussa', 1));
  expect([ownerAt(t.state, 'schinoussa'), troopsAt(t.state, 'schinoussa')]).toEqual([0, 2]);
  t.play(0, send('kea', 'antiparos', 1));
  expect([ownerAt(t.state, 'antiparos'), troopsAt(t.state, 'antiparos')]).toEqual([0, 1]);
  t.play(0, send('kea', 'rineia', 1));
  expect([ownerAt(t.state, 'rineia'), builtAt(t.state, 'rineia')]).toEqual([0, 'fortress, port']);
  t.play(0, send('schinoussa', 'serifos', 2));
  expect(t.events.some((event) => event.type === 'battle-began')).toBe(true);
});

rule(['CY-11.2', 'CY-E18'], 'an enemy island with a fortress and no troops is taken without a battle', () => {
  const t = ready(
    table().arrange((draft) => {
      settle(draft, 3, 'mykonos', 0);
      raise(draft, 'mykonos', { fortress: 1 });
    }),
  );
  t.play(0, send('tinos', 'mykonos', 1));
  expect(t.events.map((event) => event.type)).toEqual(['action-paid', 'troops-moved', 'island-taken']);
  expect([ownerAt(t.state, 'mykonos'), builtAt(t.state, 'mykonos')]).toEqual([0, 'fortress']);
});

rule('CY-11.3', 'an island left empty keeps its owner', () => {
  const t = ready(table());
  t.play(0, send('tinos', 'mykonos', 3));
  expect([ownerAt(t.state, 'tinos'), troopsAt(t.state, 'tinos')]).toEqual([0, 0]);
});

rule(['CY-11.4', 'CY-15.8'], 'troops on Medusa’s island cannot leave it', () => {
  const t = ready(table().arrange((draft) => stand(draft, 'medusa', 'tinos', 3)));
  t.refused(0, send('tinos', 'mykonos', 1), 'CY-11.4');
  expect(targets(t, 'tinos')).toEqual([]);
  t.play(0, { type: 'recruit-troop', island: 'tinos' });
});

rule('CY-11.5', 'the action may be bought again for the same troops', () => {
  const t = ready(table().arrange((draft) => anchor(draft, 0, 'sea-d5')));
  t.play(0, send('tinos', 'mykonos', 2)).play(0, send('mykonos', 'tinos', 2));
  expect(t.state.gold[0]).toBe(7);
});

rule('CY-11.8', 'fleets, cards, troops and buildings of a one-island player can be hit', () => {
  const t = table().arrange((draft) => {
    settleOnly(draft, 1, { andros: 2 });
    raise(draft, 'andros', { port: 1 });
    draft.priests[1] = 1;
    offerCreature(draft, 'harpy', 'slot-4');
    offerCreature(draft, 'giant', 'slot-3');
    offerCreature(draft, 'dryad', 'slot-2');
  });
  ready(t);
  t.play(0, { type: 'call-creature', slot: 'slot-4', temples: 0 }).play(0, { type: 'remove-troop', island: 'andros' });
  t.play(0, { type: 'call-creature', slot: 'slot-3', temples: 0 });
  t.play(0, { type: 'destroy-building', island: 'andros', building: 'port' });
  t.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 }).play(0, { type: 'rob', victim: seatAt(1) });
  expect([troopsAt(t.state, 'andros'), builtAt(t.state, 'andros'), t.state.priests[0]]).toEqual([1, '', 1]);
});
