// One WebSocket that comes back: after a break it is opened again, later each time, never all at the same moment. A
// break is also what nobody was told of: a connection on which nothing comes any more.

import { TIMES, Watch } from './client-watch.js';
import type { Times } from './client-watch.js';

/** What browsers and the `ws` package have in common. */
export interface SocketLike {
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

export interface SocketOptions {
  /** Opens a socket to the server: `() => new WebSocket(url)`. */
  readonly connect: () => SocketLike;
  /** Milliseconds before the first try to come back, and at most. */
  readonly backOff?: { readonly first: number; readonly most: number };
  /** From 0 to 1: spreads the returns of many clients cut off at once. */
  readonly random?: () => number;
  readonly times?: Times;
}

interface Handlers {
  readonly open: () => void;
  readonly message: (text: string) => void;
  readonly lost: () => void;
  /** Say something the other end must answer. */
  readonly ping: () => void;
}

declare function setTimeout(run: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

const BACK_OFF = { first: 250, most: 10_000 };

export class ClientSocket {
  private readonly times: Times;
  private readonly watch: Watch;
  private socket: SocketLike | null = null;
  private tries = 0;
  private timer: unknown = null;
  private closed = false;

  constructor(
    private readonly options: SocketOptions,
    private readonly handlers: Handlers,
  ) {
    this.times = options.times ?? TIMES;
    this.watch = new Watch(this.times, { ask: handlers.ping, dead: () => this.restart() });
    this.open();
  }

  /** Lost without a word if there is no connection: whoever needs an answer sends again after `open`. */
  send(text: string): void {
    try {
      this.socket?.send(text);
    } catch {
      // Not open: `onclose` follows.
    }
  }

  /** The other end has greeted: should it break now, it may be tried again soon. */
  settled(): void {
    this.tries = 0;
  }

  /** There is reason to doubt: asks at once, or tries at once to come back. */
  look(): void {
    if (this.closed) return;
    if (this.socket === null) return this.open();
    this.watch.expect(this.times.hurried);
    this.handlers.ping();
  }

  /** Gives this connection up. The other end may never hear of it. */
  restart(): void {
    if (this.closed) return;
    this.drop();
    this.lose();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = this.options.connect();
    this.socket = socket;
    this.watch.expect(this.times.answer);
    const ifCurrent = (then: () => void) => (): void => {
      if (this.socket === socket) then();
    };
    socket.addEventListener('open', ifCurrent(this.handlers.open));
    socket.addEventListener('message', ({ data }) => {
      if (this.socket !== socket) return;
      this.watch.heard();
      this.handlers.message(data as string);
    });
    // `close` follows, and says all there is to do.
    socket.addEventListener('error', () => {});
    socket.addEventListener(
      'close',
      ifCurrent(() => this.lose()),
    );
  }

  private lose(): void {
    this.socket = null;
    this.watch.stop();
    if (this.closed) return;
    this.handlers.lost();
    this.timer = setTimeout(() => this.open(), this.pause());
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.watch.stop();
    socket?.close();
  }

  private pause(): number {
    const { first, most } = this.options.backOff ?? BACK_OFF;
    const whole = Math.min(most, first * 2 ** this.tries);
    this.tries += 1;
    return whole * (0.5 + 0.5 * (this.options.random ?? Math.random)());
  }
}
