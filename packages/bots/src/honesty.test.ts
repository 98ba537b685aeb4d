// The same view, question and random words give the same move, whatever the hidden rest.

import { canonicalJson, randomFrom } from '@atoll/engine';
import type { Decision, GameTypes } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './bot.js';
import type { Brain } from './brain.js';
import { brainOf, TAUGHT } from './brains.js';
import { choose, COMMON_REASONS } from './levels/choose.js';
import { positionsOf } from './positions.testing.js';

type State = GameTypes['state'];

/** Another truth behind the same view. */
function otherTruth(brain: Brain, state: State, { seat }: Decision<unknown>): State {
  return brain.game.guess(brain.game.view(state, seat), seat, randomFrom('another truth'));
}

function answer(brain: Brain, level: (typeof LEVELS)[number], state: State, id: string): unknown {
  const decision = brain.game.decisions(state).find((open) => open.id === id) as Decision<GameTypes['ask']>;
  return choose(brain, {
    level,
    view: brain.game.view(state, decision.seat),
    decision,
    legalMoves: brain.game.legalMoves(state, decision),
    random: randomFrom('the bot'),
    budget: { iterations: 12 },
  });
}

describe.each(TAUGHT)('%s', (game) => {
  it('is played alike in two truths that look alike, at every level', async () => {
    const brain = (await brainOf(game)) as Brain;
    let different = 0;
    for (const { state, decision } of positionsOf(brain, 3, 'honesty', 12)) {
      const other = otherTruth(brain, state, decision);
      if (canonicalJson(other) !== canonicalJson({ ...state, rng: other.rng, exposed: other.exposed })) different += 1;
      for (const level of LEVELS) {
        expect(answer(brain, level, other, decision.id)).toEqual(answer(brain, level, state, decision.id));
      }
    }
    expect(different).toBeGreaterThan(0);
  });

  it('is answered legally, and for a reason the client has a sentence for', async () => {
    const brain = (await brainOf(game)) as Brain;
    const known = new Set([...brain.reasons, ...COMMON_REASONS]);
    for (const { state, decision } of positionsOf(brain, brain.game.seats.max, 'legal', 12)) {
      for (const level of LEVELS) {
        const { move, reason } = answer(brain, level, state, decision.id) as ReturnType<typeof choose>;
        expect(move === null ? null : brain.game.check(state, decision, move)).toBeNull();
        expect(move).not.toBeNull();
        expect(known).toContain(reason);
      }
    }
  });
});
