// What the prompt needs to know of a question: its paragraph, and the answers that lie nowhere on the table.

import type { Ask, Move } from '@atoll/game-san-juan/table';

/** Answers that lie nowhere on the table: doing nothing. */
const NOTHING: Readonly<Partial<Record<Ask['kind'], readonly Move[]>>> = {
  supplier: [{ type: 'swap', cards: [] }],
  produce: [{ type: 'produce', buildings: [] }],
  sell: [{ type: 'sell', goods: [] }],
};

const PLAIN = new Set<Move['type']>(['pass', 'done', 'turn-up']);

const RULES: Readonly<Record<Ask['kind'], string>> = {
  'keep-starting-hand': 'SJ-0.9',
  supplier: 'SJ-3.2',
  tuck: 'SJ-3.3',
  'hand-limit': 'SJ-3.6',
  'pick-role': 'SJ-2.1',
  build: 'SJ-5.1',
  pay: 'SJ-5.4',
  produce: 'SJ-7.1',
  sell: 'SJ-8.2',
  harbor: 'SJ-8.6',
  'mayor-keep': 'SJ-9.2',
  'mayor-discard': 'SJ-9.4',
  'gold-mine': 'SJ-10.2',
  goldsmith: 'SJ-10.4',
};

export function ruleOfAsk(ask: Ask): string {
  return RULES[ask.kind];
}

export function buttonsOf(ask: Ask, legal: readonly Move[]): readonly Move[] {
  return NOTHING[ask.kind] ?? legal.filter((move) => PLAIN.has(move.type));
}
