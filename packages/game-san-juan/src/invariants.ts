// What holds in every state the rules can reach.

import { BUILDINGS } from './data/buildings.js';
import type { BuildingId } from './data/buildings.js';
import { FIGURES } from './data/figures.js';
import { PRICE_CARD_IDS } from './data/price-cards.js';
import { allCards } from './setup.js';
import type { Player, State } from './state.js';

export function invariants(state: State): string[] {
  return [...cardFaults(state), ...tableFaults(state), ...state.players.flatMap(playerFaults)];
}

/** Components are conserved: every card lies in exactly one place. */
function cardFaults(state: State): string[] {
  const found = [...state.deck, ...state.discard];
  for (const { hand, city, chapel, bank, harbor } of state.players) {
    found.push(...hand, ...chapel, ...bank, ...harbor);
    for (const { building, good, under } of city) {
      found.push(building, ...under);
      if (good !== null) found.push(good);
    }
  }
  for (const frame of state.stack) {
    if (frame.kind === 'hand-limit') found.push(...frame.laid.flat());
    if (frame.kind === 'mayor-phase') found.push(...frame.drawn);
  }
  const expected: BuildingId[] = allCards(state.options);
  if (state.options.expansion) expected.push('cathedral');
  if (state.cathedral) found.push('cathedral');
  const missing = expected.toSorted().join();
  return found.toSorted().join() === missing
    ? []
    : [`${found.length} cards of ${expected.length}, or not the right ones`];
}

function tableFaults(state: State): string[] {
  const faults: string[] = [];
  if (state.prices.toSorted().join() !== PRICE_CARD_IDS.join()) faults.push('the price cards are not all there');
  if (new Set(state.picked).size < state.picked.length) faults.push('a role was picked twice');
  if (state.governor >= state.players.length) faults.push('nobody is Governor');
  const building = state.stack.some((frame) => frame.kind === 'builder-phase');
  if (!building && state.players.some(({ city }) => city.some(({ fresh }) => fresh))) {
    faults.push('a building is fresh outside a builder phase');
  }
  return faults;
}

function playerFaults({ hand, city, chapel, bank, harbor }: Player, seat: number): string[] {
  const faults: string[] = [];
  const owned = city.flatMap(({ building, under }) => [building, ...under]);
  for (const cards of [hand, chapel, bank]) {
    if (cards.toSorted().join() !== cards.join()) faults.push('cards are out of order');
  }
  if (city.length > FIGURES.endBuildings) faults.push('too many buildings');
  for (const [place, { building, good }] of city.entries()) {
    const { kind, good: held } = BUILDINGS[building];
    if (good !== null && held === null) faults.push(`a good on ${building}`);
    if (kind === 'city' && city.findIndex((other) => other.building === building) < place)
      faults.push(`two of ${building}`);
  }
  if (chapel.length > 0 && !owned.includes('chapel')) faults.push('cards under no Chapel');
  if (bank.length > 0 && !owned.includes('bank')) faults.push('cards under no Bank');
  if (harbor.length > 0 && !owned.includes('harbor')) faults.push('cards under no Harbor');
  return faults.map((fault) => `seat ${seat}: ${fault}`);
}
