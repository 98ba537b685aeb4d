// A small arena for every game: the large ones, with their intervals, are in docs/bots/README.md.

import { defaultOptions } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.js';
import type { PlayerName } from '../arena/player.js';
import { pairingOf, Scores } from '../arena/tournament.js';
import type { Standing } from '../arena/tournament.js';
import type { Brain } from '../brain.js';
import { brainOf, TAUGHT } from '../brains.js';

function meet(brain: Brain, players: readonly PlayerName[], games: number, iterations: number): Standing {
  const scores = new Scores(players);
  const options = defaultOptions(brain.game.options);
  for (let index = 0; index < games; index++) {
    const pairing = pairingOf(players, 'levels', index);
    const match = { seating: pairing.seating, options, seed: pairing.seed, budget: { iterations }, now: () => 0 };
    scores.add(pairing, playMatch(brain, match));
  }
  return scores.standings()[0] as Standing;
}

describe.each(TAUGHT)('%s', (game) => {
  it('Normal beats random and Easy more often than not', async () => {
    const brain = (await brainOf(game)) as Brain;
    expect(meet(brain, ['normal', 'random'], 6, 1).winRate).toBeGreaterThan(0.5);
    expect(meet(brain, ['easy', 'normal'], 10, 1).winRate).toBeLessThan(0.5);
  });
});
