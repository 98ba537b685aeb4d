// A server that is killed and started again, at the same address; one thing at a time is done to it.

import { OWN_SERVER, start } from '../load/process.js';
import type { Running } from '../load/process.js';
import { QUIET_ENV } from '../load/run.js';
import { pause } from '../load/time.js';

/** How long whoever asks is patient with a server that is being started again. */
const PATIENCE_MS = 60_000;
const TRY_AGAIN_MS = 200;

export class Host {
  kills = 0;
  private queue: Promise<void> = Promise.resolve();

  private constructor(
    private readonly env: Readonly<Record<string, string>>,
    private running: Running,
  ) {}

  static async start(settings: Readonly<Record<string, string>>): Promise<Host> {
    const env = { ...QUIET_ENV, ...settings };
    return new Host(env, await start(OWN_SERVER, { ...env, PORT: '0' }, { everywhere: true }));
  }

  get url(): string {
    return this.running.url;
  }

  /** Does something while the server is up: no kill comes between. */
  whileUp<T>(work: (server: Running) => Promise<T>): Promise<T> {
    const done = this.queue.then(() => work(this.running));
    this.queue = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  /** Without warning, and started again. */
  kill(): Promise<void> {
    return this.whileUp(async (server) => {
      await server.stop('SIGKILL');
      this.kills += 1;
      this.running = await start(OWN_SERVER, { ...this.env, PORT: new URL(server.url).port }, { everywhere: true });
    });
  }

  stop(): Promise<void> {
    return this.whileUp((server) => server.stop('SIGTERM'));
  }
}

/** Tries again while nobody is there to answer; what was answered with a refusal is not tried again. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // What `fetch` throws where a connection is refused or breaks.
      if (!(error instanceof TypeError) || performance.now() > until) throw error;
      await pause(TRY_AGAIN_MS);
    }
  }
}
