// Sockets: who may open one, how large a message may be, and whether the other end is still there.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@atoll/protocol';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { addressOf, networkOf } from '../address.js';
import type { Config } from '../config.js';
import { isOwnOrigin } from '../origin.js';
import { SESSION_PASS } from '../accounts/accounts.js';
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
  /** By what let them in: see Visitor.pass. */
  private readonly byPass = new Map<string, Set<Connection>>();
  /** Passes that ended lately: whoever was being let in by one just then must go as well. */
  private readonly ended = new Map<string, number>();
  /** How many are open, by what is counted as one address. */
  private readonly byNetwork = new Map<string, number>();
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
    const network = networkOf(addressOf(request, this.config.behindProxy));
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) return reject(socket, '404 Not Found');
    if (!isOwnOrigin(headers.origin, headers.host, this.config)) return reject(socket, '403 Forbidden');
    if (!this.hasRoomFor(network, socket)) return reject(socket, '429 Too Many Requests');
    if (!(await this.context.limits.connection(network))) return reject(socket, '429 Too Many Requests');
    const { player, pass } = await this.accounts.identify(headers);
    this.server.handleUpgrade(request, socket, head, (opened) => {
      const connection = this.opened(opened, player, network, socket);
      if (pass !== null) this.bind(pass, connection, opened);
    });
  }

  /** Counted from the first moment on, whether or not it is let in. */
  private hasRoomFor(network: string, socket: Duplex): boolean {
    const open = this.byNetwork.get(network) ?? 0;
    if (open >= this.config.limits.socketsPerAddress) return false;
    this.byNetwork.set(network, open + 1);
    socket.once('close', () => {
      const left = (this.byNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.byNetwork.set(network, left);
      else this.byNetwork.delete(network);
    });
    return true;
  }

  private opened(socket: WebSocket, player: Player | null, network: string, stream: Duplex): Connection {
    this.alive.set(socket, true);
    const connection = new Connection(this.context, this.outbox.line(socket, stream), player, network);
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

  private bind(pass: string, connection: Connection, socket: WebSocket): void {
    const bound = this.byPass.get(pass) ?? new Set();
    this.byPass.set(pass, bound.add(connection));
    socket.on('close', () => {
      bound.delete(connection);
      if (bound.size === 0) this.byPass.delete(pass);
    });
    if (this.ended.has(pass)) this.passEnded(pass);
  }

  /**
   * It lets nobody in any more, and those it let in must go. A session's client is told so. A guest's key ends by
   * signing up: that client comes back by itself, and is let in by the account if it has it.
   */
  passEnded(pass: string): void {
    this.ended.set(pass, this.context.now());
    const reason = pass.startsWith(SESSION_PASS) ? 'session-ended' : null;
    for (const connection of this.byPass.get(pass) ?? []) connection.dismiss(reason);
  }

  /** After news may have been lost: sessions that have ended meanwhile let nobody in any more, either. */
  async checkSessions(): Promise<void> {
    const passes = [...this.byPass.keys()].filter((pass) => pass.startsWith(SESSION_PASS));
    const held = passes.map((pass) => pass.slice(SESSION_PASS.length));
    const alive = held.length === 0 ? new Set() : await this.accounts.aliveSessions(held);
    for (const session of held) if (!alive.has(session)) this.passEnded(SESSION_PASS + session);
  }

  private beat(): void {
    const { now } = this.context;
    for (const [pass, at] of this.ended) if (now() - at > HEARTBEAT_MS) this.ended.delete(pass);
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
