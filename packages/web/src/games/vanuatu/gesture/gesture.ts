// What pressing things amounts to, whichever question is open.

import type { Ask, Move } from '@atoll/game-vanuatu/table';
import { placeTile } from './place-tile.ts';
import { resolve } from './resolve.ts';
import type { Picks, Scene, Thing, Way } from './scene.ts';
import { beg, chooseCharacter, placeNeutral, plan, sellTreasure, takeRestToken } from './singles.ts';

export const WAYS: Readonly<Record<Ask['kind'], Way>> = {
  'place-tile': placeTile,
  'place-neutral': placeNeutral,
  'choose-character': chooseCharacter,
  plan,
  resolve,
  'take-rest-token': takeRestToken,
  'sell-treasure': sellTreasure,
  beg,
};

export function moveOf(scene: Scene, picks: Picks): Move | null {
  return WAYS[scene.ask.kind].move(scene, picks);
}

/** A fish tile pressed again is kept back, the own character's bonus turned off: neither says yes. */
const TOGGLES = new Set(['fish', 'bonus', 'tile']);

/** Whether pressing this chosen thing again says yes to what is ready. */
export function confirms(scene: Scene, picks: Picks, thing: Thing): boolean {
  const [kind = ''] = thing.split(':');
  const isChosen = WAYS[scene.ask.kind].isChosen(scene, picks, thing);
  return isChosen && !TOGGLES.has(kind) && moveOf(scene, picks) !== null;
}

export function pressed(scene: Scene, picks: Picks, thing: Thing): Picks {
  const way = WAYS[scene.ask.kind];
  const isOurs = way.isChosen(scene, picks, thing) || way.isTarget(scene, picks, thing);
  return isOurs ? way.press(scene, picks, thing) : picks;
}
