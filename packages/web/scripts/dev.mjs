// The page under development: vite with hot reload, and the server's own addresses handed on to it.

import { fileURLToPath } from 'node:url';
import { createLogger, createServer } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {{ port: number, server: string, cache: string }} options `server`: where the table server is, or will be
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startPage({ port, server, cache }) {
  // The name the browser used stays in the request: the server takes no others for its own page.
  const handedOn = { target: server, changeOrigin: false };
  const page = await createServer({
    root: web,
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    cacheDir: cache,
    clearScreen: false,
    customLogger: quietLogger(),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '/api': handedOn, '/healthz': handedOn, '/ws': { ...handedOn, ws: true } },
    },
  });
  await page.listen();
  return { url: `http://127.0.0.1:${port}`, close: () => page.close() };
}

/** A server that is just starting again answers nobody, which is no news. */
function quietLogger() {
  const logger = createLogger('warn');
  /** @type {typeof logger.error} */
  const error = (message, options) => {
    if (!message.includes('proxy')) logger.error(message, options);
  };
  return { ...logger, error };
}
