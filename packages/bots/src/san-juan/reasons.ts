// Why San Juan's bots do what they do: one key for each sentence of the client.

import type { Decision } from '@atoll/engine';
import { BUILDINGS } from '@atoll/game-san-juan';
import type { Ask, Move, View } from '@atoll/game-san-juan';

export const reasons = [
  'builds-engine',
  'builds-power',
  'builds-points',
  'picks-builder',
  'picks-producer',
  'picks-trader',
  'picks-mayor',
  'picks-prospector',
  'keeps-best-cards',
  'pays-with-least',
  'produces-dearest',
  'sells-well',
  'keeps-goods',
  'tucks-for-points',
  'tries-luck',
  'saves-cards',
] as const;

type Reason = (typeof reasons)[number];

export function reason(_view: View, _decision: Decision<Ask>, move: Move): Reason {
  switch (move.type) {
    case 'build': {
      const { group } = BUILDINGS[move.building];
      return group === 'production' ? 'builds-engine' : group === 'power' ? 'builds-power' : 'builds-points';
    }
    case 'pick-role':
      return `picks-${move.role}`;
    case 'keep':
    case 'keep-starting-hand':
    case 'swap':
      return 'keeps-best-cards';
    case 'pay-card':
    case 'pay-good':
    case 'discard':
      return 'pays-with-least';
    case 'produce':
      return 'produces-dearest';
    case 'sell':
      return move.goods.length > 0 ? 'sells-well' : 'keeps-goods';
    case 'tuck':
    case 'tuck-good':
      return 'tucks-for-points';
    case 'turn-up':
      return 'tries-luck';
    case 'pass':
    case 'done':
      return 'saves-cards';
  }
}
