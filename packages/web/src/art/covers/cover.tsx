// The four covers, drawn for Atoll. Each is a picture of 360 × 440 that fills whatever box it is given.

import { useId } from 'react';
import type { ReactNode } from 'react';
import { isOnShelf } from '../../games/shelf.ts';
import type { GameId } from '../../games/shelf.ts';
import { Archipelago } from './archipelago.tsx';
import { Cyclades } from './cyclades.tsx';
import type { CoverArtProps } from './cover-art.ts';
import { SanJuan } from './san-juan.tsx';
import { Vanuatu } from './vanuatu.tsx';

const COVERS: Readonly<Record<GameId, (props: CoverArtProps) => ReactNode>> = {
  'san-juan': SanJuan,
  cyclades: Cyclades,
  vanuatu: Vanuatu,
  archipelago: Archipelago,
};

interface CoverProps {
  readonly game: string;
  readonly className?: string | undefined;
}

export function Cover({ game, className }: CoverProps): ReactNode {
  const id = useId();
  const Art = isOnShelf(game) ? COVERS[game] : Archipelago;
  return (
    <svg viewBox="0 0 360 440" className={className} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Art id={id} />
    </svg>
  );
}
