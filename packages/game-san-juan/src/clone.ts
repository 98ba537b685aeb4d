// An exact copy of a state, by hand: search makes millions of them.

import type { Random } from '@atoll/engine';
import type { BuildingId } from './data/buildings.js';
import type { SanJuanFrame } from './frames.js';
import type { Player, Slot, State } from './state.js';

export function clone(state: State): State {
  return {
    rng: state.rng.slice() as Random,
    stack: state.stack.map(cloneFrame),
    frames: state.frames,
    exposed: state.exposed,
    options: { ...state.options },
    players: state.players.map(clonePlayer),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    cathedral: state.cathedral,
    prices: state.prices.slice(),
    traderPhases: state.traderPhases,
    governor: state.governor,
    round: state.round,
    picked: state.picked.slice(),
    turnedUp: state.turnedUp.slice(),
  };
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    city: player.city.map(cloneSlot),
    chapel: player.chapel.slice(),
    bank: player.bank.slice(),
    harbor: player.harbor.slice(),
  };
}

function cloneSlot(slot: Slot): Slot {
  return { building: slot.building, good: slot.good, under: slot.under.slice(), fresh: slot.fresh };
}

function cloneFrame(frame: SanJuanFrame): SanJuanFrame {
  switch (frame.kind) {
    case 'game':
    case 'round':
    case 'supplier':
    case 'builder-phase':
    case 'payment':
    case 'producer-phase':
    case 'prospector-phase':
      return { ...frame };
    case 'draft':
      return { ...frame, kept: frame.kept.map((cards) => cards && cards.slice()) };
    case 'tuck':
      return { ...frame, chapel: frame.chapel.slice(), bank: frame.bank.slice(), put: frame.put.slice() };
    case 'hand-limit':
      return { ...frame, laid: frame.laid.map((cards: BuildingId[]) => cards.slice()) };
    case 'trader-phase':
      return { ...frame, selling: frame.selling.slice() };
    case 'mayor-phase':
      return { ...frame, drawn: frame.drawn.slice() };
  }
}
