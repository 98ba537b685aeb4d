// AR-9.1, AR-9.5 Phase 5: rounds in order of play until everybody is out.

import { frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { canOperateSome } from '../board/operating.js';
import { CARD } from '../data/evolution-cards.js';
import { resetDeals } from '../deals/step.js';
import { endIfClosing } from '../ends.js';
import type { FrameRules } from '../rules.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';

/**
 * AR-9.5 Whether this player may have something left to do, as far as everybody can see. What lies behind a screen must
 * not matter here: whoever might act is asked.
 */
export function mayAct(state: State, seat: Seat): boolean {
  if (playerOf(state, seat).discs > 0 || canOperateSome(state, seat)) return true;
  for (let owner = 0; owner < state.players.length; owner++) {
    for (const { id, ready } of playerOf(state, owner as Seat).cards) {
      const { activation, cost } = CARD[id];
      if (!ready || cost.discs > 0) continue;
      if (activation === 'any' || (activation === 'owner' && owner === seat)) return true;
    }
  }
  return false;
}

export const actions: FrameRules<'actions'> = {
  decisions: () => NOBODY,
  settle(draft, frame, emit) {
    endIfClosing(draft, emit);
    if (draft.ending !== null) return 'done';
    const seats = draft.order.length;
    for (let step = 1; step <= seats; step++) {
      const at = (frame.at + step) % seats;
      const seat = draft.order[at] as Seat;
      if (frame.out[seat]) continue;
      if (!mayAct(draft, seat)) {
        frame.out[seat] = true;
        continue;
      }
      frame.at = at;
      resetDeals(draft);
      emit({ type: 'round-begun', seat });
      draft.stack.push({
        kind: 'round',
        id: frameId(draft),
        seat,
        said: 0,
        acted: false,
        carded: false,
        traded: false,
        ended: false,
        refused: [],
        doubled: [],
      });
      return 'again';
    }
    return 'done';
  },
};
