// The process behind `npx atoll load`: tables played by scripted seats over real sockets, on both stores, in one run.
// Exit codes: 0 every floor reached, 1 a floor missed or a fault, 2 bad input.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@atoll/server/testing/postgres';
import { embeddedCommits, postgresCommits } from './baselines.js';
import { missed, report } from './figures.js';
import type { Figure } from './figures.js';
import { pinSelf } from './process.js';
import { runLoad } from './run.js';
import type { Plan, StoreUnderTest } from './run.js';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    game: { type: 'string', default: 'san-juan' },
    seats: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
    store: { type: 'string', default: 'both' },
    bots: { type: 'string', default: '0' },
    json: { type: 'boolean' },
  },
});

const COMMITS_MS = 2000;
const MOST_TABLES = 5000;
const MOST_BOT_TABLES = 200;

const seconds = Number(values.seconds);
const plan: Plan = {
  tables: Number(values.tables),
  perSecond: Number(values.rate),
  game: values.game,
  seats: Number(values.seats),
  pacedMs: seconds * 1000,
  saturatedMs: seconds * 1000,
  botTables: Number(values.bots),
};

const whisper = (text: string): void => void (process.stderr.isTTY && process.stderr.write(`\r\u001B[K${text} …`));

async function load(): Promise<number> {
  const sound = [plan.tables, plan.perSecond, plan.seats, seconds].every(
    (value) => Number.isFinite(value) && value > 0,
  );
  if (
    !sound ||
    !(plan.botTables >= 0 && plan.botTables <= MOST_BOT_TABLES) ||
    plan.tables > MOST_TABLES ||
    seconds > 120 ||
    !['embedded', 'postgres', 'both'].includes(values.store)
  ) {
    process.stderr.write(
      `Tables from 1 to ${MOST_TABLES}, bots to ${MOST_BOT_TABLES}, seconds to 120, store embedded, postgres or both.\n`,
    );
    return 2;
  }
  pinSelf();
  const folder = mkdtempSync(join(tmpdir(), 'atoll-load-'));
  const all: Record<string, Figure[]> = {};
  try {
    if (values.store !== 'postgres') {
      const store = {
        name: 'embedded',
        env: { ATOLL_DATA: folder },
        commits: () => Promise.resolve(embeddedCommits(folder, COMMITS_MS)),
      };
      all[store.name] = await measured(store);
    }
    if (values.store !== 'embedded') {
      const postgres = await startPostgres();
      const url = await postgres.fresh();
      const store = { name: 'postgres', env: { DATABASE_URL: url }, commits: () => postgresCommits(url, COMMITS_MS) };
      try {
        all[store.name] = await measured(store);
      } finally {
        await postgres.stop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (values.json === true) process.stdout.write(`${JSON.stringify({ plan, figures: all }, null, 2)}\n`);
  return Object.values(all).flat().some(missed) ? 1 : 0;
}

async function measured(store: StoreUnderTest): Promise<Figure[]> {
  const figures = await runLoad(store, plan, whisper);
  whisper('');
  const title = `${store.name}: ${plan.tables} tables of ${plan.seats}, ${plan.game}`;
  if (values.json !== true) process.stdout.write(`${report(title, figures)}\n`);
  return figures;
}

try {
  process.exit(await load());
} catch (error) {
  process.stderr.write(
    `The load broke down: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
