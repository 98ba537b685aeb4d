// 10,000 random deal scripts: everything conserved, nothing executed in part, nothing against the rules.

import { below, pick, randomFrom, silently } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';
import { share } from '@atoll/testkit';
import { expect, test } from 'vitest';

import { RESOURCES } from '../data/resources.js';
import { canCover, ownsCards } from '../economy/goods.js';
import { openDomesticCrisis } from '../flow/domestic-crisis.js';
import { archipelago } from '../index.js';
import type { State } from '../search.js';
import type { Goods, Move, Proposal } from '../table.js';
import { nth, bareTable, card, citizen, cubes, emptyStack, florins, region, tokens } from '../table.testing.js';

const SCRIPTS = share(10_000);
const TRADED = ['bishop', 'orchard', 'pyramid', 'monk', 'charity', 'king'] as const;

function someGoods(random: Random): Goods {
  const bundle = { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 };
  for (const resource of RESOURCES) if (below(random, 6) === 0) bundle[resource] = 1 + below(random, 2);
  const cards = below(random, 4) > 0 ? [] : Array.from({ length: 1 + below(random, 2) }, () => pick(random, TRADED));
  return { florins: below(random, 3) * below(random, 6), cubes: bundle, tokens: below(random, 8) === 0 ? 1 : 0, cards };
}

function tables(): State[] {
  const rich = bareTable(4).arrange((d) => {
    const here = region(d, 'hex-03-b', 1, 0);
    for (const index of d.players.keys()) {
      citizen(d, index, here);
      cubes(d, index, { fruit: 2, iron: 1, wood: index });
      tokens(d, index, 1);
      florins(d, index, 6 + index);
    }
    for (const [i, id] of TRADED.slice(0, 5).entries()) card(d, i % 4, id, i % 2 === 0);
    nth(nth(d.players, 2).cards, 0).citizen = 34;
  });
  const crisis = bareTable(4).arrange((d) => {
    const here = region(d, 'hex-03-b', 1, 0);
    for (const index of d.players.keys()) {
      citizen(d, index, here);
      cubes(d, index, { iron: 2 });
    }
    emptyStack(d);
    openDomesticCrisis(d, 'iron', 1, silently);
  });
  return [rich.state, crisis.play(0, { type: 'end-step' }).state];
}

/** What a deal may change, as one list of figures for each player. */
const holdings = (state: State): (number | string)[][] =>
  state.players.map((player) => [
    player.florins,
    player.tokens,
    ...RESOURCES.map((resource) => player.cubes[resource]),
    ...player.cards.map(({ id }) => id).toSorted(),
  ]);

function afterDeal(before: State, { from, to, give, take }: Proposal): (number | string)[][] {
  const after = archipelago.clone(before);
  for (const [giver, taker, goods] of [
    [from, to, give],
    [to, from, take],
  ] as const) {
    const [a, b] = [nth(after.players, giver), nth(after.players, taker)];
    a.florins -= goods.florins;
    b.florins += goods.florins;
    a.tokens -= goods.tokens;
    b.tokens += goods.tokens;
    for (const resource of RESOURCES) {
      a.cubes[resource] -= goods.cubes[resource];
      b.cubes[resource] += goods.cubes[resource];
    }
    for (const id of goods.cards)
      b.cards.push(
        ...a.cards.splice(
          a.cards.findIndex((held) => held.id === id),
          1,
        ),
      );
  }
  return holdings(after);
}

test(`${SCRIPTS} random deal scripts conserve everything and execute nothing in part`, () => {
  const starts = tables();
  let struck = 0;
  let refused = 0;
  for (let script = 0; script < SCRIPTS; script++) {
    const random = randomFrom(`deals ${script}`);
    let state = pick(random, starts);
    for (let step = 0; step < 6; step++) {
      const optional = archipelago.decisions(state).filter((decision) => decision.optional);
      if (optional.length === 0) break;
      const decision = pick(random, optional);
      const open = state.deals.open;
      const moves: Move[] =
        decision.ask.kind === 'propose-deal'
          ? [
              {
                type: 'propose',
                to: below(random, 4) as Seat,
                give: someGoods(random),
                take: someGoods(random),
                promise: 'soon',
              },
            ]
          : decision.ask.kind === 'answer-deal'
            ? [
                { type: 'accept' },
                { type: 'accept' },
                { type: 'decline' },
                { type: 'counter', give: someGoods(random), take: someGoods(random), promise: '' },
              ]
            : [{ type: 'withdraw-proposal' }];
      const move = archipelago.parseMove(JSON.parse(JSON.stringify(pick(random, moves))));
      const illegal = archipelago.check(state, decision, move);
      if (illegal !== null) {
        refused++;
        continue;
      }
      const before = state;
      state = archipelago.apply(state, decision, move).state;
      expect(archipelago.invariants(state)).toEqual([]);
      if (move.type === 'accept' && open !== null) {
        struck++;
        expect(canCover(before, open.from, open.give) && canCover(before, open.to, open.take)).toBe(true);
        expect(holdings(state)).toEqual(afterDeal(before, open));
      } else {
        expect(holdings(state)).toEqual(holdings(before));
        const proposal = state.deals.open;
        if (proposal !== null)
          expect(ownsCards(state, proposal.from, proposal.give) && ownsCards(state, proposal.to, proposal.take)).toBe(
            true,
          );
      }
    }
  }
  expect(struck).toBeGreaterThan(share(200));
  expect(refused).toBeGreaterThan(share(1000));
});
