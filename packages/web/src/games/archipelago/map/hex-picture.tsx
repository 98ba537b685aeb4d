// A side of a hex as a small picture, for the deck, the hand and the tray.

import type { SideId } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Tile } from './tile.tsx';
import css from './hex-picture.module.css';

interface HexPictureProps {
  readonly side: SideId;
  readonly size: number;
  readonly rotation?: number;
}

export function HexPicture({ side, size, rotation = 0 }: HexPictureProps): ReactNode {
  return (
    <svg viewBox="-92 -104 184 208" width={size} height={size * 1.13} className={css['picture']} aria-hidden="true">
      <Tile side={side} rotation={rotation} />
    </svg>
  );
}
