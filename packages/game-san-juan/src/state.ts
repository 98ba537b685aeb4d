// The table of San Juan. A card is its building id: copies of a building cannot be told apart.

import type { FlowState, Seat } from '@atoll/engine';
import type { BuildingId } from './data/buildings.js';
import type { PriceCardId } from './data/price-cards.js';
import type { Role } from './data/roles.js';
import type { SanJuanFrame } from './frames.js';
import type { Options } from './options.js';

/** One place of a city: a building in play and what lies on and under it. */
export interface Slot {
  building: BuildingId;
  /** SJ-1.4: the card lying here as a good. Nobody has seen it. */
  good: BuildingId | null;
  /** SJ-6.4: what this building was laid over, the lowest first. */
  under: BuildingId[];
  /** SJ-1.8: built in the builder phase that is still running. */
  fresh: boolean;
}

export interface Player {
  /** In the order of ids, so that equal hands are equal states. */
  hand: BuildingId[];
  city: Slot[];
  /** Cards tucked for points. They stay when the building is covered, and a later copy adds to the same pile. */
  chapel: BuildingId[];
  bank: BuildingId[];
  harbor: BuildingId[];
}

export interface State extends FlowState<SanJuanFrame> {
  options: Options;
  players: Player[];
  /** The last card is the top one. */
  deck: BuildingId[];
  discard: BuildingId[];
  /** SJ-5.1: the Cathedral still lies on the table. */
  cathedral: boolean;
  /** The price cards in the order in which they are turned up, over and over (SJ-0.4). */
  prices: PriceCardId[];
  /** How many trader phases have begun. */
  traderPhases: number;
  governor: Seat;
  round: number;
  /** The roles of this round in the order of picking. */
  picked: Role[];
  /** What a Gold mine or Goldsmith turned up last, until the next pick: everybody has seen it. Not the cards themselves. */
  turnedUp: BuildingId[];
}

export function playerAt(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}
