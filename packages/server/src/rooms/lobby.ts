// The public tables shown to everybody: nobody has more than a few lines of them.

import type { Store } from '../store/store.js';
import { seatOf } from './doc.js';
import type { TableDoc } from './doc.js';

const LINES = 100;
const LINES_PER_HOST = 3;
/** Read at once, and how often at most: a host with a thousand tables must not hide the others'. */
const PAGE = 200;
const MOST_PAGES = 10;

export interface LobbyLine {
  readonly doc: TableDoc;
  readonly owes: string | null;
  readonly updatedAt: number;
}

/** Newest first. A host has so many open tables and so many in play; one that has been left by its host is not shown. */
export async function lobbyLines(store: Store): Promise<LobbyLine[]> {
  const lines: LobbyLine[] = [];
  const ofHost = new Map<string, number>();
  let last: TableDoc | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const rows = await store.lists.lobby(['open', 'playing'], PAGE, last);
    for (const { doc: text, owes, updated_at } of rows) {
      const doc = JSON.parse(text) as TableDoc;
      last = doc;
      if (doc.status === 'open' && seatOf(doc, doc.host) === null) continue;
      const key = `${doc.status} ${doc.host}`;
      const count = (ofHost.get(key) ?? 0) + 1;
      ofHost.set(key, count);
      if (count <= LINES_PER_HOST) lines.push({ doc, owes, updatedAt: updated_at ?? doc.createdAt });
      if (lines.length === LINES) return lines;
    }
    if (rows.length < PAGE) break;
  }
  return lines;
}
