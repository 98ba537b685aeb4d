// CY-15.3, CY-15.4: a figurine comes to an island.

import { dismiss, figurineOn } from '../board/figurines.js';
import { boardMoves } from '../board/board-moves.js';
import { boardOf, islandNumber } from '../board/geometry.js';
import { FIGURINE_IDS, POLYPHEMUS } from '../data/creatures.js';
import type { Figurine, FigurineId } from '../data/creatures.js';
import { pushPolyphemus } from '../flow/polyphemus.js';
import { DECLINE } from '../moves.js';
import { ask } from '../rules.js';
import type { Refusal } from '../rules.js';
import { NOWHERE } from '../state.js';
import { leaveUnused, spendPower } from './power.js';

const NO_SUCH_ISLAND: Refusal = { rule: 'CY-1.2', reason: 'not-on-this-board' };

export const figurine = ask('figurine', {
  rule: 'CY-15.3',
  frame: 'creature',
  answers: ['place-figurine', 'decline'],
  list(state) {
    return [...boardMoves(state).placeFigurine, DECLINE];
  },
  check(state, _seat, _frame, move) {
    if (move.type === 'decline') return null;
    return islandNumber(boardOf(state), move.island) === NOWHERE ? NO_SUCH_ISLAND : null;
  },
  answer(draft, seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    const { island } = move;
    const id = frame.creature as FigurineId;
    const number = FIGURINE_IDS.indexOf(id) as Figurine;
    const place = islandNumber(boardOf(draft), island);
    const other = figurineOn(draft, place);
    frame.held = false;
    draft.figurineIsland[number] = place;
    draft.summoner[number] = seat;
    draft.summonedIn[number] = draft.cycle;
    emit({ type: 'figurine-placed', seat, figurine: id, island });
    if (other !== null) {
      // Both leave at once, and the new one has no effect.
      dismiss(draft, other, emit);
      dismiss(draft, number, emit);
    } else if (number === POLYPHEMUS) {
      pushPolyphemus(draft, seat, island);
    }
  },
  fallback: () => DECLINE,
});
