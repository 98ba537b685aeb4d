// The answers. Lists of cards, buildings and goods stand in the order of ids: a choice of things that cannot
// be told apart has one wording only.

import { fields, list, nullable, oneOf, tagged, truth } from '@atoll/engine';
import { isFirst } from './cards/multiset.js';
import { BUILDING_IDS, byBuilding } from './data/buildings.js';
import type { BuildingId } from './data/buildings.js';
import { GOOD_IDS } from './data/goods.js';
import type { Good } from './data/goods.js';
import { ROLE_IDS } from './data/roles.js';
import type { Role } from './data/roles.js';

/** SJ-6.1: one of the own buildings. Identical ones differ only in whether a good lies there. */
export interface Cover {
  readonly building: BuildingId;
  readonly good: boolean;
}

export type Move =
  | { readonly type: 'keep-starting-hand'; readonly cards: readonly BuildingId[] }
  /** The Supplier's swap, of no card too. */
  | { readonly type: 'swap'; readonly cards: readonly BuildingId[] }
  | { readonly type: 'tuck'; readonly card: BuildingId; readonly under: 'chapel' | 'bank' }
  | { readonly type: 'discard'; readonly card: BuildingId }
  /** `library` is null wherever the question of SJ-4.5 is not put. */
  | { readonly type: 'pick-role'; readonly role: Role; readonly library: 'use' | 'save' | null }
  | { readonly type: 'build'; readonly building: BuildingId; readonly over: Cover | null }
  | { readonly type: 'pay-card'; readonly card: BuildingId }
  | { readonly type: 'pay-good'; readonly good: Good }
  | { readonly type: 'produce'; readonly buildings: readonly BuildingId[] }
  | { readonly type: 'sell'; readonly goods: readonly Good[] }
  | { readonly type: 'tuck-good'; readonly good: Good }
  | { readonly type: 'keep'; readonly cards: readonly BuildingId[] }
  /** Turns up the cards of the Gold mine, the card of the Goldsmith. */
  | { readonly type: 'turn-up' }
  | { readonly type: 'pass' }
  /** Ends what is said piece by piece. */
  | { readonly type: 'done' };

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

export const PASS: MoveOf<'pass'> = { type: 'pass' };
export const DONE: MoveOf<'done'> = { type: 'done' };
export const TURN_UP: MoveOf<'turn-up'> = { type: 'turn-up' };

// Moves about one card are made once: lists of them are what search asks for most.
export const BUILD_BESIDE = byBuilding((building): MoveOf<'build'> => ({ type: 'build', building, over: null }));
export const PAY_CARD = byBuilding((card): MoveOf<'pay-card'> => ({ type: 'pay-card', card }));
const DISCARD = byBuilding((card): MoveOf<'discard'> => ({ type: 'discard', card }));

/** Any one of these cards. */
export function discardMoves(hand: readonly BuildingId[]): MoveOf<'discard'>[] {
  const moves: MoveOf<'discard'>[] = [];
  for (let i = 0; i < hand.length; i++) {
    if (isFirst(hand, i)) moves.push(DISCARD[hand[i] as BuildingId]);
  }
  return moves;
}

const anyCard = oneOf(BUILDING_IDS);
const cards = list(anyCard, 12);
const good = oneOf(GOOD_IDS);

export const moveShape = tagged<Move, 'type'>('type', {
  'keep-starting-hand': { cards },
  swap: { cards },
  tuck: { card: anyCard, under: oneOf(['chapel', 'bank']) },
  discard: { card: anyCard },
  'pick-role': { role: oneOf(ROLE_IDS), library: nullable(oneOf(['use', 'save'])) },
  build: { building: anyCard, over: nullable(fields({ building: anyCard, good: truth })) },
  'pay-card': { card: anyCard },
  'pay-good': { good },
  produce: { buildings: cards },
  sell: { goods: list(good, 12) },
  'tuck-good': { good },
  keep: { cards },
  'turn-up': {},
  pass: {},
  done: {},
});
