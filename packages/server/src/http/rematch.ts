// Another game with the same people at the same seats.

import type { TableDoc } from '../rooms/doc.js';

export function rematchDoc(doc: TableDoc, id: string, secret: string, host: string, now: number): TableDoc {
  return {
    ...doc,
    id,
    secret,
    host,
    status: 'open',
    seats: doc.seats.map((seat) => ({ ...seat, standIn: false, nonce: null })),
    offer: null,
    votes: [],
    grace: doc.seats.map(() => 0),
    rematch: null,
    createdAt: now,
  };
}
