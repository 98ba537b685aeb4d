// The battle being fought, if there is one.

import type { CycladesFrame, View } from '@atoll/game-cyclades';

type BattleFrame = Extract<CycladesFrame, { kind: 'battle' }>;

export function battleOf({ stack }: View): BattleFrame | null {
  const frame = stack.find(({ kind }) => kind === 'battle');
  return frame?.kind === 'battle' && frame.stage !== 'over' ? frame : null;
}
