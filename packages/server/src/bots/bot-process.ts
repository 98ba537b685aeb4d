// The process bots think in: it stands back behind everybody, and ends with the server it belongs to.

import type { Answer, Question } from './process-apart.js';
import { ThreadPool } from './thread-pool.js';
import { standBack } from './manners.js';

const [threads = '1', worker] = process.argv.slice(2);
const pool = new ThreadPool(Number(threads), worker);
const stops = new Map<number, AbortController>();

// Not before everything is loaded: with an idle rank that could take long on a busy machine.
standBack();

process.on('message', (question: Question) => {
  if (question.task === undefined) stops.get(question.n)?.abort();
  else void answer(question.n, question.task);
});
process.on('disconnect', () => process.exit());

async function answer(n: number, task: NonNullable<Question['task']>): Promise<void> {
  const stop = new AbortController();
  stops.set(n, stop);
  try {
    say({ n, thought: await pool.think(task, stop.signal) });
  } catch (error) {
    if (!stop.signal.aborted)
      say({ n, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    stops.delete(n);
  }
}

function say(given: Answer): void {
  // Nobody hears it where the server has just been killed; the end of this process follows.
  process.send?.(given, undefined, undefined, () => {});
}
