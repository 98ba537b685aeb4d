// What a soak is to be: two parts of equal length, the first undisturbed, the second through kills.

import { BadInput, numberFrom, wholeFrom } from '../bad-input.js';
import { STORES } from '../load/stores.js';
import type { StoreName } from '../load/stores.js';

export const PARTS = ['quiet', 'kills'] as const;
export type PartName = (typeof PARTS)[number];

export const LEVELS = ['easy', 'normal', 'hard'] as const;

export interface SoakPlan {
  readonly ms: number;
  readonly parts: readonly PartName[];
  readonly kills: number;
  /** Tables of bots opened in each part, and tables with a person at one time. */
  readonly tables: number;
  readonly people: number;
  readonly game: string;
  readonly level: (typeof LEVELS)[number];
  readonly sampleMs: number;
  readonly store: StoreName;
  readonly env: Readonly<Record<string, string>>;
}

/** What the second part is run with unless told otherwise: whatever nobody needs goes after a minute. */
const SHORT_MEMORY = {
  ATOLL_KEEP_OPEN_TABLES: '1m',
  ATOLL_KEEP_GUESTS: '1m',
  ATOLL_KEEP_FINISHED: '1m',
  ATOLL_KEEP_RECORDS: '1m',
};

export function envOf(part: PartName, { env }: SoakPlan): Readonly<Record<string, string>> {
  return part === 'kills' ? { ...SHORT_MEMORY, ...env } : env;
}

type Wishes = Readonly<Record<'minutes' | 'kills' | 'tables' | 'people' | 'part', string>> &
  Readonly<Record<'game' | 'level' | 'every' | 'store', string>> & { readonly env: readonly string[] };

export function planOf(wishes: Wishes): SoakPlan {
  const oneOf = <T extends string>(flag: 'part' | 'level' | 'store', known: readonly T[]): T => {
    const found = known.find((each) => each === wishes[flag]);
    if (found !== undefined) return found;
    throw new BadInput(`--${flag} must be one of ${known.join(', ')}, not '${wishes[flag]}'`);
  };
  const part = oneOf('part', [...PARTS, 'both']);
  return {
    ms: 60_000 * numberFrom(wishes.minutes, 'minutes', { min: 0.01, max: 240 }),
    parts: part === 'both' ? PARTS : [part],
    kills: wholeFrom(wishes.kills, 'kills', { min: 0, max: 500 }),
    tables: wholeFrom(wishes.tables, 'tables', { min: 1, max: 20_000 }),
    people: wholeFrom(wishes.people, 'people', { min: 0, max: 100 }),
    game: wishes.game,
    level: oneOf('level', LEVELS),
    sampleMs: 1000 * numberFrom(wishes.every, 'every', { min: 0.1, max: 600 }),
    store: oneOf('store', STORES),
    env: Object.fromEntries(wishes.env.map(setting)),
  };
}

function setting(text: string): [string, string] {
  const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new BadInput(`--env needs NAME=VALUE, not '${text}'`);
  return [name, value];
}
