// What lies on a tile: fish and treasure on an ocean; stalls, drawings and tourists with their free places on an island.

import type { Seat } from '@atoll/engine';
import { ISLANDS } from '@atoll/game-vanuatu';
import type { Island } from '@atoll/game-vanuatu';
import type { ReactNode } from 'react';
import type { SeatInfo } from '../../../table/source.ts';
import { Chest, Drawing, DrawingSlot, FishMark, Hut, HutSlot, Meeple, MeepleSlot } from '../pieces/wood.tsx';

/** The places of a row of so many things, around its middle. */
function row(count: number, step: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
}

interface OnOceanProps {
  readonly fish: number;
  readonly treasure: number;
}

export function OnOcean({ fish, treasure }: OnOceanProps): ReactNode {
  const isBoth = fish > 0 && treasure > 0;
  return (
    <g>
      {row(fish, 31).map((x) => (
        <g key={x} transform={`translate(${x} ${isBoth ? -46 : -34})`}>
          <FishMark />
        </g>
      ))}
      {row(treasure, 28).map((x) => (
        <g key={x} transform={`translate(${x} ${isBoth ? -18 : -34})`}>
          <Chest />
        </g>
      ))}
    </g>
  );
}

interface OnIslandProps {
  readonly island: Island;
  readonly seat: (seat: Seat) => SeatInfo;
}

export function OnIsland({ island, seat }: OnIslandProps): ReactNode {
  const { stallSlots, drawingSlots, touristCapacity } = ISLANDS[island.tile];
  const owners = island.stalls.flatMap((count, of) => Array.from({ length: count }, () => of as Seat));
  return (
    <g>
      {row(stallSlots, 36).map((x, index) => (
        <g key={x} transform={`translate(${x} -2)`}>
          {owners[index] === undefined ? <HutSlot /> : <Hut seat={owners[index]} colour={seat(owners[index]).colour} />}
        </g>
      ))}
      {row(drawingSlots, 28).map((x, index) => (
        <g key={x} transform={`translate(${x} 30) scale(0.92)`}>
          {index < island.drawings ? <Drawing /> : <DrawingSlot />}
        </g>
      ))}
      {row(touristCapacity, 15).map((x, index) => (
        <g key={x} transform={`translate(${x} 54) scale(0.78)`}>
          {index < island.tourists ? <Meeple /> : <MeepleSlot />}
        </g>
      ))}
    </g>
  );
}
