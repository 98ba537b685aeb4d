// A wooden cube of a resource, or an explorer token: its colour and its picture.

import type { Resource } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { FlorinMotif, RESOURCE_MOTIFS, TokenMotif } from './motifs.ts';
import css from './cube.module.css';

interface CubeProps {
  readonly resource: Resource | 'token';
  readonly size?: number;
  /** A space where one could lie. */
  readonly isGhost?: boolean;
}

export function Cube({ resource, size = 24, isGhost = false }: CubeProps): ReactNode {
  const Motif = resource === 'token' ? TokenMotif : RESOURCE_MOTIFS[resource];
  return (
    <svg
      viewBox="-13 -13 26 26"
      width={size}
      height={size}
      className={css['cube']}
      data-resource={resource}
      data-ghost={isGhost}
      aria-hidden="true"
    >
      {resource === 'token' ? (
        <>
          <circle r="11.5" cy="0.8" className={css['dark']} />
          <circle r="11.5" className={css['face']} />
          <circle r="9" className={css['line']} />
        </>
      ) : (
        <>
          <path d="M-10.5-7.5 -7-11h18L10.5 7 7 11h-17.500Z" className={css['dark']} />
          <path d="M-10.5-7.5 -7-11H11L7.5-7.500Z" className={css['light']} />
          <rect x="-10.5" y="-7.5" width="18" height="18.5" rx="1" className={css['face']} />
        </>
      )}
      <Motif
        x={resource === 'token' ? -7 : -8.5}
        y={resource === 'token' ? -7 : -5.5}
        width={14}
        height={14}
        className={css['motif']}
      />
    </svg>
  );
}

export function Florin({ size = 20 }: { readonly size?: number }): ReactNode {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} className={css['florin']} aria-hidden="true">
      <circle r="11" cy="0.8" className={css['coin-side']} />
      <circle r="11" className={css['coin']} />
      <circle r="8.5" className={css['coin-line']} />
      <FlorinMotif x={-7} y={-7} width={14} height={14} className={css['coin-motif']} />
    </svg>
  );
}
