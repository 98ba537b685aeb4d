// Where a line of the chat is written. What the server would refuse is not sent, and what it did refuse is not lost.

import { charactersIn, LONGEST_CHAT, tidyChat } from '@atoll/protocol/chat';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import SendIcon from '~icons/lucide/send';
import { useRefusal } from '../../i18n/refusals.ts';
import type { TableSource } from '../../table/source.ts';
import { IconButton } from '../../ui/button.tsx';
import css from './chat.module.css';

/** From here on it is said how much room is left. */
const FEW = 50;

export function ChatForm({ source }: { readonly source: TableSource }): ReactNode {
  const t = useTranslations('table');
  const refusal = useRefusal();
  const note = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const line = tidyChat(text);
  const left = LONGEST_CHAT - charactersIn(line);

  const send = async (): Promise<void> => {
    if (line === '' || left < 0) return;
    setText('');
    setRefused(null);
    const outcome = await source.say(line);
    if (outcome.ok) return;
    setRefused(outcome.illegal.reason);
    // Unless the next line is being written already.
    setText((now) => (now === '' ? line : now));
  };

  const room = left < 0 ? t('chatTooLong', { count: -left }) : left <= FEW ? t('chatLeft', { count: left }) : null;
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p id={note} className={css['note']} role="status" data-wrong={left < 0 || refused !== null}>
        {room ?? (refused === null ? null : t('chatRefused', { why: refusal(refused) }))}
      </p>
      <input
        className={css['input']}
        value={text}
        placeholder={t('chatPlaceholder')}
        aria-label={t('chatPlaceholder')}
        aria-describedby={note}
        aria-invalid={left < 0}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <IconButton label={t('send')} type="submit" aria-disabled={line === '' || left < 0}>
        <SendIcon />
      </IconButton>
    </form>
  );
}
