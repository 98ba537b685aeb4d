// The process behind `npx atoll bench`. Exit codes: 0 measured, 1 a fault, 2 bad input.

import { parseArgs } from 'node:util';
import { lineup } from './lineup.js';
import { paceOf } from './pace.js';
import type { Row } from './rows.js';
import { compare } from './run.js';
import { LEGEND, tableOf } from './table.js';
import { chosen } from './wishes.js';
import { startProcess } from './workers.js';

const wishes = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } },
}).values;

/** Beside the result: only for a person who watches. */
const whisper = (text: string): void => void (process.stderr.isTTY && process.stderr.write(text));

async function bench(): Promise<number> {
  const comparisons = chosen(lineup, wishes.only);
  if (comparisons.length === 0) {
    process.stderr.write(`Nothing is measured under '${wishes.only ?? ''}': name a game or the id of a row.\n`);
    return 2;
  }
  const pace = paceOf(comparisons, wishes.quick === true);
  const all: Row[] = [];
  for (const comparison of comparisons) {
    whisper(`measuring ${comparison.game} …`);
    const rows = await compare(comparison, pace, startProcess);
    whisper('\r\u001B[K');
    if (wishes.json !== true) process.stdout.write(`${tableOf(comparison.game, rows)}\n`);
    all.push(...rows);
  }
  process.stdout.write(wishes.json === true ? `${JSON.stringify(all, null, 2)}\n` : LEGEND);
  return 0;
}

try {
  process.exitCode = await bench();
} catch (error) {
  process.stderr.write(`The benchmark broke down: ${error instanceof Error ? error.message : String(error)}.\n`);
  process.exitCode = 1;
}
