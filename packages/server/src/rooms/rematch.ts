// Another game with the same people at the same seats.

import { unitFor } from '../store/unit.js';
import { seatAt } from './acts.js';
import { Refusal } from './doc.js';
import type { TableDoc } from './doc.js';
import { docRow, seatRows } from './rows.js';
import { withDoc } from './standing.js';
import type { Change, Standing } from './standing.js';

/**
 * The new table is written in the same commit as what points to it, so that whoever asks second finds it there.
 * `isThere` is asked of the one already pointed to: should it be gone, another is made.
 */
export async function rematch(
  standing: Standing,
  player: string,
  fresh: { readonly id: string; readonly secret: string },
  isThere: (table: string) => Promise<boolean>,
  now: number,
): Promise<Change> {
  const { doc } = standing;
  seatAt(standing, player);
  if (doc.status !== 'over') throw new Refusal('not-over');
  if (doc.rematch !== null && (await isThere(doc.rematch))) return withDoc(standing, doc);
  const again = rematchDoc(doc, fresh.id, fresh.secret, player, now);
  return {
    ...withDoc(standing, { ...doc, rematch: fresh.id }),
    beside: [unitFor(again.id, { doc: docRow(again, 1), seats: seatRows(again) })],
  };
}

function rematchDoc(doc: TableDoc, id: string, secret: string, host: string, now: number): TableDoc {
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
