// Bots that hang or throw, and stand-ins that are no better: the table goes on by the rules' own answers.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FairBots } from './bots/fair-bots.js';
import { ThreadPool } from './bots/thread-pool.js';
import { isEnded, people, playToTheEnd } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

/** Seat 1 never comes back from its first question; from then on it, and seat 2 always, throws. */
const MADNESS = `
  import { existsSync, writeFileSync } from 'node:fs';
  const mark = new URL('./hung', import.meta.url);
  export default function play({ decision }) {
    if (decision.seat === 1 && !existsSync(mark)) {
      writeFileSync(mark, '');
      for (;;);
    }
    throw new Error('no idea');
  }
`;

const failures: unknown[] = [];
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-bots-'));
  const script = join(folder, 'mad.mjs');
  writeFileSync(script, MADNESS);
  const madmen = (): ThreadPool => new ThreadPool(1, pathToFileURL(script).href);
  const noteFailure = (error: unknown): void => void failures.push(error);
  const bots = new FairBots({ threads: 1, thinkers: madmen(), standIns: madmen(), noteFailure });
  server = await serve({}, { bots });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a bot that hangs and one that throws are answered for, and their game ends', { timeout: 30_000 }, async () => {
  const [ana] = (await people(server.url, 1)) as [Person];
  const { body } = await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'bot', 'bot'] });
  await ana.post(`/api/tables/${body.id}/start`);
  const client = ana.client(body.id);
  await playToTheEnd(client, 'among madmen');
  expect(isEnded(client.state)).toBe(true);
  const seats = new Set(client.state.log.map(({ seat }) => seat));
  expect(seats).toEqual(new Set([null, 0, 1, 2]));
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  const answers = client.state.log.filter(({ seat }) => seat === 1 || seat === 2).length;
  expect(failures).toHaveLength(answers);
  expect(Number(/^atoll_bot_failures_total (\d+)$/m.exec(figures)?.[1])).toBe(answers);
  client.close();
});
