// What is left to say about a picked stack where the map alone cannot say it with a finger: which good, or whether to
// take the markers back instead.

import type { GoodId, IslandId } from '@atoll/game-vanuatu/table';
import { actsOf, isGoverning, takeBackOf } from './resolve.ts';
import type { Picks, Scene } from './scene.ts';

export interface Choice {
  readonly key: string;
  readonly what: { readonly good: GoodId; readonly island: IslandId } | 'take-back' | 'perform';
  readonly isChosen: boolean;
  readonly picks: Picks;
}

export function choicesOf(scene: Scene, picks: Picks): readonly Choice[] {
  const { action } = picks;
  if (scene.ask.kind !== 'resolve' || action === undefined || isGoverning(scene, picks)) return [];
  const choices: Choice[] = action === 'buy' && picks.takeBack !== true ? goodsOf(scene, picks) : [];
  if (takeBackOf(scene, action) !== null && actsOf(scene, action).length > 0) {
    const isBack = picks.takeBack === true;
    choices.push(
      { key: 'perform', what: 'perform', isChosen: !isBack, picks: { action } },
      { key: 'take-back', what: 'take-back', isChosen: isBack, picks: { action, takeBack: true } },
    );
  }
  return choices;
}

/** Of the island picked, or of all in reach. */
function goodsOf(scene: Scene, picks: Picks): Choice[] {
  const choices: Choice[] = [];
  for (const move of actsOf(scene, 'buy')) {
    if (move.type !== 'buy' || (picks.island !== undefined && move.island !== picks.island)) continue;
    const { island, good } = move;
    const key = `${island}:${good}`;
    if (choices.some((choice) => choice.key === key)) continue;
    const isChosen = picks.island === island && picks.good === good;
    choices.push({ key, what: { island, good }, isChosen, picks: { ...picks, action: 'buy', island, good } });
  }
  return choices.length > 1 ? choices : [];
}
