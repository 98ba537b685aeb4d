// npm run dev in a copy of this repository: one address for page, API and sockets; a change of the server starts it
// again under the people playing, a change of the page is told to the browser; one signal ends all of it.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { copyCheckout } from './testing/checkout.testing.js';
import type { Checkout } from './testing/checkout.testing.js';
import { isEnded, people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';

/** Compiling everything takes long where the copy was taken of a checkout that was not compiled. */
const PATIENCE_MS = 10 * 60_000;

let checkout: Checkout;
let dev: ChildProcess;
const said: string[] = [];

beforeAll(() => {
  checkout = copyCheckout();
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: checkout.folder,
    env: { PATH: process.env['PATH'], PORT: '0', ATOLL_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (dev.stdout !== null) createInterface({ input: dev.stdout }).on('line', (line) => said.push(line));
});

afterAll(() => {
  dev.kill('SIGTERM');
  checkout.remove();
});

async function hear(line: RegExp): Promise<string> {
  await expect
    .poll(() => said.find((each) => line.test(each)) ?? (dev.exitCode === null ? null : 'ended'), {
      timeout: PATIENCE_MS,
      interval: 100,
    })
    .not.toBeNull();
  const found = line.exec(said.find((each) => line.test(each)) ?? '');
  if (found === null) throw new Error(`not said: ${String(line)}, but ${said.join('\n')}`);
  return found[1] ?? found[0];
}

/** What vite tells a browser that has the page open. */
async function listenToPage(url: string): Promise<WebSocket> {
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  return socket;
}

it('serves, starts again, tells the browser and ends', { timeout: 2 * PATIENCE_MS }, async () => {
  const url = await hear(/^Atoll is at (\S+)/);
  expect(await (await fetch(url)).text()).toContain('id="root"');

  const own = await fetch(`${url}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Ana' }),
  });
  expect(own.status).toBe(200);

  const seated = (await people(url, 2)) as [Person, Person];
  const table = await tableOf(seated, { game: 'san-juan' });
  const clients = seated.map((person) => person.client(table));
  await Promise.all(clients.map((client) => until(client, ({ screen }) => screen !== null)));
  const cutOff = until(clients[0] as (typeof clients)[0], ({ status }) => status !== 'live', PATIENCE_MS);
  appendFileSync(join(checkout.folder, 'packages/server/src/main.ts'), "console.log('This server was changed.');\n");
  await hear(/^This server was changed\.$/);
  await cutOff;
  await Promise.all(clients.map((client) => playToTheEnd(client, 'dev')));
  expect(clients.every((client) => isEnded(client.state))).toBe(true);
  for (const client of clients) client.close();

  const module = '/src/ui/colours.ts';
  expect((await fetch(url + module)).status).toBe(200);
  const page = await listenToPage(url);
  const told = new Promise<string>((done) => {
    page.on('message', (data: Buffer) => {
      const text = data.toString();
      if (/"type":"(update|full-reload)"/.test(text)) done(text);
    });
  });
  appendFileSync(join(checkout.folder, 'packages/web', module), 'export const changed = true;\n');
  await told;
  expect(await (await fetch(url + module)).text()).toContain('changed');
  page.close();

  const ended = new Promise((done) => dev.once('exit', done));
  dev.kill('SIGINT');
  expect(await ended).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});
