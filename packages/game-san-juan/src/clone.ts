// An exact copy of a state, by hand: search makes millions of them.

import type { Random } from '@atoll/engine';
import type { BuildingId } from './data/buildings.js';
import type { SanJuanFrame } from './frames.js';
import type { Player, Slot, State } from './state.js';

export function clone(state: State): State {
  return {
    rng: state.rng.slice() as Random,
    stack: cloneFrames(state.stack),
    frames: state.frames,
    exposed: state.exposed,
    options: { ...state.options },
    players: clonePlayers(state.players),
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

function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (let i = 0; i < players.length; i++) {
    const { hand, city, chapel, bank, harbor } = players[i] as Player;
    copies.push({
      hand: hand.slice(),
      city: cloneCity(city),
      chapel: chapel.slice(),
      bank: bank.slice(),
      harbor: harbor.slice(),
    });
  }
  return copies;
}

function cloneCity(city: readonly Slot[]): Slot[] {
  const copies: Slot[] = [];
  for (let i = 0; i < city.length; i++) {
    const { building, good, under, fresh } = city[i] as Slot;
    copies.push({ building, good, under: under.slice(), fresh });
  }
  return copies;
}

function cloneFrames(stack: readonly SanJuanFrame[]): SanJuanFrame[] {
  const copies: SanJuanFrame[] = [];
  for (let i = 0; i < stack.length; i++) copies.push(cloneFrame(stack[i] as SanJuanFrame));
  return copies;
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
