// A server inside the test's own process, with the reference game.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@atoll/engine';
import { pearls } from '@atoll/testkit/reference';
import { inlineBots } from '../bots/bots.js';
import { NO_LIMITS } from '../config.js';
import type { Config } from '../config.js';
import { startServer } from '../server.js';
import type { RunningServer, ServerParts } from '../server.js';

function testConfig(part: Partial<Config> = {}): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    folder: join(tmpdir(), 'atoll-unused'),
    databaseUrl: undefined,
    behindProxy: false,
    domain: 'localhost',
    origins: [],
    logLevel: 'silent',
    botThreads: 1,
    limits: NO_LIMITS,
    ...part,
  };
}

export interface TestServer extends RunningServer {
  readonly folder: string;
  /** The same data, another process as it were; with other parts, another release of it. */
  restart(changed?: Partial<ServerParts>): Promise<TestServer>;
}

export async function serve(part: Partial<Config> = {}, parts: Partial<ServerParts> = {}): Promise<TestServer> {
  const folder = part.folder ?? mkdtempSync(join(tmpdir(), 'atoll-server-'));
  const games: readonly AnyGame[] = [pearls];
  const running = await startServer(testConfig({ ...part, folder }), { games, bots: inlineBots, ...parts });
  return {
    ...running,
    folder,
    restart: async (changed = {}) => {
      await running.stop();
      return serve({ ...part, folder }, { ...parts, ...changed });
    },
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
