// Bots are judged on truth and scramble: see honesty.testing.ts.

import { canonicalJson, hashOf, randomFrom } from '@atoll/engine';
import type { GameTypes } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './bot.js';
import type { Brain } from './brain.js';
import { brainOf, TAUGHT } from './brains.js';
import { answer, inAnotherTruth, isOtherwise, leaksAt } from './honesty.testing.js';
import { positionsOf } from './positions.testing.js';

const brainNamed = async (game: string): Promise<Brain> => (await brainOf(game)) as Brain;

describe.each(TAUGHT)('%s', (game) => {
  it('is played alike in truth and scramble, byte for byte, and no motive tells what is hidden', async () => {
    const brain = await brainNamed(game);
    let different = 0;
    for (const position of positionsOf(brain, 3, 'honesty', 8)) {
      const other = inAnotherTruth(brain, position, position.decision.seat);
      if (other !== null && isOtherwise(position.state, other.state)) different += 1;
      expect([...leaksAt(brain, position)]).toEqual([]);
    }
    expect(different).toBeGreaterThan(4);
  });

  it('is answered legally, and for a motive the client has a sentence for', async () => {
    const brain = await brainNamed(game);
    for (const position of positionsOf(brain, brain.game.seats.max, 'legal', 8)) {
      for (const level of LEVELS) {
        const { move, motive } = answer(brain, level, position);
        if (move === null) throw new Error('a question that is owed was left alone');
        expect(brain.game.check(position.state, position.decision, move)).toBeNull();
        if (motive !== null) expect(brain.motives).toContain(motive);
      }
    }
  });
});

describe('a planted leak is caught by name', () => {
  const leaksOf = (brain: Brain, honest: Brain): string[] => [
    ...new Set(positionsOf(honest, 3, 'planted', 10).flatMap((position) => [...leaksAt(brain, position)])),
  ];

  it('a motive that says what others do not see of a move → motive', async () => {
    const brain = await brainNamed('san-juan');
    expect(leaksOf({ ...brain, motive: (move) => canonicalJson(move) }, brain)).toEqual(['motive']);
  });

  it('a motive that says that there was no choice → motive', async () => {
    const brain = await brainNamed('san-juan');
    let isFree = false;
    const candidates: NonNullable<Brain['candidates']> = (_state, _decision, legal) => {
      isFree = true;
      return legal;
    };
    const motive: Brain['motive'] = () => {
      const said = isFree ? 'likes-it-best' : 'has-no-choice';
      isFree = false;
      return said;
    };
    expect(leaksOf({ ...brain, candidates, motive }, brain)).toEqual(['motive']);
  });

  it('a bot that sees more than its seat → move', async () => {
    const brain = await brainNamed('san-juan');
    type Peeking = GameTypes['view'] & { readonly truth: string };
    const game: Brain['game'] = {
      ...brain.game,
      view: (state, viewer) => ({ ...brain.game.view(state, viewer), truth: hashOf(state) }),
      guess: (view, seat) => brain.game.guess(view, seat, randomFrom((view as Peeking).truth)),
    };
    const rate: Brain['rate'] = (state, _decision, moves, ratings) => {
      for (let i = 0; i < moves.length; i++) ratings[i] = Number.parseInt(hashOf([state.rng, i]).slice(0, 8), 16);
    };
    expect(leaksOf({ ...brain, game, rate }, brain)).toContain('move');
  });
});
