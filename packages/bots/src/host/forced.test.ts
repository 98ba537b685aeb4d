// A forced answer looks like any other: whoever does not see that it is forced must not learn it from the clock.

import { defaultOptions, randomFrom } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { expect, it } from 'vitest';
import type { Brain } from '../brain.js';
import { brainOf } from '../brains.js';
import { inAnotherTruth } from '../honesty.testing.js';
import type { Position } from '../positions.testing.js';
import { firstOwed, performAtFirstSight } from '../search/play-out.js';
import { answerTask } from './answer.js';
import { playTask, taskOf } from './task.js';

const THINKING_MS = 20;

/** When a Hard bot's answer is given, by a clock that moves on by a millisecond whenever the bot looks at it. */
async function givenAfter(brain: Brain, { state, decision }: Position): Promise<number> {
  const manner = { level: 'hard', seed: 's', thinkingMs: THINKING_MS } as const;
  let [thought, paused, given] = [0, 0, -1];
  await answerTask(taskOf(brain.game, brain, state, decision, manner), {
    think: (task) =>
      playTask(
        task,
        () => Promise.resolve(brain),
        () => (thought += 1),
      ),
    standIn: () => Promise.reject(new Error('not needed')),
    pause: (milliseconds) => {
      paused = milliseconds;
      return Promise.resolve();
    },
    isWanted: () => true,
    give: () => {
      given = Math.max(thought, paused);
      return 'taken';
    },
    giveFallback: () => 'refused',
    noteFailure: () => {},
  });
  return given;
}

/** Questions that are forced in the truth or in what another seat may take for it, but not in both. */
function forcedInOne(brain: Brain, seed: string, most: number): [Position, Position][] {
  const { game } = brain;
  const { state } = game.setup(3, defaultOptions(game.options), seed);
  const random = randomFrom(seed);
  const found: [Position, Position][] = [];
  let decision = firstOwed(game.decisions(state));
  while (decision !== null && found.length < most) {
    const truth = { state: game.clone(state), decision };
    const other = inAnotherTruth(brain, truth, ((decision.seat + 1) % 3) as Seat);
    const isForced = ({ state: at, decision: asked }: Position): boolean => game.legalMoves(at, asked).length === 1;
    if (other !== null && brain.attentionTo(decision) === 'search' && isForced(truth) !== isForced(other))
      found.push([truth, other]);
    decision = firstOwed(performAtFirstSight(brain, state, decision, random));
  }
  return found;
}

it('a Hard bot answers after the same time in truth and scramble, whether it has a choice or not', async () => {
  const brain = (await brainOf('san-juan')) as Brain;
  const pairs = ['forced', 'or not', 'who can tell'].flatMap((seed) => forcedInOne(brain, seed, 2));
  expect(pairs.length).toBeGreaterThan(2);
  for (const [truth, other] of pairs)
    expect([await givenAfter(brain, truth), await givenAfter(brain, other)]).toEqual([THINKING_MS, THINKING_MS]);
});
