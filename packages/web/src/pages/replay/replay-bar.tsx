// The controls of a replay, in the place of the prompt.

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import FirstIcon from '~icons/lucide/chevron-first';
import BackIcon from '~icons/lucide/chevron-left';
import ForwardIcon from '~icons/lucide/chevron-right';
import LastIcon from '~icons/lucide/chevron-last';
import PlayIcon from '~icons/lucide/play';
import PauseIcon from '~icons/lucide/pause';
import type { Eyes } from '../../table/replay-source.ts';
import type { SeatInfo } from '../../table/source.ts';
import { IconButton } from '../../ui/button.tsx';
import css from './replay-bar.module.css';

interface ReplayBarProps {
  readonly move: number;
  readonly moves: number;
  readonly seats: readonly SeatInfo[];
  readonly eyes: readonly Eyes[];
  readonly seenBy: Eyes;
  readonly onMove: (move: number) => void;
  readonly onEyes: (eyes: Eyes) => void;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1000;

export function ReplayBar({ move, moves, seats, eyes, seenBy, onMove, onEyes }: ReplayBarProps): ReactNode {
  const t = useTranslations('replay');
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const isRunning = isPlaying && move < moves;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => onMove(move + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isRunning, move, speed, onMove]);

  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, select, [role="tablist"]') !== null) return;
      const to = { ArrowLeft: move - 1, ArrowRight: move + 1, Home: 0, End: moves }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      onMove(to);
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [move, moves, onMove]);

  return (
    <section className={css['bar']} aria-label={t('title')}>
      <div className={css['buttons']}>
        <IconButton label={t('first')} onClick={() => onMove(0)}>
          <FirstIcon />
        </IconButton>
        <IconButton label={t('back')} onClick={() => onMove(move - 1)}>
          <BackIcon />
        </IconButton>
        <IconButton
          label={isRunning ? t('pause') : t('play')}
          onClick={() => {
            if (move >= moves) onMove(0);
            setIsPlaying(!isRunning);
          }}
        >
          {isRunning ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton label={t('forward')} onClick={() => onMove(move + 1)}>
          <ForwardIcon />
        </IconButton>
        <IconButton label={t('last')} onClick={() => onMove(moves)}>
          <LastIcon />
        </IconButton>
      </div>
      <label className={css['slide']}>
        <span className="only-read-out">{t('slider')}</span>
        <input
          type="range"
          min={0}
          max={moves}
          value={move}
          aria-valuetext={t('position', { seq: move, count: moves })}
          onChange={(event) => onMove(Number(event.currentTarget.value))}
        />
        <span className={css['position']}>{t('position', { seq: move, count: moves })}</span>
      </label>
      <label className={css['choice']}>
        <span className={css['label']}>{t('speed')}</span>
        <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
          {SPEEDS.map((times) => (
            <option key={times} value={times}>
              {t('speedTimes', { times: String(times) })}
            </option>
          ))}
        </select>
      </label>
      <label className={css['choice']}>
        <span className={css['label']}>{t('eyes')}</span>
        <select
          value={seenBy}
          onChange={({ currentTarget: { value } }) =>
            onEyes(eyes.find((each) => String(each) === value) ?? 'spectator')
          }
        >
          {eyes.map((each) => (
            <option key={each} value={each}>
              {each === 'all' ? t('revealed') : each === 'spectator' ? t('spectator') : seats[each]?.name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
