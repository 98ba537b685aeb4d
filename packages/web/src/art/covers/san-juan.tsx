// San Juan: the harbour front at the end of the day.

import type { ReactNode } from 'react';
import { waveRow } from './cover-art.ts';
import type { CoverArtProps } from './cover-art.ts';

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: 'tiles' | 'flat' | 'gable';
  readonly floors: number;
}

const HOUSES: readonly House[] = [
  { x: 84, width: 46, height: 92, wall: '#e9a15b', roof: 'tiles', floors: 2 },
  { x: 130, width: 40, height: 124, wall: '#f5e3c3', roof: 'gable', floors: 3 },
  { x: 170, width: 52, height: 104, wall: '#c9593c', roof: 'flat', floors: 2 },
  { x: 222, width: 38, height: 136, wall: '#5aa09a', roof: 'tiles', floors: 3 },
  { x: 260, width: 50, height: 98, wall: '#f2c46d', roof: 'gable', floors: 2 },
  { x: 310, width: 60, height: 118, wall: '#e7dcc6', roof: 'tiles', floors: 3 },
];

const QUAY = 292;

function HouseArt({ x, width, height, wall, roof, floors }: House): ReactNode {
  const top = QUAY - height;
  const bays = width > 45 ? 3 : 2;
  const bay = width / bays;
  const storey = (height - 14) / floors;
  return (
    <g>
      <rect x={x} y={top} width={width} height={height} fill={wall} />
      <rect x={x} y={top} width={width * 0.28} height={height} fill="#7a2c14" opacity="0.1" />
      {roof === 'tiles' && <path d={`M${x - 3} ${top + 2}l6-15h${width - 6}l6 15Z`} fill="#a7452a" />}
      {roof === 'gable' && (
        <path d={`M${x - 2} ${top + 1}L${x + width / 2} ${top - 24}L${x + width + 2} ${top + 1}Z`} fill="#8f3a24" />
      )}
      {roof === 'flat' && <path d={`M${x - 2} ${top - 6}h${width + 4}v8h${-width - 4}Z`} fill="#8d3b26" />}
      {Array.from({ length: floors }, (_, floor) =>
        Array.from({ length: bays }, (__, index) => {
          const wx = x + bay * index + bay / 2;
          const wy = top + 8 + storey * floor;
          const isGround = floor === floors - 1;
          const h = isGround ? storey : storey * 0.6;
          return (
            <g key={`${floor}.${index}`}>
              <path
                d={`M${wx - 5} ${wy + h}v${-h + 5}a5 5 0 0 1 10 0v${h - 5}Z`}
                fill={isGround ? '#5b2a1c' : index % 2 === floor % 2 ? '#ffe7a8' : '#6d3524'}
              />
              {!isGround && <path d={`M${wx - 8} ${wy + h}h16v3h-16Z`} fill="#fff3dc" opacity="0.8" />}
            </g>
          );
        }),
      )}
    </g>
  );
}

export function SanJuan({ id }: CoverArtProps): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b5f7d" />
          <stop offset="0.45" stopColor="#e59a6d" />
          <stop offset="0.75" stopColor="#f9d99a" />
        </linearGradient>
        <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d58e63" />
          <stop offset="0.3" stopColor="#4c7f8d" />
          <stop offset="1" stopColor="#123f53" />
        </linearGradient>
      </defs>
      <rect width="360" height="440" fill={`url(#${id}sky)`} />
      <circle cx="112" cy="158" r="42" fill="#fff0c4" />
      <circle cx="112" cy="158" r="64" fill="#fff0c4" opacity="0.22" />
      <path d="M196 74c14-9 30-6 36 3 12-4 24 2 26 11h-76c0-7 6-13 14-14Z" fill="#fff" opacity="0.38" />
      <path d="M30 108c10-6 22-4 27 3 9-3 17 1 19 8H20c0-6 4-10 10-11Z" fill="#fff" opacity="0.26" />
      <path d="M0 262c50-46 96-40 140-20 60-42 130-46 220-6v56H0Z" fill="#7c6f75" opacity="0.55" />

      {/* The watch-tower on its rock. */}
      <path d="M0 292v-60l16-8h40l20 12 8 56Z" fill="#c9a777" />
      <path d="M0 292v-60l16-8h10v68Z" fill="#a98557" opacity="0.6" />
      <path d="M18 224v-42a18 18 0 0 1 36 0v42Z" fill="#e4c794" />
      <path d="M14 184h44l-4 9H18Z" fill="#b98f5c" />
      <path d="M22 166a14 14 0 0 1 28 0Z" fill="#b4562a" />
      <path d="M36 152v-16m0 0 15 5-15 6" stroke="#6b2d15" strokeWidth="2.5" fill="#c9412c" />
      <path d="M33 200h6v14h-6Z" fill="#6b4a2c" />

      {HOUSES.map((house) => (
        <HouseArt key={house.x} {...house} />
      ))}
      {/* The church behind the roofs. */}
      <path d="M186 190v-50h16v50Z" fill="#f7ead0" />
      <path d="M183 142l11-26 11 26Z" fill="#8f3a24" />
      <path d="M194 116v-12m-4 4h8" stroke="#5b2a1c" strokeWidth="2" />
      <circle cx="194" cy="154" r="4" fill="#5b2a1c" />

      <path d="M0 290h360v14H0Z" fill="#8c6a48" />
      <path d="M0 290h360v4H0Z" fill="#c39c6c" />
      <rect y="304" width="360" height="136" fill={`url(#${id}sea)`} />
      <g fill="none" stroke="#ffe3b0" strokeLinecap="round">
        <path d="M70 318h64M88 330h90M60 344h50" strokeWidth="3" opacity="0.55" />
        <path d={waveRow(362, 46, 6)} strokeWidth="2" opacity="0.22" />
        <path d={waveRow(388, 58, 7, -60)} strokeWidth="2" opacity="0.18" />
        <path d={waveRow(416, 66, 8, -30)} strokeWidth="2.5" opacity="0.14" />
      </g>

      {/* A coaster with its sails set. */}
      <g transform="translate(232 292)">
        <path d="M-44 62q44 20 92 0l-12 26q-34 10-68 0Z" fill="#4b2314" />
        <path d="M-44 62q44 20 92 0l-3 7q-42 17-86 0Z" fill="#b4562a" />
        <path d="M0 66V-34" stroke="#4b2314" strokeWidth="4" />
        <path d="M4-30q42 34 34 82H4Z" fill="#fff6e2" />
        <path d="M4-30q42 34 34 82l-14 0q4-44-20-82Z" fill="#e8d2a6" opacity="0.6" />
        <path d="M-4-18q-34 30-30 68h30Z" fill="#f3e2c0" />
        <path d="M0-34l16 5-16 6Z" fill="#c9412c" />
      </g>
    </>
  );
}
