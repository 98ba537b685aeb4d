// Everything that is read and written, in the words of tables and players.

import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { PostgresBus, publish, silentBus } from './bus.js';
import type { Bus } from './bus.js';
import { ClaimBook } from './claim-book.js';
import { openDatabase } from './database.js';
import type { Database, DatabaseOptions, OpenDatabase } from './database.js';
import { Expiry } from './expiry.js';
import { GroupCommit } from './group-commit.js';
import { HeadBook } from './head-book.js';
import { FileHeartbeat, RowHeartbeat } from './heartbeat.js';
import type { Heartbeat } from './heartbeat.js';
import type { Schema } from './schema.js';
import { PresenceBook } from './presence-book.js';
import { RecordBook } from './record-book.js';
import { TableLists } from './table-lists.js';
import type { Unit } from './unit.js';
import { UnitWriter } from './unit-writer.js';
import { VisitBook } from './visit-book.js';
import { WAITS } from './waits.js';

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;

/** All that is stored of one table, from its last snapshot on. */
export interface StoredTable {
  readonly doc: Row<'tables'>;
  readonly snapshot: Row<'snapshots'> | null;
  readonly entries: readonly Row<'entries'>[];
  readonly drafts: readonly Row<'drafts'>[];
  /** The number of the next line of chat. */
  readonly chatNext: number;
}

export interface StoreOptions extends DatabaseOptions {
  /** A name for this process, unlike the others'. */
  readonly self: string;
  readonly observeGroup?: (units: number) => void;
  /** Told why something could not be stored. */
  readonly observeFault?: (error: unknown) => void;
}

/** As large as the column holds. */
const LAST_POSITION = 2 ** 31 - 1;

export class Store {
  readonly bus: Bus;
  /** Null where there is only one process: it sees everybody itself. */
  readonly presences: PresenceBook | null;
  readonly expiry: Expiry;
  readonly records: RecordBook;
  readonly visits: VisitBook;
  readonly lists: TableLists;
  readonly heads: HeadBook;
  readonly claims: ClaimBook;
  readonly heartbeat: Heartbeat;
  private readonly db: Database;
  private readonly group: GroupCommit;

  private constructor(
    private readonly opened: OpenDatabase,
    options: StoreOptions,
  ) {
    this.db = opened.db;
    const { folder, url, self, waits = WAITS } = options;
    const { beatMs } = waits;
    this.bus = url === undefined ? silentBus : new PostgresBus(url, self, waits);
    const { newsOf } = this.bus;
    this.presences = newsOf === null ? null : new PresenceBook(this.db, self, newsOf, beatMs);
    this.heartbeat =
      url === undefined ? new FileHeartbeat(this.db, folder, beatMs) : new RowHeartbeat(this.db, self, beatMs);
    this.expiry = new Expiry(this.db, newsOf);
    this.records = new RecordBook(this.db);
    this.visits = new VisitBook(this.db);
    this.lists = new TableLists(this.db);
    this.heads = new HeadBook(this.db);
    this.claims = new ClaimBook(this.db);
    const writer = new UnitWriter(this.db, newsOf);
    const write = async (units: readonly Unit[]): Promise<void> => {
      try {
        await writer.write(units);
      } catch (error) {
        options.observeFault?.(error);
        throw error;
      }
    };
    this.group = new GroupCommit(write, options.observeGroup);
  }

  static async open(options: StoreOptions): Promise<Store> {
    return new Store(await openDatabase(options), options);
  }

  get kind(): OpenDatabase['kind'] {
    return this.opened.kind;
  }

  commit(unit: Unit): Promise<void> {
    return this.group.commit(unit);
  }

  /** Tells the other processes, if there can be any. */
  async shout(name: string): Promise<void> {
    const { newsOf } = this.bus;
    if (newsOf !== null) await this.db.transaction().execute((tx) => publish(tx, newsOf([name])));
  }

  async close(): Promise<void> {
    await this.group.drained();
    await this.bus.close();
    await this.opened.close();
  }

  async loadTable(id: string): Promise<StoredTable | null> {
    const doc = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (doc === undefined) return null;
    const snapshot = await this.snapshot(id);
    const entries = await this.entries(id, snapshot === null ? 0 : snapshot.seq + 1);
    const drafts = await this.db.selectFrom('drafts').selectAll().where('table_id', '=', id).execute();
    const chat = await this.db
      .selectFrom('chats')
      .select(({ fn }) => fn.max('n').as('last'))
      .where('table_id', '=', id)
      .executeTakeFirst();
    return { doc, snapshot, entries, drafts, chatNext: (chat?.last ?? -1) + 1 };
  }

