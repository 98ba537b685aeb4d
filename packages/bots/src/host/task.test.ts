import { defaultOptions } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Seat } from '@atoll/engine';
import { sanJuan } from '@atoll/game-san-juan';
import { expect, it } from 'vitest';
import { LEVELS } from '../bot.js';
import { brainOf } from '../brains.js';
import { playTask, taskOf } from './task.js';
import type { BotTask, BrainOf } from './task.js';

let time = 0;
/** A millisecond passes whenever somebody looks. */
const now = (): number => (time += 1);

const unknown: BotTask = {
  game: 'unknown',
  rulesVersion: 1,
  view: {},
  decision: { frame: 1, seat: 0 as Seat, step: 0, ask: { kind: 'offer' } },
  moves: [{ type: 'a' }, { type: 'b' }, { type: 'c' }],
  level: 'normal',
  seed: 's',
  budget: 0,
};

it('where the bots have learnt nothing, the same seed gives the same answer and every answer comes up', async () => {
  expect(await playTask(unknown, brainOf, now)).toEqual(await playTask(unknown, brainOf, now));
  const chosen = new Set<string>();
  for (let n = 0; n < 50; n++)
    chosen.add(JSON.stringify(await playTask({ ...unknown, seed: String(n) }, brainOf, now)));
  expect(chosen.size).toBe(3);
  const optional = { ...unknown, decision: { ...unknown.decision, optional: true as const } };
  expect(await playTask(optional, brainOf, now)).toEqual({ move: null, motive: null });
});

it.each(LEVELS)('%s answers from plain data with a legal move, and only Hard is promised time', async (level) => {
  const game = sanJuan as AnyGame;
  const { state } = game.setup(2, defaultOptions(game.options), 'a');
  const decision = game.decisions(state)[0] as Decision<GameTypes['ask']>;
  const task = taskOf(game, await brainOf(game.id), state, decision, { level, seed: 's', thinkingMs: 50 });
  expect(task.budget).toBe(level === 'hard' ? 50 : 0);
  expect(task.view).toEqual(game.view(state, decision.seat));
  const asked: [string, number][] = [];
  const brains: BrainOf = (...rules) => {
    asked.push(rules);
    return brainOf(game.id);
  };
  const { move } = await playTask(JSON.parse(JSON.stringify(task)) as BotTask, brains, now);
  expect(asked).toEqual([['san-juan', game.rulesVersion]]);
  expect(game.check(state, decision, game.parseMove(move))).toBeNull();
});
