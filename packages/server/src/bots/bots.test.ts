import { randomFrom } from '@atoll/engine';
import { expect, it } from 'vitest';
import { inlineBots, playTask } from './bots.js';
import type { BotTask } from './bots.js';

const task: BotTask = {
  game: 'pearls',
  view: {},
  decision: { id: '1.0.0', seat: 0, ask: { kind: 'offer' } },
  moves: [{ type: 'a' }, { type: 'b' }, { type: 'c' }],
  level: 'normal',
  seed: 's',
  budget: 10,
};

it('a bot is given the view, the question, the legal moves, chance and time, and nothing else', () => {
  const given: unknown[] = [];
  const move = playTask(task, (...all) => {
    given.push(...all);
    return all[2][1];
  });
  expect(move).toEqual({ type: 'b' });
  expect(given).toEqual([task.view, task.decision, task.moves, randomFrom('s'), 10]);
});

it('the same seed gives the same answer, and every answer comes up', async () => {
  expect(await inlineBots.choose(task)).toEqual(playTask(task));
  const chosen = new Set(Array.from({ length: 50 }, (_, n) => JSON.stringify(playTask({ ...task, seed: String(n) }))));
  expect(chosen.size).toBe(3);
});
