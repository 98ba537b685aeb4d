// A field for every option of the game: a switch for yes or no, segments for everything else.

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { faceOf } from '../../games/shelf.ts';
import type { GameWords } from '../../games/types.ts';
import { capital, inWords } from '../../games/words.ts';
import { useLocale } from '../../i18n/language.tsx';
import type { GameSheet, Options } from '../../table/local/messages.ts';
import { Segments, Switch } from '../../ui/choice.tsx';
import css from './option-fields.module.css';

interface OptionFieldsProps {
  readonly game: string;
  readonly sheet: GameSheet;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

export function OptionFields({ game, sheet, options, onChange }: OptionFieldsProps): ReactNode {
  const t = useTranslations('create');
  const words = useOptionWords(game);
  const fields = Object.entries(sheet.options);
  if (fields.length === 0) return <p>{t('noOptions')}</p>;
  if (words === null) return null;
  return (
    <div className={css['fields']}>
      {fields.map(([name, field]) => {
        const value = options[name] ?? field.default;
        const said = words[name];
        const label = said?.label ?? capital(inWords(name));
        const set = (next: string | number | boolean): void => onChange({ ...options, [name]: next });
        if (typeof field.default === 'boolean') {
          return <Switch key={name} label={label} hint={said?.hint} isOn={value === true} onChange={set} />;
        }
        return (
          <Segments
            key={name}
            label={label}
            hint={said?.hint}
            value={value}
            options={field.values.map((one) => ({
              value: one,
              text: said?.values?.[String(one)] ?? capital(inWords(String(one))),
            }))}
            onChange={set}
          />
        );
      })}
    </div>
  );
}

/** Null until they are there: ids are no words. */
function useOptionWords(game: string): GameWords['options'] | null {
  const locale = useLocale();
  const [words, setWords] = useState<GameWords['options'] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void faceOf(game)
      .then(async (face) => (face.words === null ? {} : (await face.words[locale]()).options))
      .then((loaded) => {
        if (isWanted) setWords(loaded);
      });
    return () => {
      isWanted = false;
    };
  }, [game, locale]);
  return words;
}
