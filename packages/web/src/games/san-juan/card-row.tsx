// Cards held in front of one: a fan where they overlap, a row where there is room. A picked card rises and says what
// for.

import type { BuildingId } from '@atoll/game-san-juan/table';
import type { CSSProperties, ReactNode } from 'react';
import { CardFace } from './card.tsx';
import { cardWords, ruleOfBuilding } from './describe.ts';
import type { Thing } from './gesture/scene.ts';
import type { PartProps } from './market.tsx';
import { PHRASES } from './phrases.ts';
import { Piece } from './piece.tsx';
import { Roving } from '../../frame/roving.tsx';
import css from './own-area.module.css';

interface CardRowProps extends PartProps {
  readonly kind: 'hand' | 'drawn';
  readonly cards: readonly BuildingId[];
  readonly label: string;
  readonly count?: string;
}

/** Degrees between neighbours of a fan, of the whole fan at most, and how far its ends hang down. */
const TURN = 1.6;
const MOST_TURN = 11;
const DROP = 9;

export function CardRow({ kind, cards, label, count, view, table, gesture }: CardRowProps): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  return (
    <Roving className={css['row']} data-kind={kind} data-many={cards.length > 7} aria-label={label}>
      <span className={css['label']} aria-hidden="true">
        {label}
        {count !== undefined && <span className={css['count']}>{count}</span>}
      </span>
      <div className={css['cards']} data-anchor={kind} style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map((card, index) => {
          const thing: Thing = `${kind}:${index}`;
          const use = gesture.purposeOf(thing);
          const half = Math.max(1, (cards.length - 1) / 2);
          const from = (index - (cards.length - 1) / 2) / half;
          const turn = from * Math.min(TURN * half, MOST_TURN / 2);
          const drop = from * from * DROP * Math.min(1, half / 4);
          const fan = { '--turn': `${turn}deg`, '--drop': `${drop}px` } as CSSProperties;
          return (
            <Piece
              // Equal cards cannot be told apart, and the hand is sorted.
              key={`${card}.${cards.slice(0, index).filter((other) => other === card).length}`}
              gesture={gesture}
              thing={thing}
              label={cardWords(card, view.options, words, phrases, use)}
              title={words.thing(card)}
              tip={words.tip(card)}
              rule={ruleOfBuilding(card)}
              anchor={`${kind}-${index}`}
              className={css['card']}
              style={fan}
            >
              <CardFace
                building={card}
                options={view.options}
                name={words.thing(card)}
                text={words.tip(card)}
                size="hand"
              />
              {use !== null && (
                <span className={css['use']} data-use={use}>
                  {phrases.uses[use]}
                </span>
              )}
            </Piece>
          );
        })}
      </div>
    </Roving>
  );
}
