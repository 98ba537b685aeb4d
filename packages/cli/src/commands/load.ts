// atoll load: a crowd at the table server, on both stores; or two servers by turns, or Hard bots at work.

import { runApart } from '../apart.js';
import { againstFlags, jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';

const flags = {
  tables: { type: 'string', description: 'how many tables at once (1000)', valueHint: 'N' },
  rate: { type: 'string', description: 'moves a second in the paced part (200)', valueHint: 'N' },
  game: { type: 'string', description: 'which game (san-juan)', valueHint: 'ID' },
  seats: { type: 'string', description: 'seats at each table (4)', valueHint: 'N' },
  seconds: {
    type: 'string',
    description: 'length of the paced and of the saturated part (10), or of --bot-tables (60)',
    valueHint: 'N',
  },
  store: { type: 'string', description: 'embedded, postgres or both (both)', valueHint: 'NAME' },
  bots: { type: 'string', description: 'tables of Hard bots that think all the while (0)', valueHint: 'N' },
  'bot-tables': {
    type: 'string',
    description: 'instead: who answers for Hard bots at such tables, "san-juan:1 archipelago:3"',
    valueHint: 'LIST',
  },
  ...againstFlags,
  ...jsonFlag,
} satisfies Flags;

export const loadCommand: Command = {
  name: 'load',
  description: 'Measure the table server under a crowd of scripted seats, on both stores, or beside another checkout',
  flags,
  run: (host, given) => runApart(host, 'load/main.js', flags, given),
};
