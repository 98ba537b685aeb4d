// What lies on a tile: fish and treasure on an ocean; stalls, drawings and tourists with their free places on an island.

import type { Seat } from '@atoll/engine';
import { GOOD_IDS, isIsland, ISLANDS, OCEANS } from '@atoll/game-vanuatu/table';
import type { Island, IslandId, TileId } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import type { SeatInfo } from '../../../table/source.ts';
import { Chest, Cube, Drawing, DrawingSlot, FishMark, Hut, HutSlot, Meeple, MeepleSlot } from '../pieces/wood.tsx';
import { TileFace } from './tile.tsx';

/** Where the cubes of an island stand. */
export const CUBES_AT = -37;
export const CUBE_STEP = 27;

/** The places of a row of so many things, around its middle. */
export function row(count: number, step: number): readonly number[] {
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

/** A tile as it comes to the map, with all that it brings. */
export function PrintedTile({ tile }: { readonly tile: TileId }): ReactNode {
  return (
    <g>
      <TileFace tile={tile} />
      {isIsland(tile) ? (
        <PrintedIsland island={tile} />
      ) : (
        <OnOcean fish={OCEANS[tile].fish} treasure={OCEANS[tile].treasure} />
      )}
    </g>
  );
}

function PrintedIsland({ island }: { readonly island: IslandId }): ReactNode {
  const goods = GOOD_IDS.flatMap((good, index) =>
    Array.from({ length: ISLANDS[island].goods[index] ?? 0 }, () => good),
  );
  return (
    <g>
      <OnIsland island={{ tile: island, space: -1, cubes: [], stalls: [], drawings: 0, tourists: 0 }} seat={nobody} />
      {row(goods.length, CUBE_STEP).map((x, index) => (
        <g key={x} transform={`translate(${x} ${CUBES_AT})`}>
          <Cube good={goods[index] ?? 'kava'} />
        </g>
      ))}
    </g>
  );
}

/** On a tile not yet placed nobody has anything. */
function nobody(): never {
  throw new Error('nobody has a stall on a tile that is not on the map');
}
