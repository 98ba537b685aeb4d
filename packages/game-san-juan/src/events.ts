// What happened, in the order in which a person at the table would see it. Who may see which part: secrets.ts.

import type { Seat } from '@atoll/engine';
import type { BuildingId, WithPower } from './data/buildings.js';
import type { Good } from './data/goods.js';
import type { PriceCardId } from './data/price-cards.js';
import type { Role } from './data/roles.js';
import type { Cover } from './moves.js';

/** Cards that only their owner sees: to the others `cards` is null and the number remains. */
export interface SecretCards {
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly BuildingId[] | null;
}

/** What buildings add to a sale is drawn with the sale. */
export type DrawReason = WithPower<'draw'> | 'supplier' | 'sale' | 'prospector';

export type SanJuanEvent =
  | { readonly type: 'game-started'; readonly governor: Seat }
  | ({ readonly type: 'dealt' } & SecretCards)
  | ({ readonly type: 'hand-kept' } & SecretCards)
  | { readonly type: 'governor-passed'; readonly governor: Seat }
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'role-picked'; readonly seat: Seat; readonly role: Role; readonly library: boolean }
  /** `what`: the ask that was declined. */
  | {
      readonly type: 'passed';
      readonly seat: Seat;
      readonly what: 'build' | 'produce' | 'sell' | 'gold-mine' | 'goldsmith';
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly over: Cover | null;
      readonly price: number;
    }
  | { readonly type: 'good-lost'; readonly seat: Seat; readonly good: Good }
  | ({ readonly type: 'paid'; readonly goods: readonly Good[] } & SecretCards)
  | ({ readonly type: 'drew'; readonly reason: DrawReason } & SecretCards)
  | ({ readonly type: 'discarded'; readonly reason: 'draft' | 'supplier' | 'hand-limit' | 'mayor' } & SecretCards)
  /** The card is null to others, and to everybody under the Harbor. */
  | {
      readonly type: 'tucked';
      readonly seat: Seat;
      readonly under: 'chapel' | 'bank' | 'harbor';
      readonly card: BuildingId | null;
    }
  | { readonly type: 'produced'; readonly seat: Seat; readonly buildings: readonly BuildingId[] }
  | { readonly type: 'price-revealed'; readonly card: PriceCardId }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly goods: readonly Good[];
      readonly income: number;
      readonly bonus: number;
    }
  | { readonly type: 'customs-good-received'; readonly seat: Seat }
  | ({ readonly type: 'mayor-drew' } & SecretCards)
  | ({ readonly type: 'mayor-kept' } & SecretCards)
  | {
      readonly type: 'gold-mine-revealed';
      readonly seat: Seat;
      readonly cards: readonly BuildingId[];
      readonly kept: BuildingId | null;
    }
  | { readonly type: 'goldsmith-revealed'; readonly seat: Seat; readonly card: BuildingId; readonly kept: boolean }
  | { readonly type: 'deck-reshuffled'; readonly cards: number }
  | { readonly type: 'game-ended'; readonly reason: 'twelve-buildings' | 'out-of-cards' };
