// The questions put to a seat: the rows of the dossier's table of decision points, cut into answers a person would give.

import type { Seat } from '@atoll/engine';

import type { BuildingKind } from './data/construction.js';
import type { CardId, CardKind } from './data/evolution-cards.js';
import type { HexId } from './data/hexes.js';
import type { ObjectiveId } from './data/objectives.js';
import type { Resource } from './data/resources.js';
import type { Goods, Proposal } from './state.js';

export type Ask =
  | { readonly kind: 'vote-trend' }
  | { readonly kind: 'place-hex'; readonly hexes: readonly HexId[]; readonly turnZero: boolean }
  | { readonly kind: 'land-citizens'; readonly region: number }
  | { readonly kind: 'keep-objectives'; readonly objectives: readonly ObjectiveId[]; readonly keep: number }
  | { readonly kind: 'choose-reward'; readonly region: number; readonly to: 'market' | 'screen' }
  | { readonly kind: 'bid'; readonly second: boolean }
  | { readonly kind: 'set-order' }
  | { readonly kind: 'domestic-step'; readonly resource: Resource; readonly citizensPerCube: number }
  | { readonly kind: 'stand-citizen'; readonly left: number }
  | { readonly kind: 'export-step'; readonly resource: Resource; readonly missing: number }
  | { readonly kind: 'expel-or-spare'; readonly unit: number; readonly region: number; readonly building: BuildingKind }
  | { readonly kind: 'round'; readonly acted: boolean; readonly carded: boolean; readonly traded: boolean }
  | { readonly kind: 'deploy'; readonly resource: Resource }
  | { readonly kind: 'offer-for-harvest'; readonly region: number; readonly controller: Seat }
  | {
      readonly kind: 'permit-harvest';
      readonly region: number;
      readonly harvester: Seat;
      readonly cubes: number;
      readonly offer: Goods;
    }
  | { readonly kind: 'pay-price'; readonly region: number; readonly controller: Seat; readonly price: Goods }
  | { readonly kind: 'migrate' }
  | { readonly kind: 'sail-or-land'; readonly unit: number }
  | { readonly kind: 'take-or-refuse' }
  | { readonly kind: 'send-unit' }
  | { readonly kind: 'construct'; readonly what: 'any' | 'building' | 'ship' }
  | { readonly kind: 'place-worker'; readonly left: number }
  | { readonly kind: 'choose-birth'; readonly left: number }
  | { readonly kind: 'trade'; readonly left: number }
  | { readonly kind: 'sink-ship' }
  | { readonly kind: 'give-cube'; readonly pirate: Seat }
  | { readonly kind: 'choose-victim' }
  | { readonly kind: 'fill-hands'; readonly thief: Seat }
  | { readonly kind: 'pick-hand'; readonly victim: Seat }
  | { readonly kind: 'pillage' }
  | { readonly kind: 'stand-rebel'; readonly left: number }
  | { readonly kind: 'buy-revealed'; readonly cards: readonly CardId[]; readonly wanted: CardKind }
  | { readonly kind: 'place-ship' }
  | { readonly kind: 'choose-port' }
  | { readonly kind: 'evolve'; readonly second: boolean }
  | { readonly kind: 'propose-deal'; readonly partners: readonly Seat[] }
  | { readonly kind: 'answer-deal'; readonly proposal: Proposal }
  | { readonly kind: 'withdraw-deal' };
