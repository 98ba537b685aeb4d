// A bot in a real process of its own, with players that report, hang, throw and bring the whole process down.

import type { BotTask } from '@atoll/bots';
import type { Seat } from '@atoll/engine';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleServer } from '../testing/process.testing.js';
import type { Bundle } from '../testing/process.testing.js';
import { BotProcess, LateError } from './bot-process.js';

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
  decision: { frame: 1, seat: 0 as Seat, step: 0, ask: { kind: 'offer' } },
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
let bot: BotProcess;
let standIn: BotProcess;
/** Beside other tests, who has only what is left of the processor may have to wait for it. */
const WAIT_MS = 60_000;
const report = async (from = bot): Promise<Report> => (await from.think(task, WAIT_MS)).move as Report;

vi.setConfig({ testTimeout: 2 * WAIT_MS });

beforeAll(async () => {
  bundle = await bundleServer();
  folder = mkdtempSync(join(tmpdir(), 'atoll-apart-'));
  const worker = join(folder, 'player.mjs');
  writeFileSync(worker, PLAYER);
  const script = pathToFileURL(join(dirname(bundle.script), 'bot-main.js'));
  const player = pathToFileURL(worker).href;
  bot = new BotProcess({ rank: 'idle', script, player });
  standIn = new BotProcess({ rank: 'low', script, player });
}, 60_000);

afterAll(() => {
  bot.end();
  standIn.end();
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('a bot thinks in another process, which has the processor only while nobody else wants it', async () => {
  const { pid, rank } = await report();
  expect(pid).not.toBe(process.pid);
  if (process.platform === 'linux') expect(rank).toBe('5');
});

it('whoever stands in for one has a process of its own, which is given some of the processor even then', async () => {
  const { pid, rank } = await report(standIn);
  expect(pid).not.toBe((await report()).pid);
  if (process.platform === 'linux') expect(rank).toBe('0');
});

it('a failure is told, and ends nothing', async () => {
  const { pid } = await report();
  await expect(bot.think({ ...task, game: 'throw' }, WAIT_MS)).rejects.toThrow('no idea');
  expect((await report()).pid).toBe(pid);
});

it('whoever does not answer in time is ended, even one that would think for ever, and the next question starts another', async () => {
  const { pid } = await report();
  await expect(bot.think({ ...task, game: 'hang' }, 200)).rejects.toThrow(LateError);
  await expect.poll(() => isRunning(pid), { timeout: WAIT_MS }).toBe(false);
  expect((await report()).pid).not.toBe(pid);
});

it('a process that is gone is told, and the next question starts another', async () => {
  const { pid } = await report();
  await expect(bot.think({ ...task, game: 'crash' }, WAIT_MS)).rejects.toThrow("a bot's process ended");
  expect((await report()).pid).not.toBe(pid);
});

it('once sent home its process goes, and whoever waited for it is told', async () => {
  const { pid } = await report();
  const asked = bot.think({ ...task, game: 'hang' }, WAIT_MS);
  bot.end();
  await expect(asked).rejects.toThrow('sent home');
  await expect.poll(() => isRunning(pid), { timeout: WAIT_MS }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
