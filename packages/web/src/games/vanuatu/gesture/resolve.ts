// A turn: which stack, then whatever its action needs, pressed where it lies. What only one stack could mean picks the
// stack too. The bonus is used where it can be, unless the person says otherwise: next to nothing speaks against it.

import { actionOf } from '@atoll/game-vanuatu/table';
import type { ActionId, ActionMove, GoodId, IslandId, Move, SpaceId, TileValue } from '@atoll/game-vanuatu/table';
import { voyage, wayAfter, whySail } from './sailing.ts';
import type { Sail } from './sailing.ts';
import { idOf, islandOn, partsOf } from './scene.ts';
import type { Picks, Scene, Thing, Way } from './scene.ts';

type TakeBack = Extract<Move, { type: 'take-back' }>;
type Govern = Extract<Move, { type: 'govern' }>;

const isAct = (move: Move): move is ActionMove => 'bonus' in move;

/** Everything that can be done with this stack, or with any. */
export function actsOf({ legal }: Scene, stack?: ActionId): ActionMove[] {
  return legal.filter(isAct).filter((move) => stack === undefined || actionOf(move) === stack);
}

export function takeBackOf({ legal }: Scene, stack: ActionId): TakeBack | null {
  return legal.find((move): move is TakeBack => move.type === 'take-back' && move.action === stack) ?? null;
}

function governs({ legal }: Scene, from?: ActionId): Govern[] {
  return legal.filter((move): move is Govern => move.type === 'govern' && (from === undefined || move.from === from));
}

/** The Governor moves a stack instead of resolving one: his tile is pressed first. */
export function isGoverning(scene: Scene, picks: Picks): boolean {
  return picks.bonus === true && governs(scene).length > 0;
}

/** The ways to do it, with the bonus or without, as it stands. */
function waysNow(scene: Scene, picks: Picks): ActionMove[] {
  const acts = actsOf(scene, picks.action);
  const wanted = picks.bonus ?? acts.some(({ bonus }) => bonus);
  const ways = acts.filter(({ bonus }) => bonus === wanted);
  return ways.length > 0 ? ways : acts;
}

export function usesBonus(scene: Scene, picks: Picks): boolean {
  if (isGoverning(scene, picks)) return true;
  return picks.action !== undefined && picks.takeBack !== true && waysNow(scene, picks)[0]?.bonus === true;
}

const sailsOf = (acts: readonly ActionMove[]): Sail[] => acts.filter((move) => move.type === 'sail');

/** A full hand of fish is sold whole until a tile is kept back. */
function fishSold(scene: Scene, picks: Picks): readonly number[] {
  return picks.fish ?? scene.player.fish;
}

function sellOf(scene: Scene, picks: Picks, ways: readonly ActionMove[]): ActionMove | null {
  const counts = fishSold(scene, picks);
  const isIt = (tiles: readonly TileValue[]): boolean =>
    counts.every((count, index) => tiles.filter((value) => value === index + 1).length === count);
  return ways.find((move) => move.type === 'sell' && isIt(move.tiles)) ?? null;
}

function performing(scene: Scene, picks: Picks): ActionMove | null {
  const ways = waysNow(scene, picks);
  switch (picks.action) {
    case undefined:
      return null;
    case 'sail':
      return voyage(sailsOf(ways), picks.way ?? []);
    case 'sell':
      return sellOf(scene, picks, ways);
    default: {
      const fitting = ways.filter((move) => fitsIsland(move, picks));
      return fitting.length === 1 ? (fitting[0] ?? null) : null;
    }
  }
}

function fitsIsland(move: ActionMove, { island, good }: Picks): boolean {
  if (!('island' in move)) return true;
  if (island !== undefined && move.island !== island) return false;
  return good === undefined || move.type !== 'buy' || move.good === good;
}

function moveOf(scene: Scene, picks: Picks): Move | null {
  const { action, target } = picks;
  if (action === undefined) return null;
  if (isGoverning(scene, picks)) return governs(scene, action).find(({ to }) => to === target) ?? null;
  if (picks.takeBack === true || actsOf(scene, action).length === 0) return takeBackOf(scene, action);
  return performing(scene, picks);
}

/** Stacks with which something could be done on this island: its only one is picked with it. */
function stacksFor(scene: Scene, picks: Picks, island: IslandId): ActionId[] {
  const acts = actsOf(scene, picks.action).filter((move) => 'island' in move && move.island === island);
  return [...new Set(acts.map(actionOf))];
}

function canSail(scene: Scene, picks: Picks): boolean {
  return (picks.action ?? 'sail') === 'sail' && picks.takeBack !== true;
}

function spaceTarget(scene: Scene, picks: Picks, space: SpaceId): boolean {
  if (isGoverning(scene, picks) || picks.takeBack === true) return false;
  const island = islandOn(scene.view, space);
  if (island !== null) return stacksFor(scene, picks, island).length === 1;
  if (!canSail(scene, picks)) return false;
  return wayAfter(scene, sailsOf(waysNow(scene, { ...picks, action: 'sail' })), picks.way ?? [], space) !== null;
}

function pressSpace(scene: Scene, picks: Picks, space: SpaceId): Picks {
  const kept = picks.bonus === undefined ? {} : { bonus: picks.bonus };
  const island = islandOn(scene.view, space);
  if (island !== null) {
    if (picks.island === island) return { ...kept, ...(picks.action && { action: picks.action }) };
    const action = picks.action ?? stacksFor(scene, picks, island)[0];
    return action === undefined ? picks : { ...kept, action, island };
  }
  const sails = sailsOf(waysNow(scene, { ...kept, action: 'sail' }));
  const way = wayAfter(scene, sails, picks.way ?? [], space);
  return way === null ? picks : { ...kept, action: 'sail', way };
}

