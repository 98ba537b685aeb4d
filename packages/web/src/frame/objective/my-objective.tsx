// The viewer's objective, one press away wherever the table is looked at from. Face down until it is asked for, and again
// as soon as the eye, the finger or the keys are elsewhere: others may look at this screen too.

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import ObjectiveIcon from '~icons/lucide/target';
import type { ObjectiveCard } from '../../games/types.ts';
import { ObjectiveCardView } from './objective-card.tsx';
import css from './my-objective.module.css';

export function MyObjective({ cards }: { readonly cards: readonly ObjectiveCard[] }): ReactNode {
  const t = useTranslations('objective');
  const [isShown, setIsShown] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!isShown) return undefined;
    const hide = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isIn(whole.current, event.target)) {
        setIsShown(false);
      }
    };
    document.addEventListener('keydown', hide);
    document.addEventListener('pointerdown', hide, true);
    return () => {
      document.removeEventListener('keydown', hide);
      document.removeEventListener('pointerdown', hide, true);
    };
  }, [isShown]);

  return (
    <div ref={whole} className={css['objective']} onBlur={() => setIsShown(false)}>
      <button
        type="button"
        className={css['button']}
        aria-expanded={isShown}
        aria-controls={panel}
        aria-label={t('mine', { count: cards.length })}
        onClick={() => setIsShown(!isShown)}
      >
        <ObjectiveIcon aria-hidden="true" />
        <span aria-hidden="true">{t('short', { count: cards.length })}</span>
      </button>
      {/* A press on the card itself leaves the keys where they are. */}
      <div id={panel} className={css['panel']} role="status" onMouseDown={(event) => event.preventDefault()}>
        {isShown && cards.map((card) => <ObjectiveCardView key={card.id} card={card} />)}
      </div>
    </div>
  );
}

function isIn(whole: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && whole !== null && whole.contains(target);
}
