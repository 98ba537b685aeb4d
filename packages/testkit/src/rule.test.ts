import { expect, test } from 'vitest';
import { rule } from './rule.js';

const titles: string[] = [];
const remember = (): void => void titles.push(expect.getState().currentTestName ?? '');

rule('TIC-2', 'a cell is marked once', remember);
rule(['TIC-1', 'PEARL-3.2'], 'two rules at once', remember);
rule.each('TIC-3', [1, 2], (row) => `row ${row}`, remember);

test('tests are titled by the ids of their rules', () => {
  expect(titles).toEqual([
    'TIC-2 a cell is marked once',
    'TIC-1 PEARL-3.2 two rules at once',
    'TIC-3 row 1',
    'TIC-3 row 2',
  ]);
});

test('a title without a proper id is refused', () => {
  expect(() => rule('the builder', 'pays', () => {})).toThrow('not the id of a rule');
  expect(() =>
    rule.each(
      'TIC-3',
      [],
      () => '',
      () => {},
    ),
  ).toThrow('nothing would be tested');
});
