// The powers of buildings, by what they do: rules ask "what raises this limit?", not "is there a Tower?". Nothing of it
// is kept in the state. Rows are sorted once, when the rules are loaded; each list names a building or two, so that
// asking is a short walk through one city.

import { BUILDING_IDS, BUILDINGS } from '../data/buildings.js';
import type { WithPower } from '../data/buildings.js';
import type { Having } from '../data/powers.js';

export interface Powered<Field extends string> {
  readonly building: WithPower<Field>;
  readonly power: Having<Field>;
}

/** Every building whose power has this field, in the order of the rows. */
export function withPower<Field extends string>(field: Field): readonly Powered<Field>[] {
  const found: Powered<Field>[] = [];
  for (const building of BUILDING_IDS) {
    const row = { building, power: BUILDINGS[building].power };
    if (has(row, field)) found.push(row);
  }
  return found;
}

function has<Field extends string>(row: { readonly power: object | null }, field: Field): row is Powered<Field> {
  return row.power !== null && field in row.power;
}
