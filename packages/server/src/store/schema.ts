// What is kept, column by column. The same on both databases: texts, whole numbers and JSON written as text.

import type { Generated } from 'kysely';

export interface Schema {
  /** People: guests, and later accounts. */
  players: {
    id: string;
    name: string;
    /** SHA-256 of a random key of 256 bits, which only the player's device holds. */
    key_hash: string;
    account: string | null;
    created_at: number;
    /** Noted once a day at most. */
    seen_at: Generated<number>;
  };
  /** What is agreed about a table: see rooms/doc.ts. `version` grows by one with every change. */
  tables: {
    id: string;
    version: number;
    game: string;
    status: string;
    public: number;
    doc: string;
    created_at: number;
  };
  /** Where each game stands, for lists. `wake_at` (in time of service): when the table next has something to do by itself. */
  heads: { table_id: string; seq: number; owes: string; wake_at: number | null; updated_at: number };
  seats: { table_id: string; seat: number; player_id: string };
  /** The log. Its key is what makes it safe for several processes to serve one table. */
  entries: {
    table_id: string;
    position: number;
    at: number;
    kind: string;
    seat: number | null;
    input: string;
    events: string;
  };
  /** The last two of each table, taking turns: `slot` is 0 or 1. */
  snapshots: { table_id: string; slot: number; seq: number; data: string };
  drafts: { table_id: string; seat: number; version: number; data: string };
  chats: {
    table_id: string;
    n: number;
    at: number;
    channel: string;
    name: string;
    seat: number | null;
    message_id: string;
    text: string;
  };
  /** When somebody last looked at a table; noted once a day at most. */
  visits: { table_id: string; at: number };
  /** Who is looking, as each process sees it; only of those whose heart beats. */
  presences: { table_id: string; process: string; seats: string; watchers: number };
  /** The processes that serve, and when each was last heard of. */
  processes: { id: string; beat_at: number };
  /** One row: until when anybody served, and for how long in all nobody did. See store/service.ts. */
  service: { id: number; served_until: number; downtime: number };
  /** Links that move a seat. Void, and gone from here, as soon as their player does not hold the seat any more. */
  claims: { token_hash: string; table_id: string; seat: number; player_id: string; expires_at: number };
  /** How often somebody has tried to sign in, by account and by address. */
  attempts: { name: string; failures: number; next_at: number; last_at: number };
  /** What all processes of one database must agree on. */
  settings: { name: string; value: string };
  /** Handed in to be looked at; `player_id` is null for those from before it was noted. */
  records: { id: string; text: string; created_at: number; player_id: string | null; bytes: number };
  /** Of finished games, made once. */
  finished_records: { table_id: string; text: string; made_at: number };
}
