// CY-15.3, CY-15.4: a figurine comes to an island.

import type { Illegal } from '@atoll/engine';
import { dismiss, figurineOn } from '../board/figurines.js';
import { boardOf, islandNumber } from '../board/geometry.js';
import { FIGURINE_IDS, POLYPHEMUS } from '../data/creatures.js';
import type { Figurine, FigurineId } from '../data/creatures.js';
import { pushPolyphemus } from '../flow/polyphemus.js';
import { DECLINE } from '../moves.js';
import type { Move, MoveOf } from '../moves.js';
import { NOWHERE } from '../state.js';
import type { Power } from './power.js';

const NO_SUCH_ISLAND: Illegal = { rule: 'CY-1.2', reason: 'not-on-this-board' };

export const figurine: Power = {
  ask: {
    answers: ['place-figurine', 'decline'],
    list(state) {
      const moves: Move[] = boardOf(state).islands.map((island) => ({ type: 'place-figurine', island }));
      moves.push(DECLINE);
      return moves;
    },
    check(state, _seat, _ask, move) {
      if (move.type !== 'place-figurine') return null;
      return islandNumber(boardOf(state), move.island) === NOWHERE ? NO_SUCH_ISLAND : null;
    },
    fallback: () => DECLINE,
  },
  use(draft, frame, seat, move, tell) {
    const { island } = move as MoveOf<'place-figurine'>;
    const id = frame.creature as FigurineId;
    const number = FIGURINE_IDS.indexOf(id) as Figurine;
    const place = islandNumber(boardOf(draft), island);
    const other = figurineOn(draft, place);
    frame.held = false;
    draft.figurineIsland[number] = place;
    draft.summoner[number] = seat;
    draft.summonedIn[number] = draft.cycle;
    tell({ type: 'figurine-placed', seat, figurine: id, island });
    if (other !== null) {
      // Both leave at once, and the new one has no effect.
      dismiss(draft, other, tell);
      dismiss(draft, number, tell);
    } else if (number === POLYPHEMUS) {
      pushPolyphemus(draft, seat, island);
    }
  },
};
