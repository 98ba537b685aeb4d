// Sockets: who may open one, how large a message may be, and whether the other end is still there.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@atoll/protocol';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { addressOf } from '../address.js';
import type { Config } from '../config.js';
import { isOwnOrigin } from '../origin.js';
import type { Accounts } from '../accounts/accounts.js';
import type { Player } from '../rooms/doc.js';
import { Connection } from './connection.js';
import { Outbox } from './outbox.js';
import type { ConnectionContext } from './connection.js';

const SOCKET_PATH = '/ws';
const HEARTBEAT_MS = 30_000;
const GOING_AWAY = 1001;

export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    // Costs six times the processor time, and our messages are small.
    perMessageDeflate: false,
    clientTracking: false,
  });
  /** Whether each has answered the last heartbeat. */
  private readonly alive = new Map<WebSocket, boolean>();
  /** By the session of an account that opened them. */
  private readonly bySession = new Map<string, Set<Connection>>();
  private readonly heart: NodeJS.Timeout;
  private readonly outbox = new Outbox();

  constructor(
    private readonly context: ConnectionContext,
    private readonly accounts: Accounts,
    private readonly config: Config,
  ) {
    this.heart = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heart.unref();
  }

  attach(http: Server): void {
    http.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket, head).catch((error: unknown) => {
        this.context.log.error({ err: error }, 'upgrade');
        socket.destroy();
      });
    });
  }

  get size(): number {
    return this.alive.size;
  }

  close(): void {
    clearInterval(this.heart);
    this.outbox.flush();
    for (const socket of this.alive.keys()) socket.close(GOING_AWAY);
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Until the upgrade nobody else listens: a connection reset here must not end the process.
    socket.on('error', () => {});
    const { headers } = request;
    const address = addressOf(request, this.config.behindProxy);
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) return reject(socket, '404 Not Found');
    if (!isOwnOrigin(headers.origin, headers.host, this.config.origins)) return reject(socket, '403 Forbidden');
    if (!(await this.context.limits.connection(address))) return reject(socket, '429 Too Many Requests');
    const { player, session } = await this.accounts.identify(headers);
    this.server.handleUpgrade(request, socket, head, (opened) => {
      const connection = this.opened(opened, player, address, socket);
      if (session !== null) this.bind(session, connection, opened);
    });
  }

  private opened(socket: WebSocket, player: Player | null, address: string, stream: Duplex): Connection {
    this.alive.set(socket, true);
    const connection = new Connection(this.context, this.outbox.line(socket, stream), player, address);
    socket.on('message', (data, binary) => connection.receive(binary ? null : (data as Buffer).toString()));
    socket.on('pong', () => this.alive.set(socket, true));
    // Oversized and broken frames end here; `close` follows.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.alive.delete(socket);
      connection.closed();
    });
    return connection;
  }

  private bind(session: string, connection: Connection, socket: WebSocket): void {
    const bound = this.bySession.get(session) ?? new Set();
    this.bySession.set(session, bound.add(connection));
    socket.on('close', () => {
      bound.delete(connection);
      if (bound.size === 0) this.bySession.delete(session);
    });
  }

  /** It lets nobody in any more, and those it let in must go. */
  sessionEnded(session: string): void {
    for (const connection of this.bySession.get(session) ?? []) connection.dismiss('session-ended');
  }

  /** After news may have been lost: sessions that have ended meanwhile let nobody in any more, either. */
  async checkSessions(): Promise<void> {
    const held = [...this.bySession.keys()];
    const alive = held.length === 0 ? new Set() : await this.accounts.aliveSessions(held);
    for (const session of held) if (!alive.has(session)) this.sessionEnded(session);
  }

  private beat(): void {
    for (const [socket, answered] of this.alive) {
      if (!answered) {
        socket.terminate();
        continue;
      }
      this.alive.set(socket, false);
      socket.ping();
    }
  }
}

function reject(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
