// Opened on another device: whose seat it is, and whether it shall move here. The token stands in the fragment of the
// address, which browsers send to nobody.

import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LoadingPage, MessagePage } from '../app/fallbacks.tsx';
import { useRefusal } from '../i18n/refusals.ts';
import { api, beSomebody, reasonOf } from '../net/api.ts';
import type { ClaimInfo } from '../net/api.ts';
import { useSettings } from '../settings/settings.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card, Page } from '../ui/page.tsx';
import { useGameName } from './table-card.tsx';
import css from './profile/account.module.css';

export function ClaimPage(): ReactNode {
  const refusal = useRefusal();
  const token = useLocation({ select: ({ hash }) => hash });
  const [claim, setClaim] = useState<ClaimInfo | null>(null);
  const [reason, setReason] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    setClaim(null);
    setReason(null);
    void (token === '' ? Promise.resolve(null) : api.lookAtClaim(token)).then(
      (found) => {
        if (!isCurrent) return;
        if (found === null) setReason('no-such-claim');
        else setClaim(found);
      },
      (error: unknown) => isCurrent && setReason(reasonOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);

  if (reason !== null) return <MessagePage title={refusal(reason)} />;
  return claim === null ? <LoadingPage /> : <Question token={token} claim={claim} onRefused={setReason} />;
}

interface QuestionProps {
  readonly token: string;
  readonly claim: ClaimInfo;
  readonly onRefused: (reason: string) => void;
}

function Question({ token, claim, onRefused }: QuestionProps): ReactNode {
  const t = useTranslations('claim');
  const format = useFormatter();
  const game = useGameName()(claim.game);
  const navigate = useNavigate();
  const own = useSettings((settings) => settings.name).trim();
  const [isTaking, setIsTaking] = useState(false);
  const name = claim.seats[claim.seat]?.name ?? '';
  const others = claim.seats.flatMap((seat, index) => (index === claim.seat || seat.name === null ? [] : [seat.name]));

  const take = (): void => {
    setIsTaking(true);
    // Most often it is the same person on another device.
    void beSomebody(own || name)
      .then(() => api.claim(token))
      .then(
        ({ id }) => void navigate({ to: '/table/$id', params: { id }, replace: true }),
        (error: unknown) => onRefused(reasonOf(error)),
      );
  };

  return (
    <Page title={t('title')} lead={t('lead', { name, game })}>
      <Card>
        {others.length > 0 && <p>{t('others', { names: format.list(others) })}</p>}
        <p className={css['text']}>{t('hereafter')}</p>
        <div className={css['actions']}>
          <Button weight="primary" disabled={isTaking} onClick={take}>
            {t('take')}
          </Button>
          <Link to="/" className={buttonClass()}>
            {t('leave')}
          </Link>
        </div>
      </Card>
    </Page>
  );
}
