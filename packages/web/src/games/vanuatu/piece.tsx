// A thing on this table: how it stands and what pressing it means comes from the gesture.

import type { Vanuatu } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { Piece as Thing } from '../../frame/piece.tsx';
import type { Shown } from '../../frame/piece.tsx';
import type { Gesture } from './gesture/use-gesture.ts';
import type { Thing as ThingId } from './gesture/scene.ts';

interface PieceProps extends Shown<Vanuatu['rule']> {
  readonly gesture: Gesture;
  /** Null: nothing is ever done with it, it only says what it is. */
  readonly thing: ThingId | null;
}

export function Piece({ gesture, thing, ...shown }: PieceProps): ReactNode {
  return (
    <Thing
      {...shown}
      thing={thing}
      state={thing === null ? 'idle' : gesture.stateOf(thing)}
      onPress={() => thing !== null && gesture.press(thing)}
      whyMove={() => (thing === null ? null : gesture.whyMoveOf(thing))}
    />
  );
}
