// What the machine can do without us, measured in the same run: single commits of the raw store, a bare fan-out.

import { once } from 'node:events';
import { join } from 'node:path';
import Embedded from 'libsql';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { inParallel } from './crowd.js';
import { percentiles } from './figures.js';
import type { Percentiles } from './figures.js';

const ROW = 'x'.repeat(600);
/** Tables whose sockets are opened at the same time: a system takes only so many that nobody has accepted yet. */
export const OPENED_AT_ONCE = 64;

/** One durable commit after the other, on SQLite as the server sets it. */
export function embeddedCommits(folder: string, ms: number): number {
  const file = new Embedded(join(folder, 'raw.db'));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.exec('create table rows (id integer primary key, body text)');
  const insert = file.prepare('insert into rows (body) values (?)');
  const from = performance.now();
  let commits = 0;
  for (; performance.now() - from < ms; commits++) insert.run(ROW);
  file.close();
  return (commits / ms) * 1000;
}

export async function postgresCommits(url: string, ms: number): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create table raw_rows (id serial primary key, body text)');
  const from = performance.now();
  let commits = 0;
  for (; performance.now() - from < ms; commits++) {
    await client.query({ name: 'insert', text: 'insert into raw_rows (body) values ($1)', values: [ROW] });
  }
  await client.end();
  return (commits / ms) * 1000;
}

interface FanOut {
  readonly url: string;
  readonly tables: number;
  readonly seats: number;
  readonly bytes: number;
  readonly perSecond: number;
  readonly ms: number;
}

/** The same crowd at a server that only repeats: from sending to the last socket that heard it. */
export async function fanOut({ url, tables, seats, bytes, perSecond, ms }: FanOut): Promise<Percentiles> {
  const latencies: number[] = [];
  const waiting = new Map<number, { from: number; left: number }>();
  const rooms: WebSocket[][] = Array.from({ length: tables }, () => []);
  const heard = (table: number): void => {
    const sent = waiting.get(table);
    if (sent === undefined) return;
    sent.left -= 1;
    if (sent.left > 0) return;
    waiting.delete(table);
    latencies.push(performance.now() - sent.from);
  };
  await inParallel([...rooms.keys()], OPENED_AT_ONCE, async (table) => {
    for (let seat = 0; seat < seats; seat++) {
      const socket = new WebSocket(`${url}/${table}`, { perMessageDeflate: false });
      socket.on('message', () => heard(table));
      rooms[table]?.push(socket);
      await once(socket, 'open');
    }
  });
  const text = 'x'.repeat(bytes);
  await atRate(perSecond, ms, (n) => {
    const table = (n * 7919) % tables;
    if (waiting.has(table)) return;
    waiting.set(table, { from: performance.now(), left: seats });
    rooms[table]?.[n % seats]?.send(text);
  });
  await new Promise((done) => setTimeout(done, 500));
  for (const socket of rooms.flat()) socket.terminate();
  return percentiles(latencies);
}

/** Calls at an even rate; late calls are made up for. */
export async function atRate(perSecond: number, ms: number, call: (n: number) => void): Promise<void> {
  const from = performance.now();
  let called = 0;
  for (let passed = 0; passed < ms; passed = performance.now() - from) {
    for (; called < (passed / 1000) * perSecond; called++) call(called);
    await new Promise((done) => setTimeout(done, 2));
  }
}
