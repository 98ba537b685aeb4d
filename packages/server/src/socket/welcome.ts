// Coming to a table, or back to it: only what was missed is told.

import { comeBack } from '../rooms/acts.js';
import type { Onlooker } from '../rooms/audience.js';
import { seatOf } from '../rooms/doc.js';
import { CHANNELS } from '../rooms/room.js';
import type { Room } from '../rooms/room.js';
import { entryOf } from '../rooms/rows.js';
import { chatText, fullText, sameText, tableText, TOLD_ON_JOINING } from '../rooms/tell.js';
import type { Rooms } from '../rooms/rooms.js';

const CHAT_ON_JOINING = 50;

interface Held {
  readonly seq?: number | undefined;
  readonly draft?: string | null | undefined;
  readonly as?: number | 'spectator' | undefined;
}

/** In the table's queue, so that nothing happens between what is told here and what follows. */
export async function welcome(
  room: Room,
  onlooker: Onlooker,
  held: Held,
  context: { rooms: Rooms; now: () => number },
): Promise<void> {
  const { player } = onlooker;
  const seat = seatOf(room.standing.doc, player);
  if (player !== null && seat !== null && room.standing.doc.seats[seat]?.standIn) {
    await room.change((standing) => comeBack(standing, player));
  }
  await room.run(async () => {
    const { doc } = room.standing;
    onlooker.send(tableText(doc, player));
    await tellGame(room, onlooker, held, context);
    const channels = seatOf(doc, player) === null ? CHANNELS : ['players'];
    const said = room.standing.chatNext > 0;
    const lines = said ? await context.rooms.store.chat(room.id, channels, 0, CHAT_ON_JOINING) : [];
    if (lines.length > 0) onlooker.send(chatText(lines));
    room.enter(onlooker);
  });
}

async function tellGame(
  room: Room,
  onlooker: Onlooker,
  held: Held,
  { rooms, now }: { rooms: Rooms; now: () => number },
): Promise<void> {
  const { table } = room.standing;
  if (table === null) return;
  const viewer = room.viewerOf(onlooker);
  const draft = viewer === 'spectator' ? null : (table.drafts[viewer]?.at(-1)?.id ?? null);
  if (held.seq === table.seq && (held.draft ?? null) === draft && held.as === viewer) {
    return onlooker.send(sameText(table, draft, now()));
  }
  const tail = Math.max(0, table.seq + 1 - TOLD_ON_JOINING);
  const resumed = held.seq !== undefined && held.as === viewer && held.seq < table.seq && held.seq >= tail;
  const from = resumed ? (held.seq ?? 0) + 1 : tail;
  const entries = (await rooms.store.entries(room.id, from))
    .map(entryOf)
    .filter((entry) => entry.position <= table.seq);
  onlooker.send(fullText(rooms.screens, table, viewer, entries, resumed ? (held.seq ?? null) : null, now()));
}
