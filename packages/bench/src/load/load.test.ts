// What a server counts, who answered for its bots, how busy the machine was, and the stores it is run on.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersIn, botTableWishes, judgeAnswers, reportAnswers } from './bot-tables.js';
import { residentBelow, watchMachine } from './machine.js';
import { readMetrics } from './metrics.js';
import { withFresh, withStores } from './stores.js';

const METRICS = `# HELP atoll_rooms Tables in memory
# TYPE atoll_rooms gauge
atoll_rooms 3
atoll_bot_answers_total{by="bot"} 990
atoll_bot_answers_total{by="stand-in"} 9
atoll_bot_answers_total{by="fallback"} 0
process_cpu_seconds_total 1.25e+2
`;

const beside = { people: 10, games: 1 };

describe('H1: who answers for Hard bots', () => {
  it('is read from what the server counts', () => {
    const metrics = readMetrics(METRICS);
    expect([metrics.get('atoll_rooms'), metrics.get('process_cpu_seconds_total')]).toEqual([3, 125]);
    expect(answersIn(metrics)).toEqual({ bot: 990, standIn: 9, fallback: 0 });
  });

  it('must be the bot in more than 99 of 100, and never the rules', () => {
    const judge = (bot: number, standIn: number, fallback: number) =>
      judgeAnswers({ bot, standIn, fallback, ...beside }).holds;
    expect(judge(991, 9, 0)).toBe(true);
    expect(judge(990, 10, 0)).toBe(false);
    expect(judge(1000, 0, 1)).toBe(false);
    expect(judge(0, 0, 0)).toBe(false);
  });

  it('is not known of a server that does not count it, and that is said', () => {
    const old = answersIn(readMetrics('atoll_bot_failures_total 2\n'));
    expect(old).toEqual({ bot: null, standIn: null, fallback: 2 });
    const answers = { ...old, ...beside };
    const judged = judgeAnswers(answers);
    expect(judged.holds).toBe(false);
    expect(reportAnswers('Hard', answers, judged)).toMatch(/not counted[\s\S]*does not count who answers/);
  });

  it('is asked of tables named by game and number of bots', () => {
    expect(botTableWishes('san-juan:1 archipelago:3')).toEqual([
      { game: 'san-juan', bots: 1 },
      { game: 'archipelago', bots: 3 },
    ]);
    for (const wrong of ['', 'san-juan', 'san-juan:0', 'san-juan:1.5', 'san-juan:99']) {
      expect(() => botTableWishes(wrong)).toThrow(/--bot-tables must name|is not a game and its number of bots/);
    }
  });
});

describe('the machine', () => {
  it("tells others' share of the processors apart from one's own, where it can", () => {
    const load = watchMachine();
    const until = performance.now() + 200;
    while (performance.now() < until);
    const { average, othersShare } = load();
    expect(average).toBeGreaterThanOrEqual(0);
    if (process.platform !== 'linux') expect(othersShare).toBeNull();
    // This process has kept one processor busy as far as it was let: that is not others' work.
    else expect(othersShare).toBeLessThan(1);
  });

  it('knows the memory of processes below one, without its own', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log("up")']);
    await once(child.stdout, 'data');
    const pid = child.pid ?? 0;
    if (process.platform === 'linux') {
      expect(residentBelow(process.pid)).toBeGreaterThan(1e6);
      expect(residentBelow(pid)).toBe(0);
    }
    expect(residentBelow(-1)).toBeNull();
    child.kill();
  });
});

it('an embedded store is empty when it is made, and goes away', async () => {
  let folder = '';
  await withStores('embedded', (maker) =>
    withFresh(maker, async (store) => {
      folder = store.env['ATOLL_DATA'] ?? '';
      expect(await store.sizes()).toEqual({});
      await store.commits(1);
      expect(Object.keys(await store.sizes())).toContain('raw.db');
    }),
  );
  expect([folder === '', existsSync(folder)]).toEqual([false, false]);
});
