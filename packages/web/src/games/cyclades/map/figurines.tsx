// Creatures that stand on the map: the Kraken in its space, the four on islands, each in the colour of its summoner.

import type { CreatureId } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import { CREATURE_ICONS } from '../icons.ts';
import css from './figurines.module.css';

interface FigurineProps {
  readonly creature: CreatureId;
  readonly radius: number;
}

export function Figurine({ creature, radius }: FigurineProps): ReactNode {
  const Icon = CREATURE_ICONS[creature];
  const icon = radius * 1.5;
  return (
    <g aria-hidden="true" className={css['figurine']} data-creature={creature}>
      <ellipse className={css['shade']} cx="1.5" cy={radius * 0.9} rx={radius} ry={radius * 0.3} />
      <circle className={css['disc']} r={radius} />
      <circle className={css['rim']} r={radius - 2.6} />
      <Icon className={css['icon']} overflow="visible" x={-icon / 2} y={-icon / 2} width={icon} height={icon} />
    </g>
  );
}
