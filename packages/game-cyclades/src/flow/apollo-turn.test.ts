// CY-16 Apollo

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { boardFor, islandNumber } from '../board/geometry.js';
import { incomeOf } from '../board/income.js';
import { cyclades } from '../game.js';
import { BY_SEAT, layCycle, lay, seatAt, settle, settleOnly } from '../table.testing.js';

const [green, red] = [0, 1];
const start = () =>
  scenario(cyclades, { seats: 3, options: BY_SEAT }).arrange((draft) => {
    layCycle(draft, draft.row, [0, 1, 2]);
    settle(draft, green, 'schinoussa');
    settleOnly(draft, red, { rineia: 1 });
  });
type Start = ReturnType<typeof start>;
const allToApollo = (t: Start) => {
  for (const seat of [0, 1, 2]) t.play(seat, { type: 'offer', god: 'apollo', gold: 0 });
  return t;
};

rule(
  ['CY-16.1', 'CY-16.2', 'CY-E25'],
  'first with 3 islands: 1 gold and a marker; second with 1 island: 4 gold',
  () => {
    const t = allToApollo(start());
    const gold = t.state.gold.slice();
    expect(t.events.filter((event) => event.type === 'apollo-paid')).toEqual([
      { type: 'apollo-paid', seat: green, gold: 1 },
    ]);
    expect(t.ask(green)).toEqual({ kind: 'prosperity-marker' });
    t.play(green, { type: 'place-prosperity', island: 'naxos' });
    expect(t.events.filter((event) => event.type === 'apollo-paid')).toEqual([
      { type: 'apollo-paid', seat: red, gold: 4 },
      { type: 'apollo-paid', seat: 2, gold: 1 },
    ]);
    expect(t.state.prosperity.reduce((sum, markers) => sum + markers, 0)).toBe(1);
    expect(t.state.gold[green]).toBe((gold[green] ?? 0) + incomeOf(t.state, seatAt(green)));
  },
);

rule(
  ['CY-16.2', 'CY-R10'],
  'the marker goes on an own island, several may lie there, and it pays from the next income on',
  () => {
    const t = allToApollo(start().arrange((draft) => lay(draft, 'naxos', 2)));
    t.refused(green, { type: 'place-prosperity', island: 'rineia' }, 'CY-16.2');
    t.refused(green, { type: 'place-prosperity', island: 'antiparos' }, 'CY-16.2');
    const before = incomeOf(t.state, seatAt(green));
    t.play(green, { type: 'place-prosperity', island: 'naxos' });
    expect(t.state.prosperity[islandNumber(boardFor(3), 'naxos')]).toBe(3);
    expect(t.events).toContainEqual({ type: 'income-received', seat: green, gold: before + 1 });
  },
);

rule('CY-16.2', 'with a single island nothing is asked, and the marker follows the island', () => {
  const t = start().arrange((draft) => layCycle(draft, draft.row, [1, 0, 2]));
  for (const seat of [1, 0, 2]) t.play(seat, { type: 'offer', god: 'apollo', gold: 0 });
  expect(t.events).toContainEqual({ type: 'prosperity-placed', seat: red, island: 'rineia' });
  const income = incomeOf(t.state, seatAt(green));
  t.arrange((draft) => {
    settle(draft, red, 'sifnos', 1);
    settle(draft, green, 'rineia', 0);
  });
  expect(incomeOf(t.state, seatAt(green))).toBe(income + 2);
});

rule('CY-16.3', 'no creature, recruitment or building with Apollo', () => {
  const t = allToApollo(start());
  t.refused(green, { type: 'build', island: 'naxos' }, 'ENGINE');
  t.refused(green, { type: 'call-creature', slot: 'slot-4', temples: 0 }, 'ENGINE');
  t.refused(green, { type: 'recruit-priest' }, 'ENGINE');
});

rule('CY-16.4', 'without a marker in the supply there is only the gold', () => {
  const t = start().arrange((draft) => {
    lay(draft, 'naxos', 10);
    lay(draft, 'kea', 6);
  });
  allToApollo(t);
  expect(t.events.filter((event) => event.type === 'apollo-paid')).toHaveLength(3);
  expect(t.state.cycle).toBe(2);
});
