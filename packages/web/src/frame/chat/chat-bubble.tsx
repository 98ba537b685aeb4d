// Somebody has said something while the chat was out of sight: one line over the seats, which nobody is asked about. It
// goes by itself; a press opens the chat.

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import ChatIcon from '~icons/lucide/message-circle';
import type { ChatLine } from '../../table/source.ts';
import { ChatLineView } from './chat-line.tsx';
import css from './chat-bubble.module.css';

/** Long enough for two lines, read slowly; the mark on the way to the chat stays. */
const SHOWN_MS = 8000;

interface ChatBubbleProps {
  readonly line: ChatLine | null;
  readonly onOpen: () => void;
}

export function ChatBubble({ line, onOpen }: ChatBubbleProps): ReactNode {
  const t = useTranslations('table');
  const [gone, setGone] = useState<number | null>(null);
  const id = line?.id ?? null;
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => setGone(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className={css['place']} role="status" aria-live="polite">
      {line !== null && line.id !== gone && (
        <button key={line.id} type="button" className={css['bubble']} title={t('openChat')} onClick={onOpen}>
          <ChatIcon aria-hidden="true" />
          <span className={css['text']}>
            <ChatLineView line={line} />
          </span>
        </button>
      )}
    </div>
  );
}
