// Pressing things, without a screen: what is proposed, what makes room for what, which answers it amounts to.

import type { Seat } from '@atoll/engine';
import { sanJuan } from '@atoll/game-san-juan';
import type { Ask, BuildingId, Move, PlaceView, SanJuan, View } from '@atoll/game-san-juan/table';
import { describe, expect, test } from 'vitest';
import type { OpenDecision } from '../../../table/source.ts';
import { stories } from '../stories.ts';
import { missingPayment, priceOfPicks } from './build.ts';
import { pressed, stepsOf, WAYS } from './gesture.ts';
import { proposePayment, togglePayment } from './payment.ts';
import { NO_PICKS, sceneOf } from './scene.ts';
import type { Picks, Scene, Thing } from './scene.ts';

const options = { expansion: false, startingHand: 'four', customsHouseFigures: 'seed', governor: 'drawn' } as const;

function place(building: BuildingId, more: Partial<PlaceView> = {}): PlaceView {
  return { building, good: false, under: [], fresh: false, ...more };
}

/** A view with as much of a table as pointing looks at. */
function scene(
  ask: Ask,
  legal: readonly Move[],
  parts: { hand?: BuildingId[]; city?: PlaceView[]; stack?: View['stack'] },
): Scene {
  const { hand = [], city = [], stack = [] } = parts;
  const player = { hand, city, chapel: [], bank: [], bankUsed: false, harbor: 0, tucked: 0 };
  const view = { options, players: [player], stack } as unknown as View;
  return sceneOf(view, {
    id: '1',
    seat: 0,
    ask,
    legal,
    open: false,
    optional: false,
    rule: 'SJ-5.1',
  } as unknown as OpenDecision<SanJuan>);
}

const pressAll = (at: Scene, things: readonly Thing[], from = WAYS[at.ask.kind].start(at)): Picks =>
  things.reduce<Picks>((picks, thing) => pressed(at, picks, thing), from);

const movesOf = (at: Scene, picks: Picks): Move[] | null => stepsOf(at, picks)?.map(({ move }) => move) ?? null;

describe('the payment proposed', () => {
  const things = (count: number): Thing[] => Array.from({ length: count }, (_, index): Thing => `hand:${index}`);

  test('first what can never be built, then second copies, then the cheapest', () => {
    const hand: BuildingId[] = ['chapel', 'chapel', 'hero', 'indigo-plant', 'smithy'];
    const purse = { cards: things(5), goods: [], due: 3, mostGoods: 0 };
    const paid = proposePayment(options, hand, [place('smithy')], purse).map(({ thing }) => thing);
    expect(paid).toEqual(['hand:4', 'hand:1', 'hand:3']);
  });

  test('goods only where the cards do not suffice, and not more than allowed', () => {
    const purse = { cards: things(1), goods: ['good:0', 'good:1', 'good:2'] as Thing[], due: 3, mostGoods: 2 };
    const paid = proposePayment(options, ['hero'], [], purse).map(({ thing }) => thing);
    expect(paid).toEqual(['hand:0', 'good:0', 'good:1']);
  });

  test('a pressed piece takes the place of the first; a good that of a good when no more may be used', () => {
    const purse = { cards: things(3), goods: ['good:0', 'good:1'] as Thing[], due: 2, mostGoods: 1 };
    const start = [
      { thing: 'hand:0', use: 'pay' },
      { thing: 'good:0', use: 'pay' },
    ] as const;
    expect(togglePayment(start, 'hand:2', purse).map(({ thing }) => thing)).toEqual(['good:0', 'hand:2']);
    expect(togglePayment(start, 'good:1', purse).map(({ thing }) => thing)).toEqual(['hand:0', 'good:1']);
    expect(togglePayment(start, 'hand:0', purse).map(({ thing }) => thing)).toEqual(['good:0']);
  });
});

