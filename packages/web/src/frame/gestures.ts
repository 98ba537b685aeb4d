// Which answers were given with one movement of the hand, so that one press takes them back. Counted in answers that
// are still the viewer's own: the first of a gesture is number `from`, the next thing he did is number `to`.

export interface Gesture {
  readonly from: number;
  readonly to: number;
}

/** Those of which nothing has been handed over, taken back or cut off. */
export function stillOpen(gestures: readonly Gesture[], drafted: number): readonly Gesture[] {
  return gestures.every(({ to }) => to <= drafted) ? gestures : gestures.filter(({ to }) => to <= drafted);
}

/** The number of the answer up to which one press takes back. */
export function firstOfLastGesture(gestures: readonly Gesture[], drafted: number): number {
  const last = gestures.at(-1);
  return last !== undefined && last.to === drafted ? last.from : Math.max(0, drafted - 1);
}
