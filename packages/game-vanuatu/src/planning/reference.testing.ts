// VA-6.2 once more, slow and plain: every order, every way, every exchange at every moment, on real copies of the state
// and by the real rules of the actions. What the fast planning test is held against.

import { silently } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { hasBonusFor, listAction, performAction } from '../actions/perform.js';
import { PLAINLY, WITH_BONUS } from '../actions/rule.js';
import { clone } from '../clone.js';
import { ACTION_IDS } from '../data/actions.js';
import type { ActionId } from '../data/actions.js';
import { beg, mostAlms, sellTreasure } from '../flow/exchanges.js';
import { markersOn } from '../majority.js';
import type { ActionMove, Move, MoveOf } from '../moves.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';

export function referencePlannable(state: State, seat: Seat): ActionId[] {
  const planned = ACTION_IDS.filter((action) => action !== 'rest' && markersOn(playerAt(state, seat), action) > 0);
  const plannable = new Set<ActionId>(['rest']);
  const seen = new Set<string>();
  const lookOn = (reached: State, done: readonly ActionId[]): void => {
    const key = keyOf(reached, seat, done);
    if (seen.has(key)) return;
    seen.add(key);
    for (const action of ACTION_IDS) {
      if (!done.includes(action) && waysTo(reached, seat, action).length > 0) plannable.add(action);
    }
    if (plannable.size === ACTION_IDS.length) return;
    for (const action of planned) {
      if (done.includes(action)) continue;
      for (const move of waysTo(reached, seat, action)) lookOn(afterAction(reached, seat, move), [...done, action]);
    }
    for (const move of exchangesOf(reached, seat)) lookOn(afterExchange(reached, seat, move), done);
  };
  lookOn(state, []);
  return ACTION_IDS.filter((action) => plannable.has(action));
}

/** Every way to perform the action, without and with the bonus; opponents and majorities do not count (VA-6.3). */
function waysTo(state: State, seat: Seat, action: ActionId): ActionMove[] {
  const moves: Move[] = [];
  listAction(state, seat, action, PLAINLY, moves);
  if (hasBonusFor(playerAt(state, seat), action)) listAction(state, seat, action, WITH_BONUS, moves);
  return moves as ActionMove[];
}

function exchangesOf(state: State, seat: Seat): readonly MoveOf<'beg' | 'sell-treasure'>[] {
  const alms = mostAlms(playerAt(state, seat)) > 0 ? beg.list(state, seat, null, { kind: 'beg' }) : [];
  return [...sellTreasure.list(state, seat, null, { kind: 'sell-treasure' }), ...alms];
}

function afterAction(state: State, seat: Seat, move: ActionMove): State {
  const draft = clone(state);
  performAction(draft, seat, move, silently);
  return draft;
}

function afterExchange(state: State, seat: Seat, move: MoveOf<'beg' | 'sell-treasure'>): State {
  const draft = clone(state);
  if (move.type === 'beg') beg.answer(draft, seat, null, move, silently, { kind: 'beg' });
  else sellTreasure.answer(draft, seat, null, move, silently, { kind: 'sell-treasure' });
  return draft;
}

/** All that own actions and exchanges can change. */
function keyOf(state: State, seat: Seat, done: readonly ActionId[]): string {
  const { fish, treasure, islands, ships, supply, fishPrice, touristsWaiting } = state;
  return JSON.stringify([
    done.toSorted(),
    playerAt(state, seat),
    fish,
    treasure,
    islands,
    ships,
    supply,
    fishPrice,
    touristsWaiting,
  ]);
}
