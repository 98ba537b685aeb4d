// Building: a card of the hand is lifted, what it would cover is lit, the payment is proposed and can be changed card
// by card. The building, then its payment, are sent as one gesture.

import { BUILDINGS, payableGoodsOf, priceOf } from '@atoll/game-san-juan/table';
import type { BuildingId, Cover, Good, Move, Price } from '@atoll/game-san-juan/table';
import { proposePayment, togglePayment } from './payment.ts';
import type { Purse } from './payment.ts';
import { goodOn } from './lists.ts';
import { indexOf, isOf, NO_PICKS } from './scene.ts';
import type { Picked, Picks, Scene, Thing, Way } from './scene.ts';

function buildingOf({ hand }: Scene, thing: Thing): BuildingId | null {
  if (thing === 'cathedral') return 'cathedral';
  return isOf(thing, 'hand') ? (hand[indexOf(thing)] ?? null) : null;
}

function coverOf({ city }: Scene, thing: Thing | undefined): Cover | null {
  const place = thing === undefined ? undefined : city[indexOf(thing)];
  return place === undefined ? null : { building: place.building, good: place.good };
}

const isSameCover = (one: Cover | null, other: Cover | null): boolean =>
  one?.building === other?.building && one?.good === other?.good;

function canBuild({ legal }: Scene, building: BuildingId | null, over?: Cover | null): boolean {
  return legal.some(
    (move) =>
      move.type === 'build' && move.building === building && (over === undefined || isSameCover(move.over, over)),
  );
}

interface Parts {
  readonly built: Thing | undefined;
  readonly cover: Thing | undefined;
  readonly paid: readonly Picked[];
}

function partsOf(picks: Picks): Parts {
  return {
    built: picks.find(({ use }) => use === 'build')?.thing,
    cover: picks.find(({ use }) => use === 'cover')?.thing,
    paid: picks.filter(({ use }) => use === 'pay'),
  };
}

const builderPhaseOf = ({ view }: Scene) => view.stack.find((frame) => frame.kind === 'builder-phase');

/** What the picked building costs, and why; null while none is picked. */
export function priceOfPicks(scene: Scene, picks: Picks): Price | null {
  const { built, cover } = partsOf(picks);
  const building = built === undefined ? null : buildingOf(scene, built);
  const phase = builderPhaseOf(scene);
  if (building === null || phase === undefined) return null;
  return priceOf(scene.view, scene.seat, phase, building, cover === undefined ? null : indexOf(cover));
}

/** How many pieces of the payment are still missing. */
export function missingPayment(scene: Scene, picks: Picks): number {
  return purseOf(scene, picks).due - partsOf(picks).paid.length;
}

function purseOf(scene: Scene, picks: Picks): Purse {
  const { ask, city, hand, view, seat } = scene;
  const { built, cover } = partsOf(picks);
  const cards = hand.map((_, index): Thing => `hand:${index}`).filter((thing) => thing !== built);
  const goods = city
    .map((_, index): Thing => `good:${index}`)
    .filter((thing) => goodOn(scene, indexOf(thing)) !== null && indexOf(thing) !== (cover ? indexOf(cover) : -1));
  if (ask.kind === 'pay') return { cards, goods, due: ask.due, mostGoods: ask.goods };
  const phase = builderPhaseOf(scene);
  const over = cover === undefined ? null : indexOf(cover);
  const mostGoods = phase === undefined ? 0 : payableGoodsOf(view, seat, phase, over);
  return { cards, goods, due: priceOfPicks(scene, picks)?.price ?? 0, mostGoods };
}

/** The picks with a fresh proposal for the payment. */
function withPayment(scene: Scene, picks: Picks): Picks {
  const rest = picks.filter(({ use }) => use !== 'pay');
  return [...rest, ...proposePayment(scene.view.options, scene.hand, scene.city, purseOf(scene, rest))];
}

function payMoves(scene: Scene, picks: Picks): readonly Move[] {
  return partsOf(picks).paid.map(({ thing }): Move =>
    isOf(thing, 'good')
      ? { type: 'pay-good', good: goodOn(scene, indexOf(thing)) as Good }
      : { type: 'pay-card', card: scene.hand[indexOf(thing)] as BuildingId },
  );
}

function isPayable(scene: Scene, picks: Picks, thing: Thing): boolean {
  const purse = purseOf(scene, picks);
  return purse.due > 0 && (purse.cards.includes(thing) || (purse.mostGoods > 0 && purse.goods.includes(thing)));
}

function pressPayment(scene: Scene, picks: Picks, thing: Thing): Picks {
  const rest = picks.filter(({ use }) => use !== 'pay');
  return [...rest, ...togglePayment(partsOf(picks).paid, thing, purseOf(scene, picks))];
}

const isCoverable = (scene: Scene, built: Thing | undefined, thing: Thing): boolean =>
  built !== undefined && isOf(thing, 'place') && canBuild(scene, buildingOf(scene, built), coverOf(scene, thing));

function lift(scene: Scene, thing: Thing): Picks {
  const building = buildingOf(scene, thing);
  const picks: Picks = [{ thing, use: 'build' }];
  // Too dear beside the others: it can only go over one of them, which is still to be said.
  return canBuild(scene, building, null) ? withPayment(scene, picks) : picks;
}

function toggleCover(scene: Scene, picks: Picks, thing: Thing): Picks {
  const { built, cover } = partsOf(picks);
  if (built === undefined) return picks;
  if (cover === thing) return lift(scene, built);
  return withPayment(scene, [
    { thing: built, use: 'build' },
    { thing, use: 'cover' },
  ]);
}

export const build: Way = {
  start: () => NO_PICKS,
  isTarget(scene, picks, thing) {
    const { built } = partsOf(picks);
    if (isCoverable(scene, built, thing)) return true;
    if (built !== undefined && isPayable(scene, picks, thing)) return true;
    return canBuild(scene, buildingOf(scene, thing));
  },
  press(scene, picks, thing) {
    const { built } = partsOf(picks);
    if (built === thing) return NO_PICKS;
    if (isCoverable(scene, built, thing)) return toggleCover(scene, picks, thing);
    if (built !== undefined && isPayable(scene, picks, thing)) return pressPayment(scene, picks, thing);
    return canBuild(scene, buildingOf(scene, thing)) ? lift(scene, thing) : picks;
  },
  moves(scene, picks) {
    const { built, cover } = partsOf(picks);
    const building = built === undefined ? null : buildingOf(scene, built);
    const over = coverOf(scene, cover);
    if (building === null || !canBuild(scene, building, over) || missingPayment(scene, picks) > 0) return null;
    return [{ type: 'build', building, over }, ...payMoves(scene, picks)];
  },
  whyMove(scene, picks, thing) {
    const { built } = partsOf(picks);
    const building = buildingOf(scene, built !== undefined && isOf(thing, 'place') ? built : thing);
    if (building === null) return null;
    return { type: 'build', building, over: isOf(thing, 'place') ? coverOf(scene, thing) : null };
  },
};

/** Reached alone only after a reload or a take-back between building and paying. */
export const pay: Way = {
  start: (scene) => withPayment(scene, NO_PICKS),
  isTarget: isPayable,
  press: pressPayment,
  moves: (scene, picks) => (missingPayment(scene, picks) > 0 ? null : payMoves(scene, picks)),
  whyMove(scene, _picks, thing) {
    const building = isOf(thing, 'good') ? scene.city[indexOf(thing)]?.building : undefined;
    const good = building === undefined ? null : BUILDINGS[building].good;
    return good === null ? null : { type: 'pay-good', good };
  },
};
