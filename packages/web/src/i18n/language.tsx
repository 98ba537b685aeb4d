// The language of the page. Changing it in the middle of a game loads the other words and redraws; nothing is lost.

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from '../games/types.ts';
import { localeOf, useSettings } from '../settings/settings.ts';
import { loadCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import type { en } from './en.ts';

export function useLocale(): Locale {
  return useSettings(localeOf);
}

export function Language({ children }: { readonly children: ReactNode }): ReactNode {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly words: Catalogue } | null>(null);

  useEffect(() => {
    let isWanted = true;
    void loadCatalogue(locale).then((words) => {
      if (isWanted) setLoaded({ locale, words });
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);

  if (loaded === null) return null;
  return (
    <IntlProvider locale={loaded.locale} messages={loaded.words as typeof en} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
