import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { InstallButton } from '../offline/offline-notes.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { Card, Page } from '../ui/page.tsx';

export function SettingsPage(): ReactNode {
  const t = useTranslations('settings');
  return (
    <Page title={t('title')}>
      <Card>
        <SettingsForm />
      </Card>
      <InstallButton />
    </Page>
  );
}
