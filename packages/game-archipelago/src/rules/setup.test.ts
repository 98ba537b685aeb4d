// AR-S, AR-1 Set-up and turn 0.

import { scenario, rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { addRegion, sideAt } from '../board/map.js';
import { SIDE, sidesOf } from '../board/sides.js';
import { RESOURCES } from '../data/resources.js';
import { TRENDS } from '../data/trends.js';
import { dealHand, turnZero } from '../flow/turn-zero.js';
import { archipelago } from '../index.js';
import type { Move } from '../table.js';
import { nth, region as lay, seat, told, top, topHex } from '../table.testing.js';
import type { Table } from '../table.testing.js';

const fresh = (seats = 3, seed = 'a', options = {}): Table => scenario(archipelago, { seats, seed, options });
const current = (t: Table): number => t.decisions()[0]?.seat as number;
const toTurnOne = (t: Table): Table => t.skipTo(({ state }) => state.turn === 1);

rule('AR-S1', 'one cube of each resource lies on the domestic market, none abroad', () => {
  const { domestic, export: abroad } = fresh().state;
  for (const resource of RESOURCES) expect([domestic[resource], abroad[resource]]).toEqual([1, 0]);
});

rule('AR-S2', 'the three markers start at 0', () => {
  const { population, rebellion, surplus } = fresh().state;
  expect([population, rebellion, surplus]).toEqual([0, 0, 0]);
});

rule('AR-S3', 'the rest is the bank, explorer tokens lie in three piles of 8', () => {
  const { florins, cubes, piles } = fresh(4).state;
  expect(florins).toBe(95);
  expect(cubes).toEqual({ fruit: 14, cattle: 14, fish: 14, wood: 14, stone: 11, iron: 9 });
  expect(piles).toEqual([8, 8, 8]);
});

rule('AR-S4', 'all 48 evolution cards lie face down, only the back of the top is seen', () => {
  const t = fresh();
  expect(t.state.evolutionDeck).toHaveLength(48);
  expect(Object.keys(t.view(0).evolutionTop ?? {})).toEqual(['upper', 'lower']);
});

rule('AR-S5', 'the start hex shows the open sea at 0,0', () => {
  expect(fresh().state.regions).toMatchObject([{ side: 'hex-start-open-sea', q: 0, r: 0 }]);
});

rule('AR-S6', 'a ship on the open sea, 3 discs and 10 florins each', () => {
  const { units, players } = fresh(4).state;
  expect(units.map(({ kind, region }) => [kind, region])).toEqual(Array.from({ length: 4 }, () => ['ship', 0]));
  for (const { florins, discs } of players) expect([florins, discs]).toEqual([10, 3]);
});

rule(
  'AR-S7',
  'with two to four players the colours are red, yellow, green, blue; the wheel side fits the number',
  () => {
    expect(new Set(fresh(4).state.units.map(({ id }) => Math.floor(id / 14)))).toEqual(new Set([0, 1, 2, 3]));
    expect(fresh(5).state.units.some(({ id }) => Math.floor(id / 14) === 4)).toBe(true);
  },
);

rule(['AR-S8', 'AR-1.14', 'AR-1.15'], 'turn 0 reveals cards, trend and objectives, then turn 1 keeps its order', () => {
  const t = fresh();
  const { order } = t.state;
  toTurnOne(t);
  expect(t.state.trends).toHaveLength(1);
  expect(TRENDS).toContain(t.state.trends[0]);
  expect(t.state.players.map(({ objectives }) => objectives.length)).toEqual([1, 1, 1]);
  expect(new Set(t.state.players.flatMap(({ objectives }) => objectives)).size).toBe(3);
  expect(t.state.order).toEqual(order);
  expect(t.view(0).players[1]?.objectives).toBeNull();
});

rule('AR-1.1', 'the order of play is drawn at random', () => {
  const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => fresh(3, seed).state.order.join()));
  expect(orders.size).toBeGreaterThan(1);
});

