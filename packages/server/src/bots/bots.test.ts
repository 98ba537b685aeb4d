import { defaultOptions } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { expect, it } from 'vitest';
import type { BotTask } from './bots.js';
import { Minds } from './minds.js';
import { playTask } from './play-task.js';

const pearls: BotTask = {
  game: 'pearls',
  rulesVersion: 1,
  view: {},
  decision: { id: '1.0.0', seat: 0, ask: { kind: 'offer' } },
  moves: [{ type: 'a' }, { type: 'b' }, { type: 'c' }],
  level: 'normal',
  seed: 's',
  budget: 10,
};

function firstQuestion(game: AnyGame): { task: BotTask; decision: Decision<GameTypes['ask']>; state: object } {
  const { state } = game.setup(2, defaultOptions(game.options), 'a');
  const decision = game.decisions(state)[0] as Decision<GameTypes['ask']>;
  const moves = game.legalMoves(state, decision);
  const view = game.view(state, decision.seat);
  return { task: { ...pearls, game: game.id, view, decision, moves }, decision, state };
}

it('where the bots have learnt nothing, the same seed gives the same answer and every answer comes up', async () => {
  expect(await playTask(pearls)).toEqual(await playTask(pearls));
  const chosen = new Set<string>();
  for (let n = 0; n < 50; n++) chosen.add(JSON.stringify(await playTask({ ...pearls, seed: String(n) })));
  expect(chosen.size).toBe(3);
});

it.each(['easy', 'normal', 'hard'] as const)('%s answers from plain data with a legal move, in time', async (level) => {
  const game = await registry.present('san-juan');
  const { task, decision, state } = firstQuestion(game);
  const plain = structuredClone({ ...task, level, budget: 50 });
  await playTask(plain);
  const start = performance.now();
  const move = game.parseMove((await playTask(plain)).move);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(game.check(state as GameTypes['state'], decision, move)).toBeNull();
});

it('optional questions that no bot minds are not put to one', async () => {
  const minds = new Minds();
  const decision = { ask: { kind: 'sell-treasure' }, optional: true as const };
  expect(minds.minds({ id: 'vanuatu', rulesVersion: 1 }, decision)).toBe(false);
  await expect
    .poll(() => minds.minds({ id: 'vanuatu', rulesVersion: 1 }, { ask: { kind: 'beg' }, optional: true as const }), {
      timeout: 20_000,
    })
    .toBe(true);
  expect(minds.minds({ id: 'vanuatu', rulesVersion: 1 }, decision)).toBe(false);
  expect(minds.minds({ id: 'pearls', rulesVersion: 1 }, decision)).toBe(false);
});
