// Opened by a link from the operator: whoever forgot their password sets a new one. The token stands in the fragment of
// the address, which browsers send to nobody.

import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { accounts } from '../net/accounts.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card, Page } from '../ui/page.tsx';
import { PasswordForm } from './profile/password-form.tsx';

export function ResetPage(): ReactNode {
  const t = useTranslations('account');
  const token = useLocation({ select: ({ hash }) => hash });
  const [isDone, setIsDone] = useState(false);
  return (
    <Page title={t('resetTitle')} lead={t('resetLead')}>
      <Card>
        {isDone ? (
          <>
            <p role="status">{t('resetDone')}</p>
            <Link to="/profile" className={buttonClass('primary')}>
              {t('signIn')}
            </Link>
          </>
        ) : (
          <PasswordForm
            asksForOld={false}
            text={t('setPassword')}
            done={t('resetDone')}
            onSet={(password) => accounts.resetPassword(token, password).then(() => setIsDone(true))}
          />
        )}
      </Card>
    </Page>
  );
}
