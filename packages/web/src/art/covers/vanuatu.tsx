// Vanuatu: a canoe on the lagoon, the volcano at work, a drawing in the sand.

import type { ReactNode } from 'react';
import { waveRow } from './cover-art.ts';
import type { CoverArtProps } from './cover-art.ts';

/** One unbroken line, as sand drawings are: a grid of loops. */
function sandLine(): string {
  let path = '';
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 3; column++) {
      const x = column * 34;
      const y = row * 30;
      path += `M${x} ${y + 15}C${x} ${y - 8} ${x + 34} ${y - 8} ${x + 34} ${y + 15}S${x} ${y + 38} ${x} ${y + 15}`;
      path += `M${x + 5} ${y + 4}Q${x + 17} ${y + 15} ${x + 29} ${y + 26}M${x + 29} ${y + 4}Q${x + 17} ${y + 15} ${x + 5} ${y + 26}`;
    }
  }
  return path;
}

const LEAVES: readonly string[] = [
  'M0 0C-22-22-52-22-74 2-46-8-22-6 0 4Z',
  'M0 0C-10-30-34-46-62-42-38-32-16-18-2 4Z',
  'M0 0C6-32 28-48 58-46 34-34 16-20 4 4Z',
  'M0 0C24-20 52-16 70 10 44-4 22-4 0 5Z',
  'M0 0C-18 2-40 14-48 40-32 22-14 12 2 6Z',
  'M0 0C20 4 38 18 44 44 30 24 14 14-2 6Z',
];

export function Vanuatu({ id }: CoverArtProps): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0f5f63" />
          <stop offset="0.5" stopColor="#57b5a6" />
          <stop offset="1" stopColor="#f5e7b4" />
        </linearGradient>
        <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#149a9a" />
          <stop offset="1" stopColor="#6fd0bd" />
        </linearGradient>
      </defs>
      <rect width="360" height="440" fill={`url(#${id}sky)`} />
      <circle cx="262" cy="98" r="38" fill="#ffeeb9" />
      <circle cx="262" cy="98" r="58" fill="#ffeeb9" opacity="0.25" />

      {/* The volcano. */}
      <path
        d="M126 150c-12-22 4-40-8-58 20-4 14-30 40-30 8-16 36-12 36 6 22-2 26 22 10 32 8 18-12 26-18 50Z"
        fill="#f3f1e4"
        opacity="0.55"
      />
      <path d="M150 150c-4-16 4-26 0-42 14-2 14-20 30-16 14 4 12 22 2 28 4 12-6 20-8 30Z" fill="#fff" opacity="0.5" />
      <path d="M26 262 132 148q10 8 24 3t26-2l118 113Z" fill="#3d5048" />
      <path d="M26 262 132 148q6 5 13 6-10 52-50 108Z" fill="#57705f" />
      <path d="M132 148q10 8 24 3t26-2l14 14q-14 2-18 16t-12-6-14 22-12-16-18 4Z" fill="#e0653a" />
      <path d="M0 264c40-22 76-18 110-6 50-22 94-24 140-8 40-10 76-6 110 8v12H0Z" fill="#1d6a4e" />

      <rect y="262" width="360" height="120" fill={`url(#${id}sea)`} />
      <g fill="none" stroke="#eafff6" strokeLinecap="round">
        <path d={waveRow(278, 44, 5)} strokeWidth="2" opacity="0.4" />
        <path d={waveRow(340, 54, 6, -60)} strokeWidth="2" opacity="0.4" />
      </g>

      {/* The canoe with its outrigger and crab-claw sail. */}
      <g transform="translate(150 220)">
        <path d="M50 74C36 38 48 6 84-34c12 40 6 74-18 108Z" fill="#c8502f" />
        <path d="M50 74C36 38 48 6 84-34 62 10 56 40 58 74Z" fill="#f2d9a0" />
        <path d="M84-34 58 80" stroke="#4a2a16" strokeWidth="3.5" />
        <path d="M-26 78q12 16 30 16h98q20 0 34-22-16 8-34 8H4q-16 0-30-2Z" fill="#5b3218" />
        <path d="M-26 78q12 16 30 16h98q10 0 20-8H6q-18 0-32-8Z" fill="#3a1e0d" />
        <path d="M6 110h92" stroke="#7c4a24" strokeWidth="7" strokeLinecap="round" />
        <path d="M24 86v24m54-24v24" stroke="#4a2a16" strokeWidth="3" />
        <circle cx="28" cy="66" r="7" fill="#4a2a16" />
        <path d="M20 86q-2-14 8-14t10 14Z" fill="#e9b949" />
      </g>

      {/* The beach with a drawing. */}
      <path d="M0 372c60-20 120-14 180-4s120 4 180-14v86H0Z" fill="#f2dfae" />
      <path
        d="M0 372c60-20 120-14 180-4s120 4 180-14v8c-60 18-120 24-180 14S60 362 0 382Z"
        fill="#fff6d8"
        opacity="0.9"
      />
      <g transform="translate(214 374) rotate(-4)" fill="none" stroke="#a97c3b" strokeWidth="2.5" strokeLinecap="round">
        <path d={sandLine()} opacity="0.85" />
      </g>
      <path d="M40 412c6-8 16-8 20 0-6 6-14 6-20 0Z" fill="#d9603b" />
      <path d="M92 424l6-10 6 10 10-4-6 9 6 9-11-2-6 8-5-9-10 1 6-8-6-8Z" fill="#e08a53" />

      {/* A palm leans in. */}
      <path d="M-8 440C10 372 26 318 66 262" fill="none" stroke="#6d4a2a" strokeWidth="13" strokeLinecap="round" />
      <path d="M-4 440C14 374 30 320 66 264" fill="none" stroke="#8e6538" strokeWidth="4" strokeDasharray="2 9" />
      <g transform="translate(66 258)">
        {LEAVES.map((leaf, index) => (
          <path key={leaf} d={leaf} fill={index % 2 === 0 ? '#1f7a4d' : '#2f9a5f'} />
        ))}
        <circle cx="-5" cy="8" r="6" fill="#7a4b22" />
        <circle cx="7" cy="9" r="6" fill="#8e5a2a" />
      </g>
    </>
  );
}
