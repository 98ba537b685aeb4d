import { useMemo } from 'react';
import { LISTS } from '../games/words.ts';
import { useLocale } from '../i18n/language.tsx';

/** "Ana, Ben and Cleo", as the language of the page joins them. */
export function useListOf(names: readonly string[]): string {
  const locale = useLocale();
  const list = useMemo(() => new Intl.ListFormat(LISTS[locale], { type: 'conjunction' }), [locale]);
  return list.format(names);
}
