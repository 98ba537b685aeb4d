// The process behind `npx atoll soak`: the server for a long time, then through kills, on one store.
// Exit codes: 0 everything levels off and nothing was lost, 1 something does not, or a fault, 2 bad input.

import { parseArgs } from 'node:util';
import { exitCodeOf } from '../bad-input.js';
import { withFresh, withStores } from '../load/stores.js';
import { runPart } from './part.js';
import type { PartResult } from './part.js';
import { planOf } from './plan.js';
import { LEGEND, reportPart } from './report.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    kills: { type: 'string', default: '20' },
    tables: { type: 'string', default: '200' },
    people: { type: 'string', default: '4' },
    part: { type: 'string', default: 'both' },
    game: { type: 'string', default: 'san-juan' },
    level: { type: 'string', default: 'easy' },
    every: { type: 'string', default: '30' },
    store: { type: 'string', default: 'embedded' },
    env: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});

/** Beside the result: only for a person who watches. */
const whisper = (text: string): void => void (process.stderr.isTTY && process.stderr.write(`\r\u001B[K${text} …`));

async function soak(): Promise<number> {
  const plan = planOf(values);
  const results: PartResult[] = [];
  await withStores(plan.store, async (maker) => {
    for (const part of plan.parts) {
      const result = await withFresh(maker, (store) => runPart(part, plan, store, whisper));
      if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
      if (!values.json) process.stdout.write(reportPart(result));
      results.push(result);
    }
  });
  process.stdout.write(values.json ? `${JSON.stringify({ plan, parts: results }, null, 2)}\n` : LEGEND);
  return results.every(({ holds }) => holds) ? 0 : 1;
}

process.exit(await exitCodeOf('soak', soak));
