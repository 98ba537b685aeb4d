// What calls a person back to the table: the title and the icon of the page, a sound; and sounds of what happens.

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { GameFace, TableContext } from '../games/types.ts';
import { play } from '../sound/sound.ts';

const CALM = '/icon.svg';
const CALLING = '/icon-turn.svg';

export function useSignals({ snapshot, fresh }: TableContext, face: GameFace, title: string): void {
  const t = useTranslations('table');
  const isMine = snapshot.decisions.some(({ optional }) => !optional) && snapshot.status === 'playing';

  useEffect(() => {
    document.title = isMine ? `${t('yourTurnTitle')} · ${title}` : `${title} · Atoll`;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', isMine ? CALLING : CALM);
    return () => {
      document.title = 'Atoll';
      document.querySelector('link[rel="icon"]')?.setAttribute('href', CALM);
    };
  }, [isMine, title, t]);

  const wasMine = useRef(isMine);
  useEffect(() => {
    if (isMine && !wasMine.current) play('turn');
    wasMine.current = isMine;
  }, [isMine]);

  const { sounds } = face;
  useEffect(() => {
    for (const { event } of fresh) {
      const sound = sounds?.[event.type];
      if (sound !== undefined) {
        play(sound);
        break;
      }
    }
  }, [fresh, sounds]);

  const isOver = snapshot.status === 'over';
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) play('end');
    wasOver.current = isOver;
  }, [isOver]);
}
