// The secret objective: face down, shown while it is asked for, hidden again as soon as the eye is elsewhere.

import type { Archipelago, View } from '@atoll/game-archipelago';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TableContext } from '../types.ts';
import { PHRASES } from './phrases.ts';
import css from './objective.module.css';

interface ObjectiveProps {
  readonly view: View;
  readonly table: TableContext<Archipelago>;
}

export function Objective({ view, table }: ObjectiveProps): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const [isShown, setIsShown] = useState(false);
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  const objectives = own?.objectives ?? [];
  if (own === undefined || objectives.length === 0) return null;
  return (
    <span className={css['objective']}>
      <button
        type="button"
        className={css['card']}
        data-piece=""
        data-thing="objective"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        onBlur={() => setIsShown(false)}
      >
        <span aria-hidden="true" className={css['seal']}>
          ◆
        </span>
        {isShown ? phrases.hideObjective : phrases.showObjective}
      </button>
      {isShown && (
        <span className={css['face']} role="status">
          {objectives.map((objective) => (
            <span key={objective} className={css['paper']}>
              <small>{own.revealed.includes(objective) ? phrases.revealedObjective : phrases.secret}</small>
              <b>{words.thing(objective)}</b>
              <span>{words.tip(objective)}</span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
