// My account, if I have one; for a guest the two ways to one.

import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { accounts } from '../../net/accounts.ts';
import type { Account } from '../../net/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { addPasskey } from '../../net/passkeys.ts';
import { AccountForm } from './account-form.tsx';
import { deviceOf } from './device.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import css from './account.module.css';

type Known = Account | 'guest' | 'asking' | 'unreachable';

export function AccountCards(): ReactNode {
  const t = useTranslations('account');
  const lobby = useTranslations('lobby');
  const [account, setAccount] = useState<Known>('asking');
  const [isAdded, setIsAdded] = useState(false);
  /** How often the password was changed: the list of sessions is another one each time. */
  const [changes, setChanges] = useState(0);
  const load = useCallback(() => {
    void accounts.mine().then(
      (mine) => setAccount(mine ?? 'guest'),
      () => setAccount('unreachable'),
    );
  }, []);
  useEffect(load, [load]);

  switch (account) {
    case 'asking':
      return null;
    case 'unreachable':
      return (
        <Card title={t('title')}>
          <p className={css['text']}>{lobby('unreachable')}</p>
        </Card>
      );
    case 'guest':
      return (
        <Card title={t('title')}>
          <p className={css['text']}>{t('guestText')}</p>
          <AccountForm onSigned={load} />
        </Card>
      );
    default:
      return (
        <>
          <Card title={t('title')}>
            <p className={css['text']}>{t('signedInAs', { email: account.email })}</p>
            <div className={css['actions']}>
              <PasskeyButton
                text={isAdded ? t('passkeyAdded') : t('addPasskey')}
                onPress={() => addPasskey(deviceOf(navigator.userAgent) ?? t('unknownDevice'))}
                onDone={() => setIsAdded(true)}
              />
              <Button onClick={() => void accounts.signOut().finally(load)}>{t('signOut')}</Button>
            </div>
          </Card>
          <Card title={t('changePassword')}>
            <p className={css['text']}>{t('changePasswordText')}</p>
            <PasswordForm
              asksForOld
              text={t('setPassword')}
              done={t('passwordChanged')}
              onSet={(password, old) =>
                accounts.changePassword(old, password).then(() => setChanges((count) => count + 1))
              }
            />
          </Card>
          <Sessions key={changes} own={account.session} onGone={load} />
        </>
      );
  }
}
