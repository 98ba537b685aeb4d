// The server as a process of its own, to be killed without warning. Bundled once, since Node does not read TypeScript.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface Bundle {
  readonly script: string;
  remove(): void;
}

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Next to the sources, so that libraries are found. */
export async function bundleServer(): Promise<Bundle> {
  const root = source('../..');
  const folder = mkdtempSync(join(root, 'dist-test-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'node'] },
    ssr: { noExternal: [/^@atoll\//], resolve: { conditions: ['source', 'node'] } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        // The process a bot thinks in and the thread of the replays are files of their own, beside the server's.
        input: {
          server: source('./reference-server.testing.ts'),
          'bot-main': source('../bots/bot-main.ts'),
          'reference-replay-worker': source('./reference-replay-worker.testing.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  return { script: join(folder, 'server.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface ServerProcess {
  readonly url: string;
  /** SIGKILL: no warning, nothing is finished. */
  kill(): Promise<void>;
  /** SIGTERM, and the exit code. */
  end(): Promise<number | null>;
}

export interface ProcessOptions {
  readonly folder: string;
  readonly port?: number;
  readonly databaseUrl?: string;
}

const running = new Set<ChildProcess>();

/** After a test that failed in the middle. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

export async function spawnServer(
  bundle: Bundle,
  { folder, port = 0, databaseUrl }: ProcessOptions,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [bundle.script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      ATOLL_DATA: folder,
      ATOLL_LIMITS: 'off',
      ATOLL_LOG: 'error',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  running.add(child);
  const gone = new Promise<number | null>((done) => {
    child.once('exit', (code) => {
      running.delete(child);
      done(code);
    });
  });
  const url = await addressOf(child);
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    end: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

/** The line that says where it is. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    if (child.stdout === null) return failed(new Error('no output'));
    createInterface(child.stdout).on('line', (line) => {
      const url = /Atoll is at (\S+)/.exec(line)?.[1];
      if (url !== undefined) done(url);
    });
  });
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'atoll-process-'));
}
