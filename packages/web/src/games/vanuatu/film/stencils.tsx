// One of each piece that can fly, kept out of sight: the film copies them.

import type { Seat } from '@atoll/engine';
import { GOOD_IDS } from '@atoll/game-vanuatu/table';
import type { View } from '@atoll/game-vanuatu/table';
import type { ReactNode, Ref } from 'react';
import type { TableContext } from '../../types.ts';
import { TileFace } from '../map/tile.tsx';
import { Stack } from '../pieces/stack.tsx';
import { Chest, Cube, Drawing, FishMark, Hut, Meeple } from '../pieces/wood.tsx';
import type { Flyer } from './flights.ts';
import css from './film.module.css';

interface StencilsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly view: View;
  readonly seat: TableContext['seat'];
}

export function Stencils({ ref, view, seat }: StencilsProps): ReactNode {
  const seats = view.players.map((_, of) => of as Seat);
  return (
    <div ref={ref} className={css['stencils']}>
      {seats.map((of) => (
        <Ghost key={of} what={`marker-${of}`}>
          <Stack seat={of} colour={seat(of).colour} count={1} />
        </Ghost>
      ))}
      <Ghost what="marker-neutral">
        <Stack seat={null} colour={null} count={1} />
      </Ghost>
      {seats.map((of) => (
        <Drawn key={of} what={`hut-${of}`}>
          <Hut seat={of} colour={seat(of).colour} />
        </Drawn>
      ))}
      {GOOD_IDS.map((good) => (
        <Drawn key={good} what={`cube-${good}`}>
          <Cube good={good} />
        </Drawn>
      ))}
      <Drawn what="meeple">
        <Meeple />
      </Drawn>
      <Drawn what="drawing">
        <Drawing />
      </Drawn>
      <Drawn what="fish">
        <FishMark />
      </Drawn>
      <Drawn what="chest">
        <Chest />
      </Drawn>
      <Drawn what="island" size={86}>
        <TileFace tile="tile-a1" />
      </Drawn>
      <Drawn what="ocean" size={86}>
        <TileFace tile="tile-b1" />
      </Drawn>
      <Ghost what="token">
        <span className={css['token']} />
      </Ghost>
      <Ghost what="card">
        <span className={css['card']} />
      </Ghost>
    </div>
  );
}

interface GhostProps {
  readonly what: Flyer;
  readonly children: ReactNode;
}

function Ghost({ what, children }: GhostProps): ReactNode {
  return (
    <div className={css['ghost']} data-stencil={what}>
      {children}
    </div>
  );
}

/** `size`: half the width of the drawing in its own units. */
function Drawn({ what, size = 20, children }: GhostProps & { readonly size?: number }): ReactNode {
  return (
    <Ghost what={what}>
      <svg viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} className={css['drawn']} data-large={size > 40}>
        {children}
      </svg>
    </Ghost>
  );
}
