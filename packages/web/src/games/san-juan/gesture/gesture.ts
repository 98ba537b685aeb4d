// What pressing things amounts to, whichever question is open.

import type { Ask, Move } from '@atoll/game-san-juan/table';
import { build, pay } from './build.ts';
import { handLimit, keepStartingHand, mayorDiscard, mayorKeep, produce, sell, supplier } from './lists.ts';
import type { Picks, Scene, Thing, Way } from './scene.ts';
import { goldMine, goldsmith, harbor, pickRole } from './singles.ts';
import { tuck } from './tuck.ts';

export const WAYS: Readonly<Record<Ask['kind'], Way>> = {
  'keep-starting-hand': keepStartingHand,
  supplier,
  tuck,
  'hand-limit': handLimit,
  'pick-role': pickRole,
  build,
  pay,
  produce,
  sell,
  harbor,
  'mayor-keep': mayorKeep,
  'mayor-discard': mayorDiscard,
  'gold-mine': goldMine,
  goldsmith,
};

export interface Step {
  readonly ask: Ask['kind'];
  readonly move: Move;
}

/** The answers in order, each with the question it belongs to: a build is followed by its payment. */
export function stepsOf(scene: Scene, picks: Picks): readonly Step[] | null {
  const moves = WAYS[scene.ask.kind].moves(scene, picks);
  if (moves === null || moves.length === 0) return null;
  return moves.map((move) => ({
    ask: move.type === 'pay-card' || move.type === 'pay-good' ? 'pay' : scene.ask.kind,
    move,
  }));
}

export function pressed(scene: Scene, picks: Picks, thing: Thing): Picks {
  const way = WAYS[scene.ask.kind];
  const isPicked = picks.some((picked) => picked.thing === thing);
  return isPicked || way.isTarget(scene, picks, thing) ? way.press(scene, picks, thing) : picks;
}
