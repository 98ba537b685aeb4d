// For whoever runs the server: is it well, and how much does it do. Health is everybody's to ask, so it is cheap; figures
// are told to whoever has the token, or sits at the machine.

import { timingSafeEqual } from 'node:crypto';
import { isFromHere } from '../address.js';
import type { Config } from '../config.js';
import { keyHash } from '../secrets.js';
import type { Services } from '../services.js';
import type { App } from './asker.js';

/** However many ask, the database is asked no more often. */
const HEALTH_MS = 1000;

export function figureRoutes(app: App, { store, metrics, now }: Services, { metricsToken }: Config): void {
  const healthy = onceIn(HEALTH_MS, now, () => store.ping());
  app.get('/healthz', async (context) => {
    await healthy();
    return context.json({ ok: true });
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

/** Asked at most once in a while; in between the last answer is given again. */
function onceIn<T>(ms: number, now: () => number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (last === null || Math.abs(now() - last.at) >= ms) last = { at: now(), answer: ask() };
    return last.answer;
  };
}
