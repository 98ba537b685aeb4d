// The closed vocabulary of card effects, costs and backs. cards/effects.ts runs the effects, one switch.

import type { MarketName } from './market-row.js';
import type { Resource } from './resources.js';

export interface Cost {
  readonly discs: number;
  readonly florins: number;
  /** One entry per cube; explorer tokens allowed. */
  readonly cubes: readonly Resource[];
  /** Cubes of any types. */
  readonly anyCubes: number;
}

export type Effect =
  | { readonly op: 'rebellion'; readonly delta: number }
  | { readonly op: 'surplus'; readonly delta: number }
  /** One move of the marker, by `delta` for each such building on the map. */
  | { readonly op: 'rebellionPer'; readonly per: 'temple' | 'town'; readonly delta: number }
  | { readonly op: 'surplusPer'; readonly per: 'port'; readonly delta: number }
  | {
      readonly op: 'rebellionByTemples';
      readonly bands: readonly { readonly min: number; readonly max: number | null; readonly delta: number }[];
    }
  | { readonly op: 'gainFlorins'; readonly amount: number }
  /** For each controlled building of the four kinds. */
  | { readonly op: 'gainFlorinsPer'; readonly amount: number; readonly max: number }
  | { readonly op: 'doubleHarvest'; readonly resource: Resource }
  | { readonly op: 'freeMigration'; readonly units: 'all' | 'ships-and-convoyed' }
  | { readonly op: 'freeTransaction'; readonly market: MarketName; readonly count: number }
  | { readonly op: 'bulkTransaction'; readonly market: MarketName }
  | { readonly op: 'freeTaxes' }
  | { readonly op: 'freeExploration' }
  | { readonly op: 'freeReproduction'; readonly regions: number }
  | { readonly op: 'freeConstruction'; readonly what: 'building' | 'ship' }
  | { readonly op: 'placeShip' }
  | { readonly op: 'recruit'; readonly max: number }
  | { readonly op: 'standRebels'; readonly max: number }
  | { readonly op: 'revealAndBuy'; readonly cards: number; readonly kind: 'character' | 'progress' }
  | { readonly op: 'destroyShip' }
  | { readonly op: 'stealFromHands' }
  | { readonly op: 'pillageIcon'; readonly cubes: number }
  /** Passive. */
  | { readonly op: 'bidBonus'; readonly amount: number }
  | { readonly op: 'shipPerControlledPort' }
  | {
      readonly op: 'choice';
      readonly options: readonly { readonly cubes: readonly Resource[]; readonly effects: readonly Effect[] }[];
    };

/** A red half is resolved only when newly shown, the others only in phase 4. */
export type BackHalf =
  | {
      readonly type: 'domestic-crisis';
      readonly resource: Resource;
      readonly citizensPerCube: number;
      readonly red: boolean;
    }
  | { readonly type: 'export-crisis'; readonly resource: Resource; readonly cubes: number; readonly red: boolean }
  | { readonly type: 'event'; readonly per: 'temple' | 'town'; readonly delta: number; readonly red: boolean };

export interface CardBack {
  readonly upper: BackHalf;
  readonly lower: BackHalf;
}
