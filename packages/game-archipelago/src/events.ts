// What happened, one visible thing each, in the order a person would see it. `null` stands where a viewer may not look.

import type { Seat } from '@atoll/engine';

import type { BuildingKind } from './data/construction.js';
import type { CardId } from './data/evolution-cards.js';
import type { HexId, SideId } from './data/hexes.js';
import type { MarketName } from './data/market-row.js';
import type { ObjectiveId } from './data/objectives.js';
import type { Resource } from './data/resources.js';
import type { TrendId } from './data/trends.js';
import type { WheelAction } from './data/wheel.js';
import type { Payment } from './moves.js';
import type { Cubes, Ending, Goods, Proposal } from './state.js';

export type ArchipelagoEvent =
  | { readonly type: 'order-drawn'; readonly order: readonly Seat[] }
  | { readonly type: 'vote-sealed'; readonly seat: Seat }
  | { readonly type: 'trends-chosen'; readonly trends: readonly TrendId[] }
  | { readonly type: 'hand-dealt'; readonly seat: Seat; readonly hexes: readonly HexId[] | null }
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly hexes: readonly HexId[] }
  | {
      readonly type: 'region-discovered';
      readonly seat: Seat;
      readonly region: number;
      readonly side: SideId;
      readonly rotation: number;
      readonly q: number;
      readonly r: number;
    }
  | {
      readonly type: 'unit-placed';
      readonly unit: number;
      readonly seat: Seat;
      readonly region: number;
      readonly area: number;
    }
  | {
      readonly type: 'unit-moved';
      readonly unit: number;
      readonly region: number;
      readonly area: number;
      readonly building: BuildingKind | null;
    }
  | { readonly type: 'token-taken'; readonly seat: Seat; readonly pile: number }
  | { readonly type: 'discs-gained' }
  | {
      readonly type: 'cube-rewarded';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly to: 'market' | 'screen';
    }
  | { readonly type: 'population-moved'; readonly by: number; readonly to: number }
  | { readonly type: 'rebellion-moved'; readonly by: number; readonly to: number }
  | { readonly type: 'surplus-moved'; readonly by: number; readonly to: number }
  | { readonly type: 'hexes-shuffled' }
  | { readonly type: 'objectives-dealt'; readonly seat: Seat; readonly objectives: readonly ObjectiveId[] | null }
  | { readonly type: 'objectives-kept'; readonly seat: Seat; readonly objectives: readonly ObjectiveId[] | null }
  | { readonly type: 'objectives-shown'; readonly objectives: readonly ObjectiveId[] }
  | { readonly type: 'turn-begun'; readonly turn: number }
  | { readonly type: 'units-disengaged' }
  | { readonly type: 'bid-sealed'; readonly seat: Seat }
  | { readonly type: 'bids-revealed'; readonly bids: readonly (number | null)[]; readonly second: boolean }
  | { readonly type: 'order-kept' }
  | { readonly type: 'order-set'; readonly seat: Seat; readonly order: readonly Seat[] }
  | {
      readonly type: 'crisis-begun';
      readonly crisis: 'domestic' | 'export';
      readonly resource: Resource;
      readonly figure: number;
    }
  | {
      readonly type: 'cube-consumed';
      readonly seat: Seat;
      readonly crisis: 'domestic' | 'export';
      readonly source: 'market' | 'screen' | 'token';
      readonly resource: Resource;
    }
  | { readonly type: 'citizens-stood'; readonly seat: Seat; readonly units: readonly number[] }
  | { readonly type: 'step-ended'; readonly seat: Seat }
  | { readonly type: 'crisis-ended'; readonly crisis: 'domestic' | 'export'; readonly short: number }
  | { readonly type: 'event-resolved'; readonly per: 'temple' | 'town'; readonly delta: number; readonly count: number }
  | { readonly type: 'rebel-expelled'; readonly seat: Seat; readonly unit: number }
  | { readonly type: 'rebel-spared'; readonly seat: Seat; readonly unit: number }
  | { readonly type: 'benefactor-credited'; readonly seat: Seat }
  | { readonly type: 'round-begun'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'disc-placed'; readonly seat: Seat; readonly action: WheelAction }
  | { readonly type: 'taxes-taken'; readonly seat: Seat; readonly florins: number }
  | {
      readonly type: 'permission-asked';
      readonly seat: Seat;
      readonly controller: Seat;
      readonly region: number;
      readonly offer: Goods;
    }
  | { readonly type: 'permission-given'; readonly seat: Seat; readonly region: number }
  | { readonly type: 'permission-refused'; readonly seat: Seat; readonly region: number }
  | { readonly type: 'price-named'; readonly seat: Seat; readonly region: number; readonly price: Goods }
  | { readonly type: 'price-paid'; readonly seat: Seat; readonly region: number }
  | { readonly type: 'harvest-withdrawn'; readonly seat: Seat; readonly region: number }
  | { readonly type: 'unit-deployed'; readonly unit: number; readonly icon: number }
  | { readonly type: 'harvested'; readonly seat: Seat; readonly resource: Resource; readonly cubes: number }
  | { readonly type: 'migration-ended'; readonly seat: Seat }
  | { readonly type: 'migration-cancelled'; readonly seat: Seat }
  | { readonly type: 'convoy-sailed'; readonly unit: number; readonly ship: number; readonly region: number }
  | {
      readonly type: 'transacted';
      readonly seat: Seat;
      readonly market: MarketName;
      readonly deal: 'buy' | 'sell';
      readonly resource: Resource;
      readonly token: boolean;
      readonly florins: number;
    }
  | { readonly type: 'hex-taken'; readonly seat: Seat; readonly hex: HexId | null; readonly open: boolean }
  | { readonly type: 'hex-refused'; readonly seat: Seat; readonly hex: HexId }
  | { readonly type: 'exploration-failed'; readonly seat: Seat; readonly hex: HexId }
  | { readonly type: 'worker-recruited'; readonly seat: Seat; readonly florins: number }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly building: BuildingKind | 'ship';
      readonly region: number;
      readonly payment: Payment;
    }
  | {
      readonly type: 'card-used';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly card: CardId;
      readonly payment: Payment;
    }
  | { readonly type: 'wonder-built'; readonly seat: Seat; readonly card: CardId; readonly payment: Payment }
  | { readonly type: 'citizen-immortalised'; readonly unit: number; readonly card: CardId }
  | { readonly type: 'ship-sunk'; readonly seat: Seat; readonly unit: number }
  | {
      readonly type: 'screen-lifted';
      readonly seat: Seat;
      readonly florins: number;
      readonly cubes: Cubes;
      readonly tokens: number;
    }
  | { readonly type: 'cube-given'; readonly from: Seat; readonly to: Seat; readonly resource: Resource }
  | { readonly type: 'hands-filled'; readonly seat: Seat; readonly thief: Seat }
  | {
      readonly type: 'hand-picked';
      readonly thief: Seat;
      readonly victim: Seat;
      readonly hand: number;
      readonly cube: boolean;
      readonly resource: Resource | null;
    }
  | {
      readonly type: 'icon-pillaged';
      readonly seat: Seat;
      readonly region: number;
      readonly icon: number;
      readonly cubes: number;
    }
  | { readonly type: 'cards-revealed'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'card-bought'; readonly seat: Seat; readonly card: CardId; readonly florins: number }
  | { readonly type: 'card-rotated'; readonly seat: Seat; readonly card: CardId; readonly corner: number }
  | { readonly type: 'cards-discarded'; readonly cards: readonly CardId[] }
  | { readonly type: 'track-filled'; readonly slot: number; readonly card: CardId }
  | { readonly type: 'evolution-shuffled' }
  | {
      readonly type: 'building-used';
      readonly seat: Seat;
      readonly region: number;
      readonly building: 'market' | 'port';
      readonly unit: number;
    }
  | { readonly type: 'deal-proposed'; readonly proposal: Proposal }
  | { readonly type: 'deal-struck'; readonly proposal: Proposal }
  | { readonly type: 'deal-declined'; readonly seat: Seat }
  | { readonly type: 'deal-withdrawn'; readonly seat: Seat }
  | { readonly type: 'deal-lapsed' }
  | { readonly type: 'objective-revealed'; readonly seat: Seat | null; readonly objective: ObjectiveId }
  | { readonly type: 'game-ended'; readonly by: Ending };
