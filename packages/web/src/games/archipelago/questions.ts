// What the frame needs to know of questions and events: which fields hold seats, and which answer ends a question.

import type { Ask, Move, View } from '@atoll/game-archipelago/table';
import { frameOf } from './map/picks.ts';

export const SEAT_FIELDS = [
  'controller',
  'harvester',
  'owner',
  'from',
  'to',
  'thief',
  'victim',
  'pirate',
  'order',
  'proposalFrom',
  'proposalTo',
  'unitOwner',
];

/** Once somebody has moved, a migration is to be ended; a region left too full forbids it (AR-16.9). */
export function closingOf(ask: Ask, view: View): Move | null {
  const hasMoved = ask.kind === 'migrate' && (frameOf(view, 'migration')?.moved.length ?? 0) > 0;
  return hasMoved ? { type: 'done' } : null;
}
