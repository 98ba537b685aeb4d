// What is left to be said about a picked stack, as chips a finger can press.

import { exportPoints, GOOD_INDEX, GOODS } from '@atoll/game-vanuatu/table';
import type { GoodId, View } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import type { Choice } from '../gesture/choices.ts';
import { PHRASES } from '../phrases.ts';
import type { Phrases } from '../phrases.ts';
import { Cube } from '../pieces/wood.tsx';
import type { OwnPartProps } from './own-area.tsx';
import css from './own-area.module.css';

export function Choices({ view, table, gesture }: OwnPartProps): ReactNode {
  const phrases = PHRASES[table.locale];
  if (gesture.choices.length === 0) return null;
  const several = new Set(gesture.choices.map(({ what }) => (typeof what === 'object' ? what.island : ''))).size > 1;
  return (
    <div className={css['choices']} role="group" aria-label={phrases.actions}>
      {gesture.choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          className={css['choice']}
          data-choice={choice.key}
          aria-pressed={choice.isChosen}
          onClick={() => gesture.choose(choice.picks)}
        >
          <ChoiceWords choice={choice} several={several} view={view} table={table} phrases={phrases} />
        </button>
      ))}
    </div>
  );
}

interface ChoiceWordsProps extends Pick<OwnPartProps, 'view' | 'table'> {
  readonly choice: Choice;
  readonly several: boolean;
  readonly phrases: Phrases;
}

function ChoiceWords({ choice: { what }, several, view, table, phrases }: ChoiceWordsProps): ReactNode {
  if (what === 'perform') return phrases.performIt;
  if (what === 'take-back') return phrases.takeBackInstead;
  const name = table.words.thing(what.good);
  return (
    <>
      <svg viewBox="-12 -13 24 26" className={css['choice-cube']} aria-hidden="true">
        <Cube good={what.good} />
      </svg>
      <span>
        {several ? `${name}, ${table.words.thing(what.island)}` : name}
        <small>{exchangeOf(what.good, view, phrases)}</small>
      </span>
    </>
  );
}

/** What one cube costs and scores now. */
function exchangeOf(good: GoodId, view: View, phrases: Phrases): string {
  const index = GOOD_INDEX[good];
  return `${phrases.vatus(GOODS[index]?.cost ?? 0)} → ${phrases.points(exportPoints(view, index))}`;
}
