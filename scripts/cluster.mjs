// What compose.yaml starts, without containers: PostgreSQL (one of its own in a temporary folder, or DATABASE_URL), two
// servers and a proxy that gives each request to the next one. PORT is the proxy's, 3000. Ctrl-C ends all of it.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bootstrap, root } from './bootstrap.mjs';
import { buildPage } from './page.mjs';

bootstrap();
if (!buildPage()) process.exit(1);
const { startPostgres } = await import('../packages/server/dist/testing/postgres.testing.js');
const { startProxy } = await import('../packages/server/dist/testing/proxy.testing.js');

const own = process.env['DATABASE_URL'] ? null : await startPostgres();
const database = process.env['DATABASE_URL'] || (await own?.fresh());

/** @returns {{ child: import('node:child_process').ChildProcess, url: Promise<string> }} */
function server() {
  const child = spawn(process.execPath, ['--v8-pool-size=1', `${root}/packages/server/dist/main.js`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ATOLL_LOG: 'warn', ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database },
  });
  const url = new Promise((done, failed) => {
    child.once('exit', () => failed(new Error('a server ended before it was ready')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = / is at (\S+)/.exec(line)?.[1];
      if (found !== undefined) done(found);
    });
  });
  return { child, url };
}

const servers = [server(), server()];
const urls = await Promise.all(servers.map(({ url }) => url));
const proxy = await startProxy(() => urls, Number(process.env['PORT'] ?? 3000));
console.log(`Atoll is at ${proxy.url}, served by ${urls.join(' and ')}`);

async function stop() {
  await proxy.close();
  const gone = servers.map(({ child }) => new Promise((done) => child.once('exit', done)));
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(gone);
  await own?.stop();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
