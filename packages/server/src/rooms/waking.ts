// When a table has something to do by itself. What cannot be acted on has no time, so that it is in nobody's way.

import type { Seat } from '@atoll/engine';
import { isBotPlayed } from './doc.js';
import type { TableDoc } from './doc.js';
import type { AnyTable } from './rows.js';

/** A bot that has not answered by then was thinking in a process that is gone. */
const BOT_LATE_MS = 120_000;

/** When the next seat is out of time and the table has to act; null if nothing will come of waiting. */
export function dueAt(doc: TableDoc, table: AnyTable | null): number | null {
  return earliest(doc, table, (clock, seat) => (isBotPlayed(doc, seat) ? null : personDueAt(doc, clock, seat)));
}

/** When somebody has to see to the table though nobody looks at it: also a bot may be left without its process. */
export function wakeAt(doc: TableDoc, table: AnyTable | null): number | null {
  return earliest(doc, table, (clock, seat) =>
    isBotPlayed(doc, seat) ? clock.at + BOT_LATE_MS : personDueAt(doc, clock, seat),
  );
}

type RunningClock = NonNullable<AnyTable['clock']>;

function earliest(
  doc: TableDoc,
  table: AnyTable | null,
  ofSeat: (clock: RunningClock, seat: Seat) => number | null,
): number | null {
  const clock = table?.clock ?? null;
  if (doc.status !== 'playing' || clock === null) return null;
  const times = clock.running.flatMap((seat) => ofSeat(clock, seat) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** While a vote is open nothing happens before it is over: by most of the others, or by its own end. */
function personDueAt(doc: TableDoc, clock: RunningClock, seat: Seat): number {
  const vote = doc.votes.find((open) => open.seat === seat);
  return Math.max(clock.at + (clock.left[seat] ?? 0), doc.grace[seat] ?? 0, vote?.until ?? 0);
}
