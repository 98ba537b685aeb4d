// The battle being fought, if there is one.

import type { FrameView, View } from '@atoll/game-cyclades/table';

type BattleFrame = Extract<FrameView, { kind: 'battle' }>;

export function battleOf({ stack }: View): BattleFrame | null {
  const frame = stack.find(({ kind }) => kind === 'battle');
  return frame?.kind === 'battle' && frame.stage !== 'over' ? frame : null;
}
