// atoll bench: how fast the kernel and the games are, beside others or beside another checkout.

import { runApart } from '../apart.js';
import { againstFlags, jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';

const flags = {
  quick: { type: 'boolean', description: 'shorter rounds: half a minute, rougher figures' },
  only: { type: 'string', description: 'only rows of this game, or with this id', valueHint: 'ID' },
  ...againstFlags,
  ...jsonFlag,
} satisfies Flags;

export const benchCommand: Command = {
  name: 'bench',
  description: 'Measure the kernel and the games beside the bare clone and boardgame.io, or beside another checkout',
  flags,
  run: (host, given) => runApart(host, 'main.js', flags, given),
};
