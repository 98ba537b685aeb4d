// What can be handed over: the viewer's own stock, and the cards that lie open before everybody.

import type { Seat } from '@atoll/engine';
import type { OwnedCard, View } from '@atoll/game-archipelago/table';
import type { Stock } from './composer.tsx';

export function ownStock(view: View): Stock | null {
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  if (own === undefined || own.florins === null || own.cubes === null || own.tokens === null) return null;
  return { florins: own.florins, cubes: own.cubes, tokens: own.tokens };
}

export function cardsOf(view: View, seat: Seat | 'spectator' | undefined): readonly OwnedCard[] {
  return seat === undefined || seat === 'spectator' ? [] : (view.players[seat]?.cards ?? []);
}
