// Chapel and Bank: a tapped card goes under the one that is open; tapped again, under the other, then back.

import type { BuildingId, Move } from '@atoll/game-san-juan/table';
import { indexOf, isOf, NO_PICKS, purposeOf } from './scene.ts';
import type { Picks, Scene, Thing, Use, Way } from './scene.ts';

function openPiles({ ask }: Scene): { readonly chapel: boolean; readonly bank: boolean } {
  return ask.kind === 'tuck' ? ask : { chapel: false, bank: false };
}

function nextUse(scene: Scene, picks: Picks, thing: Thing): Use | null {
  const { chapel, bank } = openPiles(scene);
  const use = purposeOf(picks, thing);
  const isChapelFree = chapel && !picks.some((picked) => picked.use === 'chapel');
  if (use === null) return isChapelFree ? 'chapel' : bank ? 'bank' : chapel ? 'chapel' : null;
  return use === 'chapel' && bank ? 'bank' : null;
}

export const tuck: Way = {
  start: () => NO_PICKS,
  isTarget: (scene, _picks, thing) => isOf(thing, 'hand') && scene.hand[indexOf(thing)] !== undefined,
  press(scene, picks, thing) {
    const use = nextUse(scene, picks, thing);
    const others = picks.filter((picked) => picked.thing !== thing && !(use === 'chapel' && picked.use === 'chapel'));
    return use === null ? others : [...others, { thing, use }];
  },
  moves(scene, picks) {
    if (picks.length === 0) return null;
    const said = picks.map(({ thing, use }): Move => {
      const card = scene.hand[indexOf(thing)] as BuildingId;
      return { type: 'tuck', card, under: use === 'bank' ? 'bank' : 'chapel' };
    });
    return [...said, { type: 'done' }];
  },
  whyMove: () => null,
};
