// What pressing a thing means, when it may mean several things: what goes with the picks made so far comes first, then
// what replaces one of them, then what starts anew.

import type { TargetState } from '../../frame/piece.tsx';
import { contains } from '../../table/selection.ts';
import type { Pick } from '../../table/selection.ts';
import type { Selection } from '../types.ts';

type Pointing = Selection;

function isChosen(selection: Pointing, pick: Pick): boolean {
  const names = Object.keys(pick);
  return names.length > 0 && names.every((name) => contains(selection.picked.values[name], pick[name]));
}

function meant(selection: Pointing, picks: readonly Pick[]): Pick | null {
  const narrowing = picks.find((pick) => selection.candidates.some((move) => contains(move, pick)));
  if (narrowing !== undefined) return narrowing;
  return (
    picks.find((pick) => selection.reach(pick) === 'next') ??
    picks.find((pick) => selection.reach(pick) === 'switch') ??
    null
  );
}

export function standingOf(selection: Pointing, picks: readonly Pick[]): TargetState {
  if (picks.some((pick) => isChosen(selection, pick))) return 'chosen';
  return meant(selection, picks) === null ? 'quiet' : 'target';
}

/** A chosen thing pressed again is sent if it says everything, else let go of. */
export function press(selection: Pointing, picks: readonly Pick[]): void {
  const chosen = picks.find((pick) => isChosen(selection, pick));
  if (chosen !== undefined) {
    if (selection.ready === null) selection.select(chosen);
    else selection.send();
    return;
  }
  const pick = meant(selection, picks);
  if (pick !== null) selection.select(pick);
}
