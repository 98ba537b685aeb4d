// Bots in a real process of their own, with players that report, hang, throw and bring the whole process down.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleServer } from '../testing/process.testing.js';
import type { Bundle } from '../testing/process.testing.js';
import type { BotTask } from './bots.js';
import { ProcessApart } from './process-apart.js';

/** The fortieth figure of the line is the scheduling class: 5 is idle (man 5 proc). */
const PLAYER = `
  import { readFileSync } from 'node:fs';
  export default function play({ game }) {
    if (game === 'hang') for (;;);
    if (game === 'crash') process.kill(process.pid, 'SIGKILL');
    if (game === 'throw') throw new Error('no idea');
    const stat = process.platform === 'linux' ? readFileSync('/proc/thread-self/stat', 'utf8') : '';
    const rank = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38];
    return { move: { pid: process.pid, rank }, reason: game };
  }
`;

const task: BotTask = {
  game: 'report',
  rulesVersion: 1,
  view: {},
  decision: { id: '1.0.0', seat: 0, ask: null },
  moves: [],
  level: 'hard',
  seed: 's',
  budget: 10,
};

interface Report {
  readonly pid: number;
  readonly rank: string | undefined;
}

let bundle: Bundle;
let folder: string;
let apart: ProcessApart;
/** Beside other tests, who has only what is left of the processor may have to wait for it. */
const WAIT_MS = 60_000;
const patience = (): AbortSignal => AbortSignal.timeout(WAIT_MS);
const report = async (): Promise<Report> => (await apart.think(task, patience())).move as Report;

vi.setConfig({ testTimeout: 2 * WAIT_MS });

beforeAll(async () => {
  bundle = await bundleServer();
  folder = mkdtempSync(join(tmpdir(), 'atoll-apart-'));
  const worker = join(folder, 'player.mjs');
  writeFileSync(worker, PLAYER);
  const script = pathToFileURL(join(dirname(bundle.script), 'bot-process.js'));
  apart = new ProcessApart(1, script, pathToFileURL(worker).href);
}, 60_000);

afterAll(async () => {
  await apart.close();
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('bots think in another process, which has the processor only while nobody else wants it', async () => {
  const { pid, rank } = await report();
  expect(pid).not.toBe(process.pid);
  if (process.platform === 'linux') expect(rank).toBe('5');
});

it('a failure is told, and ends nothing', async () => {
  const { pid } = await report();
  await expect(apart.think({ ...task, game: 'throw' }, patience())).rejects.toThrow('no idea');
  expect((await report()).pid).toBe(pid);
});

it('who is told to stop stops, even one that would think for ever', async () => {
  const { pid } = await report();
  const stop = new AbortController();
  const thought = apart.think({ ...task, game: 'hang' }, stop.signal);
  setTimeout(() => stop.abort(new Error('nobody needs it')), 200);
  await expect(thought).rejects.toThrow('nobody needs it');
  expect((await report()).pid).toBe(pid);
  await expect(apart.think(task, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});

it('a process that is gone is told, and the next question starts another', async () => {
  const { pid } = await report();
  await expect(apart.think({ ...task, game: 'crash' }, patience())).rejects.toThrow("the bots' process ended");
  expect((await report()).pid).not.toBe(pid);
});

it('once closed, the process goes and no question starts another', async () => {
  const { pid } = await report();
  await apart.close();
  await expect(report()).rejects.toThrow('sent home');
  await expect.poll(() => isRunning(pid), { timeout: WAIT_MS }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
