// Dossier section 6, "Hidden information": what is hidden, and from whom. A spectator is nobody's owner.

import { below, chosen, dealt } from '@atoll/engine';
import type { EventSecrecy, Place, Random, Secret, Seat, Viewer } from '@atoll/engine';
import { choices, insert } from './cards/multiset.js';
import type { BuildingId } from './data/buildings.js';
import { FIGURES } from './data/figures.js';
import type { PriceCardId } from './data/price-cards.js';
import type { SecretCards } from './events.js';
import type { SanJuanFrame } from './frames.js';
import type { SanJuan } from './rules.js';
import { playerAt } from './state.js';
import type { Player, Slot, State } from './state.js';

type Cards = Place<State, BuildingId>;

const nobody = (): boolean => false;
const only =
  (seat: number) =>
  (viewer: Viewer): boolean =>
    viewer === seat;

/** Deck and discard pile, hands, goods, tucked cards, cards being looked at or laid down: one family of cards. */
const cards = dealt<State, BuildingId>({
  rule: 'SJ-1.4',
  names: ['deck', 'discard', 'hands', 'goods', 'chapels', 'banks', 'harbors', 'laid', 'drawn'],
  places: (state) => [
    { name: 'deck', things: state.deck, knows: nobody, put: (draft, things) => void (draft.deck = things) },
    { name: 'discard', things: state.discard, knows: nobody, put: (draft, things) => void (draft.discard = things) },
    ...state.players.flatMap((player, seat) => placesOf(player, seat as Seat)),
    ...state.stack.flatMap((frame, at) => placesIn(state, frame, at)),
  ],
});

function placesOf({ hand, city, chapel, bank, harbor }: Player, seat: Seat): Cards[] {
  const own = only(seat);
  const put =
    (pile: 'hand' | 'chapel' | 'bank' | 'harbor') =>
    (draft: State, things: BuildingId[]): void =>
      void (playerAt(draft, seat)[pile] = things.toSorted());
  return [
    { name: 'hands', things: hand, knows: own, put: put('hand') },
    { name: 'chapels', things: chapel, knows: own, put: put('chapel') },
    { name: 'banks', things: bank, knows: own, put: put('bank') },
    // Goods are tucked unseen.
    { name: 'harbors', things: harbor, knows: nobody, put: put('harbor') },
    ...city.map(({ good }, place) => goodAt(good, seat, place)),
  ];
}

function goodAt(good: BuildingId | null, seat: Seat, place: number): Cards {
  return {
    name: 'goods',
    things: good === null ? [] : [good],
    knows: nobody,
    put: (draft, [card]) => void ((playerAt(draft, seat).city[place] as Slot).good = card ?? null),
  };
}

function placesIn(state: State, frame: SanJuanFrame, at: number): Cards[] {
  if (frame.kind === 'hand-limit') {
    return frame.laid.map((things, seat) => ({
      name: 'laid',
      things,
      knows: only(seat),
      put(draft, laid) {
        const running = draft.stack[at];
        if (running?.kind === 'hand-limit') running.laid[seat] = laid;
      },
    }));
  }
  if (frame.kind !== 'mayor-phase') return [];
  const put = (draft: State, drawn: BuildingId[]): void => {
    const running = draft.stack[at];
    if (running?.kind === 'mayor-phase') running.drawn = drawn.toSorted();
  };
  return [{ name: 'drawn', things: frame.drawn, knows: only((frame.picker + frame.turn) % state.players.length), put }];
}

/** R10: how many cards lie under the others' Chapels, Banks and Harbors; whose they are, until the end tells. */
const tuckedNumbers: Secret<State> = {
  rule: 'R10',
  names: ['tucked numbers'],
  hidden(state, viewer) {
    const groups = othersPiles(state, viewer).filter((piles) => piles.length > 1 && piles.some(hasLoose));
    if (groups.length === 0) return {};
    return { 'tucked numbers': groups.map((piles) => piles.map(({ cards: { length } }) => length)) };
  },
  scramble(draft, viewer, random) {
    for (const piles of othersPiles(draft, viewer)) {
      if (piles.length < 2 || !piles.some(hasLoose)) continue;
      const before = lengthsOf(piles);
      // With one loose card and two piles every second try would change nothing.
      for (let tries = 0; tries < 8 && lengthsOf(piles) === before; tries++) spread(piles, random);
    }
  },
};

