// A server as a process: says where it is, ends gracefully when asked to.

import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { REDACTED, startServer } from './server.js';
import type { ServerParts } from './server.js';

export async function runServer(config: Config, parts: ServerParts): Promise<void> {
  const log = parts.log ?? pino({ level: config.logLevel, redact: REDACTED });
  const server = await startServer(config, { ...parts, log });
  // One table's trouble is not everybody's end.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled'));
  announce(log, server.url, config);
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

/** A person at a terminal gets a sentence; a program gets a line like the others, however little else is logged. */
function announce(log: Logger, url: string, { databaseUrl }: Config): void {
  const sentence = `Atoll is at ${url} and ready`;
  const store = databaseUrl === undefined ? 'embedded' : 'postgres';
  if (process.stdout.isTTY) console.log(sentence);
  else log.child({}, { level: 'info' }).info({ url, store }, sentence);
}
