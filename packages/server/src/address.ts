// Where a request comes from. What a proxy writes is believed only where one is known to stand in front.

import type { IncomingMessage } from 'node:http';

export function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last one was added by our own proxy; those before it may be invented.
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim();
  return last || (request.socket.remoteAddress ?? 'unknown');
}
