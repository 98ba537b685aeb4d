// Coming back from storage: a snapshot, the entries after it, the drafts. And a take-back past the barrier.

import type { DecisionId, Game, GameTypes, Seat } from '@atoll/engine';
import type { Clock, ClockRule } from './clock.js';
import { rebase } from './draft.js';
import type { StoredDraft } from './draft.js';
import { inputsInForce } from './entry.js';
import type { Entry, RollbackEntry } from './entry.js';
import { refused, tableRefusal } from './outcome.js';
import type { Outcome } from './outcome.js';
import { advance, askedOf, remember } from './table.js';
import type { Sealed, Table, TableSetup } from './table.js';

/** Plain data: all of a table but its drafts. */
export interface Snapshot {
  readonly seq: number;
  readonly state: unknown;
  readonly recent: readonly (readonly string[])[];
  readonly sealed: readonly (Sealed | null)[];
  readonly clock: Clock | null;
}

/** A log that does not fit its table: the host stops the table and keeps what is stored. */
export class LogError extends Error {
  override readonly name = 'LogError';
}

export function snapshotOf<G extends GameTypes>(table: Table<G>): Snapshot {
  const { seq, state, recent, sealed, clock } = table;
  return { seq, state, recent, sealed, clock };
}

/** The table as the snapshot shows it, without drafts. */
export function fromSnapshot<G extends GameTypes>(game: Game<G>, snapshot: Snapshot, clockRule: ClockRule): Table<G> {
  const { seq, recent, sealed, clock } = snapshot;
  const drafts = recent.map(() => []);
  const state = game.parseState(snapshot.state);
  return { game, seats: recent.length, clockRule, seq, state, drafts, recent, sealed, clock };
}

/** The table after the entries that follow it in the log. A rollback needs `earlier`: the whole log from position 0. */
export function catchUp<G extends GameTypes>(
  table: Table<G>,
  entries: readonly Entry<G>[],
  earlier: () => { readonly setup: TableSetup<G>; readonly log: readonly Entry<G>[] },
): Table<G> {
  let next = table;
  for (const entry of entries) {
    if (entry.position !== next.seq + 1) throw new LogError(`position ${entry.position} follows ${next.seq}`);
    if (entry.kind === 'rollback') {
      const { setup, log } = earlier();
      next = advance(next, entry, stateAt(table.game, setup, log, entry.to));
    } else if (entry.kind === 'input') {
      next = advance(next, entry, applyInput(table.game, next.state, entry));
    }
  }
  return next;
}

export function withDraft<G extends GameTypes>(table: Table<G>, seat: Seat, draft: StoredDraft<G>): Table<G> {
  const moves = rebase(table.game, table.state, seat, draft.moves);
  let { recent } = table;
  for (const id of [...draft.undone, ...draft.moves.map((move) => move.id)]) recent = remember(recent, seat, id);
  return { ...table, recent, drafts: table.drafts.with(seat, moves) };
}

/** What to store of a seat's draft; null if there is nothing to remember. */
export function storedDraft<G extends GameTypes>(table: Table<G>, seat: Seat): StoredDraft<G> {
  const moves = (table.drafts[seat] ?? []).map(({ id, decision, move }) => ({ id, decision, move }));
  return { moves, undone: (table.recent[seat] ?? []).filter((id) => !moves.some((move) => move.id === id)) };
}

/** The state after position `to`, played again from the set-up. */
export function stateAt<G extends GameTypes>(
  game: Game<G>,
  setup: TableSetup<G>,
  log: readonly Entry<G>[],
  to: number,
): G['state'] {
  let { state } = game.setup(setup.seats, setup.options, setup.seed);
  for (const entry of inputsInForce(log, to)) state = applyInput(game, state, entry);
  return state;
}

/** Sets the game back to how it stood after position `to`. The host has asked those who had to agree. */
export function rollBack<G extends GameTypes>(
  table: Table<G>,
  setup: TableSetup<G>,
  log: readonly Entry<G>[],
  to: number,
  at: number,
): Outcome<G> {
  if (to < 0 || to >= table.seq) return refused(table, tableRefusal('no-such-position'));
  const entry: RollbackEntry = { kind: 'rollback', position: table.seq + 1, at, to };
  const next = advance(table, entry, stateAt(table.game, setup, log, to));
  const drafted = [...table.drafts.keys()].filter((seat) => (table.drafts[seat] ?? []).length > 0) as Seat[];
  const empty = table.drafts.map(() => []);
  return {
    answer: { kind: 'accepted', repeated: false },
    table: { ...next, drafts: empty },
    entries: [entry],
    drafts: drafted,
    cut: drafted,
  };
}

function applyInput<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  input: { readonly position: number; readonly seat: Seat; readonly decision: DecisionId; readonly move: G['move'] },
): G['state'] {
  const { position, seat, move } = input;
  const decision = askedOf(game, state, seat, input.decision);
  if (decision === undefined)
    throw new LogError(`position ${position}: seat ${seat} was not asked '${input.decision}'`);
  const why = game.check(state, decision, move);
  if (why !== null) throw new LogError(`position ${position} is not legal: ${why.rule} ${why.reason}`);
  return game.apply(state, decision, move).state;
}
