// Replays in this very thread, for tests whose games no thread could load.

import { playAgain } from '../replays/play-again.js';
import type { ReplayAnswer, ReplayKind, Replays, ReplayTask } from '../replays/replays.js';
import type { RulesOf } from '../rules.js';

export function inlineReplays(rulesOf: RulesOf): Replays {
  return {
    run: async <K extends ReplayKind>(task: ReplayTask<K>) => {
      // As if it had gone to another thread: plain data only.
      const asked = JSON.parse(JSON.stringify(task)) as ReplayTask;
      return (await playAgain(rulesOf, asked)) as ReplayAnswer<K>;
    },
    close: () => Promise.resolve(),
  };
}
