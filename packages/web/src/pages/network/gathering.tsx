// Before the game: the link to share, who has come, bots for the rest, begin.

import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import BotIcon from '~icons/lucide/bot';
import { Cover } from '../../art/covers/cover.tsx';
import { Logo } from '../../art/logo.tsx';
import { useSnapshot } from '../../frame/use-table-context.ts';
import { attempt } from '../../app/notice.tsx';
import { api } from '../../net/api.ts';
import type { NetworkSource } from '../../net/network-source.ts';
import { useSettings } from '../../settings/settings.ts';
import { BotBadge } from '../../ui/bot-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LevelSelect } from '../../ui/level-select.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { ShareLink } from '../../ui/share-link.tsx';
import { useGameName } from '../table-card.tsx';
import css from './gathering.module.css';

export function Gathering({ source }: { readonly source: NetworkSource }): ReactNode {
  const t = useTranslations('join');
  const table = useTranslations('table');
  const create = useTranslations('create');
  const bots = useTranslations('bots');
  const nameOf = useGameName();
  const { seats, table: info, viewer } = useSnapshot(source);
  const isHost = useIsHost(source.id);
  const { level, set } = useSettings();
  const free = seats.filter(({ kind }) => kind === 'empty');

  const fill = async (): Promise<void> => {
    for (const { seat } of free) await api.setBot(source.id, seat, level);
  };

  return (
    <main id="content" className={css['alone']}>
      <Link to="/" className={css['home']}>
        <Logo className={css['logo']} /> Atoll
      </Link>
      <Page title={create('title', { game: nameOf(info.game) })} isWide>
        <div className={css['columns']}>
          <div className={css['banner']}>
            <Cover game={info.game} className={css['art']} />
          </div>
          <div className={css['cards']}>
            {free.length > 0 && (
              <Card title={t('share')}>
                <ShareLink address={`${location.origin}/table/${source.id}`} hint={t('shareText')} />
              </Card>
            )}
            <Card title={free.length === 0 ? table('seats') : t('waiting', { count: free.length })}>
              <ul className={css['seats']}>
                {seats.map(({ seat, name, colour, kind, presence, level: plays = null }) => (
                  <li key={seat} className={css['seat']} data-kind={kind}>
                    <SeatMark seat={seat} colour={colour} />
                    <span className={css['name']}>{kind === 'empty' ? t('freeSeat') : name}</span>
                    <span className={css['badge']}>
                      {kind === 'bot' && <BotBadge level={plays} />}
                      {kind === 'person' && (seat === viewer ? table('you') : presence === 'away' && table('away'))}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
            {viewer === 'spectator' && <p>{t('full')}</p>}
            {isHost && (
              <div className={css['actions']}>
                {free.length > 0 && (
                  <>
                    <LevelSelect label={bots('levels')} value={level} onChange={(value) => set({ level: value })} />
                    <Button size="l" icon={<BotIcon />} onClick={() => attempt(fill())}>
                      {t('fillBots')}
                    </Button>
                  </>
                )}
                <Button
                  weight="primary"
                  size="l"
                  disabled={free.length > 0}
                  onClick={() => attempt(api.start(source.id))}
                >
                  {t('begin')}
                </Button>
              </div>
            )}
          </div>
        </div>
      </Page>
    </main>
  );
}

function useIsHost(id: string): boolean {
  const [isHost, setIsHost] = useState(false);
  useEffect(() => {
    void api.table(id).then(
      ({ host }) => setIsHost(host),
      () => setIsHost(false),
    );
  }, [id]);
  return isHost;
}
