// A whole state that one seat cannot emit from the truth: what it does not know is dealt anew.

import { EngineFault, forkRandom, pick, shuffle } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';
import { insert } from './cards/multiset.js';
import type { BuildingId } from './data/buildings.js';
import { PRICE_CARD_IDS } from './data/price-cards.js';
import type { PriceCardId } from './data/price-cards.js';
import type { SanJuanFrame } from './frames.js';
import { allCards } from './setup.js';
import type { Player, State } from './state.js';
import type { Cards, FrameView, PlayerView, View } from './view.js';

export function guess(view: View, viewer: Seat, random: Random): State {
  const unseen = shuffle(random, unseenCards(view));
  const players = view.players.map((player) => guessPlayer(player, unseen));
  const stack = view.stack.map((frame) => guessFrame(frame, players, unseen, random));
  const deck = take(unseen, view.deck);
  const discard = take(unseen, view.discard);
  tuckTheRest(view, viewer, players, unseen, random);
  return {
    rng: forkRandom(random),
    stack,
    frames: view.frames,
    exposed: 0,
    options: { ...view.options },
    players,
    deck,
    discard,
    cathedral: view.cathedral,
    prices: guessPrices(view, random),
    traderPhases: view.traderPhases,
    governor: view.governor,
    round: view.round,
    picked: view.picked.slice(),
    turnedUp: view.turnedUp.slice(),
  };
}

/** All cards but those the viewer sees somewhere. */
function unseenCards(view: View): BuildingId[] {
  const counts = new Map<BuildingId, number>();
  const count = (card: BuildingId, by: number): void => void counts.set(card, (counts.get(card) ?? 0) + by);
  const see = (cards: Cards | null): void => {
    if (typeof cards === 'object') cards?.forEach((card) => count(card, -1));
  };
  for (const card of allCards(view.options)) count(card, 1);
  for (const { hand, city, chapel, bank } of view.players) {
    see(hand);
    see(chapel);
    see(bank);
    for (const { building, under } of city) {
      see([building]);
      see(under);
    }
  }
  for (const frame of view.stack) {
    if (frame.kind === 'hand-limit') frame.laid.forEach(see);
    if (frame.kind === 'mayor-phase') see(frame.drawn);
  }
  counts.delete('cathedral');
  return [...counts].flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
}

function take(unseen: BuildingId[], count: number): BuildingId[] {
  if (count > unseen.length) throw new EngineFault('the view speaks of more cards than there are');
  return count === 0 ? [] : unseen.splice(-count);
}

function fill(cards: Cards, unseen: BuildingId[]): BuildingId[] {
  return typeof cards === 'number' ? take(unseen, cards) : cards.slice();
}

function guessPlayer(player: PlayerView, unseen: BuildingId[]): Player {
  return {
    hand: fill(player.hand, unseen).toSorted(),
    city: player.city.map(({ building, good, under, fresh }) => ({
      building,
      good: good ? (take(unseen, 1)[0] as BuildingId) : null,
      under: under.slice(),
      fresh,
    })),
    chapel: player.chapel?.slice() ?? [],
    bank: player.bank?.slice() ?? [],
    harbor: take(unseen, player.harbor ?? 0),
  };
}

function guessFrame(frame: FrameView, players: readonly Player[], unseen: BuildingId[], random: Random): SanJuanFrame {
  switch (frame.kind) {
    case 'draft': {
      const kept = frame.kept.map((cards, seat) => {
        if (typeof cards !== 'number') return cards && cards.slice();
        return shuffle(random, (players[seat] as Player).hand.slice())
          .slice(0, cards)
          .toSorted();
      });
      return { ...frame, kept };
    }
    case 'hand-limit':
      return { ...frame, laid: frame.laid.map((cards) => fill(cards, unseen)) };
    case 'mayor-phase':
      return { ...frame, drawn: fill(frame.drawn, unseen).toSorted() };
    case 'tuck':
      return { ...frame, chapel: frame.chapel.slice(), bank: frame.bank.slice(), put: frame.put.slice() };
    case 'trader-phase':
      return { ...frame, selling: frame.selling.slice() };
    case 'game':
    case 'round':
    case 'supplier':
    case 'builder-phase':
    case 'payment':
    case 'producer-phase':
    case 'prospector-phase':
      return { ...frame };
  }
}

/**
 * What is left over lies under the others' Chapels, Banks and Harbors (R10): the total follows from the counts that
 * everybody sees, whose they are does not, until the end of the game tells.
 */
function tuckTheRest(view: View, viewer: Seat, players: readonly Player[], unseen: BuildingId[], random: Random): void {
  const anywhere: BuildingId[][] = [];
  for (const [seat, seen] of view.players.entries()) {
    if (seat === viewer) continue;
    const player = players[seat] as Player;
    const piles = pilesOf(seen, player);
    let known = seen.tucked;
    if (seen.bankUsed) {
      player.bank.push(...take(unseen, 1));
      if (known !== null) known -= 1;
    }
    if (known === null) anywhere.push(...piles);
    else spread(take(unseen, known), piles, random);
  }
  spread(unseen, anywhere, random);
}

/** The piles to which a player can have tucked more cards. */
function pilesOf(seen: PlayerView, player: Player): BuildingId[][] {
  const has = (building: BuildingId): boolean =>
    seen.city.some((place) => (place.building === building && !place.fresh) || place.under.includes(building));
  const piles: BuildingId[][] = [];
  if (has('chapel')) piles.push(player.chapel);
  if (seen.bankUsed) piles.push(player.bank);
  if (has('harbor')) piles.push(player.harbor);
  return piles;
}

function spread(cards: readonly BuildingId[], piles: readonly BuildingId[][], random: Random): void {
  if (cards.length > 0 && piles.length === 0) throw new EngineFault('the view speaks of fewer cards than there are');
  for (const card of cards) insert(pick(random, piles), card);
}

function guessPrices(view: View, random: Random): PriceCardId[] {
  const hidden = shuffle(
    random,
    PRICE_CARD_IDS.filter((card) => !view.prices.includes(card)),
  );
  return view.prices.map((card) => card ?? (hidden.pop() as PriceCardId));
}
