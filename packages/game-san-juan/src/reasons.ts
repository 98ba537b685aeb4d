// Why a move is refused: the keys of the catalogue of words.

export const REASONS = [
  'already-in-play',
  'bank-closed',
  'cannot-pay',
  'cathedral-gone',
  'chapel-closed',
  'covers-crane',
  'discard-more',
  'keep-at-least-one',
  'keep-exactly',
  'library-not-asked',
  'no-crane',
  'no-more-goods',
  'not-available',
  'not-sold',
  'nothing-to-cover',
  'out-of-order',
  'role-taken',
  'same-building',
  'say-use-or-save',
  'too-many',
] as const;

export type Reason = (typeof REASONS)[number];
