// A state the viewer cannot tell from the truth: all unseen cards are dealt again.

import { forkRandom, shuffle } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';
import type { Card } from './cards.js';
import type { PearlsFrame, PearlsView, Player, State, VisibleFrame, VisiblePlayer } from './state.js';

export function guessState(view: PearlsView, viewer: Seat, random: Random): State {
  const unseen = shuffle(random, unseenCards(view, viewer));
  const deal = (cards: number): Card[] => unseen.splice(unseen.length - cards, cards);
  const players = view.players.map((player) => guessPlayer(player, deal));
  const stack = view.stack.map((frame) => guessFrame(frame, deal));
  const rng = forkRandom(random);
  return {
    rng,
    stack,
    frames: view.frames,
    exposed: 0,
    deckSize: view.deckSize,
    diving: view.diving,
    pile: unseen,
    shown: view.shown.slice(),
    players,
  };
}

function unseenCards(view: PearlsView, viewer: Seat): Card[] {
  const seen = new Set<Card>(view.shown);
  const own = view.players[viewer];
  for (const card of own?.hand ?? []) seen.add(card);
  for (const card of own?.buried ?? []) seen.add(card);
  for (const frame of view.stack) {
    const offered = frame.kind === 'offering' ? frame.offers[viewer] : null;
    if (typeof offered === 'number') seen.add(offered);
  }
  const unseen: Card[] = [];
  for (let card = 0; card < view.deckSize; card++) {
    if (!seen.has(card)) unseen.push(card);
  }
  return unseen;
}

function guessPlayer(player: VisiblePlayer, deal: (cards: number) => Card[]): Player {
  return {
    hand: player.hand === null ? deal(player.handSize) : player.hand.slice(),
    buried: player.buried === null ? deal(player.buriedSize) : player.buried.slice(),
    pearls: player.pearls,
    dived: player.dived,
  };
}

function guessFrame(frame: VisibleFrame, deal: (cards: number) => Card[]): PearlsFrame {
  if (frame.kind !== 'offering') return { ...frame };
  const offers = frame.offers.map((card) => (card === 'sealed' ? (deal(1)[0] ?? null) : card));
  return { kind: 'offering', id: frame.id, offers };
}
