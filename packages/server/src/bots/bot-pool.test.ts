import type { BotTask, Thought } from '@atoll/bots';
import type { Decision, GameTypes, Seat } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { LateError } from './bot-process.js';
import { TaskQueue } from './bot-pool.js';
import type { Thinking } from './bot-pool.js';

const decision: Decision<GameTypes['ask']> = { frame: 1, seat: 0 as Seat, step: 0, ask: { kind: 'offer' } };
const task: BotTask = {
  game: 'pearls',
  rulesVersion: 1,
  view: {},
  decision,
  moves: [],
  level: 'hard',
  seed: 's',
  budget: 1000,
};
const quick: BotTask = { ...task, level: 'easy', budget: 0 };
const thought: Thought = { move: { type: 'a' }, motive: 'likes-it' };

/** Answers when it is told to. */
class Patient implements Thinking {
  readonly asked: { readonly task: BotTask; readonly limit: number }[] = [];
  private settle: ((given: Thought | Error) => void) | null = null;

  async think(asked: BotTask, limit: number): Promise<Thought> {
    this.asked.push({ task: asked, limit });
    const given = await new Promise<Thought | Error>((settle) => {
      this.settle = settle;
    });
    if (given instanceof Error) throw given;
    return given;
  }

  async answer(given: Thought | Error = thought): Promise<void> {
    await expect.poll(() => this.settle).not.toBeNull();
    const { settle } = this;
    this.settle = null;
    settle?.(given);
  }

  end(): void {}
}

const never = new AbortController().signal;
const handedOut = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('bots that think at the same time', () => {
  it.each([
    [3, 1, 333],
    [7, 3, 428],
  ])('H1: %i of them at %i threads get %i ms each, and all their own answer', async (crowd, threads, share) => {
    const processes = Array.from({ length: threads }, () => new Patient());
    const queue = new TaskQueue(processes, () => 0);
    const answers = Array.from({ length: crowd }, () => queue.think(task, never));
    let left = crowd;
    while (left > 0) {
      const busy = processes.slice(0, Math.min(left, threads));
      // Whoever is free last is asked next.
      await Promise.all((left < threads ? processes.toReversed().slice(0, left) : busy).map((each) => each.answer()));
      left -= busy.length;
      await handedOut();
    }
    expect(await Promise.all(answers)).toEqual(answers.map(() => thought));
    const budgets = processes.flatMap(({ asked }) => asked.map((each) => each.task.budget));
    expect(budgets).toEqual(answers.map(() => share));
  });

  it('H1: one alone has all the time there is, and again once the others are done', async () => {
    const process = new Patient();
    const queue = new TaskQueue([process], () => 0);
    expect(queue.share()).toBe(1);
    const both = [queue.think(task, never), queue.think(task, never)];
    expect(queue.share()).toBeLessThan(0.5);
    await process.answer();
    await handedOut();
    await process.answer();
    await Promise.all(both);
    expect(queue.share()).toBe(1);
    const alone = queue.think(task, never);
    await process.answer();
    await alone;
    expect(process.asked.map((each) => each.task.budget)).toEqual([500, 500, 1000]);
  });

  it('H1: whoever answers at first sight goes first and takes no time from those who search', async () => {
    const process = new Patient();
    const queue = new TaskQueue([process], () => 0);
    const all = [task, quick, quick].map((each) => queue.think(each, never));
    for (const _ of all) {
      await process.answer();
      await handedOut();
    }
    await Promise.all(all);
    expect(process.asked.map((each) => each.task.budget)).toEqual([0, 0, 1000]);
  });

  it('H1: a flood of quick answers does not keep one that searches waiting for ever', async () => {
    let time = 0;
    const process = new Patient();
    const queue = new TaskQueue([process], () => time);
    const all = [quick, task, quick].map((each) => queue.think(each, never));
    await handedOut();
    time = 1500;
    for (const _ of all) {
      await process.answer();
      await handedOut();
    }
    await Promise.all(all);
    expect(process.asked.map((each) => each.task.budget)).toEqual([0, 1000, 0]);
  });

  it('are given less room after one was late, and a question that has waited too long is not asked at all', async () => {
    let time = 0;
    const process = new Patient();
    const queue = new TaskQueue([process], () => time);
    const [first, second, third] = [queue.think(task, never), queue.think(task, never), queue.think(task, never)];
    await process.answer(new LateError('no answer'));
    await expect(first).rejects.toThrow('no answer');
    await handedOut();
    time = 20_000;
    await process.answer();
    expect(await second).toEqual(thought);
    await expect(third).rejects.toThrow('waited');
    const [before, after] = process.asked.map(({ limit }) => limit);
    expect(after).toBeLessThan(before ?? 0);
    expect(process.asked).toHaveLength(2);
  });

  it('are not asked when nobody needs the answer any more, and whoever was asked does not hold up the next', async () => {
    const process = new Patient();
    const queue = new TaskQueue([process], () => 0);
    const stop = new AbortController();
    const [asked, waiting] = [queue.think(task, stop.signal), queue.think(task, stop.signal)];
    await handedOut();
    stop.abort(new Error('closed'));
    await expect(asked).rejects.toThrow('closed');
    await expect(waiting).rejects.toThrow('closed');
    const next = queue.think(task, never);
    await process.answer();
    await handedOut();
    await process.answer();
    expect(await next).toEqual(thought);
    expect(process.asked).toHaveLength(2);
    await expect(queue.think(task, stop.signal)).rejects.toThrow('closed');
  });
});
