// An evolution card: its name, its picture, its words, what it costs to use. Four corners carry its prices; on the track
// the frame of corners turns and the one at the pointer counts.

import { CARD } from '@atoll/game-archipelago/table';
import type { CardId } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Cube, Florin } from './cube.tsx';
import { CARD_MOTIFS, SkullMotif } from './motifs.ts';
import css from './card.module.css';

interface CardFaceProps {
  readonly card: CardId;
  readonly name: string;
  readonly text: string;
  /** On the track: which corner is at the pointer. */
  readonly corner?: number;
}

export function kindOf(card: CardId): 'character' | 'progress' | 'wonder' {
  return CARD[card].activation === 'wonder' ? 'wonder' : CARD[card].kind;
}

export function CardFace({ card, name, text, corner }: CardFaceProps): ReactNode {
  const Motif = CARD_MOTIFS[card];
  return (
    <span className={css['card']} data-kind={kindOf(card)} aria-hidden="true">
      {corner !== undefined && <Corners card={card} corner={corner} />}
      <span className={css['face']}>
        <span className={css['picture']}>
          <Motif className={css['motif']} />
        </span>
        <span className={css['name']}>{name}</span>
        <span className={css['text']}>{text}</span>
        <UseCost card={card} />
      </span>
    </span>
  );
}

interface CardChipProps {
  readonly card: CardId;
  readonly name: string;
  /** Engaged cards lie pale. */
  readonly isUsed: boolean;
}

/** A card before its owner, as small as a strip of it. */
export function CardChip({ card, name, isUsed }: CardChipProps): ReactNode {
  const Motif = CARD_MOTIFS[card];
  return (
    <span className={css['chip']} data-kind={kindOf(card)} data-used={isUsed} aria-hidden="true">
      <span className={css['picture']}>
        <Motif className={css['motif']} />
      </span>
      <span className={css['strip']}>
        <span className={css['strip-name']}>{name}</span>
        <UseCost card={card} />
      </span>
    </span>
  );
}

/** Clockwise from the top left, where the pointer is. */
const PLACES = [
  { left: '0%', top: '0%' },
  { left: '100%', top: '0%' },
  { left: '100%', top: '100%' },
  { left: '0%', top: '100%' },
] as const;

/** The four prices travel round the card as it turns; the one under the pointer counts. */
function Corners({ card, corner }: { readonly card: CardId; readonly corner: number }): ReactNode {
  const { corners } = CARD[card];
  return (
    <span className={css['corners']}>
      {[...corners, null].map((price, i) => (
        <span
          // The four corners of a card.
          key={i}
          className={css['corner']}
          data-skull={price === null}
          data-now={i === corner}
          style={PLACES[(i - corner + 4) % 4]}
        >
          {price ?? <SkullMotif className={css['skull']} />}
        </span>
      ))}
    </span>
  );
}

function UseCost({ card }: { readonly card: CardId }): ReactNode {
  const { cost, medals, activation } = CARD[card];
  return (
    <span className={css['cost']}>
      {Array.from({ length: cost.discs }, (_, i) => (
        <i key={i} className={css['disc']} />
      ))}
      {cost.florins > 0 && (
        <i className={css['florins']}>
          {cost.florins}
          <Florin size={12} />
        </i>
      )}
      {cost.cubes.map((resource, i) => (
        // Printed costs.
        <Cube key={i} resource={resource} size={13} />
      ))}
      {cost.anyCubes > 0 && <i className={css['any']}>?</i>}
      {activation === 'any' && <i className={css['everybody']}>+1</i>}
      {Array.from({ length: medals }, (_, i) => (
        <i key={i} className={css['medal']}>
          ★
        </i>
      ))}
    </span>
  );
}
