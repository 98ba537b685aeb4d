// For those who listen: what has just happened, read out.

import type { ReactNode } from 'react';
import { textOf } from '../games/words.ts';
import { useTable } from './table-context.ts';

/** As much as a person wants to hear at once. */
const READ_OUT = 6;

export function LiveEvents(): ReactNode {
  const { snapshot, words, seat } = useTable();
  const last = snapshot.log.slice(-READ_OUT);
  const sentences: string[] = [];
  for (const { seq, event } of last) {
    const sentence = seq === snapshot.seq ? words.event(event) : null;
    if (sentence !== null) sentences.push(textOf(sentence, (of) => seat(of).name));
  }
  return (
    <div className="only-read-out" aria-live="polite" aria-atomic="true">
      {sentences.join('. ')}
    </div>
  );
}
