// SJ-2 Round and role picks, SJ-3.1 start of a round, SJ-4 Library.

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { isActive } from '../city/city.js';
import { ROLE_IDS } from '../data/roles.js';
import type { Role } from '../data/roles.js';
import type { RolePhaseFrame, RoundFrame } from '../frames.js';
import { endReached } from '../limits.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules } from '../rules.js';
import type { State } from '../state.js';
import { maybeHandLimit } from './hand-limit.js';
import { maybeSupplier } from './supplier.js';
import { maybeTuck } from './tuck.js';

/** SJ-2.2, SJ-2.3 */
export function picksPerRound(seats: number): number {
  return seats === 2 ? 3 : seats;
}

/** Clockwise from the Governor; with 2 players the third pick comes back to him. */
function pickerOf(state: State): Seat {
  return ((state.governor + state.picked.length) % state.players.length) as Seat;
}

export const round: FrameRules<'round'> = {
  decisions(state, frame) {
    if (frame.step !== 'roles' || isOver(state)) return NOBODY;
    const seat = pickerOf(state);
    const step = state.picked.length < state.players.length ? 0 : 1;
    return [asked(frame, seat, { kind: 'pick-role', library: askLibrary(state, seat) }, step)];
  },
  settle(draft, frame) {
    const { length } = draft.stack;
    let moved = false;
    // Most rounds begin with nothing to do: what asks nobody is passed at once.
    while (draft.stack.length === length && nextStep(draft, frame)) moved = true;
    return moved ? 'again' : 'done';
  },
};

/** SJ-3.1. False when there is none any more. */
function nextStep(draft: State, frame: RoundFrame): boolean {
  switch (frame.step) {
    case 'supplier':
      frame.step = 'tuck';
      maybeSupplier(draft);
      return true;
    case 'tuck':
      frame.step = 'hand-limit';
      maybeTuck(draft);
      return true;
    case 'hand-limit':
      frame.step = 'roles';
      maybeHandLimit(draft);
      return true;
    case 'roles':
      return false;
  }
}

function isOver(state: State): boolean {
  return state.picked.length === picksPerRound(state.players.length) || endReached(state);
}

/** SJ-4.5 */
function askLibrary(state: State, seat: Seat): boolean {
  return state.players.length === 2 && state.picked.length === 0 && isActive(state, seat, 'library');
}

function phaseOf(role: Role, id: number, picker: Seat, library: boolean): RolePhaseFrame {
  switch (role) {
    case 'builder':
      return { kind: 'builder-phase', id, picker, library, turn: 0 };
    case 'producer':
      return { kind: 'producer-phase', id, picker, library, turn: 0 };
    case 'trader':
      return { kind: 'trader-phase', id, picker, library, turn: 0, open: false, sold: false, selling: [] };
    case 'mayor':
      return {
        kind: 'mayor-phase',
        id,
        picker,
        library,
        turn: 0,
        step: 'customs',
        drawn: [],
        least: 0,
        most: 0,
        discarded: 0,
      };
    case 'prospector':
      return { kind: 'prospector-phase', id, picker, library, turn: 0, step: 'privilege' };
  }
}

/** R13 */
const FALLBACK_ORDER: readonly Role[] = ['prospector', 'mayor', 'producer', 'trader', 'builder'];

/**
 * All lists of picks, made once, since every fourth question of a game is this one: by the roles that are taken, a bit
 * each. `library`: what may be said of it (SJ-4.5).
 */
function picksWith(library: readonly MoveOf<'pick-role'>['library'][]): readonly (readonly MoveOf<'pick-role'>[])[] {
  return Array.from({ length: 1 << ROLE_IDS.length }, (_, taken) =>
    ROLE_IDS.filter((_role, i) => (taken & (1 << i)) === 0).flatMap((role) =>
      library.map((said) => ({ type: 'pick-role', role, library: said }) as const),
    ),
  );
}

const PICKS = picksWith([null]);
const LIBRARY_PICKS = picksWith(['use', 'save']);

export const pickRole = ask('pick-role', {
  rule: 'SJ-2.1',
  frame: 'round',
  answers: ['pick-role'],
  list({ picked }, _seat, _frame, { library }) {
    let taken = 0;
    for (let i = 0; i < ROLE_IDS.length; i++) if (picked.includes(ROLE_IDS[i] as Role)) taken |= 1 << i;
    return (library ? LIBRARY_PICKS : PICKS)[taken] as readonly MoveOf<'pick-role'>[];
  },
  check(state, _seat, _frame, move, { library }) {
    if (state.picked.includes(move.role)) return { rule: 'SJ-2.1', reason: 'role-taken', params: { role: move.role } };
    if (library === (move.library !== null)) return null;
    return { rule: 'SJ-4.5', reason: library ? 'say-use-or-save' : 'library-not-asked' };
  },
  answer(draft, seat, frame, { role, library: said }, emit) {
    const library =
      said !== 'save' && isActive(draft, seat, 'library') && !(frame.libraryUsed && seat === draft.governor);
    if (library && draft.players.length === 2 && seat === draft.governor) frame.libraryUsed = true;
    draft.picked.push(role);
    draft.turnedUp = [];
    emit({ type: 'role-picked', seat, role, library });
    draft.stack.push(phaseOf(role, frameId(draft), seat, library));
  },
  fallback(state, _seat, _frame, { library }) {
    const role = FALLBACK_ORDER.find((available) => !state.picked.includes(available)) as Role;
    return { type: 'pick-role', role, library: library ? 'use' : null };
  },
});
