// AR-22.8, AR-22.12 Barbarian: an icon is closed for the rest of the game, its cubes go to the user.

import { asked, done, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { isPillaged, unitOnIcon } from '../board/icons.js';
import { sideAt } from '../board/map.js';
import type { Resource } from '../data/resources.js';
import { takeCubes } from '../economy/payment.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import { regionAt } from '../state.js';
import type { State } from '../state.js';

export function openBarbarian(draft: State, seat: Seat, cubes: number): void {
  draft.stack.push({ kind: 'barbarian', id: frameId(draft), seat, said: 0, cubes });
}

const NOT_THERE: Refusal = { rule: 'AR-22.12', reason: 'no-active-unit-there' };
const NO_ICON: Refusal = { rule: 'AR-22.12', reason: 'no-such-icon' };
const CLOSED: Refusal = { rule: 'AR-22.8', reason: 'icon-pillaged' };
const OCCUPIED: Refusal = { rule: 'AR-22.8', reason: 'icon-occupied' };

function checkPillage(state: State, seat: Seat, region: number, icon: number): Refusal | null {
  if (!state.units.some((unit) => unit.seat === seat && unit.region === region && !unit.lying)) return NOT_THERE;
  if (icon >= sideAt(state, region).icons.length) return NO_ICON;
  if (isPillaged(state, region, icon)) return CLOSED;
  const unit = unitOnIcon(state, region, icon);
  return unit !== null && unit.seat !== seat ? OCCUPIED : null;
}

export function pillages(state: State, seat: Seat): MoveOf<'pillage'>[] {
  const moves: MoveOf<'pillage'>[] = [];
  for (let region = 0; region < state.regions.length; region++) {
    for (let icon = 0; icon < sideAt(state, region).icons.length; icon++) {
      if (checkPillage(state, seat, region, icon) === null) moves.push({ type: 'pillage', region, icon });
    }
  }
  return moves;
}

export const barbarian: FrameRules<'barbarian'> = {
  decisions: (_state, frame) => (frame.said > 0 ? NOBODY : [asked(frame, frame.seat, { kind: 'pillage' })]),
  settle: done,
};

export const pillage = ask('pillage', {
  rule: 'AR-22.8',
  frame: 'barbarian',
  answers: ['pillage'],
  list: pillages,
  check: (state, seat, _frame, { region, icon }) => checkPillage(state, seat, region, icon),
  answer(draft, seat, frame, { region, icon }, emit) {
    frame.said++;
    regionAt(draft, region).pillaged |= 1 << icon;
    // The florin of the cost is the coin on the icon: it was paid to the bank with the card and comes back here.
    draft.florins--;
    const resource = sideAt(draft, region).icons[icon]?.resource as Resource;
    const cubes = takeCubes(draft, seat, resource, frame.cubes);
    emit({ type: 'icon-pillaged', seat, region, icon, cubes });
  },
  fallback: (state, seat) => pillages(state, seat)[0] as MoveOf<'pillage'>,
});
