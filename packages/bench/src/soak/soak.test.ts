// What levels off and what does not, what is remembered and lost, what may be wished.

import { describe, expect, it } from 'vitest';
import { levelOf } from './level.js';
import { memoryOf, notFound } from './people.js';
import { envOf, planOf } from './plan.js';
import { reportPart } from './report.js';
import { seriesOf } from './sample.js';
import type { Sample } from './sample.js';

const over = (values: readonly number[]) => values.map((value, index) => ({ at: index * 30, value }));
const minutes = (count: number, value: (sample: number) => number) =>
  levelOf(over(Array.from({ length: count * 2 }, (_, sample) => value(sample))));

describe('a figure levels off', () => {
  it('if it stays where it is, goes up and down, or falls', () => {
    expect(minutes(15, () => 100)).toMatchObject({ level: 100, rise: 0, scatter: 0, verdict: 'levels off' });
    expect(minutes(15, (sample) => 100 + 30 * (sample % 3)).verdict).toBe('levels off');
    expect(minutes(15, (sample) => 1000 - sample).verdict).toBe('levels off');
  });

  it('if it rose only in its first half', () => {
    expect(minutes(15, (sample) => Math.min(sample, 14) * 10).verdict).toBe('levels off');
  });

  it('not if it rises to the end, however much it scatters a little', () => {
    const leak = minutes(15, (sample) => 150 + 3 * sample + 4 * (sample % 2));
    expect(leak).toMatchObject({ verdict: 'RISES' });
    expect(leak.rise).toBeCloseTo(42, 0);
    expect(minutes(15, (sample) => sample).verdict).toBe('RISES');
  });

  it('unless nobody can tell from so few samples', () => {
    expect(levelOf(over([1, 2, 3, 4, 5])).verdict).toBe('TOO FEW SAMPLES');
  });

  it('if it rises by less than is worth a word', () => {
    const points = over(Array.from({ length: 30 }, (_, sample) => sample / 10));
    expect([levelOf(points).verdict, levelOf(points, 5).verdict]).toEqual(['RISES', 'levels off']);
  });
});

const sample = (at: number, bots: number | null): Sample => ({
  at,
  residentBytes: 1e8,
  heapBytes: 5e7,
  botsBytes: bots,
  rooms: 3,
  sockets: 2,
  rows: { entries: at * 1000, claims: 0 },
  files: { 'atoll.db': 2e6 },
});

describe('samples', () => {
  const judged = (part: 'quiet' | 'kills') =>
    seriesOf(part, [sample(0, 1), sample(30, 2)])
      .filter((series) => series.judged)
      .map(({ name }) => name);

  it('are judged by memory undisturbed, by rows through kills', () => {
    expect(judged('quiet')).toEqual([
      'memory of the server',
      'heap of the server in use',
      "memory of the bots' process",
      'tables in memory',
      'open sockets',
    ]);
    expect(judged('kills')).toEqual(['rows in entries', 'rows in claims']);
  });

  it('leave out what the system cannot tell', () => {
    expect(seriesOf('quiet', [sample(0, null)]).map(({ name }) => name)).not.toContain("memory of the bots' process");
  });

  it('are told with what they were allowed', () => {
    const samples = Array.from({ length: 10 }, (_, index) => sample(index, 1));
    const series = seriesOf('kills', samples).map((each) => ({ ...each, level: levelOf(each.points, each.least) }));
    const env = { ATOLL_KEEP_GUESTS: '1m' };
    const counts = { tables: 9, kills: 2, acknowledged: 1234, games: 5, lost: [] };
    const text = reportPart({ part: 'kills', env, ...counts, series, samples, holds: false });
    expect(text).toMatch(/rows in entries +0 +5,000 +9,000 +4,000 +700 +RISES/);
    expect(text).toContain('Nothing, all the time: rows in claims.');
    expect(text).toContain('Settings: ATOLL_KEEP_GUESTS=1m.');
    expect(text).toContain('1,234 moves of people were acknowledged, 0 lost; 5 games ended.');
  });
});

it('an acknowledged move is found in the log or in a draft, however it is written; otherwise it is lost', async () => {
  const said = (decision: string, move: object) => memoryOf('t1', { decision, move });
  const store = {
    query: (text: string) =>
      Promise.resolve(
        text.includes('entries')
          ? [{ input: '{"id":"a","decision":"1.0","move":{"cards":[1],"type":"build"},"barrier":null}' }]
          : [{ data: '{"moves":[{"id":"b","decision":"2.0","move":{"type":"pass"}}],"undone":[]}' }],
      ),
  };
  const kept = [said('1.0', { type: 'build', cards: [1] }), said('2.0', { type: 'pass' })];
  const gone = said('1.0', { type: 'build', cards: [2] });
  expect(await notFound(store, 't1', [...kept, gone])).toEqual([gone]);
});

describe('a plan', () => {
  const wishes = {
    minutes: '15',
    kills: '20',
    tables: '200',
    people: '4',
    part: 'both',
    game: 'san-juan',
    level: 'easy',
    every: '30',
    store: 'postgres',
    env: ['ATOLL_KEEP_GUESTS=5m'],
  };

  it('has two parts, the second with a short memory that can be told otherwise', () => {
    const plan = planOf(wishes);
    expect(plan).toMatchObject({ ms: 900_000, parts: ['quiet', 'kills'], sampleMs: 30_000, store: 'postgres' });
    expect(envOf('quiet', plan)).toEqual({ ATOLL_KEEP_GUESTS: '5m' });
    expect(envOf('kills', plan)).toEqual({
      ATOLL_KEEP_OPEN_TABLES: '1m',
      ATOLL_KEEP_GUESTS: '5m',
      ATOLL_KEEP_FINISHED: '1m',
      ATOLL_KEEP_RECORDS: '1m',
    });
  });

  it.each([
    [{ minutes: 'soon' }, '--minutes must be a number'],
    [{ kills: '1.5' }, '--kills must be a whole number'],
    [{ store: 'paper' }, '--store must be one of embedded, postgres'],
    [{ part: 'third' }, '--part must be one of quiet, kills, both'],
    [{ env: ['loud'] }, "--env needs NAME=VALUE, not 'loud'"],
  ])('is refused in a sentence: %j', (wrong, sentence) => {
    expect(() => planOf({ ...wishes, ...wrong })).toThrow(sentence);
  });
});
