// A small proxy in front of several servers: each request and each socket goes to the next one, nobody stays anywhere.
// What nginx or Caddy do in front of a real arrangement, for tests and for a try without containers.

import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Proxy {
  readonly url: string;
  /** How many sockets each server was given, by its address. */
  readonly sockets: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** `servers` is asked anew each time: one that was started again has another address. */
export async function startProxy(servers: () => readonly string[], port = 0): Promise<Proxy> {
  const sockets = new Map<string, number>();
  let turn = 0;
  /** All of them, beginning with another one each time. */
  const inTurn = (): string[] => {
    const all = servers();
    turn += 1;
    return all.map((_, n) => all[(turn + n) % all.length] ?? '');
  };
  const http: Server = createServer((request, response) => relay(request, response, inTurn()));
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    tunnel(request, socket, head, inTurn(), (url) => sockets.set(url, (sockets.get(url) ?? 0) + 1));
  });
  await new Promise<void>((done) => void http.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    sockets,
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
}

/** The body is read first, so that it can be sent to another server if one is gone. */
function relay(request: IncomingMessage, response: ServerResponse, servers: readonly string[]): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => attempt(servers));
  request.on('error', () => response.destroy());

  function attempt([url, ...others]: readonly string[]): void {
    if (url === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { method, headers } = request;
    const onward = forward(`${url}${request.url ?? ''}`, { method, headers: withAddress(headers, request.socket) });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      // What a server may have begun to do is not asked of another.
      if (error.code === 'ECONNREFUSED') attempt(others);
      else response.destroy();
    });
    onward.end(Buffer.concat(parts));
  }
}

/** Bytes in both directions, from the request that asks for a socket on. */
function tunnel(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  [url, ...others]: readonly string[],
  opened: (url: string) => void,
): void {
  if (url === undefined) return void socket.destroy();
  const { hostname, port } = new URL(url);
  const onward = connect(Number(port), hostname);
  const untried = (): void => tunnel(request, socket, head, others, opened);
  onward.once('error', untried);
  onward.once('connect', () => {
    onward.off('error', untried);
    opened(url);
    onward.write(greeting(request));
    onward.write(head);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
}

function greeting({ method, url, headers, socket }: IncomingMessage): string {
  const lines = Object.entries(withAddress(headers, socket)).map(([name, value]) => `${name}: ${String(value)}`);
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

function withAddress(headers: IncomingMessage['headers'], { remoteAddress }: Socket): IncomingMessage['headers'] {
  return { ...headers, 'x-forwarded-for': remoteAddress };
}

/** A line to a database on which packets may vanish without a word, as they do behind a firewall or after a failover. */
export interface SwallowingLine {
  /** The database's address, through here. */
  readonly url: string;
  /** Nothing more passes: on any connection, old or new, or only on those that carry news between processes. */
  swallow(which: 'all' | 'news'): void;
  /** New connections pass again; those that were swallowed stay silent for ever. */
  heal(): void;
  close(): Promise<void>;
}

export async function swallowingLine(databaseUrl: string): Promise<SwallowingLine> {
  const target = new URL(databaseUrl);
  const open = new Set<{ isNews: boolean; isSilent: boolean; readonly sockets: readonly Socket[] }>();
  let isBlackHole = false;
  const server = createTcpServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const line = { isNews: false, isSilent: isBlackHole, sockets: [near, far] };
    open.add(line);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => {
        line.isNews ||= data.includes('listen atoll');
        if (!line.isSilent) to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => {
        if (!line.isSilent) to.destroy();
      });
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    swallow: (which) => {
      isBlackHole = which === 'all';
      for (const line of open) line.isSilent ||= which === 'all' || line.isNews;
    },
    heal: () => {
      isBlackHole = false;
    },
    close: () => {
      for (const { sockets } of open) for (const socket of sockets) socket.destroy();
      return new Promise((done) => void server.close(() => done()));
    },
  };
}
