// Shipyard: an own ship from reserve on a sea area beside an own active citizen, engaged or not.

import { decisionId, frameId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';

import { sideAt } from '../board/map.js';
import { placeUnit, reserveOf } from '../board/pieces.js';
import type { MoveOf } from '../moves.js';
import type { State } from '../state.js';
import { ends } from './rule.js';
import type { Question, Rule } from './rule.js';

export function openShipPlacing(draft: State, seat: Seat): void {
  draft.stack.push({ kind: 'ship-placing', id: frameId(draft), seat, said: 0 });
}

function shipPlaces(state: State, seat: Seat): MoveOf<'place-ship'>[] {
  const places: MoveOf<'place-ship'>[] = [];
  for (let region = 0; region < state.regions.length; region++) {
    const { bordering } = sideAt(state, region);
    let seas = 0;
    for (const unit of state.units) {
      if (unit.seat === seat && unit.region === region && unit.kind === 'citizen' && !unit.lying) {
        seas |= bordering[unit.area] ?? 0;
      }
    }
    for (let area = 0; seas >> area > 0; area++) {
      if (((seas >> area) & 1) === 1) places.push({ type: 'place-ship', region, area });
    }
  }
  return places;
}

export function canPlaceShip(state: State, seat: Seat): boolean {
  return reserveOf(state, seat, 'ship') > 0 && shipPlaces(state, seat).length > 0;
}

export const shipPlacing: Rule<'ship-placing'> = {
  decisions(_state, frame) {
    return frame.said > 0 ? [] : [{ id: decisionId(frame, frame.seat), seat: frame.seat, ask: { kind: 'place-ship' } }];
  },
  answer(draft, frame, seat, move, emit) {
    const { region, area } = move as MoveOf<'place-ship'>;
    frame.said++;
    placeUnit(draft, seat, 'ship', region, area, emit);
  },
  settle: ends,
};

const NOT_BESIDE: Illegal = { rule: 'AR-21.6', reason: 'no-active-citizen-beside' };

export const placeShip: Question<'place-ship'> = {
  answers: ['place-ship'],
  list: shipPlaces,
  check(state, seat, _ask, move) {
    const { region, area } = move as MoveOf<'place-ship'>;
    const fits = shipPlaces(state, seat).some((place) => place.region === region && place.area === area);
    return fits ? null : NOT_BESIDE;
  },
  fallback: (state, seat) => shipPlaces(state, seat)[0] as MoveOf<'place-ship'>,
};
