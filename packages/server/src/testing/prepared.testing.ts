// Tables that start from a state the test has made, in the middle of a game; and an answer given there.

import type { AnyGame } from '@atoll/engine';
import type { AtollClient } from '@atoll/protocol';
import { until } from './people.testing.js';
import type { Move, State } from './two-truths.testing.js';

export class Prepared {
  /** What the next table of a game starts from; and what those did that have started, by their seeds. */
  private readonly next = new Map<string, State>();
  private readonly begun = new Map<string, State>();

  startFrom(game: AnyGame, state: State): void {
    this.next.set(game.id, state);
  }

  readonly game = (game: AnyGame): AnyGame => ({
    ...game,
    setup: (seats, options, seed) => {
      const state = this.begun.get(seed) ?? this.next.get(game.id) ?? game.setup(seats, options, seed).state;
      this.begun.set(seed, state);
      return { state: game.clone(state), events: [] };
    },
  });
}

/** Gives an answer; somebody hesitant asks, tries nonsense, drafts and takes back before. */
export async function answerAt(client: AtollClient, decision: string, move: Move, hesitant = false): Promise<void> {
  const isOpen = (): boolean => client.state.screen?.decisions.some((open) => open.id === decision) ?? false;
  await until(client, isOpen);
  const { seq } = client.state;
  if (hesitant) {
    await client.why(decision, move);
    await client.move(decision, { type: 'nonsense' });
    const held = await client.move(decision, move, true);
    if (held.ok && client.state.screen?.draft.length === 1) await client.undo();
  }
  if (client.state.seq === seq && isOpen()) {
    const reply = await client.move(decision, move);
    if (!reply.ok) throw new Error(`'${decision}' was refused: ${reply.reason}`);
  }
  if ((client.state.screen?.draft.length ?? 0) > 0) await client.confirm();
}
