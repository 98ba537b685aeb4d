// The drawer: log, chat, deals, rules, settings. Beside the table where there is room, over it where there is not.

import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import ChatIcon from '~icons/lucide/message-circle';
import SettingsIcon from '~icons/lucide/settings';
import CloseIcon from '~icons/lucide/x';
import { SettingsForm } from '../settings/settings-form.tsx';
import type { GameFace } from '../games/types.ts';
import type { TableSource } from '../table/source.ts';
import { IconButton } from '../ui/button.tsx';
import { Chat } from './chat/chat.tsx';
import { UnreadMark } from './chat/unread-mark.tsx';
import { ClaimSeat } from './claim-seat.tsx';
import { Log } from './log.tsx';
import { useTable } from './table-context.ts';
import { Rules } from './rules.tsx';
import css from './drawer.module.css';

export type DrawerTab = 'log' | 'chat' | 'deals' | 'rules' | 'settings';

interface DrawerProps {
  readonly source: TableSource;
  readonly face: GameFace;
  readonly tab: DrawerTab;
  readonly rule: string | null;
  readonly shownSeq: number | null;
  readonly seenSeq: number | null;
  /** Messages of the chat. */
  readonly unread: number;
  readonly onTab: (tab: DrawerTab) => void;
  readonly onShow: (seq: number) => void;
  readonly onClose: () => void;
}

/** Five words are too long for a drawer in French: two of the tabs are known by their pictures. */
const ICONS: Readonly<Partial<Record<DrawerTab, ReactNode>>> = { chat: <ChatIcon />, settings: <SettingsIcon /> };

export function Drawer(props: DrawerProps): ReactNode {
  const { source, face, tab, rule, shownSeq, seenSeq, unread, onTab, onShow, onClose } = props;
  const t = useTranslations('table');
  const app = useTranslations('app');
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const tabs: readonly DrawerTab[] =
    face.Deals === undefined ? ['log', 'chat', 'rules', 'settings'] : ['log', 'chat', 'deals', 'rules', 'settings'];

  const nameOf = (name: DrawerTab): string =>
    name === 'chat' && unread > 0 ? t('chatUnread', { count: unread }) : t(name);

  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? 'log';
    onTab(next);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <aside className={css['drawer']} aria-label={t('drawer')}>
      <div className={css['bar']}>
        <div ref={strip} role="tablist" aria-label={t('drawer')} className={css['tabs']} onKeyDown={step}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              data-tab={name}
              aria-selected={name === tab}
              aria-controls={`${id}-panel`}
              tabIndex={name === tab ? 0 : -1}
              className={css['tab']}
              {...(name in ICONS && { 'aria-label': nameOf(name), title: nameOf(name) })}
              onClick={() => onTab(name)}
            >
              {ICONS[name] ?? t(name)}
              {name === 'chat' && <UnreadMark count={unread} />}
            </button>
          ))}
        </div>
        <IconButton label={app('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} tabIndex={0} className={css['panel']}>
        {tab === 'log' && <Log source={source} shown={shownSeq} seen={seenSeq} onShow={onShow} />}
        {tab === 'chat' && <Chat source={source} />}
        {tab === 'deals' && face.Deals !== undefined && <DealsPanel face={face} />}
        {tab === 'rules' && <Rules face={face} at={rule} />}
        {tab === 'settings' && (
          <div className={css['settings']}>
            <SettingsForm />
            <ClaimSeat />
            <p className={css['keys']}>{t('shortcuts')}</p>
          </div>
        )}
      </div>
    </aside>
  );
}

function DealsPanel({ face }: { readonly face: GameFace }): ReactNode {
  const table = useTable();
  if (face.Deals === undefined) return null;
  return <face.Deals view={table.snapshot.view} viewer={table.snapshot.viewer} table={table} />;
}
