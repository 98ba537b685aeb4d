// For whoever runs the server: is it well, and how much does it do. Health is everybody's to ask, so it is cheap; figures
// are told to whoever has the token, or sits at the machine.

import { timingSafeEqual } from 'node:crypto';
import { isFromHere } from '../address.js';
import type { Config } from '../config.js';
import { keyHash } from '../secrets.js';
import type { Services } from '../services.js';
import type { App } from './asker.js';

export function figureRoutes(app: App, { service, metrics }: Services, { metricsToken }: Config): void {
  // Told by the heartbeat, which writes every few seconds: the answer itself waits for nothing.
  app.get('/healthz', (context) => {
    const { trouble } = service;
    return trouble === null ? context.json({ ok: true }) : context.json({ ok: false, reason: trouble }, 503);
  });
  app.get('/metrics', async (context) => {
    const { incoming } = context.env;
    if (!isFromHere(incoming) && !holds(incoming.headers.authorization, metricsToken)) {
      const detail = 'Figures are told to whoever has ATOLL_METRICS_TOKEN, or asks from this machine without a proxy.';
      return context.json({ reason: 'not-found', detail }, 403);
    }
    const { registry } = metrics;
    return context.text(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}

/** Hashed first: of two lengths nothing is told. */
function holds(authorization: string | undefined, token: string | undefined): boolean {
  const [scheme, given] = (authorization ?? '').split(' ');
  if (token === undefined || given === undefined || scheme?.toLowerCase() !== 'bearer') return false;
  return timingSafeEqual(Buffer.from(keyHash(given)), Buffer.from(keyHash(token)));
}
