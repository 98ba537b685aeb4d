// Replays in this very thread, for tests whose games no thread could load.

import type { AnyGame } from '@atoll/engine';
import { playAgain } from '../replays/play-again.js';
import type { ReplayAnswer, ReplayKind, Replays, ReplayTask } from '../replays/replays.js';

export function inlineReplays(games: readonly AnyGame[]): Replays {
  const byId = new Map(games.map((game) => [game.id, game]));
  return {
    run: async <K extends ReplayKind>(task: ReplayTask<K>) => {
      // As if it had gone to another thread: plain data only.
      const asked = JSON.parse(JSON.stringify(task)) as ReplayTask;
      return Promise.resolve(playAgain(byId, asked) as ReplayAnswer<K>);
    },
    close: () => Promise.resolve(),
  };
}
