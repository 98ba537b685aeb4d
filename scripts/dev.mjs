// npm run dev: one address (PORT, 3000) with everything on it. The page reloads what is changed by itself, TypeScript is
// compiled at every change, and the server starts again when its code has changed; pages connect again on their own.
// Ctrl-C ends all of it. Tables are kept apart from those of npm start, unless ATOLL_DATA or DATABASE_URL says otherwise.

import { join } from 'node:path';
import { install, root } from './bootstrap.mjs';
import { watchTypes } from './dev/compiler.mjs';
import { freePort } from './dev/free-port.mjs';
import { RestartedServer } from './dev/restarted-server.mjs';

install();
const { startPage } = await import('../packages/web/scripts/dev.mjs');

const cache = join(root, 'node_modules', '.cache', 'atoll');
const serverPort = await freePort();
const server = new RestartedServer({
  ATOLL_LOG: 'warn',
  ATOLL_DATA: join(cache, 'dev-data'),
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(serverPort),
});

/** What has been started, and how each is ended. */
const ends = [() => server.stop()];
let isStopping = false;

/** @param {number} code */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(ends.map((end) => end()));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

async function openPage() {
  const port = Number(process.env['PORT'] ?? 3000) || (await freePort());
  try {
    const page = await startPage({ port, server: `http://127.0.0.1:${serverPort}`, cache: join(cache, 'vite') });
    ends.push(() => page.close());
    return page.url;
  } catch (error) {
    console.error(
      `The page could not be started (PORT says where): ${error instanceof Error ? error.message : 'why?'}`,
    );
    await stop(1);
    throw error;
  }
}

const url = await openPage();
console.log('Compiling …');
let isFirst = true;

async function renewServer() {
  if ((await server.renew()) !== 'started' || isStopping) return;
  console.log(isFirst ? `Atoll is at ${url} (Ctrl-C ends it)` : 'The server has started again with the change.');
  isFirst = false;
}

const compiler = watchTypes({ onCompiled: () => void renewServer(), onEnd: () => void stop(1) });
ends.push(() => compiler.stop());
