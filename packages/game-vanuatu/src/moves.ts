// The answers. Where two ways of saying a thing would come to the same (VA-8.15), only one of them is a move.

import { integer, list, oneOf, tagged, truth } from '@atoll/engine';
import { ACTION_IDS } from './data/actions.js';
import type { ActionId } from './data/actions.js';
import { CHARACTER_IDS, MOST_ALMS } from './data/characters.js';
import type { CharacterId } from './data/characters.js';
import { MOST_STEPS, TILE_VALUES } from './data/figures.js';
import type { TileValue } from './data/figures.js';
import { GOOD_IDS } from './data/goods.js';
import type { GoodId } from './data/goods.js';
import { REST_TOKEN_IDS } from './data/rest-tokens.js';
import type { RestTokenId } from './data/rest-tokens.js';
import { SPACE_IDS } from './data/spaces.js';
import type { SpaceId } from './data/spaces.js';
import { ISLAND_IDS, TILE_IDS } from './data/tiles.js';
import type { IslandId, TileId } from './data/tiles.js';

/**
 * An action performed. `bonus` uses up the character: the one belonging to the action for what he gives (VA-9.1 to
 * VA-9.8), or the Preacher to act without holding it (VA-9.10).
 */
export type ActionMove =
  | { readonly type: 'buy'; readonly island: IslandId; readonly good: GoodId; readonly bonus: boolean }
  | { readonly type: 'explore'; readonly bonus: boolean }
  | { readonly type: 'sail'; readonly to: SpaceId; readonly steps: number; readonly bonus: boolean }
  | { readonly type: 'build'; readonly island: IslandId; readonly bonus: boolean }
  | { readonly type: 'rest'; readonly bonus: boolean }
  | { readonly type: 'transport'; readonly island: IslandId; readonly bonus: boolean }
  | { readonly type: 'fish'; readonly bonus: boolean }
  /** The values of the fish tiles sold, lowest first. */
  | { readonly type: 'sell'; readonly tiles: readonly TileValue[]; readonly bonus: boolean }
  | { readonly type: 'draw'; readonly island: IslandId; readonly bonus: boolean };

export type Move =
  | ActionMove
  | { readonly type: 'place-tile'; readonly tile: TileId; readonly space: SpaceId }
  | { readonly type: 'place-neutral'; readonly action: ActionId }
  | { readonly type: 'choose-character'; readonly character: CharacterId }
  | { readonly type: 'plan'; readonly action: ActionId }
  | { readonly type: 'take-back'; readonly action: ActionId }
  | { readonly type: 'govern'; readonly from: ActionId; readonly to: ActionId }
  | { readonly type: 'take-rest-token'; readonly token: RestTokenId }
  /** One tile at a time: since ten vatus always become five points, the sum is all that counts. */
  | { readonly type: 'sell-treasure'; readonly value: TileValue }
  | { readonly type: 'beg'; readonly points: number };

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

const action = oneOf(ACTION_IDS);
const island = oneOf(ISLAND_IDS);
const space = oneOf(SPACE_IDS);
const value = oneOf(TILE_VALUES);
const bonus = truth;

export const moveShape = tagged<Move, 'type'>('type', {
  buy: { island, good: oneOf(GOOD_IDS), bonus },
  explore: { bonus },
  sail: { to: space, steps: integer(1, MOST_STEPS), bonus },
  build: { island, bonus },
  rest: { bonus },
  transport: { island, bonus },
  fish: { bonus },
  sell: { tiles: list(value, 14), bonus },
  draw: { island, bonus },
  'place-tile': { tile: oneOf(TILE_IDS), space },
  'place-neutral': { action },
  'choose-character': { character: oneOf(CHARACTER_IDS) },
  plan: { action },
  'take-back': { action },
  govern: { from: action, to: action },
  'take-rest-token': { token: oneOf(REST_TOKEN_IDS) },
  'sell-treasure': { value },
  beg: { points: integer(1, MOST_ALMS) },
});
