// Cyclades: a temple over a white town, and a ship that comes for it.

import type { ReactNode } from 'react';
import { waveRow } from './cover-art.ts';
import type { CoverArtProps } from './cover-art.ts';

const RAYS = Array.from({ length: 24 }, (_, index) => (index * 360) / 24);
const COLUMNS = [0, 1, 2, 3, 4, 5];
const OARS = [0, 1, 2, 3, 4, 5, 6, 7];

/** x, y, width, height of the cubes of the town. */
const CUBES: readonly (readonly [number, number, number, number])[] = [
  [196, 262, 34, 30],
  [226, 250, 30, 42],
  [252, 268, 36, 26],
  [150, 274, 40, 24],
  [180, 284, 28, 20],
  [284, 276, 30, 24],
  [118, 286, 34, 20],
];

export function Cyclades({ id }: CoverArtProps): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c4f91" />
          <stop offset="0.6" stopColor="#6fb0dc" />
          <stop offset="1" stopColor="#dcedf2" />
        </linearGradient>
        <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b7bb5" />
          <stop offset="1" stopColor="#0c2f62" />
        </linearGradient>
      </defs>
      <rect width="360" height="440" fill={`url(#${id}sky)`} />
      <g transform="translate(84 96)">
        {RAYS.map((angle) => (
          <path key={angle} d="M-2.5-52 0-78 2.5-52Z" fill="#f6d98b" opacity="0.75" transform={`rotate(${angle})`} />
        ))}
        <circle r="44" fill="#f6d98b" />
        <circle r="37" fill="none" stroke="#e2b14d" strokeWidth="2.5" />
      </g>
      <path d="M0 300c30-22 62-26 92-14 20 8 30 12 46 16H0Z" fill="#7f9db0" opacity="0.6" />

      {/* The hill. */}
      <path d="M92 306c26-46 54-78 84-104 22-20 52-26 84-20 40 8 66 44 100 62v62Z" fill="#b9a27a" />
      <path d="M92 306c26-46 54-78 84-104 10-9 22-15 36-18-34 40-50 80-56 122Z" fill="#d9c69c" />
      <path d="M262 306c-4-36-10-74-24-122 42 2 76 40 122 60v62Z" fill="#8f7d5b" opacity="0.5" />

      {/* The temple. */}
      <g transform="translate(176 112)">
        <path d="M-8 76h132v8H-8Zm-8 8h148v9H-16Z" fill="#efe8d8" />
        <path d="M-16 84h148v3H-16Z" fill="#c8bda2" />
        <path d="M0 22h116v12H0Z" fill="#f7f2e6" />
        <path d="M-6 22 58-12l64 34Z" fill="#fdfaf2" />
        <path d="M12 18 58-6l46 24Z" fill="#d9603b" opacity="0.85" />
        <circle cx="58" cy="9" r="6" fill="#f6d98b" />
        {COLUMNS.map((column) => (
          <g key={column} transform={`translate(${4 + column * 20} 34)`}>
            <path d="M0 4h9v38H0Z" fill="#fbf7ec" />
            <path d="M5.5 4H9v38H5.5Z" fill="#cfc4aa" />
            <path d="M-2 0h13v4H-2Zm0 42h13v3H-2Z" fill="#fdfaf2" />
          </g>
        ))}
        <path
          d="M9 38h11v38H9Zm20 0h11v38H29Zm20 0h11v38H49Zm20 0h11v38H69Zm20 0h11v38H89Z"
          fill="#2a4a73"
          opacity="0.5"
        />
      </g>

      {CUBES.map(([x, y, width, height]) => (
        <g key={`${x}.${y}`}>
          <rect x={x} y={y} width={width} height={height} fill="#fdfcf8" />
          <rect x={x + width * 0.66} y={y} width={width * 0.34} height={height} fill="#c9d9e6" />
          <path d={`M${x + 7} ${y + height}v-11a4 4 0 0 1 8 0v11Z`} fill="#2563a8" />
        </g>
      ))}
      <path d="M228 250a13 13 0 0 1 26 0Z" fill="#2f73b9" />
      <path d="M152 274a10 10 0 0 1 20 0Z" fill="#2f73b9" />

      <rect y="302" width="360" height="138" fill={`url(#${id}sea)`} />
      <g fill="none" stroke="#dff1fb" strokeLinecap="round">
        <path d={waveRow(318, 40, 5)} strokeWidth="2" opacity="0.45" />
        <path d={waveRow(398, 60, 8, -50)} strokeWidth="2.5" opacity="0.2" />
        <path d={waveRow(422, 70, 9, -20)} strokeWidth="2.5" opacity="0.16" />
      </g>

      {/* The ship, with an eye to see its way. */}
      <g transform="translate(26 262)">
        <path d="M86 82V-2" stroke="#3a2413" strokeWidth="4" />
        <path d="M44 2h84q12 34-4 62H48Q34 34 44 2Z" fill="#fbf3df" />
        <path d="M44 2h84l3 12H41Z" fill="#d9603b" />
        <path d="M58 46v-18h18v12h-8m28 6v-18h18v12h-8" fill="none" stroke="#2563a8" strokeWidth="4" />
        <path d="M40 2h92" stroke="#3a2413" strokeWidth="4" strokeLinecap="round" />
        <path d="M-14 66q10 22 24 24h134q22-2 30-34-12 10-26 10H10Q-6 66-10 52-18 56-14 66Z" fill="#6b3517" />
        <path d="M-12 70q8 18 22 20h134q14-1 22-13-12 5-22 5H12q-14 0-24-12Z" fill="#3e1d0c" />
        <path
          d="M174 56c8-6 10-16 4-22-6 2-8 8-4 12"
          fill="none"
          stroke="#6b3517"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="4" cy="74" r="5.5" fill="#fdfaf2" />
        <circle cx="3" cy="74" r="2.4" fill="#16396b" />
        {OARS.map((oar) => (
          <path key={oar} d={`M${30 + oar * 14} 82l-12 26`} stroke="#d8b37a" strokeWidth="3" strokeLinecap="round" />
        ))}
        <path
          d="M-26 106q9-5 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0"
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          opacity="0.7"
        />
      </g>
    </>
  );
}
