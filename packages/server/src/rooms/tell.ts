// What each viewer is told, as text ready to be sent. All that leaves about a game passes here, through the table's
// screens; everybody who sees the same is sent the same bytes.

import type { Seat, Viewer } from '@atoll/engine';
import { diff } from '@atoll/protocol';
import type { ChatLine, ClockMessage, Json, ServerMessage } from '@atoll/protocol';
import { alreadySeen, screenOf, toldOf } from '@atoll/table';
import type { Row } from '../store/store.js';
import { infoFor } from './doc.js';
import type { TableDoc } from './doc.js';
import type { AnyEntry, AnyTable } from './rows.js';

/** How much of the past somebody is told who has just come. */
export const TOLD_ON_JOINING = 60;

function text(message: ServerMessage): string {
  return JSON.stringify(message);
}

export function tableText(doc: TableDoc, player: string | null): string {
  return text({ t: 'table', table: infoFor(doc, player) });
}

export function fullText(
  table: AnyTable,
  viewer: Viewer,
  entries: readonly AnyEntry[],
  since: number | null,
  now: number,
): string {
  return text({
    t: 'full',
    seq: table.seq,
    screen: screenOf(table, viewer) as never,
    told: entries.map((entry) => toldOf(table, entry, viewer)) as never,
    since,
    clock: clockFor(table, now),
  });
}

/** Null if the viewer sees no change. */
export function stepText(
  before: AnyTable,
  after: AnyTable,
  entries: readonly AnyEntry[],
  cut: readonly Seat[],
  viewer: Viewer,
  now: number,
): string | null {
  // Made again rather than kept from the last step: what lives from one move to the next is copied by the collector
  // again and again, and at a thousand tables costs more time than making it, and memory besides.
  const screenBefore = screenOf(before, viewer);
  const patch = diff(screenBefore as unknown as Json, screenOf(after, viewer) as unknown as Json);
  if (patch === null && entries.length === 0) return null;
  return text({
    t: 'step',
    from: before.seq,
    fromDraft: screenBefore.draft.at(-1)?.id ?? null,
    seq: after.seq,
    patch: patch as never,
    told: entries.map((entry) => toldOf(after, entry, viewer)) as never,
    seen: alreadySeen(before, entries, viewer),
    clock: clockFor(after, now),
    cut: viewer !== 'spectator' && cut.includes(viewer),
  });
}

/** For somebody who comes back and has missed nothing. */
export function sameText(table: AnyTable, draft: string | null, now: number): string {
  const { seq } = table;
  return text({
    t: 'step',
    from: seq,
    fromDraft: draft,
    seq,
    patch: null,
    told: [],
    seen: 0,
    clock: clockFor(table, now),
    cut: false,
  });
}

export function chatText(rows: readonly Row<'chats'>[]): string {
  const lines = rows.map(({ n, at, channel, name, seat, text: said }) => ({ n, at, channel, name, seat, text: said }));
  return text({ t: 'chat', lines: lines as ChatLine[] });
}

export function presenceText(seats: readonly number[], watchers: number): string {
  return text({ t: 'presence', seats: [...seats], watchers });
}

export function writingText(seats: readonly number[]): string {
  return text({ t: 'writing', seats: [...seats] });
}

export function ackText(id: string, seq: number): string {
  return text({ t: 'ack', id, seq });
}

export function refusedText(
  id: string | null,
  why: { readonly reason: string; readonly rule: string; readonly params?: Readonly<Record<string, string | number>> },
): string {
  const { reason, rule, params } = why;
  return text({ t: 'refused', id, reason, rule, ...(params === undefined ? {} : { params: { ...params } }) });
}

export function pongText(id: string, now: number): string {
  return text({ t: 'pong', id, now });
}

export function errorText(reason: string): string {
  return text({ t: 'error', reason });
}

function clockFor(table: AnyTable, now: number): ClockMessage | null {
  if (table.clock === null) return null;
  const { at, left, running } = table.clock;
  return { now, at, left: [...left], running: [...running] };
}
