// A whole store as a series of items: what a backup holds line by line, and what one store hands to another. The same for
// both databases, so that either can be restored from the other's.

export interface Head {
  readonly kind: 'head';
  readonly madeAt: number;
  /** Until then clocks went on. */
  readonly servedUntil: number;
  readonly from: 'embedded' | 'postgres';
  /** The steps of the schema that had been taken, in order. */
  readonly schema: readonly string[];
}

export type Item =
  | Head
  /** The rows that follow are of this table. */
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly unknown[])[] }
  /** A small file of the data folder. */
  | { readonly kind: 'file'; readonly name: string; readonly text: string };

/** Files beside the embedded database that belong to it: what the accounts' cookies are signed with. */
export const FILES_KEPT: readonly string[] = ['accounts-secret'];

/** What is true of running processes only. */
export const TABLES_LEFT_OUT: readonly string[] = ['presences', 'processes'];
