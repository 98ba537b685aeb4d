// The settings, on their own page and in the drawer of a table.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../i18n/language.tsx';
import { Segments, Switch } from '../ui/choice.tsx';
import { PACES, THEMES, useSettings } from './settings.ts';
import css from './settings-form.module.css';

export function SettingsForm(): ReactNode {
  const t = useTranslations('settings');
  const locale = useLocale();
  const { theme, pace, sound, chatSound, confirmTurn, listMoves, onlyAnswers, botsSayWhy, set } = useSettings();
  const themes = { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') };
  const paces = { 0: t('pace0'), 120: t('pace120'), 250: t('pace250'), 500: t('pace500') };
  return (
    <div className={css['form']}>
      <Segments
        label={t('language')}
        value={locale}
        options={[
          { value: 'en', text: 'English' },
          { value: 'fr', text: 'Français' },
        ]}
        onChange={(value) => set({ locale: value })}
      />
      <Segments
        label={t('theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, text: themes[value] }))}
        onChange={(value) => set({ theme: value })}
      />
      <Segments
        label={t('pace')}
        value={pace}
        options={PACES.map((value) => ({ value, text: paces[value] }))}
        onChange={(value) => set({ pace: value })}
      />
      <Switch label={t('sound')} hint={t('soundText')} isOn={sound} onChange={(isOn) => set({ sound: isOn })} />
      <Switch
        label={t('chatSound')}
        hint={t('chatSoundText')}
        isOn={chatSound}
        onChange={(isOn) => set({ chatSound: isOn })}
      />
      <Switch
        label={t('confirmTurn')}
        hint={t('confirmTurnText')}
        isOn={confirmTurn}
        onChange={(isOn) => set({ confirmTurn: isOn })}
      />
      <Switch
        label={t('listMoves')}
        hint={t('listMovesText')}
        isOn={listMoves}
        onChange={(isOn) => set({ listMoves: isOn })}
      />
      <Switch
        label={t('onlyAnswers')}
        hint={t('onlyAnswersText')}
        isOn={onlyAnswers}
        onChange={(isOn) => set({ onlyAnswers: isOn })}
      />
      <Switch
        label={t('botsSayWhy')}
        hint={t('botsSayWhyText')}
        isOn={botsSayWhy}
        onChange={(isOn) => set({ botsSayWhy: isOn })}
      />
    </div>
  );
}
