// One thing to say and the way back.

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Logo } from '../art/logo.tsx';
import { buttonClass } from '../ui/button.tsx';
import css from './message-page.module.css';

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
