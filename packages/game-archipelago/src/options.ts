// AR-28 Variants and options.

import type { OptionsSchema } from '@atoll/engine';

import { EDITIONS } from './data/editions.js';
import type { Edition } from './data/editions.js';
import { LENGTHS } from './data/objectives.js';
import type { Length } from './data/objectives.js';
import type { Refusal } from './rules.js';

const FIRST_COLOURS = ['red-green', 'red-blue', 'yellow-green', 'yellow-blue'] as const;

export interface Options {
  readonly edition: Edition;
  readonly length: Length;
  readonly desertStart: boolean;
  readonly noSecrets: boolean;
  readonly moreControl: boolean;
  readonly moreSpice: boolean;
  readonly chooseTrend: boolean;
  readonly benefactor: boolean;
  readonly templesCounted: 'all' | 'controlled';
  /** With two players: which of their two colours each plays first (AR-24.6). */
  readonly firstColours: (typeof FIRST_COLOURS)[number];
}

const switchOf = (rule: string): { values: readonly boolean[]; default: boolean; rule: string } => ({
  values: [false, true],
  default: false,
  rule,
});

export const optionsSchema: OptionsSchema<Options> = {
  fields: {
    edition: { values: EDITIONS, default: 'en-2.0', rule: 'AR-28.1' },
    length: { values: LENGTHS, default: 'short', rule: 'AR-28.2' },
    desertStart: switchOf('AR-28.3'),
    noSecrets: switchOf('AR-28.4'),
    moreControl: switchOf('AR-28.5'),
    moreSpice: switchOf('AR-28.6'),
    chooseTrend: switchOf('AR-28.7'),
    benefactor: switchOf('AR-28.8'),
    templesCounted: { values: ['all', 'controlled'], default: 'all', rule: 'AR-28.10' },
    firstColours: { values: FIRST_COLOURS, default: 'red-green', rule: 'AR-24.6' },
  },
  check(options, seats): Refusal | null {
    const { noSecrets, moreControl, moreSpice, chooseTrend, benefactor, firstColours } = options;
    if (noSecrets && (moreControl || moreSpice || chooseTrend || benefactor)) {
      return { rule: 'AR-28.9', reason: 'no-secrets-stands-alone' };
    }
    if (benefactor && moreControl) return { rule: 'AR-28.8', reason: 'benefactor-replaces-more-control' };
    if (seats === 5 && moreSpice && benefactor) return { rule: 'AR-28.11', reason: 'too-few-objectives' };
    if (seats !== 2 && firstColours !== 'red-green')
      return { rule: 'AR-24.6', reason: 'first-colours-need-two-players' };
    return null;
  },
};

/** AR-24.1, AR-28.4, AR-28.8 Pacifist and Separatist leave the deck. */
export function rolesLeave(options: Options, seats: number): boolean {
  return seats === 2 || options.noSecrets || options.benefactor;
}

/** How many objectives each player ends up with. */
export function objectivesEach(options: Options, seats: number): number {
  if (options.noSecrets) return 0;
  return seats === 2 ? 2 : 1;
}
