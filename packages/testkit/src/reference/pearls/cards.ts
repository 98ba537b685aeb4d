// PEARL-1 Cards: numbered twice from 1 up. A card is known by its number in the deck, its value is printed on it.

export type Card = number;

export const HAND_AT_START = 3;
export const HAND_TO_DISCARD_FROM = 4;
export const ROUNDS = 5;

/** Each value is in the deck twice, so that two offers can be equal. */
export function valueOf(card: Card): number {
  return (card >> 1) + 1;
}

/** PEARL-5.1 Of two cards with the same value the one with the lower number counts as lower. */
export function lowestOf(hand: readonly Card[]): Card {
  let lowest = hand[0] ?? 0;
  for (const card of hand) {
    if (card < lowest) lowest = card;
  }
  return lowest;
}

export function totalOf(hand: readonly Card[]): number {
  let total = 0;
  for (const card of hand) total += valueOf(card);
  return total;
}
