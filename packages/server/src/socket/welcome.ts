// Coming to a table, or back to it: only what was missed is told.

import type { Viewer } from '@atoll/engine';
import { fromSnapshot, heldTable } from '@atoll/table';
import type { Held, Snapshot } from '@atoll/table';
import { comeBack } from '../rooms/acts.js';
import type { Onlooker } from '../rooms/audience.js';
import { seatOf } from '../rooms/doc.js';
import type { TableDoc } from '../rooms/doc.js';
import { CHANNELS } from '../rooms/room.js';
import type { Room } from '../rooms/room.js';
import { entryOf } from '../rooms/rows.js';
import type { AnyEntry, AnyTable } from '../rooms/rows.js';
import type { Rooms } from '../rooms/rooms.js';
import { chatText, fullText, sameText, stepText, tableText, TOLD_ON_JOINING } from '../rooms/tell.js';
import type { Store } from '../store/store.js';

const CHAT_ON_JOINING = 50;

interface Hello {
  readonly seq?: number | undefined;
  readonly draft?: string | null | undefined;
  readonly as?: number | 'spectator' | undefined;
  readonly chat?: number | undefined;
}

interface Context {
  readonly rooms: Rooms;
}

/**
 * In the table's queue, so that nothing happens between what is told here and what follows. Nothing is told before all of
 * it is there: who has half a greeting would take what is shown for the present. That others are there closes it.
 */
export async function welcome(room: Room, onlooker: Onlooker, hello: Hello, context: Context): Promise<void> {
  const { player } = onlooker;
  const seat = seatOf(room.standing.doc, player);
  if (player !== null && seat !== null && room.standing.doc.seats[seat]?.standIn) {
    await room.change((standing) => comeBack(standing, player));
  }
  await room.run(async () => {
    const { doc } = room.standing;
    const game = await gameText(room, onlooker, hello, context);
    const channels = seatOf(doc, player) === null ? CHANNELS : ['players'];
    const next = hello.chat === undefined ? 0 : hello.chat + 1;
    const more = room.standing.chatNext > next;
    const lines = more ? await context.rooms.store.chat(room.id, channels, next, CHAT_ON_JOINING) : [];
    onlooker.send(tableText(doc, player));
    if (game !== null) onlooker.send(game);
    if (lines.length > 0) onlooker.send(chatText(lines));
    room.enter(onlooker);
  });
}

/** Null before the start. */
async function gameText(room: Room, onlooker: Onlooker, hello: Hello, { rooms }: Context): Promise<string | null> {
  const { table, doc } = room.standing;
  if (table === null) return null;
  const viewer = room.viewerOf(onlooker);
  const held = hello.as === viewer && hello.seq !== undefined ? { seq: hello.seq, draft: hello.draft ?? null } : null;
  const draft = viewer === 'spectator' ? null : (table.drafts[viewer]?.at(-1)?.id ?? null);
  if (held?.seq === table.seq && held.draft === draft) return sameText(table, draft, rooms.time());
  const missed = held === null ? null : await missedBy(rooms.store, doc, table, viewer, held);
  if (missed !== null) {
    const { before, entries } = missed;
    const step = stepText(before, table, entries, [], viewer, rooms.time());
    return step ?? sameText(table, draft, rooms.time());
  }
  const tail = Math.max(0, table.seq + 1 - TOLD_ON_JOINING);
  const known = held !== null && held.seq >= tail && held.seq < table.seq ? held.seq : null;
  const entries = await entriesUpTo(rooms.store, doc.id, table, known === null ? tail : known + 1);
  return fullText(table, viewer, entries, known, rooms.time());
}

/** What he last saw, and what was entered since; null if that is too long ago, or not to be found. */
async function missedBy(
  store: Store,
  doc: TableDoc,
  table: AnyTable,
  viewer: Viewer,
  held: Held,
): Promise<{ readonly before: AnyTable; readonly entries: readonly AnyEntry[] } | null> {
  if (held.seq > table.seq) return null;
  const snapshot = await store.snapshot(doc.id, held.seq);
  if (snapshot === null) return null;
  const entries = await entriesUpTo(store, doc.id, table, snapshot.seq + 1);
  const earlier = fromSnapshot(table.game, JSON.parse(snapshot.data) as Snapshot, doc.clock);
  const before = heldTable(earlier, entries, table, held, viewer);
  return before === null ? null : { before, entries: entries.filter(({ position }) => position > held.seq) };
}

/** Another process may have written more than this one knows. */
async function entriesUpTo(store: Store, id: string, table: AnyTable, from: number): Promise<AnyEntry[]> {
  const entries = (await store.entries(id, from)).map(entryOf);
  return entries.filter((entry) => entry.position <= table.seq);
}
