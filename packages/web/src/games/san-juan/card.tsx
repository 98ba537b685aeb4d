// A building card, at any size: cost in a coin, points in a shield, a motif in its landscape, name and power in words.

import { BUILDINGS, costOf, pointsOf } from '@atoll/game-san-juan/table';
import type { BuildingId, View } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import { MOTIFS } from './motifs.ts';
import { toneOf } from './tones.ts';
import css from './card.module.css';

interface CardFaceProps {
  readonly building: BuildingId;
  readonly options: View['options'];
  readonly name: string;
  /** Left out on small cards. */
  readonly text?: string | null;
  readonly size: 'hand' | 'tile';
}

export function CardFace({ building, options, name, text = null, size }: CardFaceProps): ReactNode {
  const Motif = MOTIFS[building];
  const { group } = BUILDINGS[building];
  const isVaried = group === 'six' || group === 'cathedral';
  return (
    <span className={css['card']} data-tone={toneOf(building)} data-size={size} data-group={group} aria-hidden="true">
      <span className={css['picture']}>
        <Landscape isField={BUILDINGS[building].kind === 'production'} />
        <Motif className={css['motif']} />
      </span>
      <span className={css['name']}>{name}</span>
      {size === 'hand' && <span className={css['text']}>{text}</span>}
      <span className={css['coin']}>{costOf(options, building)}</span>
      <span className={css['shield']}>
        <ShieldShape />
        <span className={css['points']}>{isVaried ? '★' : pointsOf(options, building)}</span>
      </span>
    </span>
  );
}

function ShieldShape(): ReactNode {
  return (
    <svg viewBox="0 0 24 26" className={css['shield-shape']}>
      <path d="M12 1.2c3.4 1.7 6.8 2.4 10.4 2.4v8.6c0 6-4 10.2-10.4 12.6C5.6 22.4 1.6 18.2 1.6 12.2V3.6C5.2 3.6 8.6 2.9 12 1.2Z" />
    </svg>
  );
}

/** Sky, hills and ground in the tone of the card; furrows before production buildings, paving in the city. */
function Landscape({ isField }: { readonly isField: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" className={css['landscape']}>
      <rect width="100" height="72" className={css['sky']} />
      <circle cx="76" cy="20" r="13" className={css['sun']} />
      <path d="M0 46c14-12 28-13 40-5 16-14 38-15 60 1v30H0Z" className={css['hills']} />
      <path d="M0 58c30-7 70-7 100 0v14H0Z" className={css['ground']} />
      {isField ? (
        <path d="M50 55 8 72M50 55 28 72M50 55v17M50 55l22 17M50 55l42 17" className={css['furrows']} />
      ) : (
        <path d="M0 64h100M12 58v6M34 56v8M58 56v8M82 57v7M22 64v8M46 64v8M70 64v8" className={css['furrows']} />
      )}
    </svg>
  );
}

/** The back of every card: what lies face down tells nothing. */
export function CardBack(): ReactNode {
  return (
    <span className={css['back']} aria-hidden="true">
      <svg viewBox="0 0 100 142" preserveAspectRatio="xMidYMid slice">
        <rect x="5" y="5" width="90" height="132" rx="6" className={css['back-frame']} />
        <path
          d="M50 44c16 0 26 12 26 27S66 98 50 98 24 86 24 71s10-27 26-27Zm0 0v54M24 71h52M31 53c12 8 26 8 38 0M31 89c12-8 26-8 38 0"
          className={css['back-mark']}
        />
        <path d="m50 14 4 8 8 4-8 4-4 8-4-8-8-4 8-4Zm0 90 4 8 8 4-8 4-4 8-4-8-8-4 8-4Z" className={css['back-star']} />
      </svg>
    </span>
  );
}
