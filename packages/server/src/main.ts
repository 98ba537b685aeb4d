// The server as a process: settings from the environment, the games from the registry, a graceful end.

import { games } from '@atoll/games';
import { configFrom } from './config.js';
import { startServer } from './server.js';

const server = await startServer(configFrom(process.env), { games });
console.log(`Atoll is at ${server.url}`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
