// What the frame needs to know of questions and events: the paragraph about each, and which fields hold seats.

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

const RULES: Readonly<Record<Ask['kind'], string>> = {
  'vote-trend': 'AR-28.7',
  'place-hex': 'AR-1.4',
  'land-citizens': 'AR-1.9',
  'keep-objectives': 'AR-28.6',
  'choose-reward': 'AR-13.7',
  bid: 'AR-6.1',
  'set-order': 'AR-6.4',
  'domestic-step': 'AR-8.6',
  'stand-citizen': 'AR-8.7',
  'export-step': 'AR-8.13',
  'expel-or-spare': 'AR-8.12',
  round: 'AR-9.2',
  deploy: 'AR-11.1',
  'offer-for-harvest': 'AR-11.7',
  'permit-harvest': 'AR-11.7',
  'pay-price': 'AR-11.7',
  migrate: 'AR-16.1',
  'sail-or-land': 'AR-16.5',
  'take-or-refuse': 'AR-13.2',
  'send-unit': 'AR-13.5',
  construct: 'AR-17.1',
  'place-worker': 'AR-15.1',
  'choose-birth': 'AR-14.1',
  trade: 'AR-12.1',
  'sink-ship': 'AR-22.6',
  'give-cube': 'AR-22.6',
  'choose-victim': 'AR-22.7',
  'fill-hands': 'AR-22.7',
  'pick-hand': 'AR-22.7',
  pillage: 'AR-22.8',
  'stand-rebel': 'AR-21.9',
  'buy-revealed': 'AR-22.5',
  'place-ship': 'AR-21.8',
  'choose-port': 'AR-22.2',
  evolve: 'AR-20.2',
  'propose-deal': 'AR-3.3',
  'answer-deal': 'AR-3.4',
  'withdraw-deal': 'AR-3.9',
};

export function ruleOfAsk(ask: Ask): string {
  return RULES[ask.kind];
}

/** Once somebody has moved, a migration is to be ended; a region left too full forbids it (AR-16.9). */
export function closingOf(ask: Ask, view: View): Move | null {
  const hasMoved = ask.kind === 'migrate' && (frameOf(view, 'migration')?.moved.length ?? 0) > 0;
  return hasMoved ? { type: 'done' } : null;
}
