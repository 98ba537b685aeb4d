// One row per seat: its mark, who sits there, person or bot.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import BotIcon from '~icons/lucide/bot';
import PersonIcon from '~icons/lucide/user-round';
import { useSettings } from '../../settings/settings.ts';
import type { LocalSeat } from '../../table/local/messages.ts';
import { Button } from '../../ui/button.tsx';
import { colourOf, letterOf } from '../../ui/colours.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { LevelSelect } from '../../ui/level-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Mode } from './mode-picker.tsx';
import css from './seat-rows.module.css';

interface SeatRowsProps {
  readonly seats: readonly LocalSeat[];
  readonly mode: Mode;
  readonly onChange: (seat: number, value: LocalSeat) => void;
}

export function SeatRows({ seats, mode, onChange }: SeatRowsProps): ReactNode {
  const t = useTranslations('create');
  const bots = useTranslations('bots');
  const level = useSettings((settings) => settings.level);
  return (
    <ol className={css['rows']}>
      {seats.map((value, seat) => (
        <li key={letterOf(seat)} className={css['row']}>
          <SeatMark seat={seat} colour={colourOf(seat)} />
          <TextField
            label={`${t('seat', { letter: letterOf(seat) })}: ${t('name')}`}
            isLabelHidden
            value={value.name}
            maxLength={24}
            onChange={(name) => onChange(seat, { ...value, name })}
          />
          {value.kind === 'bot' && (
            <LevelSelect
              label={bots('levelOf', { name: value.name })}
              value={value.level ?? 'normal'}
              onChange={(chosen) => onChange(seat, { ...value, level: chosen })}
            />
          )}
          {mode !== 'bots' && seat > 0 ? (
            <Button
              weight="secondary"
              size="s"
              className={css['kind']}
              icon={value.kind === 'bot' ? <BotIcon /> : <PersonIcon />}
              onClick={() =>
                onChange(seat, {
                  name: value.name,
                  ...(value.kind === 'bot' ? { kind: 'person' } : { kind: 'bot', level }),
                })
              }
            >
              {value.kind === 'bot' ? t('bot') : t('person')}
            </Button>
          ) : (
            <span className={css['badge']}>{value.kind === 'bot' ? t('bot') : t('you')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
