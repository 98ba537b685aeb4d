// Home: four covers, one press to play.

import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import LinkIcon from '~icons/lucide/link';
import PlayIcon from '~icons/lucide/play';
import RuleIcon from '~icons/lucide/scale';
import OfflineIcon from '~icons/lucide/wifi-off';
import OpenIcon from '~icons/lucide/heart';
import DeviceIcon from '~icons/lucide/tablet-smartphone';
import { Cover } from '../art/covers/cover.tsx';
import { Horizon } from '../art/horizon.tsx';
import { FACTS, SHELF } from '../games/shelf.ts';
import type { GameId } from '../games/shelf.ts';
import { useSettings } from '../settings/settings.ts';
import type { StoredTable } from '../table/local/messages.ts';
import { listTables } from '../table/local/store.ts';
import { botNames } from '../table/bot-names.ts';
import { startLocalTable } from '../table/open-tables.ts';
import { BOT_LEVELS } from '../ui/bot-badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Segments } from '../ui/choice.tsx';
import { useGameName } from './table-card.tsx';
import css from './home.module.css';

export function HomePage(): ReactNode {
  const t = useTranslations('home');
  return (
    <>
      <section className={css['hero']}>
        <Horizon className={css['horizon']} />
        <div className={css['words']}>
          <h1 className={css['title']}>{t('title')}</h1>
          <p className={css['lead']}>{t('lead')}</p>
          <GoOn />
          <BotLevels />
        </div>
      </section>
      <section className={css['shelf']} aria-label={t('shelf')}>
        {SHELF.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </section>
      <section className={css['promises']}>
        <Pledge icon={<RuleIcon />} title={t('always')} text={t('alwaysText')} />
        <Pledge icon={<OfflineIcon />} title={t('offline')} text={t('offlineText')} />
        <Pledge icon={<OpenIcon />} title={t('open')} text={t('openText')} />
      </section>
    </>
  );
}

function BotLevels(): ReactNode {
  const t = useTranslations('bots');
  const { level, set } = useSettings();
  return (
    <div className={css['levels']}>
      <Segments
        label={t('levels')}
        value={level}
        options={BOT_LEVELS.map((value) => ({ value, text: t(`level.${value}`) }))}
        onChange={(value) => set({ level: value })}
      />
    </div>
  );
}

function GameCard({ game }: { readonly game: GameId }): ReactNode {
  const t = useTranslations('home');
  const games = useTranslations('games');
  const create = useTranslations('create');
  const navigate = useNavigate();
  const name = useSettings((settings) => settings.name);
  const level = useSettings((settings) => settings.level);
  const { seats, usual, minutes } = FACTS[game];
  const title = games(`${game}.name`);

  const playNow = (): void => {
    const me = { name: name || create('you'), kind: 'person' } as const;
    const bots = botNames(usual - 1).map((bot) => ({ name: bot, kind: 'bot', level }) as const);
    const id = startLocalTable({ game, options: {}, seats: [me, ...bots] });
    void navigate({ to: '/table/$id', params: { id } });
  };

  return (
    <article className={css['card']} data-game={game}>
      <div className={css['cover']}>
        <Cover game={game} className={css['art']} />
        <div className={css['name']}>
          <h2>{title}</h2>
          <p>{games(`${game}.tagline`)}</p>
        </div>
      </div>
      <div className={css['body']}>
        <p className={css['blurb']}>{games(`${game}.blurb`)}</p>
        <p className={css['facts']}>
          {games('players', { ...seats })} · {games('minutes', { count: minutes })}
        </p>
        <Button
          weight="primary"
          size="l"
          icon={<PlayIcon />}
          className={css['play']}
          aria-label={t('playNowOf', { game: title })}
          onClick={playNow}
        >
          {t('playNow')}
        </Button>
        <div className={css['ways']}>
          <Link
            to="/play/$game"
            params={{ game }}
            search={{ with: 'friends' }}
            className={buttonClass('quiet', 's')}
            aria-label={t('inviteTo', { game: title })}
          >
            <LinkIcon /> {t('invite')}
          </Link>
          <Link
            to="/play/$game"
            params={{ game }}
            search={{ with: 'hot-seat' }}
            className={buttonClass('quiet', 's')}
            aria-label={t('hotSeatOf', { game: title })}
          >
            <DeviceIcon /> {t('hotSeat')}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** The newest game of this device that is not over. */
function GoOn(): ReactNode {
  const t = useTranslations('home');
  const nameOf = useGameName();
  const [table, setTable] = useState<StoredTable | null>(null);
  useEffect(() => {
    void listTables().then(
      (tables) => setTable(tables.find(({ over }) => !over) ?? null),
      () => setTable(null),
    );
  }, []);
  if (table === null) return null;
  const { id, game } = table.setup;
  return (
    <Link to="/table/$id" params={{ id }} className={css['go-on']}>
      <span className={css['go-on-art']}>
        <Cover game={game} className={css['art']} />
      </span>
      <span>
        <strong>{t('goOn')}</strong>
        <span className={css['go-on-text']}>{t('goOnLead', { game: nameOf(game), seq: table.inputs.length })}</span>
      </span>
      <PlayIcon aria-hidden="true" />
    </Link>
  );
}

interface PledgeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

function Pledge({ icon, title, text }: PledgeProps): ReactNode {
  return (
    <div className={css['promise']}>
      <span className={css['promise-icon']}>{icon}</span>
      <div>
        <h2 className={css['promise-title']}>{title}</h2>
        <p className={css['promise-text']}>{text}</p>
      </div>
    </div>
  );
}
