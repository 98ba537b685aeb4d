// The shell around every page that is not a table: name, menu, language.

import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import DiceIcon from '~icons/lucide/dices';
import EyeIcon from '~icons/lucide/eye';
import LobbyIcon from '~icons/lucide/users';
import MoonIcon from '~icons/lucide/moon';
import SettingsIcon from '~icons/lucide/settings-2';
import SunIcon from '~icons/lucide/sun';
import TablesIcon from '~icons/lucide/layout-grid';
import UserIcon from '~icons/lucide/circle-user-round';
import { Logo } from '../art/logo.tsx';
import { useLocale } from '../i18n/language.tsx';
import { NewVersionNote } from '../offline/offline-notes.tsx';
import { useSettings } from '../settings/settings.ts';
import { IconButton } from '../ui/button.tsx';
import css from './shell.module.css';

export function Shell(): ReactNode {
  const t = useTranslations('nav');
  const app = useTranslations('app');
  return (
    <div className={css['shell']}>
      <a href="#content" className={css['skip']}>
        {app('skip')}
      </a>
      <NewVersionNote />
      <header className={css['top']}>
        <Link to="/" className={css['brand']}>
          <Logo className={css['logo']} />
          Atoll
        </Link>
        <nav className={css['nav']} aria-label={t('main')}>
          <Link to="/" className={css['link']} activeOptions={{ exact: true }}>
            <DiceIcon aria-hidden="true" />
            {t('home')}
          </Link>
          <Link to="/lobby" className={css['link']}>
            <LobbyIcon aria-hidden="true" />
            {t('lobby')}
          </Link>
          <Link to="/tables" className={css['link']}>
            <TablesIcon aria-hidden="true" />
            {t('tables')}
          </Link>
          <Link to="/watch" className={css['link']}>
            <EyeIcon aria-hidden="true" />
            {t('watch')}
          </Link>
        </nav>
        <div className={css['tools']}>
          <LanguageButton />
          <ThemeButton />
          <Link to="/settings" className={css['tool']} aria-label={t('settings')} title={t('settings')}>
            <SettingsIcon />
          </Link>
          <Link to="/profile" className={css['tool']} aria-label={t('profile')} title={t('profile')}>
            <UserIcon />
          </Link>
        </div>
      </header>
      <main id="content" className={css['content']} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={css['foot']}>
        <span>Atoll · {app('tagline')}</span>
        <Link to="/credits">{t('credits')}</Link>
      </footer>
    </div>
  );
}

function LanguageButton(): ReactNode {
  const locale = useLocale();
  const set = useSettings((settings) => settings.set);
  const isFrench = locale === 'fr';
  return (
    <button
      type="button"
      className={css['language']}
      lang={isFrench ? 'en' : 'fr'}
      aria-label={isFrench ? 'English' : 'Français'}
      title={isFrench ? 'English' : 'Français'}
      onClick={() => set({ locale: isFrench ? 'en' : 'fr' })}
    >
      {isFrench ? 'EN' : 'FR'}
    </button>
  );
}

function ThemeButton(): ReactNode {
  const t = useTranslations('settings');
  const theme = useSettings((settings) => settings.theme);
  const set = useSettings((settings) => settings.set);
  const isDark =
    theme === 'dark' || (theme === 'system' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <IconButton
      label={isDark ? t('themeLight') : t('themeDark')}
      onClick={() => set({ theme: isDark ? 'light' : 'dark' })}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
