// Bots that hang or throw, in real processes: Normal answers for them, and where that fails too, the rules.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BotProcess } from './bots/bot-process.js';
import type { Home } from './bots/bot-process.js';
import { botsApart } from './bots/bot-pool.js';
import type { Thinking } from './bots/bot-pool.js';
import { isEnded, people, playToTheEnd } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { bundleServer } from './testing/process.testing.js';
import type { Bundle } from './testing/process.testing.js';
import { serve } from './testing/serve.testing.js';

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

/** Madmen are not waited for as long as others are. */
const LIMIT_MS = 1000;

let folder: string;
let bundle: Bundle;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-bots-'));
  writeFileSync(join(folder, 'mad.mjs'), MADNESS);
  bundle = await bundleServer();
});

afterAll(() => {
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});

function process(home: Omit<Home, 'script'>): Thinking {
  const script = pathToFileURL(join(dirname(bundle.script), 'bot-main.js'));
  const real = new BotProcess({ ...home, script });
  const most = home.player === undefined ? Infinity : LIMIT_MS;
  return { think: (task, limit) => real.think(task, Math.min(limit, most)), end: () => real.end() };
}

/** Plays a whole game and tells who answered for the bots, and how often they were asked. */
async function playAmong(areStandInsMad: boolean): Promise<{ by: Record<string, number>; answers: number }> {
  rmSync(join(folder, 'hung'), { force: true });
  const mad = { player: pathToFileURL(join(folder, 'mad.mjs')).href };
  const bots = botsApart(1, (rank) => process({ rank, ...(rank === 'idle' || areStandInsMad ? mad : {}) }));
  const server = await serve({}, { bots });
  const [ana] = (await people(server.url, 1)) as [Person];
  const { body } = await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'bot', 'bot'] });
  await ana.post(`/api/tables/${body.id}/start`);
  const client = ana.client(body.id);
  await playToTheEnd(client, 'among madmen');
  expect(isEnded(client.state)).toBe(true);
  expect(new Set(client.state.log.map(({ seat }) => seat))).toEqual(new Set([null, 0, 1, 2]));
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  const by = Object.fromEntries(
    [...figures.matchAll(/^atoll_bot_answers_total{by="(.*)"} (\d+)$/gm)].map(([, who, count]) => [who, Number(count)]),
  );
  const answers = client.state.log.filter(({ seat }) => seat === 1 || seat === 2).length;
  client.close();
  await server.stop();
  return { by, answers };
}

it('H1: a bot that hangs and one that throws are answered for by stand-ins, and are counted', async () => {
  const { by, answers } = await playAmong(false);
  expect(by).toEqual({ bot: 0, 'stand-in': answers, fallback: 0 });
});

it('H1: where stand-ins are no better the rules answer, and that is counted', async () => {
  const { by, answers } = await playAmong(true);
  expect(by).toEqual({ bot: 0, 'stand-in': 0, fallback: answers });
});
