// A host for tests: keeps what was said, and plays the reference games.

import { pearls, ticTacToe } from '@atoll/testkit/reference';
import { presentOnly } from '@atoll/games';
import { atoll } from './atoll.js';
import type { Host } from './host.js';
import { noProgress } from './progress.js';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The result of a command given with `--json`; undefined if it is not JSON. */
  readonly json: unknown;
}

const reference = presentOnly([ticTacToe, pearls]);

export const root = new URL('../../../', import.meta.url);

/** Runs one command line in this process. */
export async function run(line: string | readonly string[], own: Partial<Host> = {}): Promise<Said> {
  let [out, err] = ['', ''];
  const host: Host = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    watched: false,
    colour: false,
    input: inputOf(''),
    root,
    games: () => reference.allPresent(),
    registry: () => Promise.resolve(reference),
    progress: () => Promise.resolve(noProgress),
    sleep: () => Promise.resolve(),
    ...own,
  };
  const code = await atoll(typeof line === 'string' ? line.split(' ') : line, host);
  return { code, out, err, json: parsed(out) };
}

function parsed(out: string): unknown {
  try {
    return JSON.parse(out);
  } catch {
    return undefined;
  }
}

/** Bytes in pieces, as a pipe brings them. */
export async function* inputOf(text: string, piece = 1000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += piece)
    yield await Promise.resolve(bytes.subarray(start, start + piece));
}
