// What a seat hands over becomes part of the log; what others have drafted meanwhile is put on top of it.

import { decisionCalled, isSameDecision } from '@atoll/engine';
import type { Decision, GameTypes, Seat } from '@atoll/engine';
import { rebase } from './draft.js';
import type { InputEntry } from './entry.js';
import type { Outcome } from './outcome.js';
import { advance, decisionsAt, stateFor } from './table.js';
import type { DraftMove, Table } from './table.js';

export interface Committed<G extends GameTypes> extends Outcome<G> {
  readonly entries: readonly InputEntry<G>[];
}

/**
 * Commits what a seat says. Where that puts a question to somebody whose draft would pass over it unheard (an offer, to
 * who has gone on building), what that player has done so far is taken as said before it: then the question stands.
 */
export function handOver<G extends GameTypes>(
  table: Table<G>,
  seat: Seat,
  moves: readonly DraftMove<G>[],
  at: number,
): Committed<G> {
  const outcome = commit(table, seat, moves, at);
  for (const asked of unheard(table, outcome.table)) {
    const heard = commitAfter(table, asked, seat, moves, at);
    if (heard !== null) return heard;
  }
  return outcome;
}

/** Seats that were asked something new which their drafts leave behind. */
function unheard<G extends GameTypes>(before: Table<G>, after: Table<G>): Seat[] {
  const { game } = after;
  const isOpen = (state: G['state'], decision: Decision<G['ask']>): boolean =>
    decisionsAt(game, state).some((open) => isSameDecision(open, decision));
  const seats = decisionsAt(game, after.state)
    .filter((decision) => !isOpen(before.state, decision) && !isOpen(stateFor(after, decision.seat), decision))
    .map(({ seat }) => seat);
  return [...new Set(seats)];
}

/** The same, with the draft of `first` committed before it as far as the answer can still be given; null if it cannot. */
function commitAfter<G extends GameTypes>(
  table: Table<G>,
  first: Seat,
  seat: Seat,
  moves: readonly DraftMove<G>[],
  at: number,
): Committed<G> | null {
  const draft = table.drafts[first] ?? [];
  const asked = moves[0]?.decision;
  if (asked === undefined) return null;
  const last = draft.findLastIndex(({ state }) => decisionCalled(decisionsAt(table.game, state), asked) !== undefined);
  const done = draft[last];
  if (done === undefined) return null;
  const said = commit(table, first, [...draft.slice(0, last), { ...done, barrier: 'asked' }], at);
  const again = rebase(table.game, said.table.state, seat, moves);
  if (again.length < moves.length) return null;
  const rest = { ...said.table, drafts: said.table.drafts.with(first, draft.slice(last + 1)) };
  const then = commit(rest, seat, again, at);
  return {
    ...then,
    entries: [...said.entries, ...then.entries],
    drafts: [...new Set([...said.drafts, ...then.drafts])],
    cut: [...new Set([...said.cut, ...then.cut])],
  };
}

/** The draft becomes part of the log, and the others' drafts are put on top of it. */
function commit<G extends GameTypes>(
  table: Table<G>,
  seat: Seat,
  moves: readonly DraftMove<G>[],
  at: number,
): Committed<G> {
  const entries: InputEntry<G>[] = [];
  let next: Table<G> = table;
  for (const { id, decision, move, events, barrier, state } of moves) {
    const entry: InputEntry<G> = {
      kind: 'input',
      position: next.seq + 1,
      at,
      seat,
      id,
      decision,
      move,
      events,
      barrier,
    };
    entries.push(entry);
    next = advance(next, entry, state);
  }
  const cut: Seat[] = [];
  const drafts = table.drafts.map((draft, index) => {
    if (index === seat || draft.length === 0) return [];
    const again = rebase(table.game, next.state, index as Seat, draft);
    if (again.length < draft.length) cut.push(index as Seat);
    return again;
  });
  const changed = [...cut, ...((table.drafts[seat]?.length ?? 0) > 0 ? [seat] : [])];
  return { answer: { kind: 'accepted', repeated: false }, table: { ...next, drafts }, entries, drafts: changed, cut };
}
