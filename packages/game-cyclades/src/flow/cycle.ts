// CY-1.1, CY-4, CY-17: one cycle after the other, until at the end of one somebody has the metropolises needed.

import { frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { incomeOf } from '../board/income.js';
import { refillTrack } from '../cycle/creature-track.js';
import { endGame, isWon } from '../cycle/ending.js';
import { layGods } from '../cycle/god-row.js';
import { renewDiscounts } from '../creatures/temples.js';
import { receive } from '../gold.js';
import type { FrameRules, Emit } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { State } from '../state.js';

export const cycle: FrameRules<'cycle'> = {
  decisions: () => NOBODY,
  settle(draft, frame, emit) {
    switch (frame.phase) {
      case 'upkeep':
        beginCycle(draft, emit);
        frame.phase = 'offerings';
        pushOffering(draft);
        return 'again';
      case 'offerings':
        frame.phase = 'actions';
        draft.stack.push({ kind: 'actions', id: frameId(draft), next: 0 });
        return 'again';
      case 'actions':
        if (isWon(draft)) {
          endGame(draft, 'metropolises', emit);
          return 'done';
        }
        frame.phase = 'upkeep';
        return 'again';
    }
  },
};

function beginCycle(draft: State, emit: Emit): void {
  draft.cycle += 1;
  emit({ type: 'cycle-began', cycle: draft.cycle });
  renewDiscounts(draft);
  if (draft.cycle > 1) {
    // CY-6.5, CY-19.4: the last to finish is the first to offer, and gaps close up.
    draft.turnTrack = draft.finished.toReversed();
    draft.finished = [];
    draft.apollo = [];
  }
  refillTrack(draft, emit);
  layGods(draft, emit);
  payIncome(draft, emit);
}

function payIncome(draft: State, emit: Emit): void {
  for (let place = 0; place < draft.seats; place++) {
    const seat = place as Seat;
    const gold = incomeOf(draft, seat);
    if (gold === 0) continue;
    receive(draft, seat, gold);
    emit({ type: 'income-received', seat, gold });
  }
}

function pushOffering(draft: State): void {
  draft.stack.push({
    kind: 'offering',
    id: frameId(draft),
    next: 0,
    asked: draft.turnTrack[0] ?? NO_SEAT,
    lost: null,
    made: 0,
  });
}
