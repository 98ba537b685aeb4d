// SJ-0 Set-up.

import { below, expose, frameId, seatsFrom, shuffle } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';
import { BUILDING_IDS, BUILDINGS } from './data/buildings.js';
import type { Building, BuildingId } from './data/buildings.js';
import { FIGURES } from './data/figures.js';
import { PRICE_CARD_IDS } from './data/price-cards.js';
import type { Options } from './options.js';
import type { Emit } from './rules.js';
import { playerAt } from './state.js';
import type { Player, State } from './state.js';

/** SJ-0.5: every card that is played with, the Cathedral apart, in the order of the table of buildings. */
export function allCards(options: Options): BuildingId[] {
  return (options.expansion ? ALL_CARDS : BASE_CARDS).slice();
}

function cardsOf(sets: readonly Building['set'][]): readonly BuildingId[] {
  return BUILDING_IDS.flatMap((id) => {
    const { set, copies } = BUILDINGS[id];
    return id === 'cathedral' || !sets.includes(set) ? [] : Array.from({ length: copies }, () => id);
  });
}

const BASE_CARDS = cardsOf(['base']);
const ALL_CARDS = cardsOf(['base', 'expansion']);

export function layOut(seats: number, options: Options, rng: Random, emit: Emit): State {
  const governor = firstGovernor(seats, options, rng);
  const cards = allCards(options);
  const players: Player[] = [];
  for (let i = 0; i < seats; i++) {
    cards.splice(cards.indexOf(FIGURES.startingBuilding), 1);
    const city = [{ building: FIGURES.startingBuilding, good: null, under: [], fresh: false }];
    players.push({ hand: [], city, chapel: [], bank: [], harbor: [] });
  }
  const draft: State = {
    rng,
    stack: [],
    frames: 0,
    exposed: 0,
    options: { ...options },
    players,
    deck: shuffle(rng, cards),
    discard: [],
    cathedral: options.expansion,
    prices: shuffle(rng, PRICE_CARD_IDS.slice()),
    traderPhases: 0,
    governor,
    round: 0,
    picked: [],
    turnedUp: [],
  };
  emit({ type: 'game-started', governor });
  deal(draft, emit);
  draft.stack.push({ kind: 'game', id: frameId(draft), loose: null });
  if (options.startingHand === 'draft') {
    draft.stack.push({ kind: 'draft', id: frameId(draft), kept: players.map(() => null) });
  }
  return draft;
}

/** SJ-0.2 */
function firstGovernor(seats: number, options: Options, rng: Random): Seat {
  return (options.governor === 'drawn' ? below(rng, seats) : 0) as Seat;
}

/** SJ-0.8, SJ-0.9: clockwise from the Governor. */
function deal(draft: State, emit: Emit): void {
  for (const [turn, seat] of seatsFrom(draft.governor, draft.players.length).entries()) {
    const count = draft.options.startingHand === 'draft' ? (FIGURES.draftHands[turn] as number) : FIGURES.startingHand;
    const cards = draft.deck.splice(-count).toSorted();
    expose(draft, count);
    playerAt(draft, seat).hand = cards;
    emit({ type: 'dealt', seat, count, cards: cards.slice() });
  }
}
