// One table's change, written as a whole or not at all.

import type { Insertable } from 'kysely';
import type { Schema } from './schema.js';

type Row<T extends keyof Schema> = Insertable<Schema[T]>;

export interface Unit {
  readonly table: string;
  readonly entries: readonly Row<'entries'>[];
  readonly head: Row<'heads'> | null;
  readonly snapshot: Row<'snapshots'> | null;
  /** Each with its version, one above the one it replaces. */
  readonly drafts: readonly Row<'drafts'>[];
  readonly doc: Row<'tables'> | null;
  /** Who sits where, if that changed. */
  readonly seats: readonly Row<'seats'>[] | null;
  readonly chats: readonly Row<'chats'>[];
  /** Of other tables, written with it or not at all. */
  readonly beside: readonly Unit[];
}

export function unitFor(table: string, parts: Partial<Omit<Unit, 'table'>>): Unit {
  return {
    table,
    entries: [],
    head: null,
    snapshot: null,
    drafts: [],
    doc: null,
    seats: null,
    chats: [],
    beside: [],
    ...parts,
  };
}

/** Somebody else has written there first: what was built on is out of date. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
