// Data as a server of former times left it, for old-data.test.ts: half a game of each title with drafts, an account with
// its session, guests, an open table, a claim, a finished game and its record; in a data folder and as a dump of PostgreSQL.
//
//   git worktree add /tmp/atoll-old 7d79905 && (cd /tmp/atoll-old && npm ci && npm run build)
//   node packages/server/src/testing/old-data/make.mjs /tmp/atoll-old

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const [checkout = ''] = process.argv.slice(2);
const old = (/** @type {string} */ path) => import(pathToFileURL(join(checkout, 'packages/server/dist', path)).href);
const { Browser } = await old('testing/browser.testing.js');
const { choice, playToTheEnd, until } = await old('testing/people.testing.js');
const { startPostgres } = await old('testing/postgres.testing.js');

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim();

/** How far each game is played: about half of it. Two people, and a bot where there are three seats. */
const HALVES = [
  { game: 'san-juan', seats: 3, entries: 100 },
  { game: 'cyclades', seats: 2, entries: 150 },
  { game: 'vanuatu', seats: 3, entries: 80 },
  { game: 'archipelago', seats: 3, entries: 90 },
];

const here = (/** @type {string} */ name) => new URL(name, import.meta.url);
const keep = (/** @type {string} */ name, /** @type {Buffer} */ bytes) =>
  // A large window: a log of SQLite holds the same pages again and again.
  writeFileSync(here(`${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }));

/**
 * @param {Record<string, string>} env
 * @param {(url: string) => Promise<object>} work
 */
async function withServer(env, work) {
  const child = spawn(process.execPath, [join(checkout, 'packages/server/dist/main.js')], {
    env: { ...process.env, PORT: '0', ATOLL_LIMITS: 'off', ATOLL_LOG: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const found = /http:\/\/\S+/.exec(String(text));
      if (found !== null) done(found[0]);
    });
  });
  try {
    return await work(url);
  } finally {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }
}

/** Plays on until it has an answer held back, once the game is far enough. */
async function playHalf(client, seed, entries) {
  for (;;) {
    const { screen, seq } = await until(
      client,
      ({ screen: now, status }) =>
        status === 'live' && now !== null && (now.draft.length > 0 || now.decisions.some(({ optional }) => !optional)),
      300_000,
    );
    if (screen.draft.length > 0 && seq >= entries) return screen.draft.length;
    if (screen.draft.length > 0) await client.confirm();
    else {
      const decision = screen.decisions.find(({ optional }) => !optional);
      const move = decision.moves[choice(seed, screen.viewer, decision.id, decision.moves.length)];
      await client.move(decision.id, move, seq >= entries);
    }
  }
}

async function sitDown(ana, ben, wishes) {
  const { body } = await ana.ask('/api/tables', wishes);
  await ben.ask(`/api/tables/${body.id}/join`, { seat: 1, nonce: '1'.repeat(16) });
  return body.id;
}

async function half(ana, ben, { game, seats, entries }) {
  const bots = seats === 3 ? [{ bot: 'normal' }] : [];
  const table = await sitDown(ana, ben, { game, seats: ['me', 'open', ...bots] });
  await ana.ask(`/api/tables/${table}/start`, {});
  const clients = [ana, ben].map((person) => person.client(table));
  const tries = clients.map(async (client, seat) => ({ seat, drafted: await playHalf(client, game, entries) }));
  const { seat, drafted } = await Promise.race(tries);
  for (const each of tries) each.catch(() => {});
  const { seq } = clients[seat].state;
  for (const client of clients) client.close();
  console.log(`${game}: ${seq} entries, seat ${seat} holds ${drafted}`);
  return { game, id: table, seq, seat, drafted };
}

async function finished(url, ana, ben) {
  const table = await sitDown(ana, ben, { game: 'vanuatu', seats: ['me', 'open'] });
  await ana.ask(`/api/tables/${table}/start`, {});
  const clients = [ana, ben].map((person) => person.client(table));
  await Promise.all(clients.map((client) => playToTheEnd(client, 'finished')));
  for (const client of clients) client.close();
  const text = await (await fetch(`${url}/api/tables/${table}/record`)).text();
  const kept = await ana.ask('/api/records', { text });
  return { table, text, id: kept.body.id, moves: kept.body.moves };
}

async function fill(url) {
  const ana = new Browser(url);
  await ana.ask('/api/players', { name: 'Ana' });
  await ana.ask('/api/auth/sign-up/email', { name: 'Ana', email: 'ana@example.org', password: 'a long enough one' });
  const ben = new Browser(url);
  await ben.ask('/api/players', { name: 'Ben' });
  const tables = [];
  for (const wish of HALVES) tables.push(await half(ana, ben, wish));
  const record = await finished(url, ana, ben);
  const open = await sitDown(ana, ben, { game: 'cyclades', seats: ['me', 'open'], public: true });
  const { body: claim } = await ben.ask(`/api/tables/${open}/claim`, {});
  const cookies = ({ cookies: held }) => [...held].map(([name, value]) => `${name}=${value}`).join('; ');
  return { madeAt: Date.now(), ana: cookies(ana), ben: cookies(ben), tables, record, open, claim: claim.token };
}

const folder = mkdtempSync(join(tmpdir(), 'atoll-old-data-'));
const embedded = await withServer({ ATOLL_DATA: folder }, fill);
for (const name of ['atoll.db', 'atoll.db-wal']) keep(name, readFileSync(join(folder, name)));
rmSync(folder, { recursive: true });

const cluster = await startPostgres();
const url = await cluster.fresh();
const postgres = await withServer({ DATABASE_URL: url }, fill);
const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', url], { maxBuffer: 2 ** 30 });
keep('postgres.sql', dump);
await cluster.stop();

writeFileSync(here('made.json'), `${JSON.stringify({ commit, embedded, postgres }, null, 2)}\n`);
