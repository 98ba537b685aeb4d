// AR-12 What the lists offer is what the check allows, no more and no less: lists are made by a shorter way.

import { defaultOptions } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { DOMESTIC_MARKET } from '../data/domestic-market.js';
import { EXPORT_MARKET } from '../data/export-market.js';
import { MARKETS } from '../data/market-row.js';
import type { MarketRow } from '../data/market-row.js';
import { RESOURCES } from '../data/resources.js';
import { archipelago } from '../index.js';
import type { MoveOf } from '../moves.js';
import type { Player } from '../state.js';
import { canTransact, checkTransaction, transactions } from './market.js';

const ALL: readonly MoveOf<'transact'>[] = MARKETS.flatMap((market) =>
  RESOURCES.flatMap((resource) => [
    { type: 'transact' as const, market, deal: 'buy' as const, resource, token: false },
    { type: 'transact' as const, market, deal: 'sell' as const, resource, token: false },
    { type: 'transact' as const, market, deal: 'sell' as const, resource, token: true },
  ]),
);

const MOST = 9;
const seat = 0 as Seat;
const within = (rows: readonly MarketRow[], cubes: number): number =>
  Math.max(
    0,
    Math.min(
      cubes,
      rows.reduce((sum, { capacity }) => sum + capacity, 0),
    ),
  );

rule(
  'AR-12.2',
  'every transaction that is allowed is listed and no other: empty zones, full ones, whatever is due',
  () => {
    let [listed, refused] = [0, 0];
    for (let stock = 0; stock <= MOST; stock++) {
      const { state } = archipelago.setup(3, defaultOptions(archipelago.options), 'markets');
      const player = state.players[seat] as Player;
      [player.florins, player.tokens] = [stock, stock % 2];
      for (const [i, resource] of RESOURCES.entries()) {
        state.domestic[resource] = within(DOMESTIC_MARKET[resource], stock - i + 2);
        state.export[resource] = within(EXPORT_MARKET[resource], MOST - stock - i + 2);
        player.cubes[resource] = (stock + i) % 2;
        state.cubes[resource] = (stock + i) % 3;
      }
      for (const due of [0, 1, 3]) {
        const allowed = ALL.filter((move) => checkTransaction(state, seat, move, due) === null);
        expect(transactions(state, seat, MARKETS, due)).toEqual(allowed);
        expect(canTransact(state, seat, MARKETS, due)).toBe(allowed.length > 0);
        listed += allowed.length;
        refused += ALL.length - allowed.length;
      }
    }
    expect(Math.min(listed, refused)).toBeGreaterThan(100);
  },
);
