// Two checkouts by turns: the order, the figures, what is said of them, and which folders are refused.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '../child.js';
import { boardgameRows, gameRows } from '../rows.js';
import type { SideName } from '../sides/side.js';
import { compareGame, match } from './bench.js';
import type { Bench } from './bench.js';
import { checkoutAt, otherCheckout } from './checkout.js';
import { compared, isTooSlow } from './compared.js';
import type { RowSpec } from './compared.js';
import { footOf, groupOf, headOf } from './report.js';
import { byTurns } from './turns.js';

const spec: RowSpec = { group: 'x', name: 'speed', unit: '/s', better: 'more', asked: true };
const pairsOf = (...pairs: [number, number][]) => pairs.map(([old, fresh]) => ({ old, new: fresh }));

it('takes turns: old new, new old, old new', async () => {
  const order: string[] = [];
  const pairs = await byTurns(3, (which, pair) => {
    order.push(which);
    return Promise.resolve(`${which} ${pair}`);
  });
  expect(order).toEqual(['old', 'new', 'new', 'old', 'old', 'new']);
  expect(pairs[1]).toEqual({ old: 'old 1', new: 'new 1' });
});

describe('a compared row', () => {
  it('has the medians, and the median of the ratios of pairs with their spread', () => {
    const row = compared(spec, pairsOf([100, 120], [10, 11], [1000, 900], [50, 50], [200, 220]));
    expect(row).toMatchObject({ old: 100, new: 120, ratio: 1.1, least: 0.9, most: 1.2, verdict: 'no difference' });
  });

  it.each([
    [
      'better',
      'more',
      [
        [100, 104],
        [100, 140],
      ],
    ],
    [
      'better',
      'less',
      [
        [100, 96],
        [100, 60],
      ],
    ],
    [
      'worse, within a tenth',
      'more',
      [
        [100, 92],
        [100, 99],
      ],
    ],
    [
      'worse, within a tenth',
      'less',
      [
        [100, 109],
        [100, 101],
      ],
    ],
    [
      'no difference',
      'less',
      [
        [100, 104],
        [100, 98],
      ],
    ],
    [
      'WORSE BY MORE THAN A TENTH',
      'more',
      [
        [100, 80],
        [100, 95],
      ],
    ],
    [
      'WORSE BY MORE THAN A TENTH',
      'less',
      [
        [100, 125],
        [100, 101],
      ],
    ],
    [
      'PAIRS DISAGREE: measure again',
      'more',
      [
        [100, 50],
        [100, 101],
      ],
    ],
    [
      'PAIRS DISAGREE: measure again',
      'less',
      [
        [0, 5],
        [100, 99],
      ],
    ],
    [
      'no difference',
      'less',
      [
        [0, 0],
        [0, 0],
      ],
    ],
  ] as const)('%s (%s is better)', (verdict, better, pairs) => {
    const row = compared({ ...spec, better }, pairsOf(...pairs.map(([a, b]): [number, number] => [a, b])));
    expect(row.verdict).toBe(verdict);
    expect(isTooSlow(row)).toBe(/WORSE|DISAGREE/.test(verdict));
    expect(isTooSlow({ ...row, asked: false })).toBe(false);
  });
});

it('the table says in words what the figures show', () => {
  const rows = [
    compared(spec, pairsOf([100, 80], [110, 90])),
    compared({ ...spec, name: 'load average', unit: '', better: null, asked: false }, pairsOf([1, 3])),
  ];
  expect(groupOf('x', rows)).toMatchInlineSnapshot(`
    "x                old    new  new/old  of the pairs
    speed         105 /s  85 /s     0.81     0.80–0.82  WORSE BY MORE THAN A TENTH
    load average       1      3

    "
  `);
  const alone = { onlyOld: ['x speech'], onlyNew: [] };
  expect(footOf({ rows, ...alone })).toBe(
    'Only in the old one: x speech.\nNot shown to be within a tenth: x: speed.\n',
  );
  const checkout = { folder: '/a', commit: 'abc' };
  expect(headOf({ old: checkout, new: { ...checkout, commit: null }, pairs: 2 })).toContain('Fewer than 5 pairs');
});

