import { describe, expect, it } from 'vitest';
import type { BotTask, Thought } from './bots.js';
import { FairBots } from './fair-bots.js';
import type { Thinkers } from './thinkers.js';

const task: BotTask = {
  game: 'pearls',
  rulesVersion: 1,
  view: {},
  decision: { id: '1.0.0', seat: 0, ask: null },
  moves: [],
  level: 'hard',
  seed: 's',
  budget: 600,
};

const thought: Thought = { move: { type: 'a' }, reason: 'likes-it' };

/** Notes what it is asked; `answer` is what comes of it. */
class Noting implements Thinkers {
  readonly asked: BotTask[] = [];
  constructor(private readonly answer: (stop: AbortSignal) => Promise<Thought>) {}
  think(asked: BotTask, stop: AbortSignal): Promise<Thought> {
    this.asked.push(asked);
    return this.answer(stop);
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}

const willing = (): Noting => new Noting(() => Promise.resolve(thought));
const failing = (): Noting => new Noting(() => Promise.reject(new Error('no idea')));
const patient = (): Noting =>
  new Noting((stop) => new Promise((_, failed) => stop.addEventListener('abort', () => failed(stop.reason))));

function company(thinkers: Noting, standIns: Noting): { bots: FairBots; failures: unknown[] } {
  const failures: unknown[] = [];
  return {
    bots: new FairBots({ threads: 2, thinkers, standIns, noteFailure: (error) => failures.push(error) }),
    failures,
  };
}

describe('bots', () => {
  it('are answered for by Normal when they fail, and that is noted', async () => {
    const [thinkers, standIns] = [failing(), willing()];
    const { bots, failures } = company(thinkers, standIns);
    expect(await bots.choose(task)).toEqual(thought);
    expect(thinkers.asked).toEqual([task]);
    expect(standIns.asked).toEqual([{ ...task, level: 'normal' }]);
    expect(failures).toHaveLength(1);
  });

  it('are answered for when they are late', async () => {
    const { bots, failures } = company(patient(), willing());
    expect(await bots.choose({ ...task, budget: 1 })).toEqual(thought);
    expect(failures).toMatchObject([{ name: 'TimeoutError' }]);
  });

  it('are not answered for when nobody needs the answer any more', async () => {
    const standIns = willing();
    const { bots, failures } = company(patient(), standIns);
    const stop = new AbortController();
    const chosen = bots.choose(task, stop.signal);
    stop.abort(new Error('closed'));
    await expect(chosen).rejects.toThrow('closed');
    expect([standIns.asked, failures]).toEqual([[], []]);
  });

  it('share the time when more think than can at once', async () => {
    const thinkers = willing();
    const { bots } = company(thinkers, failing());
    await Promise.all([1, 2, 3, 4].map(() => bots.choose(task)));
    expect(thinkers.asked.map(({ budget }) => budget)).toEqual([600, 600, 400, 300]);
    await bots.choose(task);
    expect(thinkers.asked.at(-1)?.budget).toBe(600);
  });
});
