// The table for people.

import type { Row } from './rows.js';

export const TITLES: Readonly<Record<string, string>> = {
  games: 'whole random games',
  'in-place': 'random play in place',
  pure: 'random play, pure interface',
  apply: 'clone and apply a move',
  listing: 'list the legal moves',
  'play-outs': 'guess, play on, judge',
  'state-size': 'largest state as JSON',
  'legal-moves': 'longest list of legal moves',
};

const MARKS: Readonly<Record<Row['reached'], string>> = {
  target: '✔✔',
  floor: '✔',
  neither: '✘',
  'nothing asked': '–',
};

const HEAD = ['', 'value', 'ratio', 'asked', ''] as const;

export const LEGEND = '✔✔ target reached   ✔ floor holds, target missed   ✘ below the floor\n';

export function tableOf(game: string, rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const laidOut = lines.map((line) =>
    line.map((cell, column) =>
      column === 1 || column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    ),
  );
  return `${game}\n${laidOut.map((line) => `  ${line.join('   ')}`.trimEnd()).join('\n')}\n`;
}

function cellsOf(row: Row): readonly string[] {
  const ratio = row.against === 'floor' ? '' : `${figure(row.ratio)} × ${row.against}`;
  return [TITLES[row.id] ?? row.id, `${figure(row.value)} ${row.unit}`, ratio, asked(row), MARKS[row.reached]];
}

function asked({ floor, target, judged, better, unit }: Row): string {
  if (floor === null || target === null) return '';
  const [sign, what] = [better === 'more' ? '≥' : '≤', judged === 'ratio' ? '×' : unit];
  return `${sign} ${figure(floor)} (${figure(target)}) ${what}`;
}

const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });
