// Two sets of rules that claim to be the same: a game is played under both, and the first thing that differs is named.

import type { Game, GameTypes, Seat, Step, Viewer } from '@atoll/engine';
import { firstDifference } from './difference.js';
import { randomPlayout } from './playout.js';
import type { Played, Table } from './playout.js';

/** What everybody is told takes longer to work out than to play: it is compared at every so many moves. */
const TOLD_EVERY = 8;

/** What differs, and at which move of the game (0: the set-up); null if it is played alike to the end. */
export function divergence<G extends GameTypes>(ours: Game<G>, theirs: Game<G>, table: Table<G>): string | null {
  let moves = 0;
  try {
    const start = theirs.setup(table.seats, table.options, table.seed);
    let { state } = start;
    randomPlayout(ours, table, {
      onSetup: (step) => {
        mustAgree(step, start);
        mustBeToldAlike(ours, theirs, step, table.seats);
      },
      onStep(played) {
        const { at, decision, move, after, events } = played;
        moves = at + 1;
        mustAsk(theirs, state, played);
        const step = theirs.apply(state, decision, theirs.parseMove(move));
        mustAgree({ state: after, events }, step);
        if (at % TOLD_EVERY === 0) mustBeToldAlike(ours, theirs, step, table.seats);
        ({ state } = step);
      },
    });
    mustBeEqual('ranking', ours.ranking(state), theirs.ranking(state));
    mustBeEqual('ending', ours.ending(state), theirs.ending(state));
    return null;
  } catch (error) {
    if (error instanceof Divergence) return `at move ${moves}, ${error.message}`;
    throw error;
  }
}

class Divergence extends Error {
  override readonly name = 'Divergence';
}

function mustBeEqual(what: string, ours: unknown, theirs: unknown): void {
  if (!isSame(ours, theirs)) throw new Divergence(firstDifference(ours, theirs, what) ?? what);
}

/** As `firstDifference`, without a word for each place on the way. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  const [mine, other] = [a, b] as Readonly<Record<string, unknown>>[];
  let left = Object.keys(b).length;
  for (const key in mine) {
    if (!Object.hasOwn(b, key) || !isSame(mine[key], other?.[key])) return false;
    left -= 1;
  }
  return left === 0 && !Array.isArray(b);
}

function mustAgree<G extends GameTypes>(ours: Step<G>, theirs: Step<G>): void {
  mustBeEqual('events', ours.events, theirs.events);
  mustBeEqual('state', ours.state, theirs.state);
}

/** The same questions, with the same answers to the one that is answered, and the same in place of the absent. */
function mustAsk<G extends GameTypes>(theirs: Game<G>, state: G['state'], played: Played<G>): void {
  const { before, open, decision, legal, move } = played;
  mustBeEqual('questions', open, theirs.decisions(before));
  mustBeEqual('moves', legal, theirs.legalMoves(state, decision));
  mustBeEqual('refusal', null, theirs.check(state, decision, move));
}

function mustBeToldAlike<G extends GameTypes>(
  ours: Game<G>,
  theirs: Game<G>,
  { state, events }: Step<G>,
  seats: number,
): void {
  const viewers: Viewer[] = ['spectator'];
  for (let seat = 0; seat < seats; seat++) viewers.push(seat as Seat);
  for (const viewer of viewers) {
    mustBeEqual(`view of ${viewer}`, ours.view(state, viewer), theirs.view(state, viewer));
    for (const event of events)
      mustBeEqual(`told to ${viewer}`, ours.viewEvent(event, viewer), theirs.viewEvent(event, viewer));
  }
}
