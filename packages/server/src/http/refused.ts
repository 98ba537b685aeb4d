// What is answered when a request is not done: why, with a status that says whose fault it was.

import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { TooManyAttempts } from '../accounts/attempts.js';
import { TooFast } from '../limits.js';
import { Refusal } from '../rooms/doc.js';
import { troubleOf } from '../store/trouble.js';

export function answerTo(error: Error, context: Context, log: Logger): Response {
  if (error instanceof Refusal) {
    return context.json({ reason: error.reason, rule: error.rule }, statusOf(error.reason), retryAfter(error));
  }
  // The library of routes found the request itself wrong: a body that is not JSON.
  if (error instanceof HTTPException && error.status < 500) {
    return context.json({ reason: 'malformed', detail: `${error.message}.` }, 400);
  }
  if (troubleOf(error) !== null) return context.json({ reason: 'store-away' }, 503);
  log.error({ err: error, path: context.req.path }, 'a request failed');
  return context.json({ reason: 'failed' }, 500);
}

function retryAfter(error: Refusal): Record<string, string> {
  const waits = error instanceof TooManyAttempts || error instanceof TooFast;
  return waits ? { 'retry-after': String(error.seconds) } : {};
}

const STATUS: Readonly<Record<string, 400 | 401 | 403 | 404 | 413 | 415 | 429 | 503>> = {
  'name-first': 401,
  'foreign-origin': 403,
  'host-only': 403,
  'not-found': 404,
  'no-such-table': 404,
  'no-such-record': 404,
  'no-such-claim': 404,
  'unknown-game': 404,
  'too-large': 413,
  'json-only': 415,
  'too-fast': 429,
  'too-many-attempts': 429,
  'enough-for-today': 429,
  busy: 503,
  'store-away': 503,
  'bad-options': 400,
  malformed: 400,
};

function statusOf(reason: string): 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503 {
  return STATUS[reason] ?? 409;
}
