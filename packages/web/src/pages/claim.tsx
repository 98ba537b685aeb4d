// Opened on another device: the seat moves here.

import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingPage, MessagePage } from '../app/fallbacks.tsx';
import { useRefusal } from '../i18n/refusals.ts';
import { api, beSomebody, reasonOf } from '../net/api.ts';
import { useSettings } from '../settings/settings.ts';

export function ClaimPage(): ReactNode {
  const refusal = useRefusal();
  const create = useTranslations('create');
  const { token } = useParams({ from: '/shell/claim/$token' });
  const navigate = useNavigate();
  const [reason, setReason] = useState<string | null>(null);
  const name = useSettings((settings) => settings.name) || create('personName', { letter: 'A' });

  /** A claim works once: asked for when the page opens and never again. */
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    void beSomebody(name)
      .then(() => api.claim(token))
      .then(
        ({ id }) => void navigate({ to: '/table/$id', params: { id }, replace: true }),
        (error: unknown) => setReason(reasonOf(error)),
      );
  }, [token, name, navigate]);

  return reason === null ? <LoadingPage /> : <MessagePage title={refusal(reason)} />;
}
