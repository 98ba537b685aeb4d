// Turn 0: two citizens land, each on a bank that is pressed; twice the same one for both.

import type { Archipelago } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import type { TableContext } from '../../types.ts';
import { Piece } from '../../../frame/piece.tsx';
import css from './map.module.css';

interface LandingPointProps {
  readonly table: TableContext<Archipelago>;
  readonly region: number;
  readonly area: number;
  readonly label: string;
  readonly children: ReactNode;
}

export function LandingPoint({ table, region, area, label, children }: LandingPointProps): ReactNode {
  const { selection } = table;
  const chosen = selection.pickedCount('areas', area);
  const state = chosen > 0 ? 'chosen' : selection.isTogglable('areas', area) ? 'target' : 'quiet';
  const press = (): void => {
    if (selection.ready !== null && chosen > 0) selection.send();
    else selection.toggle('areas', area, chosen);
  };
  return (
    <Piece
      as="g"
      thing={`area:${region}:${area}`}
      label={chosen > 0 ? `${label}, ${chosen}` : label}
      state={state}
      onPress={press}
      className={css['area']}
    >
      {children}
    </Piece>
  );
}
