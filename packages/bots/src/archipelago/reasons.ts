// Why a move was made, as a message key: one sentence in the client's words.

import type { Move } from '@atoll/game-archipelago';

const BY_MOVE: Readonly<Partial<Record<Move['type'], string>>> = {
  'place-hex': 'rich-region',
  'choose-reward': 'most-wanted-cube',
  bid: 'first-choice-worth-it',
  consume: 'keep-the-peace',
  supply: 'keep-the-peace',
  'use-temple': 'keep-the-peace',
  'end-step': 'others-may-feed',
  act: 'best-action-now',
  'use-card': 'card-helps-now',
  'build-wonder': 'medals',
  'use-building': 'good-prices',
  transact: 'good-prices',
  construct: 'towards-objectives',
  'buy-card': 'card-worth-its-price',
  'place-worker': 'more-hands',
  migrate: 'take-control',
  accept: 'fair-deal',
  decline: 'not-a-fair-deal',
  propose: 'fair-deal',
  'end-round': 'nothing-better',
};

const OTHERWISE = 'seems-best';

export const REASONS: readonly string[] = [...new Set([...Object.values(BY_MOVE), OTHERWISE])];

export function reasonFor(move: Move): string {
  return BY_MOVE[move.type] ?? OTHERWISE;
}
