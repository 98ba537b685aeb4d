// Rule tests: titled by the ids of the rules they prove, so that a script can list the rules nobody tests.

import { test } from 'vitest';

type Ids = string | readonly string[];

/** A test titled "SJ-5.3 the builder pays one less". */
export function rule(ids: Ids, title: string, body: () => void): void {
  test(titled(ids, title), body);
}

/** The same rule at several places: one test a row, titled by it. */
rule.each = <Row>(ids: Ids, rows: readonly Row[], title: (row: Row) => string, body: (row: Row) => void): void => {
  if (rows.length === 0) throw new Error(`${titled(ids, 'each')}: no rows, so nothing would be tested`);
  for (const row of rows) test(titled(ids, title(row)), () => body(row));
};

const RULE_ID = /^[A-Z]{2,6}-[A-Z]?\d+(\.\d+)*[a-z]?$/;

function titled(ids: Ids, title: string): string {
  const all = typeof ids === 'string' ? [ids] : ids;
  for (const id of all) {
    if (!RULE_ID.test(id)) throw new Error(`'${id}' is not the id of a rule`);
  }
  return `${all.join(' ')} ${title}`;
}
