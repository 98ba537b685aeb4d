// How well a bot plays, chosen in place.

import type { BotLevel } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BOT_LEVELS } from './bot-badge.tsx';
import css from './level-select.module.css';

interface LevelSelectProps {
  readonly label: string;
  readonly value: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

export function LevelSelect({ label, value, onChange }: LevelSelectProps): ReactNode {
  const t = useTranslations('bots');
  return (
    <select
      className={css['select']}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const level = BOT_LEVELS.find((each) => each === event.currentTarget.value);
        if (level !== undefined) onChange(level);
      }}
    >
      {BOT_LEVELS.map((level) => (
        <option key={level} value={level}>
          {t(`level.${level}`)}
        </option>
      ))}
    </select>
  );
}
