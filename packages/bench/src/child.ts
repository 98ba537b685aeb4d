// The process of one side: makes it, then does what it is told over the channel to its parent.

import { takeCensus } from './census.js';
import { entryOf } from './lineup.js';
import { measure, SIDES } from './sides/side.js';
import type { Side, SideName } from './sides/side.js';

/** What a parent may ask. A parent of a later checkout asks it too (against/bench.ts): orders are added, not changed. */
export type Order =
  | { readonly order: 'prove' }
  | { readonly order: 'round'; readonly milliseconds: number }
  | { readonly order: 'census'; readonly gamesEach: number };

/** boardgame.io is loaded only by the side that needs it. */
async function makeSide(name: SideName, id: string): Promise<Side> {
  const { game } = entryOf(id);
  switch (name) {
    case 'games':
      return (await import('./sides/playing.js')).gamesSide(game);
    case 'in-place':
      return (await import('./sides/playing.js')).inPlaceSide(game);
    case 'pure':
      return (await import('./sides/playing.js')).pureSide(game);
    case 'boardgame.io':
      return (await import('./sides/boardgame-io.js')).boardgameSide(game);
    case 'boardgame.io games':
      return (await import('./sides/boardgame-io.js')).boardgameGamesSide(game);
    case 'clone':
      return (await import('./sides/parts.js')).cloneSide(game);
    case 'apply':
      return (await import('./sides/parts.js')).applySide(game);
    case 'listing':
      return (await import('./sides/parts.js')).listingSide(game);
    case 'play-outs':
      return (await import('./sides/play-outs.js')).cutPlayOutsSide(game);
    case 'full play-outs':
      return (await import('./sides/play-outs.js')).fullPlayOutsSide(game);
  }
}

function obey(side: Side, id: string, order: Order): unknown {
  switch (order.order) {
    case 'prove':
      return side.proof();
    case 'round':
      return measure(side, order.milliseconds);
    case 'census':
      return takeCensus(entryOf(id).game, order.gamesEach);
  }
}

const [name, id] = process.argv.slice(2) as [SideName, string];
if (!SIDES.includes(name)) throw new Error(`no side '${name}'`);
const side = await makeSide(name, id);
process.on('message', (order: Order) => process.send?.({ answer: obey(side, id, order) }));
process.send?.({ answer: 'ready' });
