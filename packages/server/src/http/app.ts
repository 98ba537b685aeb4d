// The HTTP side: the API with its description, health and figures, and what every answer carries for safety.

import { LIMITS } from '@atoll/protocol';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { ACCOUNTS_PATH } from '../accounts/accounts.js';
import { addressOf, networkOf } from '../address.js';
import type { Config } from '../config.js';
import { isOwnOrigin } from '../origin.js';
import { Refusal } from '../rooms/doc.js';
import type { Services } from '../services.js';
import type { App, Env } from './asker.js';
import { claimRoutes } from './claim-routes.js';
import { figureRoutes } from './figure-routes.js';
import { historyRoutes } from './history-routes.js';
import { pageRoutes } from './page.js';
import { playerRoutes } from './player-routes.js';
import { recordRoutes } from './record-routes.js';
import { answerTo } from './refused.js';
import { tableRoutes } from './table-routes.js';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

export function httpApp(services: Services, config: Config): App {
  const app: App = new OpenAPIHono<Env>({
    defaultHook: (result, context) => {
      if (result.success) return undefined;
      const [issue] = result.error.issues;
      return context.json({ reason: 'malformed', detail: `${issue?.path.join('.')}: ${issue?.message}` }, 400);
    },
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
      strictTransportSecurity: config.behindProxy ? 'max-age=15552000' : false,
      referrerPolicy: 'no-referrer',
    }),
  );
  figureRoutes(app, services, config);
  app.use('/api/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  app.use('/api/*', async (context, next) => {
    const request = context.env.incoming;
    const network = networkOf(addressOf(request, config.behindProxy));
    if (!(await services.limits.request(network))) throw new Refusal('too-fast');
    // No name holds this character, and PostgreSQL cannot be asked for it.
    if (/%00/.test(request.url ?? '')) throw new Refusal('not-found');
    if (!SAFE_METHODS.includes(context.req.method)) checkSender(context, config);
    const { player, cookies } = await services.accounts.identify(request.headers, true);
    context.set('address', network);
    context.set('player', player);
    await next();
    giveCookies(context, cookies);
  });
  app.use('/api/records', bodyLimit({ maxSize: LIMITS.recordBody, onError: tooLarge }));
  app.use('/api/*', async (context, next) =>
    context.req.path === '/api/records'
      ? next()
      : bodyLimit({ maxSize: LIMITS.body, onError: tooLarge })(context, next),
  );
  app.on(['GET', 'POST'], `${ACCOUNTS_PATH}/*`, (context) =>
    services.accounts.handle(context.req.raw, addressOf(context.env.incoming, config.behindProxy)),
  );
  playerRoutes(app, services, config);
  tableRoutes(app, services);
  claimRoutes(app, services);
  recordRoutes(app, services, config.limits);
  historyRoutes(app, services);
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: 'Atoll', version: '1' } });
  pageRoutes(app, config.page);
  app.notFound((context) => context.json({ reason: 'not-found' }, 404));
  app.onError((error, context) => answerTo(error, context, services.log));
  return app;
}

/** A page of another site can send a form, but neither JSON nor our origin. */
function checkSender(context: Context<Env>, config: Config): void {
  const { origin, host, 'content-encoding': packed = 'identity' } = context.env.incoming.headers;
  if (!isOwnOrigin(origin, host, config)) throw new Refusal('foreign-origin');
  const [type = ''] = (context.req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json' || packed !== 'identity') throw new Refusal('json-only');
}

/** Given anew, unless the answer itself gives or takes them. */
function giveCookies(context: Context, cookies: readonly string[]): void {
  const nameOf = (cookie: string): string => cookie.split('=')[0] ?? '';
  const given = context.res.headers.getSetCookie().map(nameOf);
  for (const cookie of cookies) {
    if (!given.includes(nameOf(cookie))) context.header('set-cookie', cookie, { append: true });
  }
}

function tooLarge(): never {
  throw new Refusal('too-large');
}
