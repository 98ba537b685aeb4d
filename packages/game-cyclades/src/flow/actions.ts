// CY-6.1, CY-6.2, CY-6.5: who acts when, from the top of the row down to Apollo's queue.

import { frameId } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { dismissExpired } from '../board/figurines.js';
import { godNumber } from '../cycle/offering-cost.js';
import type { GodId, MainGod } from '../data/gods.js';
import type { ActionsFrame } from '../frames.js';
import { NO_DECISIONS } from '../rules.js';
import type { FrameRules, Tell } from '../rules.js';
import { NOBODY } from '../state.js';
import type { Holder, State } from '../state.js';

export const actions: FrameRules<ActionsFrame> = {
  decisions: () => NO_DECISIONS,
  answer() {},
  settle(draft, frame, tell) {
    const turns = draft.row.length + draft.apollo.length;
    while (frame.next < turns) {
      const turn = frame.next;
      frame.next += 1;
      const began = turn < draft.row.length ? beginGodTurn(draft, turn, tell) : beginApolloTurn(draft, turn, tell);
      if (began) return 'again';
    }
    return 'done';
  },
};

function beginGodTurn(draft: State, turn: number, tell: Tell): boolean {
  const god = draft.row[turn] as MainGod;
  const seat = draft.offerSeat[godNumber(god)] as Holder;
  if (seat === NOBODY) return false;
  draft.stack.push({ kind: 'god-turn', id: frameId(draft), seat, said: 0, god, recruited: 0, stage: 'asking' });
  beginTurn(draft, seat, god, tell);
  return true;
}

function beginApolloTurn(draft: State, turn: number, tell: Tell): boolean {
  const place = turn - draft.row.length;
  const seat = draft.apollo[place] as Holder;
  if (seat === NOBODY) return false;
  draft.stack.push({ kind: 'apollo-turn', id: frameId(draft), seat, said: 0, place, stage: 'resolving' });
  beginTurn(draft, seat, 'apollo', tell);
  return true;
}

function beginTurn(draft: State, seat: Seat, god: GodId, tell: Tell): void {
  tell({ type: 'turn-began', seat, god });
  dismissExpired(draft, seat, tell);
}

/** The marker goes to the highest free space: first to act is last to offer in the next cycle. */
export function putMarkerBack(draft: State, seat: Seat, tell: Tell): void {
  const space = draft.turnTrack.length - draft.finished.length;
  draft.finished.push(seat);
  tell({ type: 'turn-ended', seat, space });
}
