// A frozen file has a `ShapeError` of its own: those who use it look for the present one.

import { ShapeError } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';

export function withErrorsOfOurs(game: AnyGame): AnyGame {
  return {
    ...game,
    parseMove: (raw) => rethrown(() => game.parseMove(raw)),
    parseState: (raw) => rethrown(() => game.parseState(raw)),
    setup: (seats, options, seed) => rethrown(() => game.setup(seats, options, seed)),
  };
}

const BETWEEN = ' must be ';

function rethrown<T>(task: () => T): T {
  try {
    return task();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ShapeError') throw error;
    const [path = '', ...expected] = error.message.split(BETWEEN);
    throw new ShapeError(path, expected.join(BETWEEN));
  }
}
