// Why San Juan's bots do what they do: one key for each sentence of the client.

import type { Building } from '@atoll/game-san-juan/search';
import { BUILDINGS } from '@atoll/game-san-juan/table';
import type { Move } from '@atoll/game-san-juan/table';

const BUILDING_MOTIVES = {
  production: 'builds-a-plant',
  power: 'builds-for-its-power',
  monument: 'builds-for-points',
  six: 'builds-for-the-end',
  cathedral: 'builds-for-the-end',
} as const satisfies Readonly<Record<Building['group'], string>>;

export const motives = [
  ...new Set(Object.values(BUILDING_MOTIVES)),
  'builds-over',
  'picks-builder',
  'picks-producer',
  'picks-trader',
  'picks-mayor',
  'picks-prospector',
  'keeps-best-cards',
  'swaps-weak-cards',
  'produces-dearest',
  'sells-for-cards',
  'keeps-goods',
  'tucks-for-points',
  'tries-luck',
  'waits',
] as const;

export type SanJuanMotive = (typeof motives)[number];

/** Paying and discarding are told with what they pay for, or not at all: nothing is said about them. */
export function motive(move: Move): SanJuanMotive | null {
  switch (move.type) {
    case 'build':
      return move.over === null ? BUILDING_MOTIVES[BUILDINGS[move.building].group] : 'builds-over';
    case 'pick-role':
      return `picks-${move.role}`;
    case 'keep':
    case 'keep-starting-hand':
      return 'keeps-best-cards';
    case 'swap':
      return move.cards.length > 0 ? 'swaps-weak-cards' : null;
    case 'produce':
      return 'produces-dearest';
    case 'sell':
      return move.goods.length > 0 ? 'sells-for-cards' : 'keeps-goods';
    case 'tuck':
    case 'tuck-good':
      return 'tucks-for-points';
    case 'turn-up':
      return 'tries-luck';
    case 'pass':
      return 'waits';
    case 'pay-card':
    case 'pay-good':
    case 'discard':
    case 'done':
      return null;
  }
}
