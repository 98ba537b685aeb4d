// What is said in one turn of the event loop leaves together: for every socket one buffer, one write.
// Most of the price of a message is the call that hands it to the system, not its bytes.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Wire } from './connection.js';
import { framed } from './frames.js';

/** A client that does not answer the closing frame is cut off after this. */
const CLOSING_MS = 1000;

class Line implements Wire {
  private texts: string[] = [];
  private length = 0;

  constructor(
    private readonly outbox: Outbox,
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
  ) {}

  send(text: string): void {
    if (this.texts.push(text) === 1) this.outbox.due(this);
    this.length += text.length;
  }

  waiting(): number {
    return this.socket.bufferedAmount + this.length;
  }

  close(code: number): void {
    this.flush();
    this.socket.close(code);
    const cut = setTimeout(() => this.socket.terminate(), CLOSING_MS);
    this.socket.once('close', () => clearTimeout(cut));
  }

  /** Straight to the stream: the library would make two buffers of each message, and leave them to be put together. */
  flush(): void {
    if (this.texts.length === 0) return;
    const { texts } = this;
    this.texts = [];
    this.length = 0;
    if (this.socket.readyState === this.socket.OPEN) this.stream.write(framed(texts));
  }
}

export class Outbox {
  private lines: Line[] = [];

  line(socket: WebSocket, stream: Duplex): Wire {
    return new Line(this, socket, stream);
  }

  due(line: Line): void {
    if (this.lines.push(line) === 1) setImmediate(() => this.flush());
  }

  flush(): void {
    const { lines } = this;
    this.lines = [];
    for (const line of lines) line.flush();
  }
}
