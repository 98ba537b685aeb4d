// The page on the same port as its API: built files, and the page itself for every other address, which it reads on its own.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Next } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import type { App, Env } from './asker.js';

/** Where `npm start` leaves the page; none in a checkout where it was never built. */
export function builtPage(): string | undefined {
  const folder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
  return existsSync(`${folder}/index.html`) ? folder : undefined;
}

/** To be added last: whatever no other route answers and is not part of the API is the page's. */
export function pageRoutes(app: App, folder: string | undefined): void {
  if (folder === undefined) return;
  const onlyPage =
    (handle: (context: Context<Env>, next: Next) => Promise<Response | void>) =>
    async (context: Context<Env>, next: Next) =>
      context.req.path.startsWith('/api/') ? next() : handle(context, next);
  app.use('*', onlyPage(compress()));
  app.get('*', onlyPage(serveStatic({ root: folder, onFound: setLifetime })));
  app.get('*', onlyPage(serveStatic({ root: folder, path: 'index.html', onFound: setLifetime })));
}

/** Names of assets carry their hash; everything else must be asked for again. */
function setLifetime(path: string, context: Context): void {
  const forever = path.includes('/assets/');
  context.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}