rule('AR-1.2', 'three hexes each, seen by their holder only', () => {
  const t = fresh();
  expect(t.state.players.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
  expect(t.view(0).players[0]?.hand).toHaveLength(3);
  expect(t.view(0).players[1]).toMatchObject({ hand: null, handCount: 3 });
});

rule(['AR-1.3', 'AR-1.4', 'AR-1.5'], 'any side and rotation of the hand that matches, next to the start hex', () => {
  const t = fresh();
  const active = current(t);
  const hand = t.state.players[active]?.hand ?? [];
  const moves = t.legal(active) as Extract<Move, { type: 'place-hex' }>[];
  expect(moves.length).toBeGreaterThan(0);
  for (const { side, q, r, rotation } of moves) {
    expect(hand).toContain(SIDE[side].hex);
    expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBe(1);
    // The start hex is all sea: the edge towards it must be sea.
    const towards = [0, 1, 2, 3, 4, 5].find(
      (d) => [1, 1, 0, -1, -1, 0][d] === -q && [-1, 0, 1, 1, 0, -1][d] === -r,
    ) as number;
    expect(SIDE[side].edges[(towards - rotation + 6) % 6]).toBe('sea');
  }
  const first = moves[0] as (typeof moves)[0];
  t.refused(active, { ...first, q: 3, r: 0 }, 'AR-1.3');
  const rotations = moves.filter((move) => move.side === first.side && move.q === first.q && move.r === first.r);
  const wrong = [0, 1, 2, 3, 4, 5].find((rotation) => rotations.every((move) => move.rotation !== rotation));
  if (wrong !== undefined) t.refused(active, { ...first, rotation: wrong }, 'AR-1.4');
});

rule('AR-1.6', 'a hand that fits nowhere is shown and replaced, until one fits', () => {
  const t = fresh(3, 'a');
  const draft = t.game.clone(t.state);
  const active = seat(2);
  draft.order = [seat(0), seat(1), active];
  for (const { hand } of draft.players) draft.hexDeck.push(...hand.map((hex) => sidesOf(hex)[0]));
  for (const player of draft.players) player.hand = [];
  // One gap is left, north-west of the start: sea, sea, and a mountain in the east.
  lay(draft, 'hex-08-b', 1, -1, 4);
  lay(draft, 'hex-04-b', 1, 0);
  lay(draft, 'hex-02-a', 0, 1);
  lay(draft, 'hex-10-a', -1, 1);
  lay(draft, 'hex-06-b', -1, 0);
  const take = (hex: string): void => {
    draft.hexDeck = draft.hexDeck.filter((side) => SIDE[side].hex !== hex);
  };
  for (const hex of ['hex-03', 'hex-09', 'hex-13'] as const) {
    take(hex);
    nth(draft.players, 2).hand.push(hex);
  }
  topHex(draft, 'hex-11-b');
  const frame = { kind: 'turn-zero', id: 99, at: 2, stage: 'deal', region: -1, sea: -1 } as const;
  const events: string[] = [];
  turnZero.settle(draft, { ...frame }, (event) => void events.push(event.type));
  expect(events.slice(0, 2)).toEqual(['hand-shown', 'hand-dealt']);
  expect(nth(draft.players, 2).hand).toContain('hex-11');
  expect(draft.hexDiscard).toEqual(['hex-03', 'hex-09', 'hex-13']);
});

rule(
  ['AR-1.7', 'AR-1.8', 'AR-1.9', 'AR-1.10'],
  'the ship sails in, a token is taken, two citizens land, huts make surplus',
  () => {
    const t = fresh();
    const active = current(t);
    const move = t.legal(active)[0] as Extract<Move, { type: 'place-hex' }>;
    t.play(active, move);
    if (t.decisions()[0]?.ask.kind === 'land-citizens') t.play(active, t.legal(active)[0] as Move);
    t.skipTo(({ state }) => state.stack.at(-1)?.kind === 'turn-zero' && state.population === 2);
    const own = t.state.units.filter((unit) => unit.seat === active);
    expect(own.map(({ region }) => region)).toEqual([1, 1, 1]);
    const { isSea, bordering, huts } = sideAt(t.state, 1);
    const boat = own.find(({ kind }) => kind === 'ship');
    expect(isSea[boat?.area as number]).toBe(true);
    for (const { kind, area } of own) {
      if (kind === 'citizen') expect((bordering[boat?.area as number] as number) & (1 << area)).toBeGreaterThan(0);
    }
    expect(t.state.players[active]?.tokens).toBe(1);
    expect(t.state.piles[0]).toBe(7);
    expect(t.state.surplus).toBe(huts);
  },
);

rule(
  ['AR-1.11', 'AR-1.16'],
  'one cube of an icon to the market, one of another icon to the screen, from the bank',
  () => {
    const t = fresh();
    const active = current(t);
    t.skipTo(
      ({ state }) =>
        state.stack.at(-1)?.kind === 'turn-zero' &&
        state.order.indexOf(seat(active)) < (state.stack.at(-1) as { at: number }).at,
    );
    const { icons } = sideAt(t.state, 1);
    const marketCubes = RESOURCES.reduce((sum, resource) => sum + t.state.domestic[resource], 0) - 6;
    const ownCubes = RESOURCES.reduce((sum, resource) => sum + (t.state.players[active]?.cubes[resource] ?? 0), 0);
    expect(marketCubes).toBe(icons.length > 0 ? 1 : 0);
    expect(ownCubes).toBe(icons.length > 1 ? 1 : 0);
    expect(t.state.met).toEqual([]);
  },
);

rule('AR-1.12', 'unused hexes go back into the deck, its top side is public', () => {
  const t = toTurnOne(fresh());
  expect(t.state.hexDeck).toHaveLength(24 - 3);
  expect(t.state.players.every(({ hand }) => hand.length === 0)).toBe(true);
  expect(t.view('spectator').hexTop).toBe(t.state.hexDeck.at(-1));
});

rule('AR-1.13', 'five evolution cards lie upright on the track; red zones are ignored', () => {
  const t = toTurnOne(fresh());
  expect(t.state.track.map((slot) => slot?.corner)).toEqual([0, 0, 0, 0, 0]);
  expect(t.state.rebellion).toBe(0);
  expect(top(t)).toBe('bidding');
});

rule('AR-1.2', 'a hand dealt is told to its holder only', () => {
  const t = fresh();
  const draft = t.game.clone(t.state);
  nth(draft.players, 0).hand = [];
  dealHand(draft, seat(0), () => {});
  expect(nth(draft.players, 0).hand).toHaveLength(3);
  expect(told(t, 'hand-dealt')).toHaveLength(3);
  expect(t.viewEvents(1).filter((event) => event.type === 'hand-dealt' && event.hexes !== null)).toHaveLength(1);
});

rule('AR-1.17', 'a player for whom no hex of the box fits is passed over in turn 0', () => {
  const t = fresh(3, 'a');
  const draft = t.game.clone(t.state);
  for (const { hand } of draft.players) draft.hexDeck.push(...hand.map((hex) => sidesOf(hex)[0]));
  for (const player of draft.players) player.hand = [];
  // The only gap wants mountain, sea, mountain: no side has that.
  lay(draft, 'hex-08-b', 1, -1, 4);
  lay(draft, 'hex-04-b', 1, 0);
  lay(draft, 'hex-02-a', 0, 1);
  lay(draft, 'hex-10-a', -1, 1);
  lay(draft, 'hex-18-b', -1, 0);
  const frame = { kind: 'turn-zero' as const, id: 99, at: 1, stage: 'deal' as const, region: -1, sea: -1 };
  expect(turnZero.settle(draft, frame, () => {})).toBe('again');
  expect([frame.at, draft.regions.length]).toEqual([2, 6]);
});

rule('AR-1.9', 'the first two citizens land on one bank or on two, in the French edition on one', () => {
  for (const [edition, pairs] of [
    ['en-2.0', ['0,0', '0,1', '1,1']],
    ['fr-2012', ['0,0', '1,1']],
  ] as const) {
    const t = fresh(3, 'landing', { edition }).arrange((d) => {
      const running = nth(d.stack, -1);
      if (running.kind !== 'turn-zero') return;
      running.region = addRegion(d, 'hex-02-b', 0, 1, -1);
      for (const player of d.players) player.hand = player.hand.filter((hex) => hex !== 'hex-02');
      d.hexDeck = d.hexDeck.filter((side) => !side.startsWith('hex-02'));
      running.sea = 2;
      running.stage = 'land';
    });
    const active = current(t);
    expect(t.legal(active).map((move) => (move.type === 'land-citizens' ? move.areas.join() : ''))).toEqual(pairs);
    if (edition === 'fr-2012') t.refused(active, { type: 'land-citizens', areas: [0, 1] }, 'AR-1.9');
  }
});
