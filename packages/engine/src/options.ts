// What may be chosen at the creation of a table. One schema checks, fills in defaults and draws the form.

import type { Illegal } from './decision.js';
import { ShapeError } from './shape.js';

export interface OptionField<T> {
  readonly values: readonly T[];
  readonly default: T;
  /** The rule the option comes from. */
  readonly rule: string;
}

export interface OptionsSchema<O> {
  readonly fields: { readonly [K in keyof O]-?: OptionField<O[K]> };
  /** Combinations that are not allowed. */
  check?(options: O, seats: number): Illegal | null;
}

type Choice = string | number | boolean;

export function defaultOptions<O extends object>(schema: OptionsSchema<O>): O {
  return parseOptions(schema, {});
}

/** Unknown names and values are refused; what is left out gets its default. */
export function parseOptions<O extends object>(schema: OptionsSchema<O>, raw: unknown): O {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new ShapeError('options', 'an object');
  const fields = schema.fields as Readonly<Record<string, OptionField<Choice>>>;
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(fields, name))
      throw new ShapeError(`options.${name}`, `one of ${Object.keys(fields).join(', ')}`);
  }
  const given = raw as Readonly<Record<string, unknown>>;
  const options: Record<string, Choice> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(given, name) ? given[name] : field.default;
    if (!field.values.includes(value as Choice)) {
      throw new ShapeError(`options.${name}`, `one of ${field.values.join(', ')}`);
    }
    options[name] = value as Choice;
  }
  return options as O;
}

/** Every combination of values that the schema allows at this number of seats. */
export function optionCombinations<O extends object>(schema: OptionsSchema<O>, seats: number): O[] {
  let combinations: Record<string, unknown>[] = [{}];
  for (const [name, field] of Object.entries<OptionField<unknown>>(schema.fields)) {
    combinations = combinations.flatMap((partial) => field.values.map((value) => ({ ...partial, [name]: value })));
  }
  return (combinations as O[]).filter((options) => !schema.check?.(options, seats));
}
