// AR-13 Exploration.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { gapAt, explorableGaps } from '../board/placement.js';
import { refillHexes } from '../board/hexes.js';
import { SIDE } from '../board/sides.js';
import { rewardsOf } from '../flow/reward.js';
import type { Move } from '../table.js';
import type { State } from '../state.js';
import {
  nth,
  bareTable,
  building,
  citizen,
  copyOf,
  cubes,
  market,
  otherSide,
  region,
  round,
  seat,
  ship,
  told,
  top,
  topHex,
  unit,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

/** Two sea regions beside the start; the gaps between them are all sea. */
const atSea = (change: (d: State) => void = () => {}): Table =>
  bareTable().arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    ship(d, 0, island, 1);
    change(d);
  });
const explore = (t: Table, take = true): Table =>
  t.play(0, { type: 'act', action: 'exploration' }).play(0, { type: take ? 'take-hex' : 'refuse-hex' });

rule('AR-13.1', 'needs a free unit and a hex', () => {
  const t = bareTable();
  t.refused(0, { type: 'act', action: 'exploration' }, 'AR-9.12');
  t.arrange((d) => void ship(d, 0, 0, 0, { engaged: true })).refused(
    0,
    { type: 'act', action: 'exploration' },
    'AR-9.12',
  );
});

rule('AR-13.2', 'the visible hex, or the next one unseen', () => {
  const t = atSea((d) => {
    topHex(d, 'hex-17-a');
    topHex(d, 'hex-04-b');
  });
  expect(t.view(1).hexTop).toBe('hex-04-b');
  explore(t, false);
  expect(nth(told(t, 'hex-refused'), 0).hex).toBe('hex-04');
  expect(told(t, 'hex-taken')[0]).toMatchObject({ hex: 'hex-17', open: false });
  expect(t.viewEvents(1)).toContainEqual({ type: 'hex-taken', seat: 0, hex: null, open: false });
  expect(t.state.hexDiscard).toContain('hex-04');
});

rule('AR-13.3', 'the explorer alone looks at both sides and chooses', () => {
  const t = explore(
    atSea((d) => {
      topHex(d, 'hex-17-a');
      topHex(d, 'hex-04-b');
    }),
    false,
  );
  expect(t.ask(0)).toMatchObject({ kind: 'place-hex', hexes: ['hex-17'] });
  expect(t.view(1).stack.at(-1)).toMatchObject({ kind: 'exploration', hex: null });
  t.refused(0, { type: 'place-hex', side: 'hex-04-a', rotation: 0, q: 1, r: -1 }, 'AR-13.3');
});

rule('AR-13.4', 'the position touches two regions and all edges match', () => {
  const t = explore(atSea((d) => topHex(d, 'hex-04-b')));
  const moves = t.legal(0) as Extract<Move, { type: 'place-hex' }>[];
  expect(new Set(moves.map(({ q, r }) => `${q},${r}`))).toEqual(new Set(['1,-1', '0,1']));
  t.refused(0, { type: 'place-hex', side: 'hex-04-b', rotation: 0, q: 2, r: 0 }, 'AR-13.4');
  for (const move of moves) expect(gapAt(t.state, move.q, move.r).regions).toBeGreaterThanOrEqual(2);
});

rule('AR-13.5', 'a unit crosses the shared edge into the area behind it', () => {
  const t = explore(
    atSea((d) => {
      topHex(d, 'hex-04-b');
      ship(d, 0, 0, 0);
    }),
  );
  const place = t.legal(0).find((move) => move.type === 'place-hex' && move.side === 'hex-04-b') as Move;
  t.play(0, place);
  expect(t.ask(0).kind).toBe('send-unit');
  t.refused(0, { type: 'send-unit', unit: 99 }, 'AR-13.5');
  const explorer = nth(t.state.units, 0).id;
  t.play(0, { type: 'send-unit', unit: explorer });
  expect(unit(t, explorer)).toMatchObject({ region: 2, area: 1, engaged: false });
  const stuck = bareTable().arrange((d) => {
    region(d, 'hex-06-b', 1, 0);
    citizen(d, 0, 1);
  });
  expect(explorableGaps(stuck.state, seat(0))).toEqual([]);
});

