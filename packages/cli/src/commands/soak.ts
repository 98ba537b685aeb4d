// atoll soak: the server for a long time, then through kills, and whether memory and rows level off.

import { runApart } from '../apart.js';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';

const flags = {
  minutes: { type: 'string', description: 'length of each part (15)', valueHint: 'N' },
  kills: { type: 'string', description: 'kills in the second part (20)', valueHint: 'N' },
  tables: { type: 'string', description: 'tables of bots opened in each part (200)', valueHint: 'N' },
  people: { type: 'string', description: 'tables with a scripted person in the second part (4)', valueHint: 'N' },
  part: { type: 'string', description: 'quiet, kills or both (both)', valueHint: 'NAME' },
  game: { type: 'string', description: 'which game (san-juan)', valueHint: 'ID' },
  level: { type: 'string', description: 'of the bots: easy, normal or hard (easy)', valueHint: 'LEVEL' },
  every: { type: 'string', description: 'seconds between two samples (30)', valueHint: 'N' },
  store: { type: 'string', description: 'embedded or postgres (embedded)', valueHint: 'NAME' },
  env: { type: 'string', description: 'a setting for the server; may be repeated', valueHint: 'NAME=VALUE' },
  ...jsonFlag,
} satisfies Flags;

export const soakCommand: Command = {
  name: 'soak',
  description: 'Run the table server for half an hour, half of it through kills: memory and rows must level off',
  flags,
  run: (host, given) => runApart(host, 'soak/main.js', flags, given),
};
