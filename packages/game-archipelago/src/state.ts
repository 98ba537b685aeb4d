// The table as data: ids and numbers; everything printed on a component is looked up in data/.

import type { FlowState, Seat } from '@atoll/engine';

import type { BuildingKind } from './data/construction.js';
import type { CardId } from './data/evolution-cards.js';
import type { HexId, SideId } from './data/hexes.js';
import type { ObjectiveId } from './data/objectives.js';
import type { Resource } from './data/resources.js';
import type { TrendId } from './data/trends.js';
import type { ArchipelagoFrame } from './frames.js';
import type { Options } from './options.js';

export type Cubes = Record<Resource, number>;

/** What can change hands in a deal, an offer or a price (AR-3.3). */
export interface Goods {
  readonly florins: number;
  readonly cubes: Readonly<Cubes>;
  readonly tokens: number;
  readonly cards: readonly CardId[];
}

export interface Unit {
  /** The piece of its colour: see board/pieces.ts. */
  readonly id: number;
  readonly seat: Seat;
  readonly kind: 'citizen' | 'ship';
  region: number;
  area: number;
  lying: boolean;
  engaged: boolean;
  /** The icon of the region it stands on, or -1. */
  icon: number;
  building: BuildingKind | null;
}

export interface Region {
  readonly side: SideId;
  readonly rotation: number;
  readonly q: number;
  readonly r: number;
  /** The land area each building stands on, for a port the number of its coast; -1: none. */
  town: number;
  temple: number;
  market: number;
  port: number;
  /** Used this turn, by whomever (AR-19.2). */
  marketUsed: boolean;
  portUsed: boolean;
  /** One bit per pillaged icon; each bears one florin (AR-22.8). */
  pillaged: number;
}

export interface OwnedCard {
  readonly id: CardId;
  ready: boolean;
  /** The turn it was bought in: a wonder waits for the next (AR-21.5). */
  readonly turn: number;
  /** The citizen on a built wonder, or -1. */
  citizen: number;
}

export interface Player {
  /** Behind the screen. */
  florins: number;
  cubes: Cubes;
  tokens: number;
  /** In front of it. */
  discs: number;
  discsOwned: number;
  cards: OwnedCard[];
  objectives: ObjectiveId[];
  /** Seen and given back (More spice). */
  rejected: ObjectiveId[];
  revealed: ObjectiveId[];
  /** Turn 0 only. */
  hand: HexId[];
}

export interface Slot {
  readonly card: CardId;
  /** 0, 1, 2: which corner is met now. */
  corner: number;
}

/** `give` goes from the proposer, `take` from the other. */
export interface Proposal {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Goods;
  readonly take: Goods;
  /** Words that bind nobody (AR-3.4). */
  readonly promise: string;
  /** It answers another proposal. */
  readonly counter: boolean;
}

/** Deals of the running step (AR-3.8). */
export interface Deals {
  /** Proposals so far, in the whole game: names the next one. */
  proposed: number;
  /** By seat, in this step: proposals made, whatever became of them, and those of them that were declined (AR-3.8). */
  made: number[];
  declined: number[];
  open: Proposal | null;
}

export interface Lifted {
  readonly seat: Seat;
  readonly turn: number;
  readonly florins: number;
  readonly tokens: number;
}

export type Ending = 'independence' | 'objective';

export interface State extends FlowState<ArchipelagoFrame> {
  readonly options: Options;
  turn: number;
  order: Seat[];
  players: Player[];
  regions: Region[];
  /** Six per region, by direction: the index of the region there, or -1. */
  neighbours: number[];
  /** On the map only. */
  units: Unit[];
  florins: number;
  cubes: Cubes;
  domestic: Cubes;
  export: Cubes;
  population: number;
  rebellion: number;
  surplus: number;
  piles: number[];
  tokensSpent: number;
  /** Face-up side of each hex, the top last. */
  hexDeck: SideId[];
  hexDiscard: HexId[];
  /** The top last. */
  evolutionDeck: CardId[];
  evolutionDiscard: CardId[];
  track: (Slot | null)[];
  trends: TrendId[];
  /** No secrets: objectives that lie open and belong to nobody. */
  shown: ObjectiveId[];
  /** Conditions of this deck that have been true since turn 1, held by somebody or not. */
  met: ObjectiveId[];
  /** A held condition is met: the game ends with the running step. */
  closing: boolean;
  ending: Ending | null;
  /** Discs on the wheel: how many of each seat on each action. */
  wheel: number[];
  marketCoins: number[];
  portCoins: number[];
  /** Credits on the Benefactor card, and the coins really there (AR-26.4). */
  benefactor: number[];
  benefactorCoins: number;
  /** The bids revealed last; null: did not bid. */
  lastBids: (number | null)[];
  /** Cubes thieves have carried off: everybody has seen so many hands open full. */
  stolen: number;
  /** The last screen that was lifted, as everybody saw it then; it held no cube. */
  lifted: Lifted | null;
  deals: Deals;
}

/** What lies open on the map: a state or a view. */
export type Board = Readonly<Pick<State, 'options' | 'regions' | 'neighbours' | 'units'>>;

/** What lies open on boards I to IV and in the bank. */
export type Boards = Readonly<Pick<State, 'florins' | 'domestic' | 'export' | 'population' | 'surplus'>>;

export function noCubes(): Cubes {
  return { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 };
}

export function copyCubes(cubes: Readonly<Cubes>): Cubes {
  return {
    fruit: cubes.fruit,
    cattle: cubes.cattle,
    fish: cubes.fish,
    wood: cubes.wood,
    stone: cubes.stone,
    iron: cubes.iron,
  };
}

export function cubesIn(cubes: Readonly<Cubes>): number {
  return cubes.fruit + cubes.cattle + cubes.fish + cubes.wood + cubes.stone + cubes.iron;
}

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}

/** Where a building stands; the names are spelled out because a name that varies is looked up slowly. */
export function spotOf(region: Readonly<Region>, building: BuildingKind): number {
  switch (building) {
    case 'town':
      return region.town;
    case 'temple':
      return region.temple;
    case 'market':
      return region.market;
    case 'port':
      return region.port;
  }
}

export function regionAt(state: Board, region: number): Region {
  return state.regions[region] as Region;
}
