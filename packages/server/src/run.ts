// A server as a process: says where it is, ends gracefully when asked to.

import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { REDACTED, startServer } from './server.js';
import type { RunningServer, ServerParts } from './server.js';
import { StartError } from './store/start-error.js';
import { troubleOf } from './store/trouble.js';

export async function runServer(config: Config, parts: ServerParts): Promise<void> {
  const log = parts.log ?? pino({ level: config.logLevel, redact: REDACTED });
  const server = await started(config, { ...parts, log });
  let stopping = false;
  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'stopped before everything was finished');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  surviveFaults(log, () => stop(1));
  announce(log, server.url, config);
}

/** What whoever runs the server can mend is one sentence, without a stack. */
async function started(config: Config, parts: ServerParts): Promise<RunningServer> {
  try {
    return await startServer(config, parts);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`Atoll does not start: ${error.message}.`);
    return process.exit(1);
  }
}

/** A person at a terminal gets a sentence; a program gets a line like the others, however little else is logged. */
function announce(log: Logger, url: string, { databaseUrl }: Config): void {
  const sentence = `Atoll is at ${url} and ready`;
  const store = databaseUrl === undefined ? 'embedded' : 'postgres';
  if (process.stdout.isTTY) console.log(sentence);
  else log.child({}, { level: 'info' }).info({ url, store }, sentence);
}

/**
 * A promise nobody waited for concerns one table or one request, and a fault of the disk or the network passes: neither
 * is everybody's end. After anything else that was not foreseen nobody knows what state the process is in: what was
 * accepted is finished, and a fresh process takes over.
 */
function surviveFaults(log: Logger, end: () => void): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for what failed'));
  process.on('uncaughtException', (error) => {
    if (troubleOf(error) !== null) return log.error({ err: error }, 'a fault of the system, survived');
    log.fatal({ err: error }, 'a fault nobody foresaw');
    end();
  });
}
