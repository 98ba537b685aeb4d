// AR-28 Variants and options.

import { rule, scenario } from '@atoll/testkit';
import { expect } from 'vitest';

import { countedBuildings } from '../board/control.js';
import { OBJECTIVE } from '../data/objectives.js';
import { archipelago } from '../index.js';
import type { Options } from '../table.js';
import { nth, bareTable, building, citizen, region, seat, top } from '../table.testing.js';
import type { Table } from '../table.testing.js';

const start = (options: Partial<Options>, seats = 3): Table => scenario(archipelago, { seats, options, seed: 'v' });
const turnOne = (options: Partial<Options>, seats = 3): Table =>
  start(options, seats).skipTo(({ state }) => state.turn === 1);
const refusal = (options: Partial<Options>, seats: number): string | undefined =>
  archipelago.options.check?.({ ...start({}).state.options, ...options }, seats)?.rule;

rule('AR-28.1', 'the edition is an option, English 2.0 by default', () => {
  expect(start({}).state.options.edition).toBe('en-2.0');
  expect(archipelago.options.fields.edition.values).toEqual(['en-2.0', 'fr-2012']);
});

rule('AR-28.2', 'the length chooses the deck; decks are never mixed', () => {
  for (const length of ['short', 'medium', 'long'] as const) {
    const { players } = turnOne({ length }, 5).state;
    for (const { objectives } of players) expect(OBJECTIVE[nth(objectives, 0)].length).toBe(length);
  }
});

rule('AR-28.3', 'desert start: citizens on the desert, one walks into the new region, nobody lands', () => {
  const t = start({ desertStart: true });
  expect([nth(t.state.regions, 0).side, t.state.population, t.state.surplus]).toEqual([
    'hex-start-desert-village',
    6,
    5,
  ]);
  const active = nth(t.decisions(), 0).seat;
  for (const move of t.legal(active)) expect(move.type).toBe('place-hex');
  t.skipTo(({ state }) => state.turn === 1);
  expect(t.state.population).toBe(6);
  for (const index of [0, 1, 2]) {
    const homes = t.state.units.filter((unit) => unit.seat === index).map((unit) => unit.region === 0);
    expect(new Set(homes)).toEqual(new Set([false, true]));
    expect(nth(t.state.players, index).tokens).toBe(1);
  }
});

rule('AR-28.4', 'no secrets: open objectives, no trend, no roles; any of them ends the game', () => {
  const t = turnOne({ noSecrets: true }, 4);
  expect([t.state.shown.length, t.state.trends.length]).toEqual([4, 0]);
  expect(t.state.shown.every((id) => OBJECTIVE[id].victory.type === 'rank')).toBe(true);
  expect(t.state.players.every(({ objectives }) => objectives.length === 0)).toBe(true);
  const b = bareTable(3, { noSecrets: true }).arrange((d) => {
    d.shown = ['objective-short-03'];
    d.tokensSpent += d.piles.reduce((sum, pile) => sum + pile, 0);
    d.piles = [0, 0, 0];
    citizen(d, 0, region(d, 'hex-03-b', 1, 0));
  });
  b.play(0, { type: 'act', action: 'taxes' }).play(0, { type: 'end-round' });
  expect(b.state.ending).toBe('objective');
  expect(b.ranking()?.[0]?.breakdown.some(({ source }) => source === 'objective-short-03')).toBe(true);
});

rule('AR-28.5', 'more control: two trends', () => {
  expect(new Set(turnOne({ moreControl: true }).state.trends).size).toBe(2);
});

rule('AR-28.6', 'more spice: keep one of two, with two players two of four', () => {
  const t = start({ moreSpice: true }).skipTo(({ state }) => state.stack.at(-1)?.kind === 'keep-objectives');
  const [first, second] = nth(t.state.players, 0).objectives as [never, never];
  t.refused(0, { type: 'keep-objectives', objectives: [first, second] }, 'AR-28.6');
  t.play(0, { type: 'keep-objectives', objectives: [second] });
  expect(t.state.players[0]).toMatchObject({ objectives: [second], rejected: [first] });
  const two = start({ moreSpice: true }, 2).skipTo(({ state }) => state.stack.at(-1)?.kind === 'keep-objectives');
  expect(two.legal(0)).toHaveLength(6);
});

