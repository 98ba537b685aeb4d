// VA-7.1 Phase 4: in turn order, again and again, each player with markers left takes one turn.

import { frameId, NOBODY } from '@atoll/engine';
import { stacksOf } from '../majority.js';
import { playerAt, seatInTurn } from '../state.js';
import type { FrameRules } from '../rules.js';

export const actions: FrameRules<'actions'> = {
  decisions: () => NOBODY,
  settle(draft, frame) {
    const seats = draft.players.length;
    for (let skipped = 0; skipped < seats; skipped++) {
      const seat = seatInTurn(draft, frame.turn);
      frame.turn = (frame.turn + 1) % seats;
      if (stacksOf(playerAt(draft, seat)) !== 0) {
        draft.stack.push({ kind: 'turn', id: frameId(draft), seat, step: 'begin' });
        return 'again';
      }
    }
    return 'done';
  },
};
