// A server inside the test's own process, with the reference game.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@atoll/engine';
import { presentOnly } from '@atoll/games';
import { pearls } from '@atoll/testkit/reference';
import { inlineBots } from '../bots/bots.js';
import { NO_LIMITS } from '../config.js';
import type { Config } from '../config.js';
import { KEEP_BY_DEFAULT } from '../retention/keep.js';
import { rulesFrom } from '../rules.js';
import { startServer } from '../server.js';
import type { RunningServer, ServerParts } from '../server.js';
import { inlineReplays } from './inline-replays.testing.js';

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
    voteHours: 24,
    botThreads: 1,
    limits: NO_LIMITS,
    keep: KEEP_BY_DEFAULT,
    ...part,
  };
}

export interface TestServer extends RunningServer {
  readonly folder: string;
  /** The same data, another process as it were; with other parts, another release of it. */
  restart(otherwise?: Partial<Config>, changed?: Partial<ServerParts>): Promise<TestServer>;
  /** Its data stays. */
  stopOnly(): Promise<void>;
}

/** A folder that was given is left where it is; one of its own goes at the end. */
export async function serve(
  part: Partial<Config> = {},
  parts: Partial<ServerParts> = {},
  isOwn = part.folder === undefined,
): Promise<TestServer> {
  const folder = part.folder ?? mkdtempSync(join(tmpdir(), 'atoll-server-'));
  const games: readonly AnyGame[] = parts.games ?? [pearls];
  const replays = inlineReplays(rulesFrom(parts.registry ?? presentOnly(games)));
  const whole = { games, bots: inlineBots, replays, ...parts };
  const running = await startServer(testConfig({ ...part, folder }), whole);
  return {
    ...running,
    folder,
    restart: async (otherwise, changed) => {
      await running.stop();
      return serve({ ...part, folder, ...otherwise }, { ...parts, ...changed }, isOwn);
    },
    stopOnly: () => running.stop(),
    stop: async () => {
      await running.stop();
      if (isOwn) rmSync(folder, { recursive: true, force: true });
    },
  };
}
