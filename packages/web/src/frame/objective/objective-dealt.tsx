// The moment an objective is dealt: shown once, large, to whom it is dealt and to nobody else. Put away by a press, and
// from then on one press away.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ObjectiveCard } from '../../games/types.ts';
import { recall, remember } from '../../table/remembered.ts';
import type { TableSnapshot } from '../../table/source.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ObjectiveCardView } from './objective-card.tsx';
import css from './objective-dealt.module.css';

interface ObjectiveDealtProps {
  readonly snapshot: TableSnapshot;
  readonly cards: readonly ObjectiveCard[];
}

export function ObjectiveDealt({ snapshot, cards }: ObjectiveDealtProps): ReactNode {
  const t = useTranslations('objective');
  const { table, viewer, status, curtain } = snapshot;
  /** Beside what is remembered: a browser that keeps nothing shows it once all the same. */
  const [hasSeen, setHasSeen] = useState<string | null>(null);
  const isPlayed = (table.kind === 'local' || table.kind === 'network') && status === 'playing';
  if (!isPlayed || viewer === 'spectator' || curtain !== null || cards.length === 0) return null;
  const seat = `${table.id} ${viewer}`;
  if (hasSeen === seat || recall(`dealt-${viewer}`, table.id) !== null) return null;

  const putAway = (): void => {
    // That it was seen, never what it was: others sit down at this device.
    remember(`dealt-${viewer}`, table.id, 'seen');
    setHasSeen(seat);
  };
  const title = t('dealt', { count: cards.length });
  return (
    <Dialog label={title} className={css['dealt']} onClose={putAway}>
      <div className={css['middle']} data-dealt="">
        <h2 className={css['title']}>{title}</h2>
        <p className={css['text']}>{t('dealtText', { count: cards.length })}</p>
        <div className={css['cards']}>
          {cards.map((card) => (
            <ObjectiveCardView key={card.id} card={card} />
          ))}
        </div>
        <Button weight="primary" size="l" autoFocus onClick={putAway}>
          {t('putAway', { count: cards.length })}
        </Button>
      </div>
    </Dialog>
  );
}
