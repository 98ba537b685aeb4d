// The same statement for many rows, again and again: built and compiled once for each number of rows.
// Numbers of rows are powers of two, so that a few statements serve all and the database can keep them prepared.

import type { Compilable, CompiledQuery, Transaction } from 'kysely';
import type { Schema } from './schema.js';

export class Bulk<Row extends object> {
  private readonly compiled = new Map<number, CompiledQuery>();
  private readonly columns: readonly (keyof Row)[];

  /** `sample` names the columns, in their order; the statement must have no values but those of its rows. */
  constructor(
    private readonly sample: Row,
    private readonly build: (rows: Row[]) => Compilable,
  ) {
    this.columns = Object.keys(sample) as (keyof Row)[];
  }

  /** Returns how many rows were written: those that were in conflict are not. */
  async run(tx: Transaction<Schema>, rows: readonly Row[]): Promise<number> {
    let written = 0;
    for (let from = 0; from < rows.length;) {
      const size = 2 ** Math.floor(Math.log2(Math.min(rows.length - from, LARGEST)));
      const parameters: unknown[] = [];
      for (const row of rows.slice(from, from + size)) for (const column of this.columns) parameters.push(row[column]);
      const result = await tx.executeQuery({ ...this.statement(size), parameters });
      written += Number(result.numAffectedRows ?? 0);
      from += size;
    }
    return written;
  }

  private statement(size: number): CompiledQuery {
    let statement = this.compiled.get(size);
    if (statement === undefined) {
      statement = this.build(Array.from({ length: size }, () => this.sample)).compile();
      this.compiled.set(size, statement);
    }
    return statement;
  }
}

const LARGEST = 256;
