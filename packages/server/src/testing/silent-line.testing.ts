// A line that dies without a word: what was opened through it stays open at both ends, and nothing comes out any more.

import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface SilentLine {
  readonly url: string;
  /** Every connection of now dies; those opened later live. */
  die(): void;
  close(): Promise<void>;
}

export async function silentLine(to: () => string): Promise<SilentLine> {
  const ends = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const { hostname, port } = new URL(to());
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, other] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      ends.add(from);
      from.on('data', (part: Buffer) => pairs.has(pair) && other.write(part));
      from.on('error', () => {});
      from.on('close', () => {
        ends.delete(from);
        if (pairs.has(pair)) other.destroy();
      });
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    die: () => pairs.clear(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const end of ends) end.destroy();
      }),
  };
}