  async hasTable(id: string): Promise<boolean> {
    return (await this.db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  /** The last one, or the last at or before a position; only two are kept. */
  async snapshot(id: string, upTo = LAST_POSITION): Promise<Row<'snapshots'> | null> {
    const row = await this.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '<=', upTo)
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    return row ?? null;
  }

  entries(id: string, from: number): Promise<Row<'entries'>[]> {
    return this.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', id)
      .where('position', '>=', from)
      .orderBy('position')
      .execute();
  }

  /** The log without its events: all that is needed to play it again. */
  inputs(id: string, from = 0, upTo = LAST_POSITION): Promise<Row<'entries'>[]> {
    return this.db
      .selectFrom('entries')
      .select(['table_id', 'position', 'at', 'kind', 'seat', 'input'])
      .select((expression) => expression.val('[]').as('events'))
      .where('table_id', '=', id)
      .where('position', '>=', from)
      .where('position', '<=', upTo)
      .orderBy('position')
      .execute();
  }

  /** One page of the log, with its events. */
  page(id: string, from: number, before: number): Promise<Row<'entries'>[]> {
    return this.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', id)
      .where('position', '>=', from)
      .where('position', '<', before)
      .orderBy('position')
      .execute();
  }

  /** The last lines of the channels named, oldest first. */
  async chat(id: string, channels: readonly string[], from: number, limit: number): Promise<Row<'chats'>[]> {
    const lines = await this.db
      .selectFrom('chats')
      .selectAll()
      .where('table_id', '=', id)
      .where('channel', 'in', channels)
      .where('n', '>=', from)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return lines.toReversed();
  }

  async hasChat(id: string, messageId: string): Promise<boolean> {
    const found = await this.db
      .selectFrom('chats')
      .select('n')
      .where('table_id', '=', id)
      .where('message_id', '=', messageId)
      .executeTakeFirst();
    return found !== undefined;
  }

  async addPlayer(row: Insertable<Schema['players']>): Promise<void> {
    await this.db
      .insertInto('players')
      .values({ seen_at: row.created_at, ...row })
      .execute();
  }

  async noteSeen(player: string, now: number): Promise<void> {
    await this.db.updateTable('players').set({ seen_at: now }).where('id', '=', player).execute();
  }

  async renamePlayer(id: string, name: string): Promise<void> {
    await this.db.updateTable('players').set({ name }).where('id', '=', id).execute();
  }

  async playerByKey(hash: string): Promise<Row<'players'> | null> {
    return (await this.db.selectFrom('players').selectAll().where('key_hash', '=', hash).executeTakeFirst()) ?? null;
  }

  async playerByAccount(account: string): Promise<Row<'players'> | null> {
    return (await this.db.selectFrom('players').selectAll().where('account', '=', account).executeTakeFirst()) ?? null;
  }

  /**
   * A guest becomes the account's player, with all his seats; false if he already belongs to one. His key is replaced
   * by one nobody has: from now on only the account lets him in, so that signing out means something.
   */
  async bindPlayer(id: string, account: string, keyHash: string): Promise<boolean> {
    const bound = await this.db
      .updateTable('players')
      .set({ account, key_hash: keyHash })
      .where('id', '=', id)
      .where('account', 'is', null)
      .executeTakeFirst();
    return bound.numUpdatedRows === 1n;
  }

  /** The value all processes agree on: the first one proposed. */
  async setting(name: string, proposed: string): Promise<string> {
    await this.db
      .insertInto('settings')
      .values({ name, value: proposed })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await this.db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return row.value;
  }

  async findSetting(name: string): Promise<string | null> {
    const row = await this.db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? null;
  }

  async dropSetting(name: string): Promise<void> {
    await this.db.deleteFrom('settings').where('name', '=', name).execute();
  }

  /** Which of these sessions exist: the table is the library's. */
  async sessionsAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await sql<{ id: string }>`select id from session where id in (${sql.join([...ids])})`.execute(
      this.db,
    );
    return new Set(found.rows.map(({ id }) => id));
  }

  /** For the library of accounts, which has tables of its own. */
  get database(): OpenDatabase {
    return this.opened;
  }
}
