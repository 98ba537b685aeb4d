// The process behind `npx atoll bench`. Exit codes: 0 measured, 1 a fault, or slower than the other checkout by more
// than a tenth, 2 bad input.

import { parseArgs } from 'node:util';
import { againstPace, benchOf, compareGame, match } from './against/bench.js';
import { checkoutAt, otherCheckout, OWN_FOLDER } from './against/checkout.js';
import { isTooSlow } from './against/compared.js';
import type { ComparedRow } from './against/compared.js';
import { footOf, groupOf, headOf, jsonOf } from './against/report.js';
import { MOST_PAIRS, PAIRS } from './against/turns.js';
import { BadInput, exitCodeOf, wholeFrom } from './bad-input.js';
import { lineup } from './lineup.js';
import { paceOf } from './pace.js';
import type { Row } from './rows.js';
import { compare } from './run.js';
import { LEGEND, tableOf } from './table.js';
import { chosen } from './wishes.js';
import { startProcess } from './workers.js';

const wishes = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    against: { type: 'string' },
    pairs: { type: 'string', default: String(PAIRS) },
  },
}).values;

/** Beside the result: only for a person who watches. */
const whisper = (text: string): void => void (process.stderr.isTTY && process.stderr.write(text));
const say = (text: string): void => void (wishes.json || process.stdout.write(text));

const nothing = (): BadInput =>
  new BadInput(`Nothing is measured under '${wishes.only ?? ''}': name a game or the id of a row`);

async function bench(): Promise<number> {
  const comparisons = chosen(lineup, wishes.only);
  if (comparisons.length === 0) throw nothing();
  const pace = paceOf(comparisons, wishes.quick);
  const all: Row[] = [];
  for (const comparison of comparisons) {
    whisper(`measuring ${comparison.game} …`);
    const rows = await compare(comparison, pace, startProcess());
    whisper('\r\u001B[K');
    say(`${tableOf(comparison.game, rows)}\n`);
    all.push(...rows);
  }
  process.stdout.write(wishes.json ? `${JSON.stringify(all, null, 2)}\n` : LEGEND);
  return 0;
}

async function benchAgainst(other: string): Promise<number> {
  const pairs = wholeFrom(wishes.pairs, 'pairs', { min: 1, max: MOST_PAIRS });
  const needed = ['child.js', 'lineup.js'].map((file) => `packages/bench/dist/${file}`);
  const checkouts = { old: otherCheckout(other, needed), new: checkoutAt(OWN_FOLDER) };
  const benches = {
    old: await benchOf(checkouts.old.folder, wishes.only),
    new: await benchOf(checkouts.new.folder, wishes.only),
  };
  const { both, ...alone } = match(benches);
  if (both.length === 0 && alone.onlyOld.length + alone.onlyNew.length === 0) throw nothing();
  say(headOf({ ...checkouts, pairs }));
  const rows: ComparedRow[] = [];
  for (const matched of both) {
    whisper(`measuring ${matched.game} …`);
    const own = await compareGame(benches, matched, againstPace(pairs, wishes.quick));
    whisper('\r\u001B[K');
    say(groupOf(matched.game, own));
    rows.push(...own);
  }
  process.stdout.write(wishes.json ? jsonOf({ ...checkouts, pairs, rows, ...alone }) : footOf({ rows, ...alone }));
  return rows.some(isTooSlow) ? 1 : 0;
}

const { against } = wishes;
process.exitCode = await exitCodeOf('benchmark', against === undefined ? bench : () => benchAgainst(against));
