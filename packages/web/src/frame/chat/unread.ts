// What of the chat its reader has not read yet.

import type { Viewer } from '@atoll/engine';
import type { ChatLine } from '../../table/source.ts';

/** The lines after the last one read. What a seat said itself is no news to it. */
export function unreadOf(chat: readonly ChatLine[], read: number, viewer: Viewer): readonly ChatLine[] {
  return chat.filter(({ id, seat }) => id > read && seat !== viewer);
}

/** The last line there is, read or not; before the first line, -1. */
export function lastOf(chat: readonly ChatLine[]): number {
  return chat.at(-1)?.id ?? NOTHING_READ;
}

export const NOTHING_READ = -1;

/** Where reading went on to, as it was kept; a browser that has never been here has read nothing. */
export function readFrom(kept: string | null): number {
  const read = kept === null ? NOTHING_READ : Number(kept);
  return Number.isInteger(read) ? read : NOTHING_READ;
}
