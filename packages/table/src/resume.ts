// Coming back after a break: the table as its viewer last saw it, so that he can be told the difference.

import type { GameTypes, Viewer } from '@atoll/engine';
import type { StoredDraft } from './draft.js';
import type { Entry } from './entry.js';
import { catchUp, LogError, withDraft } from './load.js';
import type { Table } from './table.js';

/** What a viewer holds: his screen after that entry of the log and that move of his own draft. */
export interface Held {
  readonly seq: number;
  readonly draft: string | null;
}

/**
 * `earlier` is the table at or before `held.seq`, without drafts; `entries` all that followed up to `now`.
 * Null if it cannot be told what he saw: he must be shown everything.
 */
export function heldTable<G extends GameTypes>(
  earlier: Table<G>,
  entries: readonly Entry<G>[],
  now: Table<G>,
  held: Held,
  viewer: Viewer,
): Table<G> | null {
  const known = entries.filter(({ position }) => position <= held.seq);
  // The position before a take-back is found only by playing from the start: too dear for a greeting.
  if (known.some(({ kind }) => kind === 'rollback')) return null;
  const table = catchUp(earlier, known, () => {
    throw new LogError('a take-back was left out');
  });
  if (table.seq !== held.seq) return null;
  if (held.draft === null) return table;
  if (viewer === 'spectator') return null;
  // What he had drafted is in the log by now, or still his draft.
  const moves: StoredDraft<G>['moves'][number][] = [];
  for (const entry of entries) {
    if (entry.kind === 'input' && entry.position > held.seq && entry.seat === viewer) moves.push(entry);
  }
  moves.push(...(now.drafts[viewer] ?? []));
  const last = moves.findIndex(({ id }) => id === held.draft);
  const drafted = withDraft(table, viewer, { moves: moves.slice(0, last + 1), undone: [] });
  return last >= 0 && drafted.drafts[viewer]?.at(-1)?.id === held.draft ? drafted : null;
}
