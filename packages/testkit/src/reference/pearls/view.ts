// PEARL-6 What a viewer may know: an allow-list. Face-down cards are counts; only their owner sees hand and buried.

import type { Viewer } from '@atoll/engine';
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
  const { id } = frame;
  switch (frame.kind) {
    case 'round': {
      const { kind, number, turnsTaken, offeringHeld } = frame;
      return { kind, id, number, turnsTaken, offeringHeld };
    }
    case 'turn':
      return { kind: frame.kind, id, seat: frame.seat, step: frame.step };
    case 'offering': {
      const offers = frame.offers.map((card, seat) => (card === null || seat === viewer ? card : 'sealed'));
      return { kind: frame.kind, id, offers };
    }
  }
}
