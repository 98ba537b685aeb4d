// A face-down pile as a real stack: the more cards, the higher it stands.

import type { SanJuan } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import { CardBack } from './card.tsx';
import type { Gesture } from './gesture/use-gesture.ts';
import { Piece } from './piece.tsx';
import css from './market.module.css';

interface PileProps {
  readonly gesture: Gesture;
  readonly anchor: string;
  readonly count: number;
  readonly name: string;
  readonly cards: string;
  readonly tip: string;
  readonly rule: SanJuan['rule'];
}

/** One visible edge for so many cards. */
const CARDS_PER_EDGE = 14;
const MOST_EDGES = 7;

export function Pile({ gesture, anchor, count, name, cards, tip, rule }: PileProps): ReactNode {
  const edges = Math.min(MOST_EDGES, Math.ceil(count / CARDS_PER_EDGE));
  return (
    <Piece
      gesture={gesture}
      thing={null}
      label={`${name}, ${cards}`}
      title={`${name}: ${cards}`}
      tip={tip}
      rule={rule}
      anchor={anchor}
      className={css['pile']}
    >
      <span className={css['stack']} data-empty={count === 0}>
        {Array.from({ length: edges }, (_, edge) => (
          <span key={edge} className={css['edge']} style={{ transform: `translate(${edge}px, ${-edge * 2}px)` }}>
            <CardBack />
          </span>
        ))}
        <span className={css['count']} style={{ transform: `translate(${edges}px, ${-edges * 2}px)` }}>
          {count}
        </span>
      </span>
      <span className={css['pile-name']}>{name}</span>
    </Piece>
  );
}
