// Questions answered with a set of things: tap several, confirm once. Where the set is full, the thing picked first
// makes room.

import { BUILDINGS } from '@atoll/game-san-juan/table';
import type { BuildingId, Good, Move } from '@atoll/game-san-juan/table';
import { indexOf, isOf, NO_PICKS, purposeOf } from './scene.ts';
import type { Picks, Scene, Thing, Way } from './scene.ts';

interface ListWay {
  readonly kind: 'hand' | 'drawn' | 'place' | 'good';
  /** What the thing is called in a move; null if it cannot be named at all. */
  readonly nameOf: (scene: Scene, index: number) => string | null;
  readonly least: (scene: Scene) => number;
  readonly most: (scene: Scene) => number;
  readonly movesOf: (scene: Scene, names: readonly string[]) => readonly Move[];
  readonly whyMoveOf: (scene: Scene, name: string) => Move;
  readonly start?: (scene: Scene) => Picks;
}

function listWay({ kind, nameOf, least, most, movesOf, whyMoveOf, start }: ListWay): Way {
  const isNamed = (scene: Scene, thing: Thing): boolean => {
    if (!isOf(thing, kind)) return false;
    const name = nameOf(scene, indexOf(thing));
    return name !== null && scene.legal.some((move) => Object.values(move).flat().includes(name));
  };
  return {
    start: start ?? (() => NO_PICKS),
    isTarget: (scene, _picks, thing) => most(scene) > 0 && isNamed(scene, thing),
    press(scene, picks, thing) {
      if (purposeOf(picks, thing) !== null) return picks.filter((picked) => picked.thing !== thing);
      const room = picks.length < most(scene) ? picks : picks.slice(picks.length - most(scene) + 1);
      return [...room, { thing, use: 'pick' }];
    },
    moves(scene, picks) {
      if (picks.length < least(scene) || picks.length === 0) return null;
      const names = picks.map(({ thing }) => nameOf(scene, indexOf(thing)) ?? '').toSorted();
      return movesOf(scene, names);
    },
    whyMove(scene, _picks, thing) {
      const name = isOf(thing, kind) ? (nameAnyway(scene, thing) ?? null) : null;
      return name === null ? null : whyMoveOf(scene, name);
    },
  };
}

/** Also of things that cannot be chosen now: a building with a good on it, an empty one. */
function nameAnyway(scene: Scene, thing: Thing): string | undefined {
  if (isOf(thing, 'hand')) return scene.hand[indexOf(thing)];
  if (isOf(thing, 'drawn')) return scene.drawn[indexOf(thing)];
  const building = scene.city[indexOf(thing)]?.building;
  if (building === undefined || isOf(thing, 'place')) return building;
  return BUILDINGS[building].good ?? undefined;
}

const lengths = ({ legal }: Scene, of: (move: Move) => readonly unknown[] | null): number[] =>
  legal.flatMap((move) => of(move)?.length ?? []);

const fewest = (sizes: readonly number[]): number => Math.min(...sizes);
const greatest = (sizes: readonly number[]): number => Math.max(0, ...sizes);

const cardsOf = (move: Move): readonly unknown[] | null => ('cards' in move ? move.cards : null);
const handName = (scene: Scene, index: number): string | null => scene.hand[index] ?? null;

/** One answer that names them all. */
function namedAtOnce(
  kind: 'hand' | 'drawn',
  nameOf: ListWay['nameOf'],
  moveOf: (cards: readonly BuildingId[]) => Move,
): Way {
  return listWay({
    kind,
    nameOf,
    least: (scene) => fewest(lengths(scene, cardsOf)),
    most: (scene) => greatest(lengths(scene, cardsOf)),
    movesOf: (_scene, names) => [moveOf(names as readonly BuildingId[])],
    whyMoveOf: (_scene, name) => moveOf([name as BuildingId]),
  });
}

export const keepStartingHand = namedAtOnce('hand', handName, (cards) => ({ type: 'keep-starting-hand', cards }));
export const supplier = namedAtOnce('hand', handName, (cards) => ({ type: 'swap', cards }));
export const mayorKeep = namedAtOnce(
  'drawn',
  ({ drawn }, index) => drawn[index] ?? null,
  (cards) => ({
    type: 'keep',
    cards,
  }),
);

/** One answer per card, and `done` where fewer than possible go. */
function discards(least: (scene: Scene) => number, most: (scene: Scene) => number): Way {
  return listWay({
    kind: 'hand',
    nameOf: handName,
    least,
    most,
    movesOf(scene, names) {
      const said: Move[] = names.map((card) => ({ type: 'discard', card: card as BuildingId }));
      return names.length < most(scene) ? [...said, { type: 'done' }] : said;
    },
    whyMoveOf: (_scene, card) => ({ type: 'discard', card: card as BuildingId }),
  });
}

const surplus = ({ ask }: Scene): number => (ask.kind === 'hand-limit' ? ask.surplus : 0);

export const handLimit = discards(surplus, surplus);
export const mayorDiscard = discards(
  ({ ask }) => (ask.kind === 'mayor-discard' ? ask.least : 0),
  ({ ask }) => (ask.kind === 'mayor-discard' ? ask.most : 0),
);

const emptyBuilding = ({ city }: Scene, index: number): string | null => {
  const place = city[index];
  return place === undefined || place.good ? null : place.building;
};

const buildingsOf = (move: Move): readonly unknown[] | null => (move.type === 'produce' ? move.buildings : null);

const producing: ListWay = {
  kind: 'place',
  nameOf: emptyBuilding,
  least: () => 1,
  most: (scene) => greatest(lengths(scene, buildingsOf)),
  movesOf: (_scene, names) => [{ type: 'produce', buildings: names as readonly BuildingId[] }],
  whyMoveOf: (_scene, name) => ({ type: 'produce', buildings: [name as BuildingId] }),
};

export const produce: Way = listWay({
  ...producing,
  // Where every empty building can be filled there is nothing to choose: all are picked, and may be let go.
  start(scene) {
    const way = listWay(producing);
    const empty = scene.city
      .map((_, index): Thing => `place:${index}`)
      .filter((thing) => way.isTarget(scene, NO_PICKS, thing));
    return empty.length > producing.most(scene) ? NO_PICKS : empty.map((thing) => ({ thing, use: 'pick' }));
  },
});

/** The good that lies on a building, if one does. */
export function goodOn({ city }: Scene, index: number): Good | null {
  const place = city[index];
  return place?.good === true ? BUILDINGS[place.building].good : null;
}

const goodsOf = (move: Move): readonly unknown[] | null => (move.type === 'sell' ? move.goods : null);

export const sell: Way = listWay({
  kind: 'good',
  nameOf: goodOn,
  least: () => 1,
  most: (scene) => greatest(lengths(scene, goodsOf)),
  movesOf: (_scene, names) => [{ type: 'sell', goods: names as readonly Good[] }],
  whyMoveOf: (_scene, name) => ({ type: 'sell', goods: [name as Good] }),
});
