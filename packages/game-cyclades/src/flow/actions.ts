// CY-6.1, CY-6.2, CY-6.5: who acts when, from the top of the row down to Apollo's queue.

import { frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { dismissExpired } from '../board/figurines.js';
import { godNumber } from '../cycle/offering-cost.js';
import type { GodId, MainGod } from '../data/gods.js';
import type { FrameRules, Emit } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { Holder, State } from '../state.js';

export const actions: FrameRules<'actions'> = {
  decisions: () => NOBODY,
  settle(draft, frame, emit) {
    const turns = draft.row.length + draft.apollo.length;
    while (frame.next < turns) {
      const turn = frame.next;
      frame.next += 1;
      const began = turn < draft.row.length ? beginGodTurn(draft, turn, emit) : beginApolloTurn(draft, turn, emit);
      if (began) return 'again';
    }
    return 'done';
  },
};

function beginGodTurn(draft: State, turn: number, emit: Emit): boolean {
  const god = draft.row[turn] as MainGod;
  const seat = draft.offerSeat[godNumber(god)] as Holder;
  if (seat === NO_SEAT) return false;
  draft.stack.push({ kind: 'god-turn', id: frameId(draft), seat, said: 0, god, recruited: 0, stage: 'asking' });
  beginTurn(draft, seat, god, emit);
  return true;
}

function beginApolloTurn(draft: State, turn: number, emit: Emit): boolean {
  const place = turn - draft.row.length;
  const seat = draft.apollo[place] as Holder;
  if (seat === NO_SEAT) return false;
  draft.stack.push({ kind: 'apollo-turn', id: frameId(draft), seat, said: 0, place, stage: 'resolving' });
  beginTurn(draft, seat, 'apollo', emit);
  return true;
}

function beginTurn(draft: State, seat: Seat, god: GodId, emit: Emit): void {
  emit({ type: 'turn-began', seat, god });
  dismissExpired(draft, seat, emit);
}

/** The marker goes to the highest free space: first to act is last to offer in the next cycle. */
export function putMarkerBack(draft: State, seat: Seat, emit: Emit): void {
  const space = draft.turnTrack.length - draft.finished.length;
  draft.finished.push(seat);
  emit({ type: 'turn-ended', seat, space });
}