function pressAction(scene: Scene, picks: Picks, action: ActionId): Picks {
  if (isGoverning(scene, picks)) {
    if (picks.action === action) return { bonus: true };
    if (picks.action !== undefined) return { bonus: true, action: picks.action, target: action };
    return { bonus: true, action };
  }
  return picks.action === action ? {} : { action };
}

function actionTarget(scene: Scene, picks: Picks, action: ActionId): boolean {
  if (isGoverning(scene, picks)) {
    return picks.action === undefined ? governs(scene, action).length > 0 : picks.action !== action;
  }
  return actsOf(scene, action).length > 0 || takeBackOf(scene, action) !== null;
}

function fishTarget(scene: Scene, picks: Picks): boolean {
  return (picks.action ?? 'sell') === 'sell' && picks.takeBack !== true && actsOf(scene, 'sell').length > 0;
}

/** From nothing picked, a pressed tile is sold alone; from a sale, it is kept back or added. */
function pressFish(scene: Scene, picks: Picks, value: number, copy: number): Picks {
  const before = picks.action === 'sell' ? fishSold(scene, picks) : [0, 0, 0];
  const isSold = (before[value - 1] ?? 0) > copy;
  const fish = before.map((count, index) => (index === value - 1 ? count + (isSold ? -1 : 1) : count));
  return { ...picks, action: 'sell', fish };
}

function cubeOf(thing: Thing): { island: IslandId; good: GoodId } | null {
  const [kind, id] = partsOf(thing);
  if (kind !== 'cube') return null;
  const [island, good] = id.split(':') as [IslandId, GoodId];
  return { island, good };
}

function cubeTarget(scene: Scene, picks: Picks, cube: { island: IslandId; good: GoodId }): boolean {
  if ((picks.action ?? 'buy') !== 'buy' || picks.takeBack === true || isGoverning(scene, picks)) return false;
  return actsOf(scene, 'buy').some(
    (move) => move.type === 'buy' && move.island === cube.island && move.good === cube.good,
  );
}

const sameFish = (thing: Thing): [number, number] => partsOf(thing)[1].split(':').map(Number) as [number, number];

export const resolve: Way = {
  isChosen(scene, picks, thing) {
    const [kind, id] = partsOf(thing);
    switch (kind) {
      case 'action':
        return picks.action === id || picks.target === id;
      case 'space':
        return (
          picks.way?.at(-1) === id ||
          (picks.island !== undefined && islandOn(scene.view, id as SpaceId) === picks.island)
        );
      case 'cube':
        return id === `${picks.island}:${picks.good}`;
      case 'fish': {
        const [value, copy] = sameFish(thing);
        return picks.action === 'sell' && picks.takeBack !== true && (fishSold(scene, picks)[value - 1] ?? 0) > copy;
      }
      case 'bonus':
        return usesBonus(scene, picks);
      default:
        return false;
    }
  },
  isTarget(scene, picks, thing) {
    const [kind, id] = partsOf(thing);
    const cube = cubeOf(thing);
    if (cube !== null) return cubeTarget(scene, picks, cube);
    if (kind === 'action') return actionTarget(scene, picks, id as ActionId);
    if (kind === 'space') return spaceTarget(scene, picks, id as SpaceId);
    if (kind === 'fish') return fishTarget(scene, picks);
    if (kind !== 'bonus' || picks.takeBack === true) return false;
    return governs(scene).length > 0 || actsOf(scene, picks.action).some(({ bonus }) => bonus);
  },
  press(scene, picks, thing) {
    const cube = cubeOf(thing);
    if (cube !== null) return { ...picks, action: 'buy', ...cube };
    const action = idOf(thing, 'action');
    if (action !== null) return pressAction(scene, picks, action);
    const space = idOf(thing, 'space');
    if (space !== null) return pressSpace(scene, picks, space);
    if (thing === 'bonus') return pressBonus(scene, picks);
    const [kind] = partsOf(thing);
    return kind === 'fish' ? pressFish(scene, picks, ...sameFish(thing)) : picks;
  },
  move: moveOf,
  whyMove(scene, picks, thing) {
    const cube = cubeOf(thing);
    if (cube !== null) return { type: 'buy', ...cube, bonus: false };
    const action = idOf(thing, 'action');
    if (action !== null) return { type: 'take-back', action };
    if (idOf(thing, 'fish') !== null) return { type: 'sell', tiles: [sameFish(thing)[0] as TileValue], bonus: false };
    const space = idOf(thing, 'space');
    return space === null ? null : whySpace(scene, picks, space);
  },
};

/** The Governor's tile begins and ends his move; any other turns its bonus off and on again. */
function pressBonus(scene: Scene, picks: Picks): Picks {
  if (governs(scene).length > 0) return isGoverning(scene, picks) ? {} : { bonus: true };
  const { way: _way, ...rest } = picks;
  const bonus = !usesBonus(scene, picks);
  const kept = { ...picks, bonus };
  // A way too long without the bonus is let go.
  return picks.way === undefined || moveOf(scene, kept) !== null ? kept : { ...rest, bonus };
}

const ON_ISLANDS: Readonly<Partial<Record<ActionId, 'build' | 'draw' | 'transport'>>> = {
  build: 'build',
  draw: 'draw',
  tourist: 'transport',
};

function whySpace(scene: Scene, { action }: Picks, space: SpaceId): Move | null {
  const island = islandOn(scene.view, space);
  if (island === null) return (action ?? 'sail') === 'sail' ? whySail(scene, space) : null;
  const type = action === undefined ? undefined : ON_ISLANDS[action];
  return type === undefined ? null : { type, island, bonus: false };
}
