// What a person has chosen for this browser. Kept in local storage; applied to the page at once.

import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { BotLevel } from '@atoll/protocol';
import type { Locale } from '../games/types.ts';

export const PACES = [0, 120, 250, 500] as const;
export const THEMES = ['system', 'light', 'dark'] as const;

export interface Settings {
  /** Null: as the browser says. */
  readonly locale: Locale | null;
  readonly theme: (typeof THEMES)[number];
  /** Milliseconds a piece takes to move. */
  readonly pace: (typeof PACES)[number];
  readonly sound: boolean;
  /** A sound for a message that comes while the chat is not in view. */
  readonly chatSound: boolean;
  /** Hold the last answer of a turn back until it is confirmed. */
  readonly confirmTurn: boolean;
  /** Show the list of every move beside the board. */
  readonly listMoves: boolean;
  /** Give the only answer there is, after a pause. */
  readonly onlyAnswers: boolean;
  /** Tell in the log why bots did what they did. */
  readonly botsSayWhy: boolean;
  readonly name: string;
  /** How well bots play, where nothing else is said. */
  readonly level: BotLevel;
}

interface SettingsStore extends Settings {
  readonly set: (change: Partial<Settings>) => void;
}

export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      locale: null,
      theme: 'system',
      pace: 250,
      sound: true,
      chatSound: true,
      confirmTurn: false,
      listMoves: false,
      onlyAnswers: true,
      botsSayWhy: true,
      name: '',
      level: 'normal',
      set: (change) => set(change),
    }),
    { name: 'atoll-settings', version: 1 },
  ),
);

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)');
const prefersStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)');

/** Zero for those whose system asks for less motion. */
export function paceOf({ pace }: Pick<Settings, 'pace'>): number {
  return prefersStill.matches ? 0 : pace;
}

export function localeOf({ locale }: Pick<Settings, 'locale'>): Locale {
  return locale ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');
}

function apply(settings: Settings): void {
  const root = document.documentElement;
  const isDark = settings.theme === 'dark' || (settings.theme === 'system' && prefersDark.matches);
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  root.dataset['pace'] = String(paceOf(settings));
  root.style.setProperty('--pace', `${paceOf(settings)}ms`);
  root.lang = localeOf(settings);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#0a1a22' : '#faf6ed');
}

/** Keeps the page as the settings say, now and whenever they change. */
export function applySettings(): void {
  apply(useSettings.getState());
  useSettings.subscribe(apply);
  prefersDark.addEventListener('change', () => apply(useSettings.getState()));
}
