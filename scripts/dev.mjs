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

let isStopping = false;

/** @param {number} code */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([compiler?.stop(), server.stop(), page?.close()]);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

/** @type {Awaited<ReturnType<typeof startPage>> | undefined} */
let page;
/** @type {ReturnType<typeof watchTypes> | undefined} */
let compiler;

try {
  const port = Number(process.env['PORT'] ?? 3000) || (await freePort());
  page = await startPage({ port, server: `http://127.0.0.1:${serverPort}`, cache: join(cache, 'vite') });
} catch (error) {
  console.error(`The page could not be started: ${error instanceof Error ? error.message : error}`);
  await stop(1);
}

console.log('Compiling …');
let isFirst = true;
compiler = watchTypes({
  onCompiled: async () => {
    const change = await server.renew();
    if (isStopping || change !== 'started') return;
    console.log(
      isFirst ? `Atoll is at ${page?.url} (Ctrl-C ends it)` : 'The server has started again with the change.',
    );
    isFirst = false;
  },
  onEnd: () => void stop(1),
});
