import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from './frames.js';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });

afterAll(() => {
  server.close();
});

it.each([
  [['']],
  [['a', 'é'.repeat(70), 'x'.repeat(125), 'x'.repeat(126)]],
  [['x'.repeat(65_535), 'x'.repeat(65_536), '\u{1F3DD}'.repeat(30_000), 'end']],
])('messages of all lengths arrive as they were written (%#)', async (texts) => {
  server.once('connection', (_, request) => request.socket.write(framed(texts)));
  const read: string[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  socket.on('message', (data) => read.push((data as Buffer).toString()));
  await expect.poll(() => read.length).toBe(texts.length);
  expect(read).toEqual(texts);
  socket.terminate();
});