interface Pile {
  readonly cards: BuildingId[];
  /** What everybody knows to lie there. */
  readonly least: number;
}

const hasLoose = ({ cards: { length }, least }: Pile): boolean => length > least;

const lengthsOf = (piles: readonly Pile[]): string => piles.map(({ cards: { length } }) => length).join();

/**
 * The piles to which others can have tucked cards without the viewer knowing how many, in groups among which cards may
 * be exchanged: all of them together, each player's own once the end has told how many are whose.
 */
function othersPiles(state: State, viewer: Viewer): Pile[][] {
  const bySeat = state.players.filter((_, seat) => seat !== viewer).map(pilesOf);
  return state.stack.length === 0 ? bySeat : [bySeat.flat()];
}

function pilesOf({ city, chapel, bank, harbor }: Player): Pile[] {
  const hasHad = (building: BuildingId): boolean =>
    city.some((slot) => (slot.building === building && !slot.fresh) || slot.under.includes(building));
  const piles: Pile[] = [];
  if (hasHad('chapel')) piles.push({ cards: chapel, least: 0 });
  // SJ-3.4: everybody sees that a Bank has been used.
  if (bank.length > 0) piles.push({ cards: bank, least: 1 });
  if (hasHad('harbor')) piles.push({ cards: harbor, least: 0 });
  return piles;
}

function spread(piles: readonly Pile[], random: Random): void {
  const loose: BuildingId[] = [];
  for (const { cards: pile, least } of piles) while (pile.length > least) loose.push(pile.pop() as BuildingId);
  for (const card of loose) insert((piles[below(random, piles.length)] as Pile).cards, card);
}

/** SJ-0.9: what the others keep of the hands they were dealt. */
const keptHands = chosen<State, BuildingId[]>({
  rule: 'SJ-0.9',
  name: 'kept hands',
  choices: (state) =>
    state.stack.flatMap((frame, at) => {
      if (frame.kind !== 'draft') return [];
      return frame.kept.flatMap((kept, seat) => (kept === null ? [] : [keptBy(state, kept, seat as Seat, at)]));
    }),
});

function keptBy(state: State, value: BuildingId[], seat: Seat, at: number) {
  return {
    value,
    knows: only(seat),
    others(): BuildingId[][] {
      const all = choices(playerAt(state, seat).hand, FIGURES.startingHand, FIGURES.startingHand, (kept) => kept);
      const different = all.filter((each) => each.join() !== value.join());
      return different.length > 0 ? different : all;
    },
    put(draft: State, kept: BuildingId[]): void {
      const running = draft.stack[at];
      if (running?.kind === 'draft') running.kept[seat] = kept.slice();
    },
  };
}

/** SJ-0.4: the order of the price cards nobody has seen yet. */
const prices = dealt<State, PriceCardId>({
  rule: 'SJ-0.4',
  names: ['prices'],
  places: (state) => [
    {
      name: 'prices',
      things: state.prices.slice(state.traderPhases),
      knows: nobody,
      put: (draft, unseen) => void draft.prices.splice(draft.traderPhases, unseen.length, ...unseen),
    },
  ],
});

/** The numbers before the cards: dealing keeps to the numbers it finds. The kept hands last, out of the hands dealt. */
export const secrets: readonly Secret<State>[] = [tuckedNumbers, cards, keptHands, prices];

const secret = <E extends SecretCards>(event: E, viewer: Viewer): E => ({
  ...event,
  cards: event.seat === viewer ? event.cards : null,
});

export const events: EventSecrecy<SanJuan> = {
  'game-started': 'open',
  dealt: secret,
  'hand-kept': secret,
  'governor-passed': 'open',
  'round-started': 'open',
  'role-picked': 'open',
  passed: 'open',
  built: 'open',
  'good-lost': 'open',
  paid: secret,
  drew: secret,
  discarded: secret,
  tucked: ({ type, seat, under, card }, viewer) => ({ type, seat, under, card: seat === viewer ? card : null }),
  produced: 'open',
  'price-revealed': 'open',
  sold: 'open',
  'customs-good-received': 'open',
  'mayor-drew': secret,
  'mayor-kept': secret,
  'gold-mine-revealed': 'open',
  'goldsmith-revealed': 'open',
  'deck-reshuffled': 'open',
  'game-ended': 'open',
};
