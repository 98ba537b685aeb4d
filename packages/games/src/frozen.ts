// Written by `npx atoll freeze`. What stands here has shipped and is never changed.

import type { GameId } from './list.js';
import type { FrozenFact } from './registry.js';

export const FROZEN: Readonly<Record<GameId, Readonly<Record<number, FrozenFact>>>> = {
  'san-juan': {
    1: { digest: '18a63a13f57db2bbec81bef33b7c28691a0334e880046e71a9ee79f9be4f6350' },
  },
  cyclades: {
    1: { digest: 'f88ae2848f9a8bd2fa60042b9315ef3806298f899f43fe8788c3aa4884a44adb' },
  },
  vanuatu: {
    1: { digest: 'c47b482ed64877a5c80be7be65b9548d1ca7e562041c539866afee2ebb24e39c' },
  },
  archipelago: {
    1: { digest: '5897c10de927a13458815137b3b7c1573d3c1420680f7d83afacd96e34e29790' },
  },
};
