// A soak, for people.

import { textTable } from '../text-table.js';
import { BOUND } from './level.js';
import type { JudgedSeries, PartResult } from './part.js';

const TITLES = { quiet: 'undisturbed', kills: 'through kills' } as const;

export function reportPart(result: PartResult): string {
  const { part, env, tables, kills, acknowledged, games, lost, series } = result;
  const head = [TITLES[part], 'at first', 'half way', 'at the end', 'rise', 'allowed', ''];
  const filled = series.filter(({ points }) => points.some(({ value }) => value !== 0));
  const empty = series.filter((each) => !filled.includes(each)).map(({ name }) => name);
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const moves = acknowledged.toLocaleString('en');
  const lines = [
    ...(empty.length > 0 ? [`Nothing, all the time: ${empty.join(', ')}.`] : []),
    ...(settings.length > 0 ? [`Settings: ${settings.join(' ')}.`] : []),
    `${tables} tables of bots were opened and left; the server was killed ${kills} times.`,
    ...(part === 'kills'
      ? [`${moves} moves of people were acknowledged, ${lost.length} lost; ${games} games ended.`]
      : []),
  ];
  return `${textTable([head, ...filled.map(cellsOf)])}\n${lines.join('\n')}\n\n`;
}

export const LEGEND = `"levels off" is ${BOUND}; "(shown only)" is not judged.\n`;

function cellsOf({ name, unit, judged, points, level }: JudgedSeries): string[] {
  const figure = (value: number | undefined): string =>
    `${(value ?? 0).toLocaleString('en', { maximumFractionDigits: unit === 'MB' ? 1 : 0 })} ${unit}`.trimEnd();
  const half = points[points.length >> 1]?.value;
  const verdict = judged ? level.verdict : `${level.verdict.toLowerCase()} (shown only)`;
  const cells = [points[0]?.value, half, points.at(-1)?.value, level.rise, level.allowed].map(figure);
  return [name, ...cells, verdict];
}
