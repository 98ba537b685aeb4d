// What happens, as a person at the table would see it: one event for one visible thing.

import type { Seat } from '@atoll/engine';
import type { ActionId } from './data/actions.js';
import type { CharacterId } from './data/characters.js';
import type { TileValue } from './data/figures.js';
import type { GoodId } from './data/goods.js';
import type { RestTokenId } from './data/rest-tokens.js';
import type { ShipId } from './data/ships.js';
import type { SpaceId } from './data/spaces.js';
import type { IslandId, TileId } from './data/tiles.js';

interface Told {
  readonly 'round-began': { readonly round: number };
  readonly 'first-player-named': { readonly seat: Seat };
  readonly 'fish-price-changed': { readonly price: number };
  readonly 'tourists-left': { readonly tourists: number };
  readonly 'tourists-arrived': { readonly tourists: number };
  readonly 'ship-left': { readonly ship: ShipId };
  /** `left` in the pile: more than before where the discarded ones have become a new pile (VA-4.3). */
  readonly 'ship-arrived': { readonly ship: ShipId; readonly left: number };
  /** Kava, copra, beef, as many as the supply had. */
  readonly 'island-stocked': { readonly island: IslandId; readonly cubes: readonly number[] };
  readonly 'tile-placed': { readonly seat: Seat; readonly tile: TileId; readonly space: SpaceId };
  readonly 'tile-turned-up': { readonly tile: TileId };
  readonly 'characters-laid-out': { readonly characters: readonly CharacterId[] };
  readonly 'neutral-placed': { readonly seat: Seat; readonly action: ActionId };
  readonly 'character-taken': { readonly seat: Seat; readonly character: CharacterId };
  readonly 'character-returned': { readonly seat: Seat; readonly character: CharacterId };
  readonly 'marker-placed': { readonly seat: Seat; readonly action: ActionId };
  /** Before the action it is used on, or the stack it moves. */
  readonly 'bonus-used': { readonly seat: Seat; readonly character: CharacterId };
  readonly sailed: {
    readonly seat: Seat;
    readonly from: SpaceId;
    readonly to: SpaceId;
    readonly steps: number;
    readonly paid: number;
  };
  readonly fished: { readonly seat: Seat; readonly space: SpaceId; readonly value: TileValue };
  readonly explored: { readonly seat: Seat; readonly space: SpaceId; readonly value: TileValue };
  readonly 'fish-sold': { readonly seat: Seat; readonly tiles: readonly TileValue[]; readonly price: number };
  readonly 'stall-built': { readonly seat: Seat; readonly island: IslandId; readonly paid: number };
  readonly 'good-bought': {
    readonly seat: Seat;
    readonly island: IslandId;
    readonly good: GoodId;
    readonly paid: number;
  };
  readonly 'cube-loaded': { readonly seat: Seat; readonly good: GoodId; readonly ship: ShipId };
  /** VA-8.9: no ship lacks the good. */
  readonly 'cube-put-back': { readonly seat: Seat; readonly good: GoodId };
  readonly 'ship-filled': { readonly seat: Seat; readonly ship: ShipId };
  readonly drew: { readonly seat: Seat; readonly island: IslandId };
  readonly 'tourist-carried': { readonly seat: Seat; readonly island: IslandId };
  readonly rested: { readonly seat: Seat };
  /** The token is null for everybody but the one who takes it. */
  readonly 'rest-token-taken': { readonly seat: Seat; readonly token: RestTokenId | null };
  /** `performed`: the stack comes back after its action, not without effect. */
  readonly 'markers-taken-back': {
    readonly seat: Seat;
    readonly action: ActionId;
    readonly markers: number;
    readonly performed: boolean;
  };
  readonly 'markers-moved': {
    readonly seat: Seat;
    readonly from: ActionId;
    readonly to: ActionId;
    readonly markers: number;
  };
  readonly 'treasure-sold': { readonly seat: Seat; readonly value: TileValue };
  readonly begged: { readonly seat: Seat; readonly points: number };
  readonly 'vatus-gained': { readonly seat: Seat; readonly vatus: number };
  readonly 'points-scored': { readonly seat: Seat; readonly points: number };
  /** VA-3.1 */
  readonly 'vatus-converted': { readonly seat: Seat; readonly vatus: number; readonly points: number };
  readonly 'rest-token-shown': { readonly seat: Seat; readonly token: RestTokenId };
  readonly 'game-ended': { readonly round: number };
}

export type VanuatuEvent = { readonly [T in keyof Told]: { readonly type: T } & Told[T] }[keyof Told];
