// The page on the same port as its API: built files, and the page itself for every other address, which it reads on its own.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import type { App, Env } from './asker.js';

/** Where `npm start` leaves the page; none in a checkout where it was never built. */
export function builtPage(): string | undefined {
  const folder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
  return existsSync(`${folder}/index.html`) ? folder : undefined;
}

/** To be added last: whatever no other route answers and is not part of the API is the page's. */
export function pageRoutes(app: App, folder: string | undefined): void {
  if (folder === undefined) return;
  const notOfTheApi =
    (handle: MiddlewareHandler<Env>): MiddlewareHandler<Env> =>
    (context, next) =>
      context.req.path.startsWith('/api/') || isForBuildersOnly(context) ? next() : handle(context, next);
  // Packed once, by the build of the page.
  const files = { root: folder, precompressed: true };
  const page = serveStatic<Env>({ ...files, path: 'index.html' });
  app.use('*', notOfTheApi(lifetime));
  app.get('*', notOfTheApi(serveStatic(files)));
  app.get(
    '*',
    notOfTheApi((context, next) => (isAsset(context) ? next() : page(context, next))),
  );
}

/** Names of assets and addresses of frozen rules carry their hash: one that is gone is gone, and must not turn into the page. */
function isAsset(context: Context): boolean {
  return /^\/(assets|frozen)\//.test(context.req.path);
}

/** The sources of the page lie beside it, for whoever looks into a fault. */
function isForBuildersOnly(context: Context): boolean {
  return /\.map(\.br|\.gz)?$|^\/\./.test(context.req.path);
}

const lifetime: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  context.header('cache-control', isAsset(context) ? 'public, max-age=31536000, immutable' : 'no-cache');
  // Also where it was handed out as it is: another may get it packed.
  context.header('vary', 'Accept-Encoding');
};
