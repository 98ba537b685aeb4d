// AR-4 A turn: six phases for everybody. AR-5 Phase 1 and AR-7 phase 3 ask nobody and are played here.

import { frameId, NOBODY } from '@atoll/engine';

import { rowsInForce, surplusRow } from '../economy/boards.js';
import { moveRebellion, moveSurplus } from '../economy/markers.js';
import { endIfClosing } from '../ends.js';
import type { Emit, FrameRules } from '../rules.js';
import type { State } from '../state.js';
import { openBidding } from './bidding.js';

/** AR-5 Cards become ready, units step off icons and are free again, rebels stand up; the rebellion marker stays. */
export function disengage(draft: State, emit: Emit): void {
  for (const player of draft.players) for (const card of player.cards) card.ready = true;
  for (const unit of draft.units) {
    unit.icon = -1;
    unit.engaged = false;
    unit.lying = false;
  }
  for (const region of draft.regions) {
    region.marketUsed = false;
    region.portUsed = false;
  }
  emit({ type: 'units-disengaged' });
}

/** AR-7 Boards I, II, III, IV; in a row surplus before rebellion. */
export function populationEffects(draft: State, emit: Emit): void {
  for (const { surplus, rebellion } of rowsInForce(draft)) {
    moveSurplus(draft, surplus, emit);
    moveRebellion(draft, rebellion, emit);
    if (draft.ending !== null) return;
  }
  moveRebellion(draft, surplusRow(draft).rebellion, emit);
}

export const turn: FrameRules<'turn'> = {
  decisions: () => NOBODY,
  settle(draft, frame, emit) {
    const phase = frame.phase;
    frame.phase = phase === 6 ? 0 : phase + 1;
    switch (phase) {
      case 0:
        draft.turn++;
        emit({ type: 'turn-begun', turn: draft.turn });
        break;
      case 1:
        if (draft.turn > 1) disengage(draft, emit);
        break;
      case 2:
        openBidding(draft);
        break;
      case 3:
        populationEffects(draft, emit);
        break;
      case 4:
        // AR-27.2 A condition met in phase 3 ends the game with that phase.
        endIfClosing(draft, emit);
        if (draft.turn > 1 && draft.ending === null)
          draft.stack.push({ kind: 'balance', id: frameId(draft), half: 0, red: false });
        break;
      case 5:
        draft.stack.push({ kind: 'actions', id: frameId(draft), at: -1, out: draft.players.map(() => false) });
        break;
      default:
        draft.stack.push({ kind: 'evolution', id: frameId(draft), at: 0, stage: 'begin', rotated: -1 });
    }
    return 'again';
  },
};
