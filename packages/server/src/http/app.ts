// The HTTP side: the API with its description, health and figures, and what every answer carries for safety.

import { LIMITS } from '@atoll/protocol';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { ACCOUNTS_PATH } from '../accounts/accounts.js';
import { addressOf } from '../address.js';
import type { Config } from '../config.js';
import { isOwnOrigin } from '../origin.js';
import { Refusal } from '../rooms/doc.js';
import type { Services } from '../services.js';
import { troubleOf } from '../store/trouble.js';
import type { App, Env } from './asker.js';
import { historyRoutes } from './history-routes.js';
import { pageRoutes } from './page.js';
import { playerRoutes } from './player-routes.js';
import { recordRoutes } from './record-routes.js';
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
  // Told by the heartbeat, which writes every few seconds: the answer itself waits for nothing.
  app.get('/healthz', (context) => {
    const { trouble } = services.service;
    return trouble === null ? context.json({ ok: true }) : context.json({ ok: false, reason: trouble }, 503);
  });
  app.get('/metrics', async (context) => {
    const { registry } = services.metrics;
    return context.text(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  app.use('/api/*', async (context, next) => {
    const request = context.env.incoming;
    const address = addressOf(request, config.behindProxy);
    if (!(await services.limits.request(address))) throw new Refusal('too-fast');
    if (!SAFE_METHODS.includes(context.req.method)) checkSender(context, config);
    context.set('address', address);
    context.set('player', await services.accounts.asker(request.headers));
    await next();
  });
  app.use('/api/records', bodyLimit({ maxSize: LIMITS.record, onError: tooLarge }));
  app.use('/api/*', async (context, next) =>
    context.req.path === '/api/records'
      ? next()
      : bodyLimit({ maxSize: LIMITS.body, onError: tooLarge })(context, next),
  );
  app.on(['GET', 'POST'], `${ACCOUNTS_PATH}/*`, (context) => services.accounts.handle(context.req.raw));
  playerRoutes(app, services, config);
  tableRoutes(app, services);
  recordRoutes(app, services);
  historyRoutes(app, services);
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: 'Atoll', version: '1' } });
  pageRoutes(app, config.page);
  app.notFound((context) => context.json({ reason: 'not-found' }, 404));
  app.onError((error, context) => {
    if (error instanceof Refusal)
      return context.json({ reason: error.reason, rule: error.rule }, statusOf(error.reason));
    if (troubleOf(error) !== null) return context.json({ reason: 'store-away' }, 503);
    services.log.error({ err: error, path: context.req.path }, 'a request failed');
    return context.json({ reason: 'failed' }, 500);
  });
  return app;
}

/** A page of another site can send a form, but neither JSON nor our origin. */
function checkSender(context: Context<Env>, config: Config): void {
  const { origin, host } = context.env.incoming.headers;
  if (!isOwnOrigin(origin, host, config.origins)) throw new Refusal('foreign-origin');
  const type = context.req.header('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new Refusal('json-only');
}

function tooLarge(): never {
  throw new Refusal('too-large');
}

const STATUS: Readonly<Record<string, 400 | 401 | 403 | 404 | 413 | 415 | 429>> = {
  'name-first': 401,
  'foreign-origin': 403,
  'host-only': 403,
  'no-such-table': 404,
  'no-such-record': 404,
  'no-such-claim': 404,
  'unknown-game': 404,
  'too-large': 413,
  'json-only': 415,
  'too-fast': 429,
  'bad-options': 400,
  malformed: 400,
};

function statusOf(reason: string): 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 {
  return STATUS[reason] ?? 409;
}
