// The shape of the shell's words. English is the pattern; a key missing in another language does not compile.

import type { Locale } from '../games/types.ts';
import type { en } from './en.ts';

type Worded<T> = { readonly [K in keyof T]: T[K] extends string ? string : Worded<T[K]> };

export type Catalogue = Worded<typeof en>;

const catalogues: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
};

export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return catalogues[locale]();
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}
