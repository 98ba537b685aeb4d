// What a command may touch: two streams of text, the terminal's nature, the games, the repository. Tests bring their own.

import type { AnyGame } from '@atoll/engine';
import type { Registry } from '@atoll/games';
import { noProgress, progressBar } from './progress.js';
import type { Progress } from './progress.js';

export interface Host {
  /** Results: what can be piped into another program. */
  out(text: string): void;
  /** What is said beside the result. */
  err(text: string): void;
  /** Whether a person watches the results. */
  readonly watched: boolean;
  readonly colour: boolean;
  readonly input: AsyncIterable<Uint8Array>;
  /** The root of the repository, where the documents and the tests are. */
  readonly root: URL;
  /** Loaded when asked for: `atoll --help` needs no game. */
  games(): Promise<readonly AnyGame[]>;
  /** The rules of every version, of records and tables begun long ago. */
  registry(): Promise<Registry>;
  progress(title: string, total: number): Promise<Progress>;
  sleep(milliseconds: number): Promise<void>;
}

export function processHost(): Host {
  const registry = async (): Promise<Registry> => (await import('@atoll/games/node')).registry;
  const watched = process.stdout.isTTY;
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    watched,
    colour: watched && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
    input: process.stdin,
    root: new URL('../../../', import.meta.url),
    games: async () => (await registry()).allPresent(),
    registry,
    progress: async (title, total) => (process.stderr.isTTY ? progressBar(title, total) : noProgress),
    sleep: (milliseconds) => new Promise((done) => void setTimeout(done, milliseconds)),
  };
}
