// Between two people at one screen: the table is out of sight until the next one says to be there.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SeatInfo } from '../table/source.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import css from './curtain.module.css';

interface CurtainProps {
  readonly seat: SeatInfo;
  readonly onLift: () => void;
}

export function Curtain({ seat, onLift }: CurtainProps): ReactNode {
  const t = useTranslations('curtain');
  const { name } = seat;
  return (
    <Dialog label={t('title', { name })} className={css['curtain']}>
      <div className={css['middle']} data-seat-colour={seat.colour}>
        <SeatMark seat={seat.seat} colour={seat.colour} size="l" />
        <h2 className={css['title']}>{t('title', { name })}</h2>
        <p className={css['text']}>{t('text')}</p>
        <Button weight="primary" size="l" autoFocus onClick={onLift}>
          {t('lift', { name })}
        </Button>
      </div>
    </Dialog>
  );
}
