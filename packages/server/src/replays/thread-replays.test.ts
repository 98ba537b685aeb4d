// Replays in a real thread: it is kept busy, hangs, refuses and fails, and the thread that serves everybody goes on.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../rooms/doc.js';
import { people, tableOf, until } from '../testing/people.testing.js';
import type { Person } from '../testing/people.testing.js';
import { serve } from '../testing/serve.testing.js';
import { ThreadReplays } from './thread-replays.js';

/** Does nothing but wait until it may go on, as busy as a long game; or what the text of a record says. */
const workerIn = (folder: string): string => `
  import { existsSync, writeFileSync } from 'node:fs';
  import { threadId } from 'node:worker_threads';
  export default function work({ text }) {
    if (text === 'hang') for (;;);
    if (text === 'throw') throw new Error('no idea');
    if (text === 'refuse') return { refused: { reason: 'bad-record', rule: 'TABLE' } };
    writeFileSync(${JSON.stringify(join(folder, 'begun'))}, String(threadId));
    while (!existsSync(${JSON.stringify(join(folder, 'go-on'))}));
    return { answer: { seq: 0, viewer: 'spectator', view: { threadId }, owes: [] } };
  }
`;

let folder: string;
let filename: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-replays-'));
  writeFileSync(join(folder, 'worker.mjs'), workerIn(folder));
  filename = pathToFileURL(join(folder, 'worker.mjs')).href;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('H2: while whole games are played again, everybody else is served', async () => {
  const server = await serve({}, { replays: new ThreadReplays({ filename }) });
  const [ana, ben] = (await people(server.url, 2)) as [Person, Person];
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const client = ana.client(table);
  const { screen } = await until(client, (state) => state.screen !== null);
  let answered = 0;
  const moments = Array.from({ length: 20 }, async () => {
    const { body } = await ana.get<{ view: { threadId: number } }>(`/api/tables/${table}/moments/0`);
    answered += 1;
    return body.view.threadId;
  });
  await expect.poll(() => existsSync(join(folder, 'begun')), { timeout: 20_000 }).toBe(true);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const decision = screen?.decisions.find((open) => !open.optional);
  expect(await client.move(decision?.id ?? '', decision?.moves[0])).toMatchObject({ ok: true });
  expect(answered).toBe(0);
  writeFileSync(join(folder, 'go-on'), '');
  const threads = new Set(await Promise.all(moments));
  expect([...threads]).toEqual([Number(readFileSync(join(folder, 'begun'), 'utf8'))]);
  expect(threads).not.toContain(threadId);
  client.close();
  await server.stop();
});

const check = (replays: ThreadReplays, text: string): Promise<unknown> => replays.run({ kind: 'check', text });

it('H2: a replay that does not end is ended, and the next one has a thread again', async () => {
  const observed: string[] = [];
  const replays = new ThreadReplays({ filename, longestMs: 300, observe: (kind) => observed.push(kind) });
  await expect(check(replays, 'hang')).rejects.toMatchObject({ reason: 'busy' });
  await replays.close();
  const calm = new ThreadReplays({ filename });
  await expect(check(calm, 'refuse')).rejects.toMatchObject({ reason: 'bad-record' });
  await expect(check(calm, 'refuse')).rejects.toBeInstanceOf(Refusal);
  await expect(check(calm, 'throw')).rejects.toThrow('no idea');
  await expect(check(calm, 'throw')).rejects.not.toBeInstanceOf(Refusal);
  await calm.close();
  expect(observed).toEqual(['check']);
});

it('H2: who asks while too many wait is asked to come again', async () => {
  const replays = new ThreadReplays({ filename, mostWaiting: 2, longestMs: 500 });
  const waiting = [check(replays, 'hang'), check(replays, 'hang')];
  await expect(check(replays, 'refuse')).rejects.toMatchObject({ reason: 'busy' });
  for (const each of waiting) await expect(each).rejects.toMatchObject({ reason: 'busy' });
  await replays.close();
});
