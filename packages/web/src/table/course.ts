// The course of a finished game: the points after every move, and the moves that turned it.

import type { GameTypes, Seat } from '@atoll/engine';
import type { LoggedEvent } from './source.ts';

/** Points by seat, as if the game had ended there. */
export type Points = readonly number[];

/** A move after which the lead of the one who came first was quite another. */
export interface Turn {
  readonly seq: number;
  /** How far he was ahead of the best of the others (behind: below zero). */
  readonly before: number;
  readonly after: number;
}

export interface ToldTurn<G extends GameTypes = GameTypes> extends Turn {
  readonly events: readonly LoggedEvent<G>[];
}

export interface Course<G extends GameTypes = GameTypes> {
  /** By move, from the set-up on. */
  readonly points: readonly Points[];
  /** Who came first. */
  readonly first: Seat;
  /** In the order of play. */
  readonly turns: readonly ToldTurn<G>[];
}

const MOST_TURNS = 3;

/** How far a seat is ahead of the best of the others. */
export function leadOf(points: Points, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const [other, value] of points.entries()) if (other !== seat && value > best) best = value;
  return (points[seat] ?? 0) - best;
}

/** The moves that changed the lead most, the earlier of equals. */
export function turnsOf(course: readonly Points[], first: Seat): Turn[] {
  const turns: Turn[] = [];
  let before = leadOf(course[0] ?? [], first);
  for (let seq = 1; seq < course.length; seq++) {
    const after = leadOf(course[seq] ?? [], first);
    if (after !== before) turns.push({ seq, before, after });
    before = after;
  }
  const swing = (turn: Turn): number => Math.abs(turn.after - turn.before);
  return turns
    .toSorted((a, b) => swing(b) - swing(a) || a.seq - b.seq)
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.seq - b.seq);
}
