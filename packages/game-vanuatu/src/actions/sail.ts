// VA-8.1, VA-8.2 Sail; VA-9.1 the Navigator; VA-12.14 one boat to a tile with two players.

import type { Seat } from '@atoll/engine';
import { aroundOf, oceanSpaces, spaceAt } from '../board/geometry.js';
import { MOST_STEPS, VATUS_PER_STEP } from '../data/figures.js';
import { SPACE_IDS, SPACE_INDEX } from '../data/spaces.js';
import type { SpaceId } from '../data/spaces.js';
import { checkVatus, payVatus } from '../money.js';
import type { MoveOf } from '../moves.js';
import { contains, firstOf } from '../sets.js';
import type { SpaceSet } from '../sets.js';
import { isTwoPlayerGame, playerAt } from '../state.js';
import type { Table } from '../state.js';
import { oneOfPair } from './rule.js';
import type { ActionRule, Pair } from './rule.js';
import type { Refusal } from '../rules.js';

type SailMove = MoveOf<'sail'>;

function sailMove(to: SpaceId, steps: number, bonus: boolean): SailMove {
  return { type: 'sail', to, steps, bonus };
}

/** By steps less one, then by space. */
const MOVES: readonly (readonly Pair<SailMove>[])[] = [1, 2, 3].map((steps) =>
  SPACE_IDS.map((to): Pair<SailMove> => [sailMove(to, steps, false), sailMove(to, steps, true)]),
);

function costOf(steps: number, effect: boolean): number {
  return effect ? 0 : steps * VATUS_PER_STEP;
}

/** VA-12.14: the tiles on which this seat's boat may not stop, because the other boat is there. */
export function takenSpaces(table: Table, seat: Seat): SpaceSet {
  return isTwoPlayerGame(table) ? 1 << playerAt(table, (1 - seat) as Seat).boat : 0;
}

/** VA-8.2: every tile that a way of exactly so many steps ends on; the tile it began on does not count. */
function endsAfter(table: Table, seat: Seat, steps: number): SpaceSet {
  const oceans = oceanSpaces(table);
  const start = 1 << playerAt(table, seat).boat;
  let reached = start;
  for (let step = 0; step < steps; step++) reached = aroundOf(reached) & oceans;
  return reached & ~start;
}

function checkSail(table: Table, seat: Seat, move: SailMove, effect: boolean): Refusal | null {
  const { to, steps } = move;
  const end = SPACE_INDEX[to];
  const player = playerAt(table, seat);
  if (end === player.boat) return { rule: 'VA-8.2', reason: 'ends-where-it-began' };
  if (!contains(endsAfter(table, seat, steps), end)) {
    return { rule: 'VA-8.1', reason: 'not-reached-in-steps', params: { space: to, steps } };
  }
  if (contains(takenSpaces(table, seat), end)) return { rule: 'VA-12.14', reason: 'tile-taken', params: { space: to } };
  return checkVatus(player, costOf(steps, effect));
}

export const sail: ActionRule<SailMove> = {
  list(table, seat, manner, into) {
    const { boat, vatus } = playerAt(table, seat);
    const oceans = oceanSpaces(table);
    const barred = takenSpaces(table, seat) | (1 << boat);
    let reached = 1 << boat;
    for (let steps = 1; steps <= MOST_STEPS && costOf(steps, manner.effect) <= vatus; steps++) {
      reached = aroundOf(reached) & oceans;
      const moves = MOVES[steps - 1] as readonly Pair<SailMove>[];
      for (let rest = reached & ~barred; rest !== 0; rest &= rest - 1) {
        into.push(oneOfPair(moves[firstOf(rest)] as Pair<SailMove>, manner));
      }
    }
  },
  check: checkSail,
  perform(draft, seat, { to, steps }, effect, emit) {
    const player = playerAt(draft, seat);
    const from = spaceAt(player.boat);
    const paid = costOf(steps, effect);
    payVatus(draft, seat, paid);
    player.boat = SPACE_INDEX[to];
    emit({ type: 'sailed', seat, from, to, steps, paid });
  },
};