describe('building', () => {
  const phase = { kind: 'builder-phase', id: 3, picker: 0 as Seat, library: false, turn: 0 } as const;
  const hand: BuildingId[] = ['hero', 'library', 'smithy', 'statue'];

  test('lifting a card proposes its payment; both go out as one gesture', () => {
    const legal: Move[] = [{ type: 'build', building: 'statue', over: null }];
    const at = scene({ kind: 'build' }, legal, { hand, city: [place('indigo-plant')], stack: [phase] });
    const picks = pressAll(at, ['hand:3']);
    expect(priceOfPicks(at, picks)).toEqual({
      price: 2,
      reasons: [
        { source: 'cost', amount: 3 },
        { source: 'builder', amount: -1 },
      ],
    });
    expect(stepsOf(at, picks)).toEqual([
      { ask: 'build', move: legal[0] },
      { ask: 'pay', move: { type: 'pay-card', card: 'smithy' } },
      { ask: 'pay', move: { type: 'pay-card', card: 'hero' } },
    ]);
  });

  test('the payment is changed card by card; too little is not sent', () => {
    const legal: Move[] = [{ type: 'build', building: 'statue', over: null }];
    const at = scene({ kind: 'build' }, legal, { hand, stack: [phase] });
    const less = pressAll(at, ['hand:3', 'hand:0']);
    expect(missingPayment(at, less)).toBe(1);
    expect(movesOf(at, less)).toBeNull();
    expect(movesOf(at, pressAll(at, ['hand:1'], less))?.slice(1)).toEqual([
      { type: 'pay-card', card: 'smithy' },
      { type: 'pay-card', card: 'library' },
    ]);
  });

  test('what can be covered is lit once a card is lifted, and lowers the price', () => {
    const over = { building: 'indigo-plant', good: true } as const;
    const legal: Move[] = [
      { type: 'build', building: 'statue', over: null },
      { type: 'build', building: 'statue', over },
    ];
    const city = [place('indigo-plant', { good: true }), place('crane')];
    const at = scene({ kind: 'build' }, legal, { hand, city, stack: [phase] });
    expect(WAYS.build.isTarget(at, NO_PICKS, 'place:0')).toBe(false);
    const picks = pressAll(at, ['hand:3', 'place:0']);
    expect(movesOf(at, picks)).toEqual([
      { type: 'build', building: 'statue', over },
      { type: 'pay-card', card: 'smithy' },
    ]);
    expect(WAYS.build.isTarget(at, picks, 'place:1')).toBe(false);
    expect(WAYS.build.whyMove(at, picks, 'place:1')).toEqual({
      type: 'build',
      building: 'statue',
      over: { building: 'crane', good: false },
    });
    expect(movesOf(at, pressAll(at, ['place:0'], picks))).toHaveLength(3);
  });

  test('goods pay at the Black market, the one being covered does not', () => {
    const legal: Move[] = [{ type: 'build', building: 'statue', over: null }];
    const city = [place('black-market'), place('indigo-plant', { good: true })];
    const at = scene({ kind: 'build' }, legal, { hand, city, stack: [phase] });
    expect(movesOf(at, pressAll(at, ['hand:3', 'good:1']))).toContainEqual({ type: 'pay-good', good: 'indigo' });
    const bare = scene({ kind: 'build' }, legal, { hand, city: city.slice(1), stack: [phase] });
    expect(WAYS.build.isTarget(bare, pressAll(bare, ['hand:3']), 'good:0')).toBe(false);
  });
});

