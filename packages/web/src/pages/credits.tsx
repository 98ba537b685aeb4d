// Whose work stands in this page.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card, Page } from '../ui/page.tsx';

export function CreditsPage(): ReactNode {
  const t = useTranslations('credits');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Card title={t('games')}>
        <p>{t('gamesText')}</p>
      </Card>
      <Card title={t('drawings')}>
        <p>{t('drawingsText')}</p>
      </Card>
      <Card title={t('icons')}>
        <p>{t('iconsText')}</p>
      </Card>
      <Card title={t('type')}>
        <p>{t('typeText')}</p>
      </Card>
      <Card title={t('libraries')}>
        <p>{t('librariesText')}</p>
      </Card>
    </Page>
  );
}
