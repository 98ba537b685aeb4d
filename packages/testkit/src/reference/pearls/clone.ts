// An exact copy that shares nothing, by hand: search copies states by the million.

import type { Random } from '@atoll/engine';
import type { PearlsFrame, Player, State } from './state.js';

export function cloneState(state: State): State {
  return {
    rng: state.rng.slice() as Random,
    stack: state.stack.map(cloneFrame),
    frames: state.frames,
    exposed: state.exposed,
    deckSize: state.deckSize,
    diving: state.diving,
    pile: state.pile.slice(),
    shown: state.shown.slice(),
    players: state.players.map(clonePlayer),
  };
}

function clonePlayer(player: Player): Player {
  return { hand: player.hand.slice(), buried: player.buried.slice(), pearls: player.pearls, dived: player.dived };
}

function cloneFrame(frame: PearlsFrame): PearlsFrame {
  switch (frame.kind) {
    case 'round': {
      const { kind, id, number, turnsTaken, offeringHeld } = frame;
      return { kind, id, number, turnsTaken, offeringHeld };
    }
    case 'turn':
      return { kind: frame.kind, id: frame.id, seat: frame.seat, step: frame.step };
    case 'offering':
      return { kind: frame.kind, id: frame.id, offers: frame.offers.slice() };
  }
}
