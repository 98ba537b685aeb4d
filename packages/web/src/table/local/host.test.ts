import { namesOf, parseOptions, pick, randomFrom, readRecord, rulesOfRecord } from '@atoll/engine';
import type { AnyGame, Seat } from '@atoll/engine';
import { sanJuan } from '@atoll/game-san-juan';
import { expect, it } from 'vitest';
import { LocalHost } from './host.ts';
import type { LocalSetup } from './messages.ts';
import { resumed } from './resumed.ts';

const setup: LocalSetup = {
  id: 'local-test',
  game: 'san-juan',
  options: { ...parseOptions(sanJuan.options, {}) },
  seats: [
    { name: 'Ana', kind: 'bot' },
    { name: 'Ben', kind: 'bot' },
  ],
  seed: 'course',
  createdAt: 0,
};

function played(until: (host: LocalHost) => boolean): LocalHost {
  const host = new LocalHost(sanJuan, setup, null);
  const random = randomFrom('moves');
  for (let task = host.botTask(0); task !== null && !until(host); task = host.botTask(0)) {
    expect(host.give(task, pick(random, task.moves), 'on-a-whim', 0)).toBe('taken');
  }
  return host;
}

it('while a game is being played nothing is revealed and no course is told', () => {
  const host = played(({ committed }) => committed >= 20);
  expect(host.isOver).toBe(false);
  expect(host.past.course('spectator')).toBeNull();
  expect(host.past.revealedAt(5)).toEqual([]);
});

it('the course of a finished game begins at the set-up and ends with the result', () => {
  const host = played(({ isOver }) => isOver);
  const course = host.past.course('spectator');
  const ranking = host.screen('spectator').ranking ?? [];
  expect(course?.points).toHaveLength(host.committed + 1);
  expect(course?.first).toBe(ranking[0]?.seat);
  for (const { seat, points } of ranking) expect(course?.points.at(-1)?.[seat]).toBe(points);
  expect(course?.turns.length).toBeGreaterThan(0);
  for (const { seq, events } of course?.turns ?? []) {
    expect(events.length).toBeGreaterThan(0);
    expect(events.every((logged) => logged.seq === seq)).toBe(true);
  }
});

it('everything face up is what each seat saw, every hand with its cards', () => {
  const host = played(({ isOver }) => isOver);
  const moments = host.past.revealedAt(10);
  expect(moments.map(({ viewer }) => viewer)).toEqual([0, 1]);
  for (const moment of moments) expect(moment).toEqual(host.past.at(10, moment.viewer as Seat));
});

it('what the rules refuse changes nothing, and the rules answer by their own fallback', () => {
  const host = new LocalHost(sanJuan, setup, null);
  const task = host.botTask(0);
  if (task === null) throw new Error('a bot is asked first');
  expect(host.give(task, { type: 'nonsense' }, 'on-a-whim', 0)).toBe('refused');
  expect(host.committed).toBe(0);
  const { state } = sanJuan.setup(2, parseOptions(sanJuan.options, {}), setup.seed);
  const [asked] = sanJuan.decisions(state);
  expect(host.giveFallback(task, 0)).toBe('taken');
  expect(host.past.inputs().at(-1)?.move).toEqual(asked && sanJuan.fallback(state, asked));
  expect(host.past.inputs().some((input) => 'why' in input)).toBe(false);
  // Answered by now.
  expect(host.give(task, task.moves[0], null, 0)).toBe('closed');
  expect(host.giveFallback(task, 0)).toBe('closed');
});

it('why a bot moved is told with its move, kept with the table and left out of the record', () => {
  const host = played(({ committed }) => committed >= 20);
  const { log } = host.screen('spectator');
  expect(log.filter(({ seq }) => seq > 0).length).toBeGreaterThan(5);
  for (const { seq, why } of log) expect(why).toBe(seq === 0 ? undefined : 'on-a-whim');
  const stored = structuredClone(host.stored(0));
  expect(LocalHost.resume(sanJuan, stored, null).screen('spectator').log).toEqual(log);
  expect(host.past.record()).not.toContain('on-a-whim');
});

it('a table stored before bots gave reasons is played on', () => {
  const { inputs, ...rest } = played(({ committed }) => committed >= 5).stored(0);
  const before = inputs.map(({ seat, decision, move, at }) => ({ seat, decision, move, at }));
  const { log } = LocalHost.resume(sanJuan, { ...rest, inputs: before }, null).screen('spectator');
  expect(log.some((line) => 'why' in line)).toBe(false);
});

it('a stored table goes on under the rules it was begun with; one without a version is of the first', async () => {
  const stored = played(({ committed }) => committed >= 5).stored(0);
  const asked: string[] = [];
  const rulesOf = (game: string, version: number): Promise<AnyGame> => {
    asked.push(`${game} ${version}`);
    return Promise.resolve({ ...sanJuan, rulesVersion: version });
  };
  const first = await resumed(stored, rulesOf, null);
  const second = await resumed({ ...stored, setup: { ...setup, rulesVersion: 2 } }, rulesOf, null);
  expect(asked).toEqual(['san-juan 1', 'san-juan 2']);
  expect([first, second].map((host) => host.botTask(0)?.rulesVersion)).toEqual([1, 2]);
  expect([first, second].map((host) => rulesOfRecord(host.past.record()).rulesVersion)).toEqual([1, 2]);
});

it('a bot is given what its seat sees, and its level', () => {
  const seats = [
    { name: 'Ana', kind: 'person' },
    { name: 'Ben', kind: 'bot', level: 'hard' },
  ] as const;
  const host = new LocalHost(sanJuan, { ...setup, seats }, null);
  const task = host.botTask(0);
  expect(task?.level).toBe('hard');
  expect(task?.decision.seat).toBe(1);
  expect(task?.view).toEqual(host.past.at(0, 1 as Seat).view);
});

it('a record keeps the names of the players', () => {
  const host = played(({ committed }) => committed >= 5);
  expect(namesOf(readRecord(sanJuan, host.past.record()))).toEqual(['Ana', 'Ben']);
});
