// Shipyard: an own ship from reserve on a sea area beside an own active citizen, engaged or not.

import { asked, done, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { sideAt } from '../board/map.js';
import { placeUnit, reserveOf } from '../board/pieces.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';

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

export const shipPlacing: FrameRules<'ship-placing'> = {
  decisions: (_state, frame) => (frame.said > 0 ? NOBODY : [asked(frame, frame.seat, { kind: 'place-ship' })]),
  settle: done,
};

const NOT_BESIDE: Refusal = { rule: 'AR-21.6', reason: 'no-active-citizen-beside' };

export const placeShip = ask('place-ship', {
  rule: 'AR-21.6',
  frame: 'ship-placing',
  answers: ['place-ship'],
  list: (state, seat) => shipPlaces(state, seat),
  check(state, seat, _frame, { region, area }) {
    const fits = shipPlaces(state, seat).some((place) => place.region === region && place.area === area);
    return fits ? null : NOT_BESIDE;
  },
  answer(draft, seat, frame, { region, area }, emit) {
    frame.said++;
    placeUnit(draft, seat, 'ship', region, area, emit);
  },
  fallback: (state, seat) => shipPlaces(state, seat)[0] as MoveOf<'place-ship'>,
});
