// The process behind `npx atoll load`: tables played by scripted seats over real sockets, on both stores, in one run;
// with --against two servers by turns, with --bot-tables who answers for Hard bots.
// Exit codes: 0 everything asked for holds, 1 something does not, or a fault, 2 bad input.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkoutAt, otherCheckout, OWN_FOLDER } from '../against/checkout.js';
import { isTooSlow } from '../against/compared.js';
import type { ComparedRow } from '../against/compared.js';
import { footOf, groupOf, headOf, jsonOf } from '../against/report.js';
import { MOST_PAIRS, PAIRS } from '../against/turns.js';
import { BadInput, exitCodeOf, numberFrom, wholeFrom } from '../bad-input.js';
import { compareServers } from './against.js';
import { botTableWishes, judgeAnswers, playBeside, reportAnswers } from './bot-tables.js';
import type { BotAnswers } from './bot-tables.js';
import { missed, report } from './figures.js';
import type { Figure } from './figures.js';
import type { Plan } from './play.js';
import { OWN_SERVER, pinSelf, SERVER_FILE, start } from './process.js';
import { QUIET_ENV, runLoad } from './run.js';
import { STORES, withFresh, withStores } from './stores.js';
import type { StoreName, StoreUnderTest } from './stores.js';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    game: { type: 'string', default: 'san-juan' },
    seats: { type: 'string', default: '4' },
    seconds: { type: 'string' },
    store: { type: 'string', default: 'both' },
    bots: { type: 'string', default: '0' },
    'bot-tables': { type: 'string' },
    against: { type: 'string' },
    pairs: { type: 'string', default: String(PAIRS) },
    json: { type: 'boolean', default: false },
  },
});

const MOST_TABLES = 5000;
const MOST_BOT_TABLES = 200;

/** Beside the result: only for a person who watches. */
const whisper = (text: string): void => void (process.stderr.isTTY && process.stderr.write(`\r\u001B[K${text} …`));
const done = (): void => void (process.stderr.isTTY && process.stderr.write('\r\u001B[K'));
const say = (text: string): void => void (values.json || process.stdout.write(text));

function planWished(): Plan {
  const ms = 1000 * numberFrom(values.seconds ?? '10', 'seconds', { min: 0.1, max: 120 });
  return {
    tables: wholeFrom(values.tables, 'tables', { min: 1, max: MOST_TABLES }),
    perSecond: numberFrom(values.rate, 'rate', { min: 1, max: 100_000 }),
    game: values.game,
    seats: wholeFrom(values.seats, 'seats', { min: 1, max: 16 }),
    pacedMs: ms,
    saturatedMs: ms,
    botTables: wholeFrom(values.bots, 'bots', { min: 0, max: MOST_BOT_TABLES }),
  };
}

function storesWished(): readonly StoreName[] {
  const chosen = values.store === 'both' ? STORES : STORES.filter((name) => name === values.store);
  if (chosen.length > 0) return chosen;
  throw new BadInput(`--store must be embedded, postgres or both, not '${values.store}'`);
}

async function load(): Promise<number> {
  const [plan, names] = [planWished(), storesWished()];
  pinSelf();
  const all: Record<string, Figure[]> = {};
  for (const name of names) {
    const measured = (store: StoreUnderTest): Promise<Figure[]> => runLoad(store, plan, whisper);
    const figures = await withStores(name, (maker) => withFresh(maker, measured));
    done();
    say(`${report(`${name}: ${plan.tables} tables of ${plan.seats}, ${plan.game}`, figures)}\n`);
    all[name] = figures;
  }
  if (values.json) process.stdout.write(`${JSON.stringify({ plan, figures: all }, null, 2)}\n`);
  return Object.values(all).flat().some(missed) ? 1 : 0;
}

async function loadAgainst(other: string): Promise<number> {
  const [plan, names] = [planWished(), storesWished()];
  const pairs = wholeFrom(values.pairs, 'pairs', { min: 1, max: MOST_PAIRS });
  const checkouts = { old: otherCheckout(other, [SERVER_FILE]), new: checkoutAt(OWN_FOLDER) };
  const scripts = { old: join(checkouts.old.folder, SERVER_FILE), new: OWN_SERVER };
  say(headOf({ ...checkouts, pairs }));
  pinSelf();
  const rows: ComparedRow[] = [];
  for (const name of names) {
    const own = await withStores(name, (maker) => compareServers(maker, scripts, plan, pairs, whisper));
    done();
    say(groupOf(`${name}, ${plan.tables} tables of ${plan.seats}, ${plan.game}`, own));
    rows.push(...own);
  }
  const alone = { onlyOld: [], onlyNew: [] };
  process.stdout.write(values.json ? jsonOf({ ...checkouts, pairs, rows, ...alone }) : footOf({ rows, ...alone }));
  return rows.some(isTooSlow) ? 1 : 0;
}

/** On all cores, as people run it. */
async function botTables(list: string): Promise<number> {
  const wishes = botTableWishes(list);
  const seconds = numberFrom(values.seconds ?? '60', 'seconds', { min: 0.1, max: 3600 });
  const played = async (store: StoreUnderTest): Promise<BotAnswers> => {
    const server = await start(OWN_SERVER, { ...store.env, ...QUIET_ENV, PORT: '0' }, { everywhere: true });
    whisper(`${list}, ${seconds} seconds`);
    const answers = await playBeside(server.url, wishes, seconds * 1000);
    done();
    await server.stop('SIGTERM');
    return answers;
  };
  const answers = await withStores('embedded', (maker) => withFresh(maker, played));
  const judged = judgeAnswers(answers);
  const text = reportAnswers(`Hard bots at ${list}, ${seconds} s`, answers, judged);
  process.stdout.write(values.json ? `${JSON.stringify({ answers, judged }, null, 2)}\n` : text);
  return judged.holds ? 0 : 1;
}

function wished(): Promise<number> {
  const { against, 'bot-tables': list } = values;
  if (against !== undefined && list !== undefined) throw new BadInput('--against and --bot-tables do not go together');
  if (list !== undefined) return botTables(list);
  return against === undefined ? load() : loadAgainst(against);
}

process.exit(await exitCodeOf('load', async () => wished()));
