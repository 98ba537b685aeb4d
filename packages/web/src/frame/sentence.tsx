// A sentence of the log or the prompt: names in their colour with their letter, things with their tooltip.

import type { ReactNode } from 'react';
import type { Sentence } from '../games/types.ts';
import { elided } from '../games/words.ts';
import { letterOf } from '../ui/colours.ts';
import { useTelling } from './table-context.ts';
import css from './sentence.module.css';

export function SentenceView({ sentence }: { readonly sentence: Sentence }): ReactNode {
  const { seat: seatInfo, words } = useTelling();
  return sentence.map((part, index) => {
    // A sentence is written once and never reordered.
    const key = index;
    if (typeof part === 'string') {
      const next = sentence[index + 1];
      const isBeforeName = next !== undefined && typeof next !== 'string' && 'seat' in next;
      return <span key={key}>{isBeforeName ? elided(part, seatInfo(next.seat).name) : part}</span>;
    }
    if ('seat' in part) {
      const { name, colour } = seatInfo(part.seat);
      return (
        <span key={key} className={css['seat']} data-seat-colour={colour}>
          <span className={css['letter']} aria-hidden="true">
            {letterOf(part.seat)}
          </span>
          {name}
        </span>
      );
    }
    const tip = words.tip(part.thing);
    return (
      <span key={key} className={css['thing']} title={tip ?? undefined}>
        {part.text}
      </span>
    );
  });
}
