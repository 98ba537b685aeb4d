// The process behind `npx atoll bench`.

import { parseArgs } from 'node:util';
import { lineup } from './lineup.js';
import { paceOf } from './pace.js';
import { compare } from './run.js';
import type { Row } from './rows.js';
import { LEGEND, tableOf } from './table.js';
import { startProcess } from './workers.js';
import { chosen } from './wishes.js';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } },
});
const comparisons = chosen(lineup, values.only);
if (comparisons.length === 0) {
  process.stderr.write(`Nothing is measured under '${values.only ?? ''}': name a game or the id of a row.\n`);
  process.exit(2);
}

const tell = (text: string): void => void (values.json === true || process.stdout.write(text));
const whisper = (text: string): void => void (process.stderr.isTTY && process.stderr.write(text));

const pace = paceOf(comparisons, values.quick === true);
const all: Row[] = [];
for (const comparison of comparisons) {
  whisper(`measuring ${comparison.game} …`);
  const rows = await compare(comparison, pace, startProcess);
  whisper('\r\u001B[K');
  tell(`${tableOf(comparison.game, rows)}\n`);
  all.push(...rows);
}
tell(LEGEND);
if (values.json === true) process.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