describe('several things, one confirmation', () => {
  const hand: BuildingId[] = ['chapel', 'hero', 'smithy', 'tower'];

  test('the hand limit sends one answer per card, and only when they are enough', () => {
    const legal = hand.map((card): Move => ({ type: 'discard', card }));
    const at = scene({ kind: 'hand-limit', surplus: 2 }, legal, { hand });
    expect(movesOf(at, pressAll(at, ['hand:2']))).toBeNull();
    const three = pressAll(at, ['hand:2', 'hand:0', 'hand:3']);
    expect(movesOf(at, three)).toEqual([
      { type: 'discard', card: 'chapel' },
      { type: 'discard', card: 'tower' },
    ]);
  });

  test('the Archive ends with `done` where fewer go than might', () => {
    const legal: Move[] = hand.map((card) => ({ type: 'discard', card }));
    const at = scene({ kind: 'mayor-discard', least: 1, most: 2 }, legal, { hand });
    expect(movesOf(at, pressAll(at, ['hand:1']))).toEqual([{ type: 'discard', card: 'hero' }, { type: 'done' }]);
    expect(movesOf(at, pressAll(at, ['hand:1', 'hand:0']))).toHaveLength(2);
  });

  test('a card goes under the Chapel, pressed again under the Bank, then back', () => {
    const legal: Move[] = [{ type: 'done' }];
    const at = scene({ kind: 'tuck', chapel: true, bank: true }, legal, { hand });
    const one = pressAll(at, ['hand:0', 'hand:1']);
    expect(movesOf(at, one)).toEqual([
      { type: 'tuck', card: 'chapel', under: 'chapel' },
      { type: 'tuck', card: 'hero', under: 'bank' },
      { type: 'done' },
    ]);
    expect(movesOf(at, pressAll(at, ['hand:0'], one))?.[1]).toEqual({ type: 'tuck', card: 'chapel', under: 'bank' });
    expect(pressAll(at, ['hand:0', 'hand:0', 'hand:0'])).toEqual([]);
  });

  test('all empty buildings are proposed where all can be filled', () => {
    const legal: Move[] = [[], ['indigo-plant'], ['sugar-mill'], ['indigo-plant', 'sugar-mill']].map((buildings) => ({
      type: 'produce',
      buildings: buildings as BuildingId[],
    }));
    const city = [place('indigo-plant'), place('well'), place('sugar-mill'), place('coffee-roaster', { good: true })];
    const at = scene({ kind: 'produce', most: 2 }, legal, { city });
    expect(movesOf(at, WAYS.produce.start(at))).toEqual([
      { type: 'produce', buildings: ['indigo-plant', 'sugar-mill'] },
    ]);
    expect(movesOf(at, pressAll(at, ['place:0']))).toEqual([{ type: 'produce', buildings: ['sugar-mill'] }]);
  });
});

describe('stored moments', () => {
  const open = stories.filter(({ decision }) => decision !== null);

  test('there is one of every question', () => {
    const kinds = new Set(open.map(({ decision }) => decision?.ask.kind));
    expect([...sanJuan.vocabulary.asks].filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test.each(open.map((story) => [story.name, story] as const))(
    '%s: pressing what glows leads to a legal answer',
    (_name, story) => {
      const at = sceneOf(story.view, story.decision as OpenDecision<SanJuan>);
      const things: Thing[] = [
        'cathedral',
        ...at.hand.map((_, index): Thing => `hand:${index}`),
        ...at.drawn.map((_, index): Thing => `drawn:${index}`),
        ...at.city.flatMap((_, index): Thing[] => [`place:${index}`, `good:${index}`]),
        ...['builder', 'producer', 'trader', 'mayor', 'prospector'].map((role): Thing => `role:${role}`),
      ];
      const way = WAYS[at.ask.kind];
      const targets = things.filter((thing) => way.isTarget(at, way.start(at), thing));
      expect(targets.length).toBeGreaterThan(0);
      for (const thing of targets) {
        let picks = pressed(at, NO_PICKS, thing);
        for (let step = 0; step < 12 && stepsOf(at, picks) === null; step++) {
          const next = things.find(
            (one) => way.isTarget(at, picks, one) && !picks.some((picked) => picked.thing === one),
          );
          if (next !== undefined) picks = pressed(at, picks, next);
        }
        const first = stepsOf(at, picks)?.[0]?.move;
        expect(at.legal.map((move) => JSON.stringify(move))).toContain(JSON.stringify(first));
      }
    },
  );
});