/** A checkout whose processes answer at once, each side with a speed of its own. */
function bench(wanted: Bench['wanted'], speed: number, proof = 'same') {
  const orders: string[] = [];
  const ended: string[] = [];
  const answer = (side: SideName, order: Order): unknown => {
    if (order.order === 'prove') return proof;
    if (order.order === 'census') return { stateBytes: 1000, legalMoves: 9 };
    orders.push(`${side} ${order.milliseconds}`);
    return speed;
  };
  const start: Bench['start'] = (side) =>
    Promise.resolve({ ask: (order) => Promise.resolve(answer(side, order)), end: () => void ended.push(side) });
  return { wanted, start, orders, ended };
}

describe('the benchmark of two checkouts', () => {
  const pace = { pairs: 5, warmUp: 7, round: 3, censusGames: 2 };
  const small = { game: 'pearls', rows: boardgameRows, census: false };
  const large = { game: 'san-juan', rows: gameRows, census: true };

  it('starts a process for every figure, warms it up, and ends it', async () => {
    const benches = { old: bench([small], 100), new: bench([small], 200) };
    const [matched] = match(benches).both;
    const rows = matched === undefined ? [] : await compareGame(benches, matched, pace);
    expect(rows).toMatchObject([
      { group: 'pearls', name: 'random play in place', old: 100, new: 200, ratio: 2, verdict: 'better' },
      { group: 'pearls', name: 'random play, pure interface', ratio: 2 },
    ]);
    expect(benches.old.orders.slice(0, 4)).toEqual(['in-place 7', 'in-place 3', 'in-place 7', 'in-place 3']);
    expect([benches.old.ended.length, benches.new.ended.length]).toEqual([10, 10]);
  });

  it('compares times the other way round, and counts once', async () => {
    const benches = { old: bench([large], 100), new: bench([large], 200) };
    const [matched] = match(benches).both;
    const rows = matched === undefined ? [] : await compareGame(benches, matched, pace);
    expect(rows.find(({ unit }) => unit === 'ns')).toMatchObject({ ratio: 0.5, verdict: 'better', asked: true });
    expect(rows.at(-1)).toMatchObject({ name: 'longest list of legal moves', old: 9, new: 9, asked: false });
  });

  it('names the rows only one has, and asks nothing where the two play different games', async () => {
    const benches = { old: bench([small], 200), new: bench([large, small], 100, 'other') };
    const { both, onlyOld, onlyNew } = match(benches);
    expect(onlyOld).toEqual([]);
    expect(onlyNew).toContain('san-juan play-outs');
    expect(onlyNew).toContain('san-juan counts');
    const rows = await Promise.all(both.map((matched) => compareGame(benches, matched, pace)));
    expect(rows.flat()).toHaveLength(2);
    expect(rows.flat()[0]).toMatchObject({ asked: false, remark: 'the two play different games' });
  });
});

describe('a folder to compare with', () => {
  const made: string[] = [];
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  function folderWith(build: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'atoll-against-'));
    made.push(folder);
    mkdirSync(join(folder, 'packages', 'bench'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'atoll', scripts: { build } }));
    return folder;
  }

  it('is refused if it is no checkout', () => {
    expect(() => otherCheckout('/nowhere/at/all', [])).toThrow("'/nowhere/at/all' is not a folder with a checkout");
    expect(() => otherCheckout(tmpdir(), [])).toThrow('is not a folder with a checkout of Atoll');
  });

  it('is refused if its own build fails, or leaves out what is to be run', () => {
    expect(() => otherCheckout(folderWith('exit 3'), [])).toThrow("its own 'npm run build' failed");
    const folder = folderWith('exit 0');
    expect(() => otherCheckout(folder, ['packages/server/dist/main.js'])).toThrow(
      'has no packages/server/dist/main.js',
    );
    expect(checkoutAt(folder)).toEqual({ folder, commit: null });
  });
});
