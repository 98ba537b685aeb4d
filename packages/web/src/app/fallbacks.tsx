// What is shown while a page comes, and when it does not.

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../ui/button.tsx';
import { Logo } from '../art/logo.tsx';
import css from './fallbacks.module.css';

export function LoadingPage(): ReactNode {
  const t = useTranslations('app');
  return (
    <div className={css['middle']} role="status">
      <Logo className={css['logo']} />
      <p className="only-read-out">{t('loading')}</p>
    </div>
  );
}

export function NotFoundPage(): ReactNode {
  const t = useTranslations('app');
  return <MessagePage title={t('notFound')} />;
}

/** One thing to say and the way back. */
export function MessagePage({ title, text }: { readonly title: string; readonly text?: string }): ReactNode {
  const t = useTranslations('app');
  return (
    <main className={css['middle']}>
      <Logo className={css['logo']} />
      <h1 className={css['title']}>{title}</h1>
      {text !== undefined && <p className={css['text']}>{text}</p>}
      <Link to="/" className={buttonClass('primary')}>
        {t('goHome')}
      </Link>
    </main>
  );
}

export function FailedPage(): ReactNode {
  const t = useTranslations('app');
  return (
    <main className={css['middle']} role="alert">
      <Logo className={css['logo']} />
      <h1 className={css['title']}>{t('failed')}</h1>
      <Button weight="primary" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </main>
  );
}
