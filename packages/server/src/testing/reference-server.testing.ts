// main.ts with the reference game: what the tests run as a process.

import { pearls } from '@atoll/testkit/reference';
import { configFrom } from '../config.js';
import { ThreadReplays } from '../replays/thread-replays.js';
import { runServer } from '../run.js';

await runServer(configFrom(process.env), {
  games: [pearls],
  replays: new ThreadReplays({ filename: new URL('./reference-replay-worker.js', import.meta.url).href }),
});
