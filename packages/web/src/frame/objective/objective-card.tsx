// One objective: what it is out for, and how far that has come.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ObjectiveCard, ObjectiveGoal } from '../../games/types.ts';
import css from './objective-card.module.css';

export function ObjectiveCardView({ card }: { readonly card: ObjectiveCard }): ReactNode {
  const t = useTranslations('objective');
  return (
    <section className={css['card']} data-objective={card.id} aria-label={card.name}>
      <p className={css['kind']}>{card.isRevealed ? t('revealed') : t('secret')}</p>
      <p className={css['name']}>{card.name}</p>
      {card.goals.map((goal) => (
        <Goal key={goal.label} goal={goal} />
      ))}
    </section>
  );
}

function Goal({ goal }: { readonly goal: ObjectiveGoal }): ReactNode {
  const { label, text, now, progress } = goal;
  return (
    <div className={css['goal']}>
      <p className={css['label']}>{label}</p>
      <p>{text}</p>
      {progress !== null && (
        <span className={css['bar']} aria-hidden="true">
          <span style={{ width: `${shareOf(progress) * 100}%` }} />
        </span>
      )}
      {now !== null && <p className={css['now']}>{now}</p>}
    </div>
  );
}

function shareOf({ have, of }: NonNullable<ObjectiveGoal['progress']>): number {
  return Math.max(0, Math.min(1, have / of));
}
