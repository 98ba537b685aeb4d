// The parts of the table on a narrow screen, and where each question is answered.

import type { Ask } from '@atoll/game-archipelago/table';

export const PARTS = ['map', 'wheel', 'markets', 'cards'] as const;

export type Part = (typeof PARTS)[number];

export function partOfAsk(ask: Ask): Part {
  switch (ask.kind) {
    case 'round':
      return ask.acted ? 'map' : 'wheel';
    case 'trade':
      return 'markets';
    case 'evolve':
      return 'cards';
    default:
      return 'map';
  }
}
