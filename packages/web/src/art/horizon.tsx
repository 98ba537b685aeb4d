// The sea behind the title: layers of water and two far islands. Colours follow the hour of the page.

import type { ReactNode } from 'react';
import css from './horizon.module.css';

function swell(y: number, height: number, length: number): string {
  let path = `M-20 ${y}`;
  for (let x = -20; x < 1640; x += length) path += `c${length * 0.3} ${-height} ${length * 0.7} ${height} ${length} 0`;
  return `${path}V420H-20Z`;
}

export function Horizon({ className }: { readonly className?: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 1600 400" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <circle cx="1290" cy="150" r="120" className={css['halo']} />
      <circle cx="1290" cy="150" r="64" className={css['sun']} />
      <path d="M880 262c50-20 84-62 130-60 44 2 62 40 112 48 60 10 110-4 170 14H880Z" className={css['far']} />
      <path d="M1180 264c30-12 44-34 74-34 34 0 46 22 80 28 34 4 60 0 90 8Z" className={css['near']} />
      <path d="M1262 232c-2-22 2-44 14-62" className={css['trunk']} />
      <path
        d="M1276 170c-20-14-40-10-52 6 20-6 36-6 52-2 0-18 14-30 34-30-12 8-22 18-30 32 20-4 38 4 44 22-14-12-28-18-44-18 8 10 8 24 0 36-2-16-4-28-10-36-12 2-22 10-28 24-2-18 8-32 34-34Z"
        className={css['palm']}
      />
      <path d={swell(262, 8, 220)} className={css['water-1']} />
      <path d={swell(292, 12, 300)} className={css['water-2']} />
      <path d={swell(326, 14, 380)} className={css['water-3']} />
      <path d={swell(364, 12, 460)} className={css['water-4']} />
      <path d={swell(388, 10, 520)} className={css['beach']} />
      <g transform="translate(1010 214)">
        <path d="M-30 54h66l-10 16q-22 6-46 0Z" className={css['hull']} />
        <path d="M2 50V-14l30 60Z" className={css['sail']} />
        <path d="M-4 48V0l-22 46Z" className={css['jib']} />
      </g>
    </svg>
  );
}
