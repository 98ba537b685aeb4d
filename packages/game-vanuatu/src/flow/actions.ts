// VA-7.1 Phase 4: in turn order, again and again, each player with markers left takes one turn.

import { frameId } from '@atoll/engine';
import type { FrameRule } from '@atoll/engine';
import { NOBODY } from '../asks.js';
import type { Ask } from '../asks.js';
import type { VanuatuEvent } from '../events.js';
import type { ActionsFrame } from '../frames.js';
import { stacksOf } from '../majority.js';
import type { Move } from '../moves.js';
import { playerAt, seatInTurn } from '../state.js';
import type { State } from '../state.js';

export const actions: FrameRule<State, ActionsFrame, Ask, Move, VanuatuEvent> = {
  decisions: () => NOBODY,
  answer: () => {},
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
