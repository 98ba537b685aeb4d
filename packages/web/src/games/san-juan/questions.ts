// What the prompt needs to know of a question: the answers that lie nowhere on the table.

import type { Ask, Move } from '@atoll/game-san-juan/table';

/** Answers that lie nowhere on the table: doing nothing. */
const NOTHING: Readonly<Partial<Record<Ask['kind'], readonly Move[]>>> = {
  supplier: [{ type: 'swap', cards: [] }],
  produce: [{ type: 'produce', buildings: [] }],
  sell: [{ type: 'sell', goods: [] }],
};

const PLAIN = new Set<Move['type']>(['pass', 'done', 'turn-up']);

export function buttonsOf(ask: Ask, legal: readonly Move[]): readonly Move[] {
  return NOTHING[ask.kind] ?? legal.filter((move) => PLAIN.has(move.type));
}
