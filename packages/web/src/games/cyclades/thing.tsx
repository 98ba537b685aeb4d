// A thing on this table: how it stands and what pressing it means comes from the pointing. On the map unless said otherwise.

import type { Cyclades } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import { Piece } from '../../frame/piece.tsx';
import type { Shown } from '../../frame/piece.tsx';
import type { Thing as ThingId } from './pointing/things.ts';
import type { Pointing } from './pointing/use-pointing.ts';

interface ThingProps extends Shown<Cyclades['rule']> {
  readonly pointing: Pointing;
  /** Null: nothing is ever done with it, it only says what it is. */
  readonly thing: ThingId | null;
  readonly colour?: string | undefined;
}

export function Thing({ pointing, thing, colour, as = 'g', ...shown }: ThingProps): ReactNode {
  return (
    <Piece
      {...shown}
      as={as}
      marks={{ 'data-seat-colour': colour }}
      thing={thing}
      state={thing === null ? 'idle' : pointing.stateOf(thing)}
      onPress={() => thing !== null && pointing.press(thing)}
      whyMove={() => (thing === null ? null : pointing.whyMoveOf(thing))}
    />
  );
}
