// Sentences for what a table or the server refuses. A reason of a newer server than this page is still said politely.

import type { RefusalReason } from '@atoll/protocol';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** Beside the server's: what the page finds out by itself. */
export type Refusals = Readonly<Record<RefusalReason | 'unreachable' | 'past' | 'rules-not-here', string>>;

export function useRefusal(): (reason: string) => string {
  const t = useTranslations('refusals');
  return useCallback((reason) => t(t.has(reason as RefusalReason) ? (reason as RefusalReason) : 'failed'), [t]);
}
