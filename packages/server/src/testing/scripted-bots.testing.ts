// Bots that say what the test has written down, when it is their turn in the test.

import type { Thought } from '@atoll/bots';
import { decisionId } from '@atoll/engine';
import type { Bots } from '../bots/bots.js';

export class ScriptedBots implements Bots {
  private asked = new Map<string, (thought: Thought) => void>();
  private readonly waiting: (() => void)[] = [];

  readonly brainOf = (): Promise<null> => Promise.resolve(null);
  readonly standIn = (): Promise<Thought> => Promise.reject(new Error('no bot of a script fails'));
  readonly share = (): number => 1;
  readonly pause = (): Promise<void> => Promise.resolve();
  readonly close = (): Promise<void> => Promise.resolve();

  readonly think: Bots['think'] = ({ decision }, stop) =>
    new Promise((done, failed) => {
      this.asked.set(decisionId(decision), done);
      stop.addEventListener('abort', () => failed(stop.reason as Error), { once: true });
      for (const look of this.waiting.splice(0)) look();
    });

  /** What older tables are still asked is forgotten. */
  begin(): void {
    this.asked = new Map();
  }

  /** Answers as soon as the bot has been asked. */
  async say(decision: string, thought: Thought): Promise<void> {
    while (!this.asked.has(decision)) await new Promise<void>((look) => this.waiting.push(look));
    this.asked.get(decision)?.(thought);
    this.asked.delete(decision);
  }
}
