// AR-25, AR-26.1 The three markers. Nothing else moves them, so independence is looked for after every single movement.

import type { Emit } from '../rules.js';
import type { State } from '../state.js';

export function moveRebellion(draft: State, by: number, emit: Emit): void {
  const to = Math.max(0, draft.rebellion + by);
  if (to === draft.rebellion) return;
  emit({ type: 'rebellion-moved', by: to - draft.rebellion, to });
  draft.rebellion = to;
  lookForIndependence(draft, emit);
}

export function movePopulation(draft: State, by: number, emit: Emit): void {
  draft.population += by;
  emit({ type: 'population-moved', by, to: draft.population });
  lookForIndependence(draft, emit);
}

export function moveSurplus(draft: State, by: number, emit: Emit): void {
  const to = Math.max(0, draft.surplus + by);
  if (to === draft.surplus) return;
  emit({ type: 'surplus-moved', by: to - draft.surplus, to });
  draft.surplus = to;
}

/** AR-25.1, AR-25.2 At once, from whatever depth: game.ts clears the stack. */
function lookForIndependence(draft: State, emit: Emit): void {
  if (draft.rebellion <= draft.population || draft.ending !== null) return;
  draft.ending = 'independence';
  emit({ type: 'game-ended', by: 'independence' });
}
