// Laying a table: who plays, and by which options. The form is drawn from the game's own option schema.

import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingPage, NotFoundPage } from '../app/fallbacks.tsx';
import { Cover } from '../art/covers/cover.tsx';
import { isOnShelf } from '../games/shelf.ts';
import type { GameId } from '../games/shelf.ts';
import { useRefusal } from '../i18n/refusals.ts';
import { api, beSomebody, reasonOf } from '../net/api.ts';
import { useSettings } from '../settings/settings.ts';
import { askRules } from '../table/local/local-source.ts';
import type { GameSheet, LocalSeat, Options } from '../table/local/messages.ts';
import { botNames } from '../table/bot-names.ts';
import { startLocalTable } from '../table/open-tables.ts';
import type { Council } from '../table/source.ts';
import { Button } from '../ui/button.tsx';
import { Segments, Switch } from '../ui/choice.tsx';
import { letterOf } from '../ui/colours.ts';
import { Card, Page } from '../ui/page.tsx';
import { ModePicker } from './create/mode-picker.tsx';
import type { Mode } from './create/mode-picker.tsx';
import { OptionFields } from './create/option-fields.tsx';
import { SeatRows } from './create/seat-rows.tsx';
import css from './create.module.css';

export function CreatePage(): ReactNode {
  const { game } = useParams({ from: '/shell/play/$game' });
  const [sheet, setSheet] = useState<GameSheet | null | undefined>(undefined);
  useEffect(() => {
    void askRules()
      .describe(game)
      .then(setSheet, () => setSheet(null));
  }, [game]);
  if (!isOnShelf(game) || sheet === null) return <NotFoundPage />;
  return sheet === undefined ? <LoadingPage /> : <CreateForm game={game} sheet={sheet} />;
}

const MINUTE = 60_000;
const CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'real-time', initialMs: 20 * MINUTE, incrementMs: 5000 },
  days: { kind: 'per-move', limitMs: 2 * 24 * 60 * MINUTE },
} as const;

interface CreateFormProps {
  readonly game: GameId;
  readonly sheet: GameSheet;
}

function CreateForm({ game, sheet }: CreateFormProps): ReactNode {
  const t = useTranslations('create');
  const games = useTranslations('games');
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/play/$game' });
  const myName = useSettings((settings) => settings.name);
  const level = useSettings((settings) => settings.level);
  const [mode, setMode] = useState<Mode>(search.with ?? 'bots');
  const [count, setCount] = useState(Math.min(sheet.seats.max, Math.max(sheet.seats.min, 3)));
  const [options, setOptions] = useState<Options>({});
  const [isPublic, setIsPublic] = useState(false);
  const [clock, setClock] = useState<keyof typeof CLOCKS>('none');
  const [absence, setAbsence] = useState<NonNullable<Council['absence']>>('bot');
  const refusal = useRefusal();
  const [reason, setReason] = useState<string | null>(null);
  const [named, setNamed] = useState<Readonly<Record<number, LocalSeat>>>({});
  const bots = useMemo(() => botNames(sheet.seats.max), [sheet.seats.max]);

  const seats = Array.from({ length: count }, (_, seat): LocalSeat => {
    const given = named[seat];
    if (given !== undefined) return given;
    // Others will read it: "You" is a name for oneself only.
    const mine = mode === 'friends' ? t('personName', { letter: letterOf(0) }) : t('you');
    if (seat === 0) return { name: myName || mine, kind: 'person' };
    if (mode !== 'bots') return { name: t('personName', { letter: letterOf(seat) }), kind: 'person' };
    return { name: bots[seat] ?? t('botName', { letter: letterOf(seat) }), kind: 'bot', level };
  });
  const isAllowed = useOptionCheck(game, options, count);

  const open = (id: string): void => void navigate({ to: '/table/$id', params: { id } });
  const start = (): void => {
    if (mode !== 'friends') {
      open(startLocalTable({ game, options, seats }));
      return;
    }
    const wishes = seats.map((value, seat) =>
      seat === 0 ? 'me' : value.kind === 'bot' ? { bot: value.level ?? 'normal' } : 'open',
    );
    setReason(null);
    void beSomebody(seats[0]?.name ?? t('you'))
      .then(() =>
        api.create({ game, options: { ...options }, seats: wishes, public: isPublic, clock: CLOCKS[clock], absence }),
      )
      .then(
        ({ id }) => open(id),
        (error: unknown) => setReason(reasonOf(error)),
      );
  };

  const counts = Array.from({ length: sheet.seats.max - sheet.seats.min + 1 }, (_, index) => sheet.seats.min + index);
  return (
    <Page title={t('title', { game: games(`${game}.name`) })} lead={games(`${game}.tagline`)} isWide>
      <div className={css['columns']}>
        <div className={css['banner']} data-game={game}>
          <Cover game={game} className={css['art']} />
        </div>
        <div className={css['form']}>
          <Card title={t('mode')}>
            <ModePicker
              mode={mode}
              onChange={(next) => {
                setMode(next);
                setNamed({});
              }}
            />
          </Card>
          <Card title={t('who')}>
            <Segments
              label={t('seats')}
              value={count}
              options={counts.map((value) => ({ value, text: String(value) }))}
              onChange={setCount}
            />
            <SeatRows
              seats={seats}
              mode={mode}
              onChange={(seat, value) => setNamed((before) => ({ ...before, [seat]: value }))}
            />
          </Card>
          <Card title={t('options')}>
            <OptionFields game={game} sheet={sheet} options={options} onChange={setOptions} />
            {!isAllowed && (
              <p role="alert" className={css['bad']}>
                {t('notAllowed')}
              </p>
            )}
          </Card>
          {mode === 'friends' && (
            <Card title={t('modeInvite')}>
              <div className={css['fields']}>
                <Switch label={t('public')} hint={t('publicText')} isOn={isPublic} onChange={setIsPublic} />
                <Segments
                  label={t('clock')}
                  value={clock}
                  options={[
                    { value: 'none', text: t('clockNone') },
                    { value: 'live', text: t('clockLive') },
                    { value: 'days', text: t('clockDays') },
                  ]}
                  onChange={setClock}
                />
                {clock !== 'none' && (
                  <Segments
                    label={t('absence')}
                    hint={absence === 'vote' ? t('absenceVoteText') : undefined}
                    value={absence}
                    options={[
                      { value: 'bot', text: t('absenceBot') },
                      { value: 'fallback', text: t('absenceFallback') },
                      { value: 'vote', text: t('absenceVote') },
                    ]}
                    onChange={setAbsence}
                  />
                )}
              </div>
            </Card>
          )}
          {reason !== null && (
            <p role="alert" className={css['bad']}>
              {refusal(reason)}
            </p>
          )}
          <Button weight="primary" size="l" className={css['start']} disabled={!isAllowed} onClick={start}>
            {mode === 'friends' ? t('createLink') : t('start')}
          </Button>
        </div>
      </div>
    </Page>
  );
}

function useOptionCheck(game: string, options: Options, seats: number): boolean {
  const [isAllowed, setIsAllowed] = useState(true);
  useEffect(() => {
    let isWanted = true;
    void askRules()
      .checkOptions(game, options, seats)
      .then((illegal) => {
        if (isWanted) setIsAllowed(illegal === null);
      });
    return () => {
      isWanted = false;
    };
  }, [game, options, seats]);
  return isAllowed;
}
