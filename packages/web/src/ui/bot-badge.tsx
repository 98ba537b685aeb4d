// What tells a bot from a person, and how well it plays.

import type { BotLevel } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import BotIcon from '~icons/lucide/bot';
import css from './bot-badge.module.css';

export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const satisfies readonly BotLevel[];

interface BotBadgeProps {
  readonly level: BotLevel | null;
  /** It answers for a person who is away. */
  readonly standsIn?: boolean;
}

export function BotBadge({ level, standsIn = false }: BotBadgeProps): ReactNode {
  const t = useTranslations('bots');
  return (
    <span className={css['badge']} title={standsIn ? t('standsIn') : t('bot')}>
      <BotIcon aria-hidden="true" />
      <span className="only-read-out">{standsIn ? t('standsIn') : t('bot')} </span>
      {level !== null && t(`level.${level}`)}
    </span>
  );
}
