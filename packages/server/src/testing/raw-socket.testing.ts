// A client that speaks the protocol of sockets by hand and ignores what it is told, the closing frame above all.

import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

const TEXT = 0x81;
const MASKED = 0x80;
const IN_TWO_BYTES = 126;

export class RawSocket {
  private heard = '';
  private wake: () => void = () => {};
  private isCut = false;

  private constructor(private readonly stream: Socket) {
    stream.on('data', (data) => {
      this.heard += data.toString('latin1');
      this.wake();
    });
    stream.on('error', () => {});
    stream.on('close', () => {
      this.isCut = true;
      this.wake();
    });
  }

  static async at(url: string, cookie: string, table: string): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const raw = new RawSocket(connect(Number(port), hostname));
    const key = randomBytes(16).toString('base64');
    raw.stream.write(
      `GET /ws HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    await raw.until('101 Switching Protocols');
    raw.say({ t: 'hello', v: 1, table });
    await raw.until('"t":"table"');
    return raw;
  }

  say(message: object): void {
    const text = Buffer.from(JSON.stringify(message));
    const length = text.length < IN_TWO_BYTES ? [text.length] : [IN_TWO_BYTES, text.length >> 8, text.length & 255];
    const head = Buffer.from([TEXT, MASKED | (length[0] ?? 0), ...length.slice(1)]);
    const mask = randomBytes(4);
    const body = text.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
    this.stream.write(Buffer.concat([head, mask, body]));
  }

  /** Whatever was said to it so far. */
  get said(): string {
    return this.heard;
  }

  async until(text: string): Promise<void> {
    while (!this.heard.includes(text)) {
      if (this.isCut) throw new Error(`cut off before it heard ${text}: ${this.heard}`);
      await new Promise<void>((done) => {
        this.wake = done;
      });
    }
  }

  /** Whether the server cuts it off within so many milliseconds. */
  async isCutWithin(ms: number): Promise<boolean> {
    const timer = setTimeout(() => this.wake(), ms);
    const end = performance.now() + ms;
    while (!this.isCut && performance.now() < end) {
      await new Promise<void>((done) => {
        this.wake = done;
      });
    }
    clearTimeout(timer);
    return this.isCut;
  }

  end(): void {
    this.stream.destroy();
  }
}
