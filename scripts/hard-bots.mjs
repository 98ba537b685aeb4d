// Whether Hard is Hard at the server: three tables of one Hard bot each and one of three, for so many seconds (60), and
// who answered for them. Fails where a stand-in gave one answer in a hundred, or the rules gave any.
//   node scripts/hard-bots.mjs [seconds]

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bootstrap, root } from './bootstrap.mjs';

bootstrap();
const { people, playToTheEnd } = await import('../packages/server/dist/testing/people.testing.js');

const seconds = Number(process.argv[2] ?? 60);
const folder = mkdtempSync(join(tmpdir(), 'atoll-hard-bots-'));
const child = spawn(process.execPath, ['--v8-pool-size=1', `${root}/packages/server/dist/main.js`], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: '0', ATOLL_DATA: folder, ATOLL_LIMITS: 'off', ATOLL_LOG: 'warn', DATABASE_URL: '' },
});
/** @type {string} */
const url = await new Promise((done, failed) => {
  child.once('exit', () => failed(new Error('the server ended before it was ready')));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const found = / is at (\S+)/.exec(line)?.[1];
    if (found === undefined) console.log(line);
    else done(found);
  });
});

const end = Date.now() + seconds * 1000;

/**
 * One game after the other, by somebody who answers at once: so the bots always have something to think about.
 * @param {string} game
 * @param {number} bots
 */
async function playOn(game, bots) {
  const [person] = await people(url, 1);
  if (person === undefined) throw new Error('nobody got a name');
  while (Date.now() < end) {
    const seats = ['me', ...Array.from({ length: bots }, () => ({ bot: 'hard' }))];
    const { body } = await person.post('/api/tables', { game, seats });
    await person.post(`/api/tables/${body.id}/start`);
    const client = person.client(body.id);
    await Promise.race([playToTheEnd(client, game), new Promise((done) => setTimeout(done, end - Date.now()))]);
    client.close();
  }
}

await Promise.all([playOn('san-juan', 1), playOn('cyclades', 1), playOn('vanuatu', 1), playOn('archipelago', 3)]);

const figures = await (await fetch(`${url}/metrics`)).text();
/** @param {string} by */
const answers = (by) => Number(new RegExp(`^atoll_bot_answers_total{by="${by}"} (\\d+)$`, 'm').exec(figures)?.[1]);
const [byBots, byStandIns, byRules] = [answers('bot'), answers('stand-in'), answers('fallback')];
const load = loadavg()[0]?.toFixed(1);
console.log(`${byBots} answers by bots, ${byStandIns} by stand-ins, ${byRules} by the rules, in ${seconds} s`);
console.log(`${availableParallelism()} cores, load ${load}: figures from a busy machine are worth little`);
child.removeAllListeners('exit');
const gone = new Promise((done) => child.once('exit', done));
child.kill('SIGTERM');
await gone;
rmSync(folder, { recursive: true, force: true });
process.exit(byStandIns * 100 < byBots + byStandIns && byRules === 0 ? 0 : 1);
