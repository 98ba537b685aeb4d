// Bots of a table in this browser that throw, hang or say nonsense: answered for as at the server.

import { brainOf, playTask } from '@atoll/bots';
import type { BotTask, Thought } from '@atoll/bots';
import { parseOptions, pick, randomFrom } from '@atoll/engine';
import type { AnyGame, DecisionId, GameTypes, Seat } from '@atoll/engine';
import { archipelago } from '@atoll/game-archipelago';
import { sanJuan } from '@atoll/game-san-juan';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAsBot } from './bot-play.ts';
import { LocalHost } from './host.ts';
import type { LocalSetup } from './messages.ts';
import { Thinker } from './thinker.ts';

const setupOf = (game: AnyGame, people: number, bots: number): LocalSetup => ({
  id: 'local-test',
  game: game.id,
  options: { ...parseOptions(game.options, {}) },
  seats: [
    ...Array.from({ length: people }, () => ({ name: 'Ana', kind: 'person' as const })),
    ...Array.from({ length: bots }, () => ({ name: 'Ben', kind: 'bot' as const, level: 'hard' as const })),
  ],
  seed: 'mad',
  createdAt: 0,
});

const clock = { now: () => 0, pause: () => Promise.resolve(), pace: 0 };
const throws = (): Promise<Thought> => Promise.reject(new Error('no idea'));
const hangs = (): Promise<Thought> => new Promise(() => {});
const nonsense = (): Promise<Thought> => Promise.resolve({ move: { type: 'nonsense' }, motive: null });
const plays = (task: BotTask): Promise<Thought> => playTask({ ...task, budget: 5 }, brainOf, () => performance.now());

/** Its threads think like this, one after the other; the last for ever. */
function thinker(ways: readonly ((task: BotTask) => Promise<Thought>)[]): { thinker: Thinker; ended: () => number } {
  let [started, ended] = [0, 0];
  const start = () => {
    const think = ways[Math.min(started++, ways.length - 1)] ?? throws;
    return { think, end: () => void (ended += 1) };
  };
  return { thinker: new Thinker(start, 20), ended: () => ended };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a bot at a table in this browser', () => {
  it.each([
    ['throws', throws],
    ['hangs', hangs],
  ])('H1: that %s is answered for by Normal in a new thread', async (_, bad) => {
    const host = new LocalHost(sanJuan, setupOf(sanJuan, 0, 2), await brainOf('san-juan'));
    const task = host.botTask(5);
    if (task === null) throw new Error('a bot is asked first');
    const asked: BotTask[] = [];
    const bots = thinker([
      bad,
      (given) => {
        asked.push(given);
        return plays(given);
      },
    ]);
    expect(await answerAsBot(host, task, bots.thinker, clock)).toBe('stand-in');
    expect(asked.map(({ level }) => level)).toEqual(['normal']);
    expect(host.committed).toBe(1);
    expect(bots.ended()).toBe(1);
  });

  it.each([
    ['throws', throws],
    ['hangs', hangs],
    ['says nonsense', nonsense],
  ])('H1: that %s, and whose stand-in does too, is answered for by the rules', async (_, bad) => {
    const host = new LocalHost(sanJuan, setupOf(sanJuan, 0, 2), await brainOf('san-juan'));
    const task = host.botTask(5);
    if (task === null) throw new Error('a bot is asked first');
    const { state } = sanJuan.setup(2, parseOptions(sanJuan.options, {}), 'mad');
    const [asked] = sanJuan.decisions(state);
    expect(await answerAsBot(host, task, thinker([bad]).thinker, clock)).toBe('fallback');
    expect(host.past.inputs().at(-1)?.move).toEqual(asked && sanJuan.fallback(state, asked));
  });
});

/** Archipelago up to where Ana may make an offer to a bot that owes an answer. */
async function atAnOffer(): Promise<{ host: LocalHost; task: BotTask; offer: DecisionId; ask: GameTypes['ask'] }> {
  const host = new LocalHost(archipelago, setupOf(archipelago, 1, 2), await brainOf('archipelago'));
  const random = randomFrom('offers');
  for (let n = 0; n < 500; n++) {
    const task = host.botTask(0);
    const { decisions } = host.screen(0 as Seat);
    const offer = decisions.find(({ ask }) => ask.kind === 'propose-deal');
    if (task !== null && offer !== undefined && task.decision.optional !== true)
      return { host, task, offer: offer.id, ask: offer.ask };
    const owed = decisions.find(({ optional }) => !optional);
    if (task !== null) host.give(task, pick(random, task.moves), null, 0);
    else if (owed !== undefined) host.submit(0 as Seat, owed.id, pick(random, owed.legal), false, 0);
  }
  throw new Error('nobody could make an offer');
}

describe('while somebody writes an offer at a table in this browser', () => {
  it('N1: bots wait until it is given up', async () => {
    const { host, task, offer } = await atAnOffer();
    const before = host.committed;
    host.write(0 as Seat, offer, 1000);
    expect(host.heldUntil(1000)).toBe(11_000);
    expect(host.give(task, task.moves[0], null, 1000)).toBe('later');
    expect(host.committed).toBe(before);
    host.write(0 as Seat, null, 2000);
    expect(host.heldUntil(2000)).toBeNull();
    expect(host.give(task, task.moves[0], null, 2000)).toBe('taken');
  });

  it('N1: they wait for a minute at most', async () => {
    const { host, task, offer } = await atAnOffer();
    for (let at = 0; at < 60_000; at += 5000) {
      host.write(0 as Seat, offer, at);
      expect(host.give(task, task.moves[0], null, at)).toBe('later');
    }
    host.write(0 as Seat, offer, 60_000);
    expect(host.give(task, task.moves[0], null, 60_000)).toBe('taken');
  });

  it('N1: an offer put together for another question is not sent', async () => {
    const { host, offer, ask } = await atAnOffer();
    const [move] = host.screen(0 as Seat).decisions.find(({ id }) => id === offer)?.legal ?? [];
    const other = { ...ask, partners: [] };
    const before = host.committed;
    expect(host.submit(0 as Seat, offer, move, false, 0, other)).toMatchObject({
      ok: false,
      illegal: { rule: 'TABLE', reason: 'closed-decision' },
    });
    expect(host.committed).toBe(before);
    expect(host.submit(0 as Seat, offer, move, false, 0, ask)).toEqual({ ok: true });
  });
});
