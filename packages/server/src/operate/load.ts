// Fills an empty database with what another one held, and brings it up to date.

import { Migrator, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../store/database.js';
import { migrations } from '../store/migrations.js';
import type { Schema } from '../store/schema.js';
import { StartError } from '../store/start-error.js';
import type { Head, Item } from './items.js';

/** Values in one statement: databases have a limit. */
const VALUES_AT_ONCE = 20_000;

/** Refuses what a newer server has made: its tables are not known here. */
export async function checkSchema({ schema }: Head): Promise<void> {
  const known = Object.keys(await migrations.getMigrations());
  const unknown = schema.find((step) => !known.includes(step));
  if (unknown !== undefined) {
    throw new StartError(
      `it was made by a newer version of Atoll (step ${unknown} of its schema): update this one first`,
    );
  }
}

/** Takes one item after the other; `finish` once there are no more. Gives how many rows were filled in. */
export class Loader {
  private readonly migrator: Migrator;
  private head: Head | null = null;
  private target: Target | null = null;
  private rows = 0;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly kind: OpenDatabase['kind'],
    private readonly keepFile: (name: string, text: string) => void,
  ) {
    this.migrator = new Migrator({ db, provider: migrations });
  }

  async take(item: Item): Promise<void> {
    switch (item.kind) {
      case 'head':
        this.head = item;
        return this.bringTo(item.schema.at(-1));
      case 'table':
        this.target = await this.targetOf(item.name, item.columns);
        return;
      case 'rows':
        return this.fill(item.rows);
      case 'file':
        return this.keepFile(item.name, item.text);
    }
  }

  /** All the time until now is downtime: clocks go on from where they stood. */
  async finish(): Promise<number> {
    await this.bringTo(undefined);
    if (this.head !== null) await this.db.updateTable('service').set({ served_until: this.head.servedUntil }).execute();
    return this.rows;
  }

  private async bringTo(step: string | undefined): Promise<void> {
    const { error } = await (step === undefined ? this.migrator.migrateToLatest() : this.migrator.migrateTo(step));
    if (error !== undefined) throw error instanceof Error ? error : new Error('the schema could not be made');
  }

  private async targetOf(name: string, columns: readonly string[]): Promise<Target> {
    const table = (await this.db.introspection.getTables()).find((each) => each.name === name);
    if (table === undefined) throw new StartError(`it holds a table '${name}' that is not known here`);
    const truths = table.columns.filter(({ dataType }) => dataType === 'bool').map((column) => column.name);
    return { name, columns, isTruth: columns.map((column) => truths.includes(column)) };
  }

  private async fill(rows: readonly (readonly unknown[])[]): Promise<void> {
    const { target } = this;
    if (target === null) throw new Error('rows without a table');
    const columns = sql.join(target.columns.map((column) => sql.ref(column)));
    const atOnce = Math.max(1, Math.floor(VALUES_AT_ONCE / target.columns.length));
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows.slice(from, from + atOnce);
      const values = some.map(
        (row) => sql`(${sql.join(row.map((value, n) => this.fitted(value, target.isTruth[n])))})`,
      );
      await sql`insert into ${sql.table(target.name)} (${columns}) values ${sql.join(values)}`.execute(this.db);
    }
    this.rows += rows.length;
  }

  /** One database knows true and false, the other one and nought. */
  private fitted(value: unknown, isTruth = false): unknown {
    if (typeof value === 'boolean' && this.kind === 'embedded') return Number(value);
    return isTruth && typeof value === 'number' ? value !== 0 : value;
  }
}

interface Target {
  readonly name: string;
  readonly columns: readonly string[];
  /** By column: whether the database wants true or false there. */
  readonly isTruth: readonly boolean[];
}
