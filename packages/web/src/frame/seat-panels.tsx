// One panel per seat: colour, symbol and letter, name, bot badge, clock, whose turn, and the game's public counts.

import type { Viewer } from '@atoll/engine';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import ClockIcon from '~icons/lucide/clock';
import type { GameFace } from '../games/types.ts';
import type { Clock, Council, SeatInfo } from '../table/source.ts';
import { BotBadge } from '../ui/bot-badge.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import { useTable } from './table-context.ts';
import css from './seat-panels.module.css';

interface SeatPanelsProps {
  readonly face: GameFace;
  readonly view: object;
}

export function SeatPanels({ face, view }: SeatPanelsProps): ReactNode {
  const t = useTranslations('table');
  const { snapshot } = useTable();
  const { seats, viewer } = snapshot;
  // Round the table from the viewer's left neighbour; himself last, next to what is his.
  const start = viewer === 'spectator' ? 0 : viewer + 1;
  const order = [...seats.slice(start), ...seats.slice(0, start)];
  return (
    <section className={css['panels']} aria-label={t('seats')} tabIndex={0}>
      {order.map((info) => (
        <SeatPanel
          key={info.seat}
          info={info}
          viewer={viewer}
          seenBy={snapshot.revealed === undefined || snapshot.revealed.length === 0 ? viewer : info.seat}
          face={face}
          view={snapshot.revealed?.[info.seat]?.view ?? view}
        />
      ))}
    </section>
  );
}

interface SeatPanelProps extends SeatPanelsProps {
  readonly info: SeatInfo;
  readonly viewer: Viewer;
  /** With everything face up, each shows what its owner saw of it. */
  readonly seenBy: Viewer;
}

function SeatPanel({ info, viewer, seenBy, face, view }: SeatPanelProps): ReactNode {
  const t = useTranslations('table');
  const create = useTranslations('create');
  const table = useTable();
  const bots = useTranslations('bots');
  const { seat, name, colour, kind, presence, clock, level = null, standsIn = false } = info;
  const owes = table.snapshot.waitingFor.includes(seat);
  return (
    <article
      className={css['panel']}
      data-seat-colour={colour}
      data-owes={owes}
      data-mine={seat === viewer}
      aria-label={name}
    >
      <header className={css['head']}>
        <SeatMark seat={seat} colour={colour} size="s" />
        <span className={css['name']}>
          {name}
          {seat === viewer && name !== create('you') && <span className={css['you']}> · {t('you')}</span>}
        </span>
        {presence === 'away' && <span className={css['badge']}>{t('away')}</span>}
        {kind === 'bot' && <BotBadge level={level} standsIn={standsIn} />}
        {clock !== null && <ClockView clock={clock} absence={table.snapshot.council?.absence ?? null} />}
        {info.isWriting === true && <span className={css['badge']}>{t('writing')}</span>}
        {owes && <span className={css['owes']}>{t('owes')}</span>}
      </header>
      {info.hurried === true && <p className={css['note']}>{bots('hurried')}</p>}
      <div className={css['details']}>
        <face.SeatDetails view={view} viewer={seenBy} seat={seat} table={table} />
      </div>
    </article>
  );
}

interface ClockViewProps {
  readonly clock: Clock;
  readonly absence: Council['absence'];
}

function ClockView({ clock, absence }: ClockViewProps): ReactNode {
  const t = useTranslations('table');
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!clock.running) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [clock.running]);
  const left = Math.max(0, clock.left - (clock.running ? now - clock.at : 0));
  const { days, hours, time } = clockParts(left);
  const shown = left === 0 ? t('outOfTime') : days > 0 ? t('clockDays', { days, hours }) : time;
  const atZero = absence === null ? undefined : t(`atZero.${absence}`);
  return (
    <span
      className={css['clock']}
      data-short={left < 60_000}
      role="timer"
      title={atZero}
      aria-label={left === 0 ? shown : t('clockLeft', { time: shown })}
    >
      <ClockIcon aria-hidden="true" /> {shown}
    </span>
  );
}

/** "1:05", "2:03:10"; from a day on in days and hours. */
function clockParts(milliseconds: number): { readonly days: number; readonly hours: number; readonly time: string } {
  // A second that has begun is still there.
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const time = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { days: Math.floor(hours / 24), hours: hours % 24, time };
}
