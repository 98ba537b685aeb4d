// One side of a hex as it is printed: sea, land with its coast, mountains along their edges, icons and huts.

import { SIDE_DATA } from '@atoll/game-archipelago/table';
import type { SideId } from '@atoll/game-archipelago/table';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { RESOURCE_MOTIFS } from '../motifs.ts';
import { landsOf } from './coast.ts';
import { cornerOf, hexPath, RADIUS, turned } from './geometry.ts';
import css from './tile.module.css';

const HEX = hexPath(1.003);
const ICON = 15;

interface TileProps {
  readonly side: SideId;
  readonly rotation: number;
  /** Icons that bear a coin, as bits. */
  readonly pillaged?: number;
}

export const Tile = memo(function Tile({ side, rotation, pillaged = 0 }: TileProps): ReactNode {
  const { icons, huts } = SIDE_DATA[side];
  return (
    <g>
      <g transform={`rotate(${rotation * 60})`}>
        <Ground side={side} rotation={rotation} />
      </g>
      {huts.map(({ at }, i) => (
        // Printed, and never reordered.
        <Hut key={i} at={turned(at, rotation)} />
      ))}
      {icons.map(({ resource, at }, i) => {
        const { x, y } = turned(at, rotation);
        const Motif = RESOURCE_MOTIFS[resource];
        const isPillaged = ((pillaged >> i) & 1) === 1;
        return (
          <g key={i} transform={`translate(${x} ${y})`} className={css['icon']} data-resource={resource}>
            <circle r={ICON} className={css['rim']} />
            <circle r={ICON - 2} className={css['disc']} />
            <Motif x={-9.5} y={-9.5} width={19} height={19} className={css['motif']} />
            {isPillaged && <Pillaged />}
          </g>
        );
      })}
    </g>
  );
});

function Ground({ side, rotation }: TileProps): ReactNode {
  const isDesert = side === 'hex-start-desert-village';
  const lands = landsOf(side);
  const coasts = lands.flatMap(({ coast }) => coast);
  return (
    <>
      <path d={HEX} className={css['sea']} />
      <Waves side={side} rotation={rotation} />
      {coasts.map((path, i) => (
        <path key={i} d={path} className={css['shallow']} />
      ))}
      {lands.map(({ area, outline }) => (
        <path key={area} d={outline} className={isDesert ? css['desert'] : css['land']} />
      ))}
      {coasts.map((path, i) => (
        <path key={i} d={path} className={css['beach']} />
      ))}
      {coasts.map((path, i) => (
        <path key={i} d={path} className={css['foam']} />
      ))}
      <Mountains side={side} rotation={rotation} />
      <path d={HEX} className={css['edge']} />
    </>
  );
}

/** Where nothing is printed on the water, a few waves. */
function Waves({ side, rotation }: TileProps): ReactNode {
  const { areas } = SIDE_DATA[side];
  return areas
    .filter(({ kind }) => kind === 'sea')
    .flatMap(({ id, anchor }) =>
      [0, 1, 2].map((n) => {
        const x = anchor[0] * RADIUS + (n - 1) * 23;
        const y = anchor[1] * RADIUS + ((n * 17) % 29) - 14;
        return (
          <path
            key={`${id} ${n}`}
            d="M-9 0q4.5-5 9 0t9 0"
            transform={`translate(${x} ${y}) rotate(${-rotation * 60})`}
            className={css['wave']}
          />
        );
      }),
    );
}

const PEAKS = [
  { along: 0.2, inward: 9, size: 15 },
  { along: 0.42, inward: 13, size: 21 },
  { along: 0.66, inward: 10, size: 18 },
  { along: 0.86, inward: 11, size: 14 },
] as const;

/** A range along every mountain edge; the next hex has the other half of it. */
function Mountains({ side, rotation }: TileProps): ReactNode {
  return SIDE_DATA[side].edges.flatMap((kind, edge) => {
    if (kind !== 'mountain') return [];
    const a = cornerOf(edge);
    const b = cornerOf(edge + 1);
    const inward = ((edge * 60 - 60 + 180) * Math.PI) / 180;
    return PEAKS.map(({ along, inward: by, size }) => {
      const x = (a.x + (b.x - a.x) * along) * RADIUS + Math.cos(inward) * by;
      const y = (a.y + (b.y - a.y) * along) * RADIUS + Math.sin(inward) * by;
      return (
        <g key={`${edge} ${along}`} transform={`translate(${x} ${y}) rotate(${-rotation * 60}) scale(${size / 20})`}>
          <path d="M-19 12 L-4 -15 Q0 -19 4 -14 L19 12 Q0 17 -19 12Z" className={css['peak']} />
          <path d="M0 -17 Q3 -18 5 -13 L19 12 Q10 15 4 14 L7 3 L0 -3Z" className={css['shade']} />
          <path d="M-6 -11 L-4 -15 Q0 -19 4 -14 L7 -9 L2 -11 L-1 -7Z" className={css['snow']} />
        </g>
      );
    });
  });
}

function Hut({ at: { x, y } }: { readonly at: { readonly x: number; readonly y: number } }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={css['hut']}>
      <ellipse cx="1" cy="10" rx="14" ry="4" className={css['shadow']} />
      <path d="M-8 10V1h16v9Z" className={css['wall']} />
      <path d="M-2.5 10V4h5v6Z" className={css['door']} />
      <path d="M-13 2 Q-4 -4 0 -13 Q4 -4 13 2 Q0 5 -13 2Z" className={css['thatch']} />
      <path d="M-6 1Q-2 -4 0 -10M6 1Q2 -4 0 -10M0 2V-9" className={css['straw']} />
    </g>
  );
}

/** The coin that closes an icon for good. */
function Pillaged(): ReactNode {
  return (
    <g className={css['pillaged']}>
      <circle r={ICON - 3} className={css['coin']} />
      <path d="M-5 -5 5 5M5 -5-5 5" className={css['cross']} />
    </g>
  );
}
