// Archipelago from the middle of a game on: an export crisis passes from seat to seat, and deals may be made in it.

import { brainOf, choose } from '@atoll/bots';
import type { Brain } from '@atoll/bots';
import { defaultOptions, randomFrom } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes } from '@atoll/engine';
import { registry } from '@atoll/games/node';

type Asked = Decision<GameTypes['ask']>;

export const NO_GOODS = {
  florins: 0,
  cubes: { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 },
  tokens: 0,
  cards: [],
};

/** The game of three begins in the step of seat 1; after it comes that of seat 2. */
export async function archipelagoInCrisis(): Promise<AnyGame> {
  const game = await registry.present('archipelago');
  const brain = (await brainOf(game.id)) as Brain;
  const random = randomFrom('crisis');
  for (let number = 0; number < 20; number++) {
    const start = crisisIn(game.setup(3, defaultOptions(game.options), `crisis ${number}`).state);
    if (start !== null) return { ...game, setup: () => ({ state: game.clone(start), events: [] }) };
  }
  throw new Error('no crisis came');

  /** The moment of a game looked for, or null where it ends without one. */
  function crisisIn(begun: GameTypes['state']): GameTypes['state'] | null {
    let state = begun;
    for (;;) {
      const decision = game.decisions(state).find(({ optional }) => optional !== true);
      if (decision === undefined) return null;
      if (decision.seat === 1 && isCrisis(state) && passesTo(game, brain, state, decision)) return state;
      state = game.apply(state, decision, answerOf(game, brain, state, decision)).state;
    }
  }

  function answerOf(rules: AnyGame, mind: Brain, at: GameTypes['state'], decision: Asked): GameTypes['move'] {
    const view = rules.view(at, decision.seat);
    const legalMoves = rules.legalMoves(at, decision);
    return choose(mind, { level: 'normal', view, decision, legalMoves, random, budget: {} }).move as GameTypes['move'];
  }

  /** Its answer ends its step, and seat 2 is next in the same crisis. */
  function passesTo(rules: AnyGame, mind: Brain, at: GameTypes['state'], decision: Asked): boolean {
    const after = rules.apply(at, decision, answerOf(rules, mind, at, decision)).state;
    return isCrisis(after) && rules.decisions(after).some(({ seat, optional }) => seat === 2 && optional !== true);
  }
}

function isCrisis({ stack }: GameTypes['state']): boolean {
  return stack.at(-1)?.kind === 'export-crisis';
}
