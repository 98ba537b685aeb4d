// Written by `npx atoll freeze`. What stands here has shipped and is never changed.

import type { GameId } from './list.js';
import type { FrozenFact } from './registry.js';

export const FROZEN: Readonly<Record<GameId, Readonly<Record<number, FrozenFact>>>> = {
  'san-juan': {
    1: { digest: '18a63a13f57db2bbec81bef33b7c28691a0334e880046e71a9ee79f9be4f6350' },
    2: { digest: '7ed1df208f8ff2ad984192376644b30d6e29098e3234ad782d38b03eb910fbb0' },
  },
  cyclades: {
    1: { digest: 'f88ae2848f9a8bd2fa60042b9315ef3806298f899f43fe8788c3aa4884a44adb' },
    2: { digest: 'a378c630525c330f904573363c4c06a3a268df08b7a2fe4b70decdeda54ac389' },
  },
  vanuatu: {
    1: { digest: 'c47b482ed64877a5c80be7be65b9548d1ca7e562041c539866afee2ebb24e39c' },
    2: { digest: 'b4e9b4f8f58357daed664a232303c9231d284999f91e2c8fc3c617362c80aa05' },
  },
  archipelago: {
    1: { digest: '5897c10de927a13458815137b3b7c1573d3c1420680f7d83afacd96e34e29790' },
    2: { digest: '05531fd289190ce00dd9b35b2ba9c9f54ad7e0b28c5003fb60838514f7e1d50e' },
  },
};
