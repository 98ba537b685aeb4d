// The schema, step by step. A step that has been released is never changed; the next one gets the next number.

import { PostgresAdapter, sql } from 'kysely';
import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { claimsOfPlayers } from './migrations/0006-claims-of-players.js';
import { hashedSessions } from './migrations/0007-hashed-sessions.js';
import { service } from './migrations/0008-service.js';
import { overdue } from './migrations/0009-overdue.js';
import { records } from './migrations/0010-records.js';
import { visits } from './migrations/0011-visits.js';

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('players')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('account', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('public', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('tables_lobby').on('tables').columns(['public', 'status', 'created_at']).execute();
    await schema
      .createTable('heads')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('owes', 'text', (column) => column.notNull())
      .addColumn('wake_at', 'bigint')
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('heads_wake').on('heads').column('wake_at').execute();
    await schema
      .createTable('seats')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('seats_player').on('seats').column('player_id').execute();
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('input', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'position'])
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('drafts')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('drafts_key', ['table_id', 'seat'])
      .execute();
    await schema
      .createTable('chats')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chats_key', ['table_id', 'n'])
      .execute();
    await schema
      .createTable('claims')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('records')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const presences: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('presences')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('process', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('watchers', 'integer', (column) => column.notNull())
      .addColumn('beat_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('presences_key', ['table_id', 'process'])
      .execute();
    await db.schema.createIndex('presences_process').on('presences').column('process').execute();
  },
};

/** Named and shaped as the library of accounts wants them; a test asks it whether anything is missing. */
const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const time = onPostgres ? 'timestamptz' : 'date';
    await schema
      .createTable('user')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', onPostgres ? 'boolean' : 'integer', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', time, (column) => column.notNull())
      .addColumn('updatedAt', time, (column) => column.notNull())
      .execute();
    await schema
      .createTable('session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expiresAt', time, (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', time, (column) => column.notNull())
      .addColumn('updatedAt', time, (column) => column.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .execute();
    await schema.createIndex('session_user').on('session').column('userId').execute();
    await schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', time)
      .addColumn('refreshTokenExpiresAt', time)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', time, (column) => column.notNull())
      .addColumn('updatedAt', time, (column) => column.notNull())
      .execute();
    await schema.createIndex('account_user').on('account').column('userId').execute();
    await schema
      .createTable('verification')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expiresAt', time, (column) => column.notNull())
      .addColumn('createdAt', time, (column) => column.notNull())
      .addColumn('updatedAt', time, (column) => column.notNull())
      .execute();
    await schema.createIndex('verification_identifier').on('verification').column('identifier').execute();
    await schema.createIndex('players_account').on('players').column('account').unique().execute();
    await schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Two snapshots of each table instead of one: who comes back after a short break can be told just the difference. */
const twoSnapshots: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('snapshots').renameTo('snapshots_single').execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('slot', 'integer', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'slot'])
      .execute();
    await sql`insert into snapshots (table_id, slot, seq, data) select table_id, 0, seq, data from snapshots_single`.execute(
      db,
    );
    await db.schema.dropTable('snapshots_single').execute();
  },
};

/** As the library of accounts wants it. */
const passkeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('passkey')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text')
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('credentialID', 'text', (column) => column.notNull())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('deviceType', 'text', (column) => column.notNull())
      .addColumn('backedUp', onPostgres ? 'boolean' : 'integer', (column) => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('createdAt', onPostgres ? 'timestamptz' : 'date')
      .addColumn('aaguid', 'text')
      .execute();
    await db.schema.createIndex('passkey_user').on('passkey').column('userId').execute();
    await db.schema.createIndex('passkey_credential').on('passkey').column('credentialID').execute();
  },
};

export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-tables': first,
      '0002-presences': presences,
      '0003-accounts': accounts,
      '0004-two-snapshots': twoSnapshots,
      '0005-passkeys': passkeys,
      '0006-claims-of-players': claimsOfPlayers,
      '0007-hashed-sessions': hashedSessions,
      '0008-service': service,
      '0009-overdue': overdue,
      '0010-records': records,
      '0011-visits': visits,
    }),
};