rule('AR-28.7', 'choose the trend: one vote each, most votes win', () => {
  const t = start({ chooseTrend: true });
  t.play(0, { type: 'vote-trend', trend: 'trend-iron' }).play(1, { type: 'vote-trend', trend: 'trend-wood' });
  expect(t.view(2).stack.at(-1)).toMatchObject({ votes: ['sealed', 'sealed', null] });
  t.play(2, { type: 'vote-trend', trend: 'trend-iron' });
  expect(t.state.trends).toEqual(['trend-iron']);
});

rule('AR-28.7', 'D4: nobody has seen a hex or the order of play when the trend is voted on', () => {
  const t = start({ chooseTrend: true });
  expect(t.events.map(({ type }) => type)).not.toContain('hand-dealt');
  expect(t.state.players.every(({ hand }) => hand.length === 0)).toBe(true);
  for (const index of [0, 1, 2]) t.play(index, { type: 'vote-trend', trend: 'trend-iron' });
  const types = t.events.map(({ type }) => type);
  expect(types.slice(0, 3)).toEqual(['vote-sealed', 'trends-chosen', 'order-drawn']);
  expect(t.state.players.every(({ hand }) => hand.length === 3)).toBe(true);
  expect(top(t)).toBe('turn-zero');
});

rule('AR-28.8', 'the Benefactor and one more trend, without roles; it replaces more control', () => {
  const t = turnOne({ benefactor: true }, 4);
  expect(t.state.trends[0]).toBe('trend-benefactor');
  expect(new Set(t.state.trends).size).toBe(2);
  expect(t.state.players.every(({ objectives }) => OBJECTIVE[nth(objectives, 0)].victory.type === 'rank')).toBe(true);
  expect(refusal({ benefactor: true, moreControl: true }, 3)).toBe('AR-28.8');
  start({ benefactor: true, chooseTrend: true }).refused(
    0,
    { type: 'vote-trend', trend: 'trend-benefactor' },
    'AR-28.8',
  );
});

rule('AR-28.9', 'variants combine, but no secrets with no other of trends or objectives', () => {
  for (const name of ['moreControl', 'moreSpice', 'chooseTrend', 'benefactor'] as const) {
    expect(refusal({ noSecrets: true, [name]: true }, 3)).toBe('AR-28.9');
  }
  expect(refusal({ noSecrets: true, desertStart: true }, 3)).toBeUndefined();
  expect(refusal({ moreControl: true, moreSpice: true, chooseTrend: true, desertStart: true }, 5)).toBeUndefined();
});

rule('AR-28.10', 'templesCounted: all, or only those somebody controls', () => {
  for (const [templesCounted, count] of [
    ['all', 2],
    ['controlled', 1],
  ] as const) {
    const t = bareTable(3, { templesCounted }).arrange((d) => {
      const one = region(d, 'hex-03-b', 1, 0);
      building(d, one, 'temple');
      building(d, region(d, 'hex-23-b', 2, 0), 'temple');
      citizen(d, 0, one, 0, { building: 'temple' });
    });
    expect(countedBuildings(t.state, 'temple')).toBe(count);
  }
});

rule(
  'AR-28.11',
  'no secrets with two shows two; two voted trends; more spice with five needs all ten objectives',
  () => {
    expect(turnOne({ noSecrets: true }, 2).state.shown).toHaveLength(2);
    const t = start({ chooseTrend: true, moreControl: true });
    for (const [index, trend] of (['trend-iron', 'trend-wood', 'trend-iron'] as const).entries())
      t.play(index, { type: 'vote-trend', trend });
    expect(t.state.trends).toEqual(['trend-iron', 'trend-wood']);
    expect(refusal({ moreSpice: true, benefactor: true }, 5)).toBe('AR-28.11');
    expect(refusal({ moreSpice: true, benefactor: true }, 4)).toBeUndefined();
    expect(seat(0)).toBe(0);
  },
);

rule('AR-24.6', 'first colours are chosen with two players only', () => {
  expect(refusal({ firstColours: 'yellow-blue' }, 3)).toBe('AR-24.6');
  expect(refusal({ firstColours: 'yellow-blue' }, 2)).toBeUndefined();
});
