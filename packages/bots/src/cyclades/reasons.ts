// Why a move was made, as a message key: one sentence in the client's words.

import type { Move } from '@atoll/game-cyclades';

const BY_MOVE = {
  offer: 'best-god-for-its-price',
  'recruit-fleet': 'rule-the-sea',
  'recruit-troop': 'strengthen-army',
  'recruit-priest': 'cheaper-offerings',
  'recruit-philosopher': 'towards-metropolis',
  build: 'towards-metropolis',
  'move-fleets': 'rule-the-sea',
  'move-troops': 'take-island',
  'replace-creature': 'better-creature',
  'call-creature': 'creature-worth-its-price',
  'end-turn': 'keep-gold',
  retreat: 'save-pieces',
  'fight-on': 'odds-are-good',
  'remove-building': 'least-needed',
  'place-metropolis': 'safest-place',
  'place-prosperity': 'safest-place',
  'lure-fleet': 'rule-the-sea',
  'destroy-building': 'hold-rival-back',
  'revive-creature': 'creature-worth-its-price',
  'convert-building': 'towards-metropolis',
  'sell-troop': 'pieces-to-gold',
  'sell-fleet': 'pieces-to-gold',
  'sell-priest': 'pieces-to-gold',
  'sell-philosopher': 'pieces-to-gold',
  'remove-troop': 'hold-rival-back',
  rob: 'hold-rival-back',
  'place-kraken': 'hold-rival-back',
  'move-kraken': 'hold-rival-back',
  'place-figurine': 'guard-island',
  'drive-fleets': 'hold-rival-back',
  decline: 'nothing-to-gain',
  stop: 'nothing-to-gain',
} as const satisfies Readonly<Record<Move['type'], string>>;

export const REASONS: readonly string[] = [...new Set(Object.values(BY_MOVE))];

export function reasonFor(move: Move): string {
  return BY_MOVE[move.type];
}
