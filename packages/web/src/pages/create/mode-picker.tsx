// Against bots, around one device, or with friends by link: three large choices.

import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import BotIcon from '~icons/lucide/bot';
import DeviceIcon from '~icons/lucide/tablet-smartphone';
import LinkIcon from '~icons/lucide/link';
import css from './mode-picker.module.css';

export type Mode = 'bots' | 'hot-seat' | 'friends';

interface ModePickerProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}

export function ModePicker({ mode, onChange }: ModePickerProps): ReactNode {
  const t = useTranslations('create');
  const name = useId();
  const ways = [
    { value: 'bots', icon: <BotIcon />, title: t('modeSolo'), text: t('modeSoloText') },
    { value: 'hot-seat', icon: <DeviceIcon />, title: t('modeHotSeat'), text: t('modeHotSeatText') },
    { value: 'friends', icon: <LinkIcon />, title: t('modeInvite'), text: t('modeInviteText') },
  ] as const;
  return (
    <div className={css['ways']} role="radiogroup" aria-label={t('mode')}>
      {ways.map(({ value, icon, title, text }) => (
        <label key={value} className={css['way']}>
          <input type="radio" name={name} checked={value === mode} onChange={() => onChange(value)} />
          <span className={css['face']}>
            <span className={css['icon']}>{icon}</span>
            <span className={css['title']}>{title}</span>
            <span className={css['text']}>{text}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
