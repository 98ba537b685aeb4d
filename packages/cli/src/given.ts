// Reading the command line strictly: every flag known, every value there, or one clear sentence.

import { parseArgs } from 'node:util';
import type { ArgsDef } from 'citty';
import { BadInput } from './bad-input.js';

/** What was given on the command line. */
export interface Given {
  /** Words that are no flags, in order. */
  readonly words: readonly string[];
  on(flag: string): boolean;
  text(flag: string): string | undefined;
  /** Of a flag that may be given several times. */
  texts(flag: string): readonly string[];
}

/** Reads what a command defines and refuses the rest: citty itself lets unknown flags and missing values pass. */
export function readGiven(definitions: ArgsDef, rawArgs: readonly string[]): Given {
  const flags = Object.entries(definitions).filter(([, { type }]) => type !== 'positional');
  const options: Options = {};
  for (const [name, { type }] of flags) options[name] = { type: type === 'boolean' ? type : 'string', multiple: true };
  const { values, positionals } = parsed(rawArgs, options);
  const surplus = positionals[Object.keys(definitions).length - flags.length];
  if (surplus !== undefined) throw new BadInput(`'${surplus}' is one word too many`);
  for (const [name, given] of Object.entries(values)) {
    if (given?.includes('')) throw new BadInput(`--${name} needs a value`);
  }
  const texts = (flag: string): string[] => (values[flag] ?? []).map(String);
  return { words: positionals, on: (flag) => values[flag] !== undefined, text: (flag) => texts(flag).at(-1), texts };
}

type Options = Record<string, { type: 'boolean' | 'string'; multiple: true }>;

function parsed(rawArgs: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...rawArgs], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const flag = /'(-[^' ]+)/.exec(message)?.[1] ?? 'a flag';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new BadInput(`${flag} is not a flag of this command`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      throw new BadInput(message.includes('does not take') ? `${flag} takes no value` : `${flag} needs a value`);
    }
    throw error;
  }
}

/** The whole number given with a flag, or `otherwise`. */
export function wholeNumber(
  given: Given,
  flag: string,
  limits: { min: number; max: number },
  otherwise: number,
): number {
  const text = given.text(flag);
  if (text === undefined) return otherwise;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (!(number >= limits.min && number <= limits.max)) {
    throw new BadInput(`--${flag} must be a whole number from ${limits.min} to ${limits.max}, not '${text}'`);
  }
  return number;
}