rule('AR-13.6', 'a hex without a place is discarded and the action is spent', () => {
  const t = bareTable().arrange((d) => {
    region(d, 'hex-06-b', 1, 0);
    citizen(d, 0, 1);
    topHex(d, 'hex-04-b');
  });
  explore(t);
  expect(nth(told(t, 'exploration-failed'), 0).hex).toBe('hex-04');
  expect([nth(t.state.players, 0).discs, t.ask(0).kind]).toEqual([2, 'round']);
});

rule('AR-13.7', 'token, market cube, own cube, then huts', () => {
  const t = explore(atSea((d) => topHex(d, 'hex-24-a')));
  const before = nth(t.state.players, 0).tokens;
  t.play(0, t.legal(0).find((move) => move.type === 'place-hex' && move.side === 'hex-24-a') as Move);
  t.skipTo(() => top(t) === 'round');
  expect(nth(t.state.players, 0).tokens).toBe(before + 1);
  expect(t.state.surplus).toBe(3);
  const empty = explore(
    atSea((d) => {
      d.tokensSpent += d.piles.reduce((sum, pile) => sum + pile, 0);
      d.piles = [0, 0, 0];
      nth(d.players, 0).objectives = ['objective-short-06'];
      nth(d.players, 1).objectives = ['objective-short-07'];
      nth(d.players, 2).objectives = ['objective-short-08'];
      topHex(d, 'hex-24-a');
    }),
  );
  empty.play(0, empty.legal(0)[0] as Move);
  expect(nth(empty.state.players, 0).tokens).toBe(0);
});

rule('AR-13.8', 'no cube the bank lacks, none into a full zone, never the only icon for the player', () => {
  const t = bareTable().arrange((d) => {
    region(d, 'hex-24-a', 1, 0);
    market(d, 'domestic', 'wood', 12);
    cubes(d, 1, { fish: 14 });
  });
  const frame = { kind: 'reward', id: 1, seat: seat(0), said: 0, region: 1, market: null } as const;
  expect(rewardsOf(t.state, { ...frame, stage: 'market' })).toEqual([]);
  expect(rewardsOf(t.state, { ...frame, stage: 'own' })).toEqual(['wood']);
  const single = bareTable().arrange((d) => void region(d, 'hex-04-b', 1, 0));
  expect(rewardsOf(single.state, { ...frame, stage: 'own', market: 'fish' })).toEqual(['fruit', 'fish']);
});

rule('AR-13.9', 'exploring moves one unit into an empty region', () => {
  const t = explore(atSea((d) => topHex(d, 'hex-04-b')));
  t.play(0, t.legal(0)[0] as Move).skipTo(() => top(t) === 'round');
  expect(t.state.units.filter((one) => one.region === 2)).toHaveLength(1);
});

rule('AR-13.10', 'the discards make a new deck when it is empty, random sides up', () => {
  const draft = copyOf(bareTable().state);
  draft.hexDiscard = draft.hexDeck.map((side) => SIDE[side].hex);
  draft.hexDeck = [];
  const upBefore = draft.exposed;
  refillHexes(draft, () => {});
  expect([draft.hexDeck.length, draft.hexDiscard.length, draft.exposed]).toEqual([24, 0, upBefore + 1]);
  expect(new Set(draft.hexDeck.map((side) => side.slice(-1)))).toEqual(new Set(['a', 'b']));
});

rule('AR-13.11', 'the explorer leaves its building and is not engaged', () => {
  const t = atSea((d) => {
    building(d, 1, 'port');
    nth(d.units, 0).building = 'port';
    topHex(d, 'hex-04-b');
    round(d, 0);
  });
  explore(t)
    .play(0, t.legal(0)[0] as Move)
    .skipTo(() => top(t) === 'round');
  expect(t.state.units[0]).toMatchObject({ region: 2, building: null, engaged: false });
  expect(otherSide('hex-04-b')).toBe('hex-04-a');
});
