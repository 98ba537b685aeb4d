// A thing on this table. It may mean several choices, the first that is open wins: a ship is moved, carries a citizen, is
// sunk.

import type { Archipelago, Move } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Piece } from '../../frame/piece.tsx';
import type { Shown } from '../../frame/piece.tsx';
import { useTable } from '../../frame/table-context.ts';
import type { Pick } from '../../table/selection.ts';
import { press, standingOf } from './pointing.ts';

export interface PointProps extends Omit<Shown<Archipelago['rule']>, 'anchor'> {
  /** Its name for tests and films: "unit:12", "wheel:taxes". */
  readonly thing: string;
  /** What choosing it may mean, in order of preference. None: it only says what it is. */
  readonly picks: readonly Pick[];
  /** The whole move it would mean, asked for its reason where it cannot be chosen. */
  readonly why?: Move | null;
  /** Pointed at while chosen: something else than letting go or sending. */
  readonly onAgain?: (() => void) | undefined;
}

export function Point({ thing, picks, why = null, onAgain, ...shown }: PointProps): ReactNode {
  const { decision, selection } = useTable();
  const state = decision === null ? 'idle' : standingOf(selection, picks);
  return (
    <Piece
      {...shown}
      thing={thing}
      anchor={thing}
      state={state}
      whyMove={() => why}
      onPress={(by) => {
        if (state === 'chosen' && onAgain !== undefined && by === 'pointer') onAgain();
        else press(selection, picks);
      }}
    />
  );
}
