// Questions answered with one thing: a role, a good for the Harbor, the building whose cards are turned up.

import type { Move, Role } from '@atoll/game-san-juan/table';
import { goodOn } from './lists.ts';
import { indexOf, isOf, NO_PICKS } from './scene.ts';
import type { Picks, Scene, Thing, Way } from './scene.ts';

type MoveOf = (scene: Scene, thing: Thing, use: string) => Move | null;

function singleWay(moveOf: MoveOf): Way {
  const isLegal = (scene: Scene, thing: Thing): boolean => {
    const move = moveOf(scene, thing, 'pick');
    return move !== null && scene.legal.some((legal) => JSON.stringify(legal) === JSON.stringify(move));
  };
  return {
    start: () => NO_PICKS,
    isTarget: (scene, _picks, thing) => isLegal(scene, thing),
    press: (_scene, picks, thing): Picks => (picks[0]?.thing === thing ? NO_PICKS : [{ thing, use: 'pick' }]),
    moves(scene, [picked]) {
      const move = picked === undefined ? null : moveOf(scene, picked.thing, picked.use);
      return move === null ? null : [move];
    },
    whyMove: (scene, _picks, thing) => moveOf(scene, thing, 'pick'),
  };
}

/** SJ-4.5: where the question is put, the Library is used unless it is said to be saved. */
export const pickRole = singleWay(({ ask }, thing, use) => {
  if (!isOf(thing, 'role')) return null;
  const isAsked = ask.kind === 'pick-role' && ask.library;
  const library = isAsked ? (use === 'save' ? 'save' : 'use') : null;
  return { type: 'pick-role', role: thing.slice('role:'.length) as Role, library };
});

export const harbor = singleWay((scene, thing) => {
  const good = isOf(thing, 'good') ? goodOn(scene, indexOf(thing)) : null;
  return good === null ? null : { type: 'tuck-good', good };
});

const turnUp = (building: 'gold-mine' | 'goldsmith'): Way =>
  singleWay(({ city }, thing) =>
    isOf(thing, 'place') && city[indexOf(thing)]?.building === building ? { type: 'turn-up' } : null,
  );

export const goldMine = turnUp('gold-mine');
export const goldsmith = turnUp('goldsmith');
