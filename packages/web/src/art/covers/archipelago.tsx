// Archipelago: a chart that is still being drawn, hex by hex.

import type { ReactNode } from 'react';
import type { CoverArtProps } from './cover-art.ts';

type Land = 'sea' | 'field' | 'forest' | 'mountain' | 'village' | 'unknown';

/** Axial coordinates around the middle of the chart. */
const HEXES: readonly (readonly [number, number, Land])[] = [
  [0, 0, 'mountain'],
  [1, 0, 'forest'],
  [0, 1, 'village'],
  [-1, 1, 'field'],
  [-1, 0, 'sea'],
  [1, -1, 'field'],
  [0, -1, 'sea'],
  [2, -1, 'sea'],
  [1, 1, 'sea'],
  [-1, 2, 'forest'],
  [-2, 2, 'sea'],
  [-2, 1, 'unknown'],
  [0, 2, 'sea'],
  [2, 0, 'unknown'],
  [2, -2, 'unknown'],
  [1, -2, 'unknown'],
  [-1, -1, 'unknown'],
];

const SIZE = 45;
const FILLS: Readonly<Record<Land, string>> = {
  sea: '#5fa9b8',
  field: '#d9bd62',
  forest: '#5f8d52',
  mountain: '#a68c63',
  village: '#b5c06c',
  unknown: 'none',
};

const CORNERS = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 180) * (60 * corner - 30);
  return `${(SIZE * Math.cos(angle)).toFixed(1)},${(SIZE * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

function LandArt({ land }: { readonly land: Land }): ReactNode {
  switch (land) {
    case 'mountain':
      return (
        <>
          <path d="M-30 20-8-22 6 4 14-8 32 20Z" fill="#7c6544" />
          <path d="M-8-22-17-5l6 3 5-5 6 6 2-5Z" fill="#fff8e6" />
        </>
      );
    case 'forest':
      return (
        <path d="M-18 16v-8h-8l10-18 10 18h-8v8Zm22 6v-8h-9L6-8l11 22H8v8Zm20-8V6h-6l8-15 8 15h-6v8Z" fill="#2f5e37" />
      );
    case 'field':
      return (
        <path
          d="M-24-10q24-8 48 0M-28 2q28-8 56 0M-24 14q24-8 48 0"
          stroke="#a8853a"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      );
    case 'village':
      return (
        <>
          <path d="M-22 16V0l12-11L2 0v16Z" fill="#fbf0d8" />
          <path d="M-26 2-10-14 6 2Z" fill="#b4562a" />
          <path d="M6 20V8l9-8 9 8v12Z" fill="#fbf0d8" />
          <path d="M3 10 15-3l12 13Z" fill="#8f3a24" />
        </>
      );
    case 'sea':
      return (
        <path
          d="M-22-4q6-6 12 0t12 0 12 0M-14 10q6-6 12 0t12 0 12 0"
          stroke="#e5f5f6"
          strokeWidth="2.5"
          fill="none"
          strokeLinecap="round"
          opacity="0.7"
        />
      );
    case 'unknown':
      return null;
  }
}

export function Archipelago({ id }: CoverArtProps): ReactNode {
  return (
    <>
      <defs>
        <radialGradient id={`${id}paper`} cx="0.5" cy="0.45" r="0.8">
          <stop offset="0" stopColor="#f8ecca" />
          <stop offset="0.7" stopColor="#ecd7a4" />
          <stop offset="1" stopColor="#cfae6f" />
        </radialGradient>
      </defs>
      <rect width="360" height="440" fill={`url(#${id}paper)`} />
      <g stroke="#9a7b3f" strokeWidth="1" opacity="0.35">
        <path d="M292 352 0 92M292 352 62 0M292 352 240 0M292 352 360 40M292 352 0 240M292 352 0 400M292 352 180 440M292 352 360 240" />
      </g>

      <g transform="translate(170 196)">
        {HEXES.map(([q, r, land]) => {
          const x = SIZE * Math.sqrt(3) * (q + r / 2);
          const y = SIZE * 1.5 * r;
          return (
            <g key={`${q}.${r}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              {land !== 'unknown' && (
                <polygon points={CORNERS} fill="#4b3913" opacity="0.28" transform="translate(3 5)" />
              )}
              <polygon
                points={CORNERS}
                fill={FILLS[land]}
                stroke={land === 'unknown' ? '#9a7b3f' : '#fff3d2'}
                strokeWidth={land === 'unknown' ? 1.5 : 3}
                strokeDasharray={land === 'unknown' ? '5 5' : undefined}
              />
              <LandArt land={land} />
            </g>
          );
        })}
      </g>

      {/* The galleon between the tiles. */}
      <g transform="translate(84 100)">
        <path d="M-34 26q-2-8 4-16l10 8h40l14-14q10 12 2 26-8 12-24 12h-28q-14 0-18-16Z" fill="#5b3817" />
        <path d="M-33 24q30 8 68 4l-2 6q-32 6-64-2Z" fill="#d9b46a" />
        <path d="M-12 18v-56M14 18v-66" stroke="#4b3913" strokeWidth="3" />
        <path d="M-26-34q14 8 28 0 6 18 0 38-14-8-28 0-6-20 0-38Z" fill="#fffaf0" />
        <path d="M0-46q14 8 28 0 8 24 0 48-14-8-28 0-8-24 0-48Z" fill="#fff4dc" />
        <path d="M14-26v18m-9-9h18" stroke="#b4562a" strokeWidth="5" />
        <path d="M14-48l14-5-14-5Z" fill="#b4562a" />
        <path
          d="M-44 44q10-7 20 0t20 0 20 0 20 0 20 0"
          fill="none"
          stroke="#4f97a8"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>

      {/* The rose. */}
      <g transform="translate(292 352)">
        <circle r="46" fill="#f3e2b5" stroke="#80632a" strokeWidth="2" />
        <circle r="39" fill="none" stroke="#80632a" strokeWidth="1" />
        {[45, 135, 225, 315].map((angle) => (
          <path key={angle} d="M0-30 5-5-5-5Z" fill="#b99a58" transform={`rotate(${angle})`} />
        ))}
        {[0, 90, 180, 270].map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M0-42 0 0-9-9Z" fill="#80632a" />
            <path d="M0-42 0 0 9-9Z" fill="#c9a95f" />
          </g>
        ))}
        <circle r="5" fill="#b4562a" />
      </g>
      <rect x="9" y="9" width="342" height="422" fill="none" stroke="#80632a" strokeWidth="2" opacity="0.6" rx="6" />
      <rect x="15" y="15" width="330" height="410" fill="none" stroke="#80632a" strokeWidth="1" opacity="0.6" rx="3" />
    </>
  );
}
