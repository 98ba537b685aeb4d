// The tiles of the archipelago, drawn around the origin without what lies on them: open sea, or an island with its coast.

import { isIsland } from '@atoll/game-vanuatu/table';
import type { IslandId, OceanId, TileId } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { Palm } from '../pieces/wood.tsx';
import { coastPath, HEX_SIDE, hexPath } from './geometry.ts';
import css from './map.module.css';

const HEX = hexPath(HEX_SIDE - 2);

interface Shape {
  readonly sand: string;
  readonly foam: string;
  readonly green: string;
  readonly palms: readonly (readonly [x: number, y: number, size: number])[];
}

function shape(seed: number, palms: Shape['palms']): Shape {
  return {
    foam: coastPath(seed, 66, 70, 0.05),
    sand: coastPath(seed, 60, 64, 0.06),
    green: coastPath(seed + 31, 50, 42, 0.12),
    palms,
  };
}

const SHAPES: Readonly<Record<IslandId, Shape>> = {
  efate: shape(3, [
    [-47, -20, 1],
    [46, -26, 0.8],
    [49, 30, 0.9],
  ]),
  'tile-a1': shape(8, [
    [-48, 14, 0.9],
    [47, -18, 1],
  ]),
  'tile-a2': shape(12, [
    [48, 12, 1],
    [-46, -20, 0.8],
    [-47, 34, 0.8],
  ]),
  'tile-d1': shape(19, [
    [-47, 6, 1],
    [46, -24, 0.8],
  ]),
  'tile-d2': shape(27, [
    [48, -10, 0.9],
    [-47, -22, 0.9],
    [44, 40, 0.7],
  ]),
};

/** Some lines of waves, other ones for each ocean. */
const WAVES: readonly string[] = [
  'M-46-34q7-6 14 0t14 0 14 0M10 44q7-6 14 0t14 0M-50 14q6-5 12 0t12 0',
  'M4-46q7-6 14 0t14 0M-44 40q7-6 14 0t14 0 14 0M26 12q6-5 12 0t12 0',
  'M-40-48q6-5 12 0t12 0M18-10q7-6 14 0t14 0M-52 6q7-6 14 0t14 0M-8 58q6-5 12 0t12 0',
];

export function TileFace({ tile }: { readonly tile: TileId }): ReactNode {
  return isIsland(tile) ? <IslandFace island={tile} /> : <OceanFace ocean={tile} />;
}

function OceanFace({ ocean }: { readonly ocean: OceanId }): ReactNode {
  const kind = (ocean.codePointAt(ocean.length - 1) ?? 0) + (ocean.codePointAt(ocean.length - 2) ?? 0);
  return (
    <g>
      <path d={HEX} className={css['ocean']} />
      <path d={WAVES[kind % WAVES.length]} className={css['waves']} />
    </g>
  );
}

function IslandFace({ island }: { readonly island: IslandId }): ReactNode {
  const { sand, foam, green, palms } = SHAPES[island];
  return (
    <g>
      <path d={HEX} className={css['lagoon']} />
      <path d={foam} className={css['foam']} />
      <path d={sand} className={css['sand']} />
      <path d={green} className={css['green']} transform="translate(0 -6)" />
      {palms.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <Palm />
        </g>
      ))}
    </g>
  );
}
