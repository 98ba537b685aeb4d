// What must be true of every state the rules can reach.

import type { Card } from './cards.js';
import { ROUNDS } from './cards.js';
import type { State } from './state.js';

export function invariants(state: State): string[] {
  const faults: string[] = [];
  const places = Array.from({ length: state.deckSize }, () => 0);
  for (const card of allCards(state)) places[card] = (places[card] ?? 0) + 1;
  for (const [card, found] of places.entries()) {
    if (found !== 1) faults.push(`card ${card} is in ${found} places`);
  }
  if (places.length > state.deckSize) faults.push('there is a card that is not in this deck');
  for (const [seat, { hand }] of state.players.entries()) {
    if (hand.length < 2 || hand.length > 4) faults.push(`seat ${seat} holds ${hand.length} cards`);
  }
  const pearls = state.players.reduce((sum, player) => sum + player.pearls, 0);
  if (pearls > ROUNDS) faults.push(`${pearls} pearls were taken in ${ROUNDS} rounds`);
  return faults;
}

function allCards(state: State): Card[] {
  const cards = [...state.pile, ...state.shown];
  for (const { hand, buried } of state.players) cards.push(...hand, ...buried);
  for (const frame of state.stack) {
    if (frame.kind === 'offering') cards.push(...frame.offers.filter((card) => card !== null));
  }
  return cards;
}
