// Keeps what was read of the chat, on this device and by table, and knocks when something new comes unseen.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { play } from '../../sound/sound.ts';
import { recall, remember } from '../../table/remembered.ts';
import type { ChatLine, TableSnapshot } from '../../table/source.ts';
import { lastOf, readFrom, unreadOf } from './unread.ts';

export interface Unread {
  readonly count: number;
  readonly newest: ChatLine | null;
}

export function useUnread({ table, chat, viewer }: TableSnapshot, isOpen: boolean): Unread {
  const [read, setRead] = useState(() => readFrom(recall('chat-read', table.id)));
  const isRead = useIsVisible() && isOpen;
  const last = lastOf(chat);

  useEffect(() => {
    if (!isRead || last <= read) return;
    setRead(last);
    remember('chat-read', table.id, String(last));
  }, [isRead, last, read, table.id]);

  const unread = isRead ? [] : unreadOf(chat, read, viewer);
  const newest = unread.at(-1) ?? null;
  const knocks = newest?.id;
  useEffect(() => {
    if (knocks !== undefined) play('chat');
  }, [knocks]);
  return { count: unread.length, newest };
}

/** An open chat in a window nobody sees is not read. */
function useIsVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => !document.hidden,
  );
}
