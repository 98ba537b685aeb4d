// What could not be done, said once at the foot of the page: for presses whose place on the page has no room for it.

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import CloseIcon from '~icons/lucide/x';
import { create } from 'zustand';
import { useRefusal } from '../i18n/refusals.ts';
import { reasonOf } from '../net/api.ts';
import { IconButton } from '../ui/button.tsx';
import css from '../frame/refusal-note.module.css';

const useNotice = create<{ readonly reason: string | null }>()(() => ({ reason: null }));

/** Does it, and says so if it fails. */
export function attempt(doing: Promise<unknown>): void {
  doing.catch((error: unknown) => useNotice.setState({ reason: reasonOf(error) }));
}

const SHOWN_MS = 8000;

export function Notice(): ReactNode {
  const app = useTranslations('app');
  const refusal = useRefusal();
  const { reason } = useNotice();
  useEffect(() => {
    if (reason === null) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [reason]);
  if (reason === null) return null;
  return (
    <div role="alert" className={css['note']}>
      <p className={css['text']}>{refusal(reason)}</p>
      <IconButton label={app('close')} onClick={close}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

function close(): void {
  useNotice.setState({ reason: null });
}
