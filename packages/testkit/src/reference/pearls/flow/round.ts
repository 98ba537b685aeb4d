// PEARL-3 A round: every seat has a turn, then all offer at once. Five rounds make a game.

import { frameId, NOBODY } from '@atoll/engine';
import type { FrameRule, Seat } from '@atoll/engine';
import { ROUNDS } from '../cards.js';
import type { PearlsTypes } from '../rules.js';

export const round: FrameRule<PearlsTypes, 'round'> = {
  decisions: () => NOBODY,
  settle(draft, frame) {
    const seats = draft.players.length;
    if (frame.turnsTaken < seats) {
      // PEARL-3.3 The first turn passes to the left from round to round.
      const seat = ((frame.number - 1 + frame.turnsTaken) % seats) as Seat;
      frame.turnsTaken += 1;
      draft.stack.push({ kind: 'turn', id: frameId(draft), seat, step: 'draw' });
      return 'again';
    }
    if (!frame.offeringHeld) {
      frame.offeringHeld = true;
      draft.stack.push({ kind: 'offering', id: frameId(draft), offers: draft.players.map(() => null) });
      return 'again';
    }
    if (frame.number === ROUNDS) return 'done';
    frame.number += 1;
    frame.turnsTaken = 0;
    frame.offeringHeld = false;
    return 'again';
  },
};
