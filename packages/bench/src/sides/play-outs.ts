// What Hard does hundreds of times for a move: a guess from a view, played on by first sight until the judge speaks.
// Beside it the same guesses played to the end of the game.

import { brainOf, performAtFirstSight, playOut } from '@atoll/bots';
import type { Brain } from '@atoll/bots';
import { hashOf, randomFrom } from '@atoll/engine';
import type { AnyGame, GameTypes } from '@atoll/engine';
import { layOut, owedDecision, seatsOf } from '../random-play.js';
import type { Asked } from '../random-play.js';
import type { Side } from './side.js';

interface Seen {
  readonly view: GameTypes['view'];
  readonly decision: Asked;
}

const POSITIONS = 64;
/** Neighbouring positions are alike. */
const EVERY = 11;

export async function cutPlayOutsSide(game: AnyGame): Promise<Side> {
  const brain = await taught(game);
  return playOutSide(brain, brain.horizon);
}

export async function fullPlayOutsSide(game: AnyGame): Promise<Side> {
  return playOutSide(await taught(game), Infinity);
}

async function taught({ id }: AnyGame): Promise<Brain> {
  const brain = await brainOf(id);
  if (brain === null) throw new Error(`the bots have not learnt ${id}`);
  return brain;
}

function playOutSide(brain: Brain, horizon: number): Side {
  const { game } = brain;
  const positions = positionsOf(brain);
  const random = randomFrom('play-outs');
  const values = new Float64Array(seatsOf(game));
  let next = 0;
  return {
    work() {
      const { view, decision } = positions[next++ % positions.length] as Seen;
      const guess = game.guess(view, decision.seat, random);
      playOut(brain, guess, game.decisions(guess), random, brain.turnOf(guess) + horizon, values);
      return 1;
    },
    proof: () => hashOf(positions),
  };
}

/** What seats see in games by first sight. */
function positionsOf(brain: Brain): Seen[] {
  const { game } = brain;
  const positions: Seen[] = [];
  const random = randomFrom('positions');
  for (let table = 0, moves = 0; positions.length < POSITIONS; table++) {
    const state = layOut(game, table);
    let decision = owedDecision(game.decisions(state), random);
    while (decision !== null && positions.length < POSITIONS) {
      if (moves++ % EVERY === 0) positions.push({ view: game.view(state, decision.seat), decision });
      decision = owedDecision(performAtFirstSight(brain, state, decision, random), random);
    }
  }
  return positions;
}
