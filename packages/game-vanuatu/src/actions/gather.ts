// VA-8.3 Fish, VA-8.4 Explore: the same with fish and with treasure. VA-9.2 the Fisherman, VA-9.4 the Diver.

import type { Seat } from '@atoll/engine';
import { spaceAt } from '../board/geometry.js';
import type { TileValue } from '../data/figures.js';
import { gainVatus, scorePoints } from '../money.js';
import type { MoveOf } from '../moves.js';
import { playerAt } from '../state.js';
import type { State, Table } from '../state.js';
import { oneOfPair } from './rule.js';
import type { ActionRule, Pair } from './rule.js';
import type { Refusal } from '../rules.js';

const FISH: Pair<MoveOf<'fish'>> = [
  { type: 'fish', bonus: false },
  { type: 'fish', bonus: true },
];
const EXPLORE: Pair<MoveOf<'explore'>> = [
  { type: 'explore', bonus: false },
  { type: 'explore', bonus: true },
];

function markersHere(table: Table, seat: Seat, of: 'fish' | 'treasure'): number {
  return table[of][playerAt(table, seat).boat] as number;
}

/** The tile taken has the value of the markers found; one of them goes. */
function takeTile(draft: State, seat: Seat, of: 'fish' | 'treasure'): TileValue {
  const player = playerAt(draft, seat);
  const space = player.boat;
  const value = draft[of][space] as TileValue;
  draft[of][space] = value - 1;
  player[of][value - 1] = (player[of][value - 1] as number) + 1;
  return value;
}

const NO_FISH: Refusal = { rule: 'VA-8.3', reason: 'no-fish-here' };
const NO_TREASURE: Refusal = { rule: 'VA-8.4', reason: 'no-treasure-here' };

export const fish: ActionRule<MoveOf<'fish'>> = {
  list(table, seat, manner, into) {
    if (markersHere(table, seat, 'fish') > 0) into.push(oneOfPair(FISH, manner));
  },
  check: (table, seat) => (markersHere(table, seat, 'fish') > 0 ? null : NO_FISH),
  perform(draft, seat, _move, effect, emit) {
    const value = takeTile(draft, seat, 'fish');
    emit({ type: 'fished', seat, space: spaceAt(playerAt(draft, seat).boat), value });
    if (effect) scorePoints(draft, seat, value, emit);
  },
};

export const explore: ActionRule<MoveOf<'explore'>> = {
  list(table, seat, manner, into) {
    if (markersHere(table, seat, 'treasure') > 0) into.push(oneOfPair(EXPLORE, manner));
  },
  check: (table, seat) => (markersHere(table, seat, 'treasure') > 0 ? null : NO_TREASURE),
  perform(draft, seat, _move, effect, emit) {
    const value = takeTile(draft, seat, 'treasure');
    emit({ type: 'explored', seat, space: spaceAt(playerAt(draft, seat).boat), value });
    if (effect) gainVatus(draft, seat, value, emit);
  },
};
