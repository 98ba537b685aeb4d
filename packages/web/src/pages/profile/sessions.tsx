// Where I am signed in, and out again with one press.

import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { accounts } from '../../net/accounts.ts';
import type { Session } from '../../net/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { deviceOf } from './device.ts';
import css from './account.module.css';

interface SessionsProps {
  readonly own: string;
  /** The session of this browser was ended. */
  readonly onGone: () => void;
}

export function Sessions({ own, onGone }: SessionsProps): ReactNode {
  const t = useTranslations('account');
  const format = useFormatter();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const load = useCallback(() => {
    // Gone meanwhile: the account says so.
    void accounts.sessions().then(setSessions, onGone);
  }, [onGone]);
  useEffect(load, [load]);
  const ownFirst = sessions.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
  return (
    <Card title={t('sessions')}>
      <ul className={css['sessions']}>
        {ownFirst.map(({ id, token, userAgent, updatedAt }) => {
          const device = deviceOf(userAgent) ?? t('unknownDevice');
          return (
            <li key={id} className={css['session']}>
              <span className={css['device']}>
                {device}
                <span className={css['when']}>
                  {id === own
                    ? t('thisBrowser')
                    : format.dateTime(new Date(updatedAt), { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
              </span>
              {id !== own && (
                <Button
                  size="s"
                  aria-label={t('revokeOf', { device })}
                  onClick={() => void accounts.revoke(token).finally(load)}
                >
                  {t('revoke')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button size="s" weight="quiet" onClick={() => void accounts.revokeOthers().finally(load)}>
          {t('revokeOthers')}
        </Button>
      )}
    </Card>
  );
}
