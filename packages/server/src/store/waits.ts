// How long anything is waited for. Together they keep what is promised: a move is refused within 6 seconds where the
// database falls silent, a dead line between processes is noticed within 10, and a stop takes no longer than 10.

export interface Waits {
  /** For a connection to PostgreSQL. */
  readonly connectMs: number;
  /** For the answer to one statement. */
  readonly queryMs: number;
  /** Between two tries to reach a database that did not answer. */
  readonly retryMs: number;
  /** Between two looks at the line on which the processes hear of each other, and for its answer. */
  readonly lineMs: number;
  readonly lineAnswerMs: number;
  /** Between two heartbeats. */
  readonly beatMs: number;
  /** Between two looks whether tables people watch have changed without a word. */
  readonly compareMs: number;
  /** For everything to be finished when the server is to stop. */
  readonly stopMs: number;
}

export const WAITS: Waits = {
  connectMs: 3000,
  queryMs: 5000,
  retryMs: 500,
  lineMs: 5000,
  lineAnswerMs: 3000,
  beatMs: 5000,
  compareMs: 10_000,
  stopMs: 8000,
};

/** Fulfilled with `late` if the promise takes longer than that. */
export async function within<T, L>(ms: number, promise: Promise<T>, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<L>((done) => {
    timer = setTimeout(() => done(late), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
