// The rules drawer: our own rulebook, searchable, opened at the paragraph in question.

import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GameFace, Rulebook } from '../games/types.ts';
import { useLocale } from '../i18n/language.tsx';
import css from './rules.module.css';

interface RulesProps {
  readonly face: GameFace;
  /** The paragraph to open at. */
  readonly at: string | null;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

export function Rules({ face, at }: RulesProps): ReactNode {
  const t = useTranslations('table');
  const locale = useLocale();
  const [book, setBook] = useState<Rulebook | null>(null);
  const [wanted, setWanted] = useState('');
  const place = useRef<HTMLElement | null>(null);

  useEffect(() => {
    let isWanted = true;
    void face.rulebook?.[locale]().then((loaded) => {
      if (isWanted) setBook(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [face, locale]);

  useEffect(() => {
    setWanted('');
  }, [at]);

  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [at, book]);

  const sections = useMemo(() => {
    if (book === null || wanted === '') return book ?? [];
    const search = plain(wanted);
    return book
      .map((section) => ({
        ...section,
        paragraphs: section.paragraphs.filter(({ id, text }) =>
          plain(`${id} ${section.title} ${text}`).includes(search),
        ),
      }))
      .filter(({ paragraphs }) => paragraphs.length > 0);
  }, [book, wanted]);

  if (face.rulebook === null) {
    return (
      <div className={css['rules']}>
        {at !== null && <p className={css['asked']}>{at}</p>}
        <p className={css['missing']}>{t('rulesMissing')}</p>
      </div>
    );
  }
  return (
    <div className={css['rules']}>
      <input
        type="search"
        className={css['search']}
        value={wanted}
        placeholder={t('rulesSearch')}
        aria-label={t('rulesSearch')}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {book !== null && sections.length === 0 && <p className={css['missing']}>{t('rulesNone')}</p>}
      {sections.map((section) => (
        <section key={section.id}>
          <h3 className={css['title']}>{section.title}</h3>
          {section.paragraphs.map(({ id, text }) => (
            <p
              key={id}
              id={`rule-${id}`}
              ref={id === at ? (element) => void (place.current = element) : null}
              className={css['paragraph']}
              data-asked={id === at}
            >
              <span className={css['id']}>{id}</span> {emphasised(text)}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

function emphasised(text: string): ReactNode[] {
  return text.split('*').map((piece, index) => {
    const key = index;
    return index % 2 === 1 ? <em key={key}>{piece}</em> : <span key={key}>{piece}</span>;
  });
}
