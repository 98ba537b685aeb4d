// A server as a process: prints where it is, ends gracefully when asked to.

import type { Config } from './config.js';
import { startServer } from './server.js';
import type { ServerParts } from './server.js';

export async function runServer(config: Config, parts: ServerParts): Promise<void> {
  const server = await startServer(config, parts);
  // One table's trouble is not everybody's end.
  process.on('unhandledRejection', (error) => console.error('unhandled', error));
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
}
