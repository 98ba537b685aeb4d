// A browser without a window: keeps the cookies it is given.

import { AtollClient } from '@atoll/protocol';
import { WebSocket } from 'ws';
import type { Answer } from './people.testing.js';

let devices = 0;

export class Browser {
  private readonly cookies = new Map<string, string>();
  constructor(public url: string) {}

  /** Whether a cookie of that value was given to it. */
  holds(token: string): boolean {
    return [...this.cookies.values()].some((value) => decodeURIComponent(value).startsWith(token));
  }

  /** A page at a table, by default of the same server. */
  client(table: string, url = this.url): AtollClient {
    const address = `${url.replace('http', 'ws')}/ws`;
    const connect = (): WebSocket => new WebSocket(address, { headers: { cookie: this.cookie() } });
    const backOff = { first: 20, most: 200 };
    return new AtollClient({ table, device: `b-${process.pid}-${(devices += 1)}`, connect, backOff });
  }

  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask<T = unknown>(path: string, body?: object): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.url,
        cookie: this.cookie(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as T };
  }
}
