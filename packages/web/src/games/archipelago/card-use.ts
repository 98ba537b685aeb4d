// Using a card or building a wonder by pressing it, whoever owns it.

import { CARD } from '@atoll/game-archipelago/table';
import type { CardId, Move, View } from '@atoll/game-archipelago/table';
import type { Pick } from '../../table/selection.ts';

export function cardPicks(card: CardId): readonly Pick[] {
  return [CARD[card].activation === 'wonder' ? { type: 'build-wonder', card } : { type: 'use-card', card }];
}

/** The whole move, paid with what is printed: enough to be told why not. */
export function whyCard(card: CardId, view: View): Move {
  const { activation, cost } = CARD[card];
  const payment = cost.anyCubes > 0 ? (['fruit'] as const) : cost.cubes;
  if (activation !== 'wonder') return { type: 'use-card', card, option: 0, payment: [...payment] };
  const unit = view.units.find(({ seat, kind }) => seat === view.viewer && kind === 'citizen')?.id ?? 0;
  return { type: 'build-wonder', card, unit, payment: [...cost.cubes] };
}
