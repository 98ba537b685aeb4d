// The procedures of the game as plain data: where each stands and what it has collected. Their rules are in flow/.

import type { Frame, Seat } from '@atoll/engine';

import type { CardId, CardKind } from './data/evolution-cards.js';
import type { HexId, SideId } from './data/hexes.js';
import type { MarketName } from './data/market-row.js';
import type { Resource } from './data/resources.js';
import type { TrendId } from './data/trends.js';
import type { Goods, Unit } from './state.js';

/** In `bids`: this seat does not bid, or still owes its bid. */
export const NOT_BIDDING = -3;
export const OWED = -1;

/** In `left`: no limit but what is there. */
export const ANY_NUMBER = 99;

/** What pays for an action: a disc still to be placed, a card still to be paid, or all is paid. */
export type By = 'disc' | 'paid' | CardId;

interface Asking extends Frame {
  readonly seat: Seat;
  /** How often the seat has answered in this frame. */
  said: number;
}

export interface TrendVoteFrame extends Frame {
  readonly kind: 'trend-vote';
  votes: (TrendId | null)[];
}
export interface TurnZeroFrame extends Frame {
  readonly kind: 'turn-zero';
  at: number;
  stage: 'begin' | 'deal' | 'place' | 'land' | 'huts';
  region: number;
  sea: number;
}
export interface KeepObjectivesFrame extends Frame {
  readonly kind: 'keep-objectives';
  kept: boolean[];
}
export interface RewardFrame extends Asking {
  readonly kind: 'reward';
  readonly region: number;
  stage: 'market' | 'own' | 'over';
  market: Resource | null;
}
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  phase: number;
}
export interface BiddingFrame extends Frame {
  readonly kind: 'bidding';
  bids: number[];
  second: boolean;
  /** Who sets the order, once the bids have decided it. */
  winner: Seat | null;
  over: boolean;
}
export interface BalanceFrame extends Frame {
  readonly kind: 'balance';
  half: number;
  readonly red: boolean;
}
export interface DomesticCrisisFrame extends Frame {
  readonly kind: 'domestic-crisis';
  readonly resource: Resource;
  readonly citizensPerCube: number;
  /** Whose step it is, as a place in the order. */
  at: number;
  said: number;
  /** Citizens the last cube must still stand. */
  toStand: number;
  over: boolean;
}
export interface ExportCrisisFrame extends Frame {
  readonly kind: 'export-crisis';
  readonly resource: Resource;
  missing: number;
  at: number;
  said: number;
}
export interface ExpulsionFrame extends Frame {
  readonly kind: 'expulsion';
  readonly seats: Seat[];
  readonly units: number[];
  at: number;
}
export interface ActionsFrame extends Frame {
  readonly kind: 'actions';
  at: number;
  out: boolean[];
}
export interface RoundFrame extends Asking {
  readonly kind: 'round';
  acted: boolean;
  carded: boolean;
  traded: boolean;
  ended: boolean;
  /** Regions whose town has refused a harvest in this round. */
  refused: number[];
  doubled: Resource[];
}
export interface HarvestFrame extends Asking {
  readonly kind: 'harvest';
  readonly resource: Resource;
  stage: 'deploy' | 'ask' | 'offer' | 'permission' | 'price' | 'over';
  units: number[];
  icons: number[];
  /** Regions whose controller has agreed. */
  agreed: number[];
  region: number;
  offer: Goods | null;
  price: Goods | null;
}
/** Where a migrant came from. */
export type Footprint = Pick<Unit, 'id' | 'region' | 'area' | 'building'>;
export interface MigrationFrame extends Asking {
  readonly kind: 'migration';
  readonly by: By;
  /** Captain, Navigation: only ships and the citizens they carry. */
  readonly shipsOnly: boolean;
  over: boolean;
  /** Where every piece touched stood before. */
  trail: Footprint[];
  moved: number[];
  /** AR-16.7 Which junction each ship serves: three numbers each, ship, lower region, higher region. */
  serving: number[];
  /** A citizen between two coasts; -1: none. */
  aboard: number;
  seaRegion: number;
  sea: number;
  /** Ships of the running convoy. */
  fleet: number[];
}
export interface ExplorationFrame extends Asking {
  readonly kind: 'exploration';
  readonly by: By;
  stage: 'take' | 'look' | 'place' | 'send' | 'enter' | 'huts' | 'over';
  hex: HexId | null;
  /** The hex lay on top, so everybody knows it. */
  open: boolean;
  side: SideId | null;
  rotation: number;
  q: number;
  r: number;
  unit: number;
  region: number;
}
export interface ConstructionFrame extends Asking {
  readonly kind: 'construction';
  readonly by: By;
  readonly what: 'any' | 'building' | 'ship';
}
export interface RecruitmentFrame extends Asking {
  readonly kind: 'recruitment';
  readonly by: By;
  left: number;
}
export interface ReproductionFrame extends Asking {
  readonly kind: 'reproduction';
  readonly by: By;
  left: number;
  /** Regions that already have had their birth. */
  regions: number[];
}
export interface TradeFrame extends Asking {
  readonly kind: 'trade';
  readonly by: By;
  readonly market: MarketName | null;
  left: number;
  /** Merchant, Exporter: one resource, one direction, any number. */
  readonly bulk: boolean;
  resource: Resource | null;
  deal: 'buy' | 'sell' | null;
}
export interface PirateFrame extends Asking {
  readonly kind: 'pirate';
  stage: 'target' | 'robbed' | 'give' | 'done';
  victim: Seat | null;
}
export interface ThiefFrame extends Asking {
  readonly kind: 'thief';
  stage: 'target' | 'robbed' | 'hands' | 'pick' | 'done';
  victim: Seat | null;
  hands: (Resource | null)[] | null;
}
export interface BarbarianFrame extends Asking {
  readonly kind: 'barbarian';
  readonly cubes: number;
}
export interface RisingFrame extends Asking {
  readonly kind: 'rising';
  left: number;
}
export interface RevealFrame extends Asking {
  readonly kind: 'reveal';
  readonly wanted: CardKind;
  cards: CardId[];
  stage: 'buy' | 'discard' | 'done';
}
export interface ShipPlacingFrame extends Asking {
  readonly kind: 'ship-placing';
}
export interface WonderFrame extends Asking {
  readonly kind: 'wonder';
  readonly card: CardId;
  readonly unit: number;
  stage: 'effect' | 'citizen';
}
export interface LighthouseFrame extends Frame {
  readonly kind: 'lighthouse';
  at: number;
  said: number;
  /** Ports that have received a ship. */
  ports: number[];
}
export interface EvolutionFrame extends Frame {
  readonly kind: 'evolution';
  at: number;
  stage: 'begin' | 'first' | 'second' | 'refill';
  /** The slot rotated first, or -1. */
  rotated: number;
}

export type ArchipelagoFrame =
  | TrendVoteFrame
  | TurnZeroFrame
  | KeepObjectivesFrame
  | RewardFrame
  | TurnFrame
  | BiddingFrame
  | BalanceFrame
  | DomesticCrisisFrame
  | ExportCrisisFrame
  | ExpulsionFrame
  | ActionsFrame
  | RoundFrame
  | HarvestFrame
  | MigrationFrame
  | ExplorationFrame
  | ConstructionFrame
  | RecruitmentFrame
  | ReproductionFrame
  | TradeFrame
  | PirateFrame
  | ThiefFrame
  | BarbarianFrame
  | RisingFrame
  | RevealFrame
  | ShipPlacingFrame
  | WonderFrame
  | LighthouseFrame
  | EvolutionFrame;
