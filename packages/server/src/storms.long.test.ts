// Whole games in bad weather: connections break, messages come twice, late and out of order.

import type { AnyGame } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';
import { playThroughStorm } from './testing/whole-game.testing.js';

const finished: readonly AnyGame[] = [pearls, ...(await registry.allPresent())];

let server: TestServer;

beforeAll(async () => {
  server = await serve({}, { games: finished });
});

afterAll(async () => {
  await server.stop();
});

describe.each(finished)('$id', (game) => {
  // The first storm over the reference game is in play.test.ts.
  it.each(game === pearls ? [2, 3, 4] : [1])(
    'ends the same through broken, doubled and reordered messages (%i)',
    (storm) => playThroughStorm(server.url, game, storm),
  );
});
