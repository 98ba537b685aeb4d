// In the drawer's settings, at a table of the server: a link that moves my seat to another device.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { attempt } from '../app/notice.tsx';
import { api } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { ShareLink } from '../ui/share-link.tsx';
import { useTable } from './table-context.ts';

export function ClaimSeat(): ReactNode {
  const t = useTranslations('join');
  const { snapshot } = useTable();
  const [token, setToken] = useState<string | null>(null);
  const { table, viewer } = snapshot;
  if (table.kind !== 'network' || viewer === 'spectator') return null;
  if (token !== null) return <ShareLink address={`${location.origin}/claim#${token}`} hint={t('claimText')} />;
  return (
    <Button onClick={() => attempt(api.claimLink(table.id).then((link) => setToken(link.token)))}>{t('claim')}</Button>
  );
}
