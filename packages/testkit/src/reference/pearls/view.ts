// PEARL-6 What a viewer may know: an allow-list. Face-down cards are counts; only their owner sees hand and buried.

import type { Viewer } from '@atoll/engine';
import type { Card } from './cards.js';
import { cloneFrame } from './clone.js';
import type { PearlsEvent } from './moves.js';
import type { PearlsFrame, PearlsView, Player, State, VisibleFrame, VisiblePlayer } from './state.js';

export function viewOf(state: State, viewer: Viewer): PearlsView {
  return {
    viewer,
    deckSize: state.deckSize,
    diving: state.diving,
    frames: state.frames,
    stack: state.stack.map((frame) => viewFrame(frame, viewer)),
    pile: state.pile.length,
    shown: state.shown.slice(),
    players: state.players.map((player, seat) => viewPlayer(player, seat === viewer)),
  };
}

function viewPlayer(player: Player, own: boolean): VisiblePlayer {
  return {
    handSize: player.hand.length,
    buriedSize: player.buried.length,
    hand: own ? player.hand.slice() : null,
    buried: own ? player.buried.slice() : null,
    pearls: player.pearls,
    dived: player.dived,
  };
}

function viewFrame(frame: PearlsFrame, viewer: Viewer): VisibleFrame {
  if (frame.kind !== 'offering') return cloneFrame(frame);
  const offers = frame.offers.map((card, seat) => (card === null || seat === viewer ? card : 'sealed'));
  return { kind: 'offering', id: frame.id, offers };
}

export function viewEvent(event: PearlsEvent, viewer: Viewer): PearlsEvent {
  switch (event.type) {
    case 'dealt':
      return { type: 'dealt', seat: event.seat, cards: event.seat === viewer ? event.cards : null };
    case 'drew':
    case 'discarded':
    case 'offered':
      return { type: event.type, seat: event.seat, card: ifOwn(event.card, event.seat, viewer) };
    case 'dived': {
      const { seat, gave, took } = event;
      return { type: 'dived', seat, gave: ifOwn(gave, seat, viewer), took: ifOwn(took, seat, viewer) };
    }
    case 'offers-revealed':
    case 'pearl-taken':
    case 'pearl-sunk':
    case 'reshuffled':
      return event;
  }
}

function ifOwn(card: Card | null, seat: number, viewer: Viewer): Card | null {
  return seat === viewer ? card : null;
}
