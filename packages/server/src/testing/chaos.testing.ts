// A bad network: connections break at any moment, messages come twice, late, and out of order.

import { below } from '@atoll/engine';
import type { Random } from '@atoll/engine';
import type { SocketLike } from '@atoll/protocol';
import type { WebSocket } from 'ws';

/** Chances in a thousand, for every message sent. */
export interface Weather {
  readonly cutBefore: number;
  readonly cutAfter: number;
  readonly twice: number;
  readonly late: number;
}

export const STORM: Weather = { cutBefore: 60, cutAfter: 60, twice: 200, late: 300 };

const LATEST_MS = 25;

export function throughChaos(socket: WebSocket, random: Random, weather: Weather): SocketLike {
  const happens = (chance: number): boolean => below(random, 1000) < chance;
  const deliver = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (happens(weather.cutBefore)) return socket.terminate();
    socket.send(text);
    if (happens(weather.cutAfter)) socket.terminate();
  };
  const once = (text: string): void => {
    if (happens(weather.late)) setTimeout(() => deliver(text), below(random, LATEST_MS));
    else deliver(text);
  };
  return {
    addEventListener: (type: string, listener: (event: never) => void) => {
      socket.addEventListener(type as 'message', listener as () => void);
    },
    send: (text) => {
      // Without a greeting nothing else is understood: no network delivers that late within one connection.
      if (text.includes('"t":"hello"')) return deliver(text);
      once(text);
      if (happens(weather.twice)) once(text);
    },
    close: () => socket.close(),
  };
}
