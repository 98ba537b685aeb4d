// One WebSocket that comes back: after a break it is opened again, later each time, never all at the same moment.

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
}

interface Handlers {
  readonly open: () => void;
  readonly message: (text: string) => void;
  readonly lost: () => void;
}

declare function setTimeout(run: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

const BACK_OFF = { first: 250, most: 10_000 };

export class ClientSocket {
  private socket: SocketLike | null = null;
  private tries = 0;
  private timer: unknown = null;
  private closed = false;

  constructor(
    private readonly options: SocketOptions,
    private readonly handlers: Handlers,
  ) {
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

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private open(): void {
    const socket = this.options.connect();
    this.socket = socket;
    socket.addEventListener('open', () => this.handlers.open());
    socket.addEventListener('message', ({ data }) => {
      if (this.socket !== socket) return;
      this.tries = 0;
      this.handlers.message(data as string);
    });
    // `close` follows, and says all there is to do.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      this.handlers.lost();
      this.timer = setTimeout(() => this.open(), this.pause());
    });
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private pause(): number {
    const { first, most } = this.options.backOff ?? BACK_OFF;
    const whole = Math.min(most, first * 2 ** this.tries);
    this.tries += 1;
    return whole * (0.5 + 0.5 * (this.options.random ?? Math.random)());
  }
}
