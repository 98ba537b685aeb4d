// Time to think. Pure: the host says what time it is, and the clock is computed from the log alone.

import type { Seat } from '@atoll/engine';

export type ClockRule =
  | { readonly kind: 'none' }
  /** A stock of time per seat, and a little more for every answer. */
  | { readonly kind: 'real-time'; readonly initialMs: number; readonly incrementMs: number }
  /** The same time for every answer, for games over days. */
  | { readonly kind: 'per-move'; readonly limitMs: number };

export interface Clock {
  /** When `left` was true; the seats in `running` have been losing time since. */
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** Null where nobody is short of time. */
export function startClock(rule: ClockRule, seats: number, owes: readonly Seat[], at: number): Clock | null {
  if (rule.kind === 'none') return null;
  const each = rule.kind === 'real-time' ? rule.initialMs : rule.limitMs;
  return { at, left: Array.from({ length: seats }, () => each), running: owes };
}

/** The clock after `actor` (null: a take-back) has answered and `owes` are to answer next. */
export function turnClock(
  rule: ClockRule,
  clock: Clock | null,
  actor: Seat | null,
  owes: readonly Seat[],
  at: number,
): Clock | null {
  if (clock === null || rule.kind === 'none') return null;
  const left = clock.left.map((_, seat) => leftAt(clock, seat as Seat, at));
  for (const seat of left.keys()) {
    if (rule.kind === 'real-time') {
      if (seat === actor) left[seat] = (left[seat] ?? 0) + rule.incrementMs;
    } else if (seat === actor || !clock.running.includes(seat as Seat)) {
      left[seat] = rule.limitMs;
    }
  }
  return { at, left, running: owes };
}

/** What a seat has left at a time, never below zero. */
export function leftAt(clock: Clock, seat: Seat, at: number): number {
  const left = clock.left[seat] ?? 0;
  return clock.running.includes(seat) ? Math.max(0, left - Math.max(0, at - clock.at)) : left;
}

/** When the first running seat will be out of time; null if none can be. */
export function nextDeadline(clock: Clock | null): number | null {
  if (clock === null || clock.running.length === 0) return null;
  return clock.at + Math.min(...clock.running.map((seat) => clock.left[seat] ?? 0));
}

/** The running seats without any time left. */
export function outOfTime(clock: Clock | null, at: number): Seat[] {
  return clock === null ? [] : clock.running.filter((seat) => leftAt(clock, seat, at) === 0);
}
