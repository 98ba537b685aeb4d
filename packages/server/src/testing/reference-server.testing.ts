// main.ts with the reference game: what the tests run as a process.

import { pearls } from '@atoll/testkit/reference';
import { configFrom } from '../config.js';
import { runServer } from '../run.js';

await runServer(configFrom(process.env), { games: [pearls] });
