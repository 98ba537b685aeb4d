import { describe, expect, it } from 'vitest';
import { boardgameRows, countedRows, gameRows, median, timedRow } from './rows.js';
import { tableOf } from './table.js';

const spec = (id: string) => {
  const found = gameRows.find((row) => row.id === id);
  if (found === undefined) throw new Error(`no row ${id}`);
  return found;
};

describe('a row', () => {
  it('has the agreed shape', () => {
    const row = timedRow(spec('in-place'), 'san-juan', [[1_000_000, 4000]]);
    expect(row).toEqual({
      id: 'in-place',
      game: 'san-juan',
      value: 1_000_000,
      unit: 'moves/s',
      ratio: 250,
      against: 'boardgame.io',
      floor: 100,
      target: 300,
      judged: 'ratio',
      better: 'more',
      reached: 'floor',
    });
  });

  it('takes the median of the ratios of rounds, not the ratio of medians', () => {
    const rounds: [number, number][] = [
      [100, 1],
      [10, 1],
      [300, 2],
      [1, 1],
      [200, 1],
    ];
    expect(timedRow(spec('pure'), 'x', rounds)).toMatchObject({ value: 100, ratio: 100, reached: 'target' });
  });

  it('compares times where less is better', () => {
    expect(timedRow(spec('apply'), 'x', [[400_000, 1_000_000]])).toMatchObject({
      value: 2500,
      unit: 'ns',
      ratio: 2.5,
      reached: 'floor',
    });
    expect(timedRow(spec('apply'), 'x', [[200_000, 1_000_000]])).toMatchObject({ ratio: 5, reached: 'neither' });
    expect(timedRow(spec('listing'), 'x', [[2_000_000, 1_000_000]])).toMatchObject({ ratio: 0.5, reached: 'target' });
  });

  it('judges whole games by the floor of their game', () => {
    expect(timedRow(spec('games'), 'san-juan', [[999, 10]])).toMatchObject({ floor: 1000, reached: 'neither' });
    expect(timedRow(spec('games'), 'archipelago', [[999, 10]])).toMatchObject({ floor: 150, reached: 'target' });
    expect(timedRow(spec('games'), 'a-fifth-game', [[999, 10]])).toMatchObject({
      floor: null,
      reached: 'nothing asked',
    });
  });

  it('counts what is not timed', () => {
    const [size, list] = countedRows('x', { stateBytes: 9000, legalMoves: 501 });
    expect(size).toMatchObject({ id: 'state-size', value: 9, unit: 'kB', reached: 'floor' });
    expect(list).toMatchObject({ id: 'legal-moves', value: 501, reached: 'neither' });
  });

  it('median', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
  });
});

describe('the table for people', () => {
  it('shows value, ratio, what is asked and a mark', () => {
    const rows = boardgameRows.map((row) => timedRow(row, 'pearls', [[200_000, 1000]]));
    expect(tableOf('pearls', rows)).toMatchInlineSnapshot(`
      "pearls
                                                value   ratio                        asked
        random play in place          200,000 moves/s   200 × boardgame.io   ≥ 100 (300) ×   ✔
        random play, pure interface   200,000 moves/s   200 × boardgame.io    ≥ 40 (100) ×   ✔✔
      "
    `);
  });
});
