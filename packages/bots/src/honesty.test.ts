// The same view, question and random words give the same move, whatever the hidden rest.

import { allSeats, canonicalJson, randomFrom } from '@atoll/engine';
import type { Decision, GameTypes } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './bot.js';
import type { Chosen } from './bot.js';
import type { Brain } from './brain.js';
import { brainOf, TAUGHT } from './brains.js';
import { choose } from './levels/choose.js';
import { positionsOf } from './positions.testing.js';
import type { Position } from './positions.testing.js';

type State = GameTypes['state'];

/** Another truth behind the same view. */
function otherTruth(brain: Brain, state: State, { seat }: Decision<unknown>): State {
  return brain.game.guess(brain.game.view(state, seat), seat, randomFrom('another truth'));
}

function answer(
  brain: Brain,
  level: (typeof LEVELS)[number],
  state: State,
  id: string,
  among?: readonly GameTypes['move'][],
): Chosen {
  const decision = brain.game.decisions(state).find((open) => open.id === id) as Decision<GameTypes['ask']>;
  return choose(brain, {
    level,
    view: brain.game.view(state, decision.seat),
    decision,
    legalMoves: among ?? brain.game.legalMoves(state, decision),
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
    for (const { state, decision } of positionsOf(brain, brain.game.seats.max, 'legal', 12)) {
      for (const level of LEVELS) {
        const { move, reason } = answer(brain, level, state, decision.id);
        if (move === null) throw new Error('a question that is owed was left alone');
        expect(brain.game.check(state, decision, move)).toBeNull();
        if (reason !== null) expect(brain.reasons).toContain(reason);
        // How many moves there were is often hidden: whoever has no choice says what he would say otherwise.
        expect(answer(brain, level, state, decision.id, [move])).toEqual({ move, reason });
      }
    }
  });

  it('gives the same reason for moves the others cannot tell apart', async () => {
    const brain = (await brainOf(game)) as Brain;
    let alike = 0;
    for (const position of positionsOf(brain, 3, 'reasons', 150)) {
      for (const reasons of reasonsByLook(brain, position)) {
        expect([...new Set(reasons)]).toHaveLength(1);
        if (reasons.length > 1) alike += 1;
      }
    }
    // In Cyclades every move is made in the open.
    if (game !== 'cyclades') expect(alike).toBeGreaterThan(0);
  });
});

/** The reasons of a question's moves, together where another seat is told the same and sees the same. */
function reasonsByLook(brain: Brain, { state, decision }: Position): Iterable<(string | null)[]> {
  const { game } = brain;
  const byLook = new Map<string, (string | null)[]>();
  for (const move of game.legalMoves(state, decision).slice(0, 200)) {
    const { state: after, events } = game.apply(state, decision, move);
    for (const viewer of [...allSeats(3).filter((seat) => seat !== decision.seat), 'spectator'] as const) {
      const told = events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);
      if (told.length === 0) continue;
      const look = canonicalJson([viewer, told, game.view(after, viewer)] as never);
      byLook.set(look, [...(byLook.get(look) ?? []), brain.reason(move, decision.ask.kind)]);
    }
  }
  return byLook.values();
}
