import type { Decision, GameTypes, Seat } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { answerTask } from './answer.js';
import type { BotHost, Given } from './answer.js';
import type { BotTask, Thought } from './task.js';

const decision: Decision<GameTypes['ask']> = { frame: 1, seat: 1 as Seat, step: 0, ask: { kind: 'go-on' } };
const owed: BotTask = {
  game: 'g',
  rulesVersion: 1,
  view: {},
  decision,
  moves: [],
  level: 'hard',
  seed: 's',
  budget: 900,
};
const optional: BotTask = { ...owed, decision: { ...decision, optional: true } };

const says = (move: string | null) => (): Promise<Thought> =>
  Promise.resolve({ move, motive: move === null ? null : `because ${move}` });
const fails = (): Promise<Thought> => Promise.reject(new Error('no idea'));

interface Heard {
  readonly host: BotHost;
  readonly given: unknown[];
  readonly stoodIn: BotTask[];
  readonly failures: unknown[];
}

/** A table that takes everything but 'illegal'. */
function table(
  think: BotHost['think'],
  standIn: BotHost['think'] = fails,
  part: Partial<BotHost> & { fallback?: Given } = {},
): Heard {
  const [given, stoodIn, failures]: [unknown[], BotTask[], unknown[]] = [[], [], []];
  const host: BotHost = {
    think,
    standIn: (task) => {
      stoodIn.push(task);
      return standIn(task);
    },
    pause: () => Promise.resolve(),
    isWanted: () => true,
    give: (move, motive) => {
      given.push([move, motive]);
      return move === 'illegal' ? 'refused' : 'taken';
    },
    giveFallback: () => {
      given.push('fallback');
      return part.fallback ?? 'taken';
    },
    noteFailure: (error) => void failures.push(error),
    ...part,
  };
  return { host, given, stoodIn, failures };
}

describe('what is answered for a bot', () => {
  it('is what it says', async () => {
    const { host, given, failures } = table(says('a'));
    expect(await answerTask(owed, host)).toBe('bot');
    expect([given, failures]).toEqual([[['a', 'because a']], []]);
  });

  it.each([
    ['throws', fails],
    ['owes an answer and has none', says(null)],
    ['says what the rules refuse', says('illegal')],
  ])('is what Normal says where it %s', async (_, bot) => {
    const { host, given, stoodIn, failures } = table(bot, says('b'));
    expect(await answerTask(owed, host)).toBe('stand-in');
    expect(given.at(-1)).toEqual(['b', 'because b']);
    expect(stoodIn).toEqual([{ ...owed, level: 'normal', budget: 0 }]);
    expect(failures).toHaveLength(1);
  });

  it.each([
    ['throws', fails],
    ['has none', says(null)],
    ['says what the rules refuse', says('illegal')],
  ])('is what the rules say where Normal %s too', async (_, standIn) => {
    const { host, given, failures } = table(fails, standIn);
    expect(await answerTask(owed, host)).toBe('fallback');
    expect(given.at(-1)).toBe('fallback');
    expect(failures).toHaveLength(2);
  });

  it('is given when the time to think is up, though the bot knew it sooner', async () => {
    const told: unknown[] = [];
    let wake = (): void => {};
    const pause = (milliseconds: number): Promise<void> => {
      told.push(milliseconds);
      return new Promise((done) => (wake = done));
    };
    const { host, given } = table(says('a'), fails, { pause });
    const answered = answerTask(owed, host);
    // Long enough for the bot, whose thought is there at once.
    for (let n = 0; n < 20; n++) await Promise.resolve();
    expect([told, given]).toEqual([[owed.budget], []]);
    wake();
    expect(await answered).toBe('bot');
    expect(given).toHaveLength(1);
  });

  it('is nothing where it need not answer and does not want to, or fails', async () => {
    for (const bot of [says(null), fails, says('illegal')]) {
      const { host, given, stoodIn } = table(bot, says('b'));
      expect(await answerTask(optional, host)).toBe('declined');
      expect(stoodIn).toEqual([]);
      expect(given).not.toContain('fallback');
    }
  });

  it('is nothing once nobody needs it any more', async () => {
    const gone = table(fails, says('b'), { isWanted: () => false });
    expect(await answerTask(owed, gone.host)).toBe('closed');
    expect([gone.stoodIn, gone.given, gone.failures]).toEqual([[], [], []]);
    const late = table(says('a'), says('b'), { give: () => 'closed' });
    expect(await answerTask(owed, late.host)).toBe('closed');
    expect(late.stoodIn).toEqual([]);
  });

  it('waits where something else has to be answered first', async () => {
    const { host, stoodIn } = table(says('a'), says('b'), { give: () => 'later' });
    expect(await answerTask(owed, host)).toBe('later');
    expect(stoodIn).toEqual([]);
  });

  it('is not hidden where even the answer of the rules is refused', async () => {
    await expect(answerTask(owed, table(fails, fails, { fallback: 'refused' }).host)).rejects.toThrow('go-on');
  });
});
