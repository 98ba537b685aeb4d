// The way of a boat, step by step: each press goes one ocean on; a press farther off takes the shortest way there.

import { areNeighbours, MOST_STEPS, wayOf } from '@atoll/game-vanuatu/table';
import type { Move, SpaceId } from '@atoll/game-vanuatu/table';
import { spaceOfBoat } from './scene.ts';
import type { Scene } from './scene.ts';

export type Sail = Extract<Move, { type: 'sail' }>;

/** The voyage that ends here after so many steps, if it may. */
export function voyage(sails: readonly Sail[], way: readonly SpaceId[]): Sail | null {
  return sails.find(({ to, steps }) => to === way.at(-1) && steps === way.length) ?? null;
}

/** Two players: one may pass where one may not stop. */
function goesOn(scene: Scene, sails: readonly Sail[], way: readonly SpaceId[]): boolean {
  const end = way.at(-1);
  if (end === undefined || way.length >= MOST_STEPS) return false;
  const isOcean = wayOf(scene.view, spaceOfBoat(scene), end, way.length) !== null;
  return isOcean && sails.some(({ to, steps }) => steps === way.length + 1 && areNeighbours(end, to));
}

/** The way after a press on this space; null if no voyage leads there. */
export function wayAfter(
  scene: Scene,
  sails: readonly Sail[],
  way: readonly SpaceId[],
  space: SpaceId,
): readonly SpaceId[] | null {
  const at = way.at(-1) ?? spaceOfBoat(scene);
  const onward = [...way, space];
  if (
    areNeighbours(at, space) &&
    (voyage(sails, onward) !== null || (way.length > 0 && goesOn(scene, sails, onward)))
  ) {
    return onward;
  }
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    const direct = wayOf(scene.view, spaceOfBoat(scene), space, steps);
    if (direct !== null && voyage(sails, direct) !== null) return direct;
  }
  const first = [space];
  return areNeighbours(spaceOfBoat(scene), space) && goesOn(scene, sails, first) ? first : null;
}

/** Why a voyage there is refused: by the shortest way there is, else by the longest allowed. */
export function whySail(scene: Scene, space: SpaceId): Sail {
  let steps = 1;
  while (steps < MOST_STEPS && wayOf(scene.view, spaceOfBoat(scene), space, steps) === null) steps++;
  return { type: 'sail', to: space, steps, bonus: false };
}
