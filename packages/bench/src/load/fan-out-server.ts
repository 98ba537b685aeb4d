// The least a server can do: repeat what one socket of a room says to all of them. A process of its own.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

const rooms = new Map<string, Set<WebSocket>>();
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });

sockets.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on('message', (data) => {
    const text = (data as Buffer).toString();
    for (const each of room) each.send(text);
  });
  socket.on('close', () => room.delete(socket));
});

http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  console.log(`The fan-out is at ws://127.0.0.1:${port}`);
});
