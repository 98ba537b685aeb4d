// San Juan's face: everything the frame needs of this game, loaded when a table of it is opened.

import type { SanJuan } from '@atoll/game-san-juan/table';
import type { GameFace } from '../types.ts';
import { Board } from './board.tsx';
import { usePlan } from './gesture/use-gesture.ts';
import { OwnArea } from './own-area.tsx';
import { buttonsOf } from './questions.ts';
import { SeatDetails } from './seat-details.tsx';

export const sanJuanFace: GameFace<SanJuan> = {
  id: 'san-juan',
  size: null,
  Board,
  OwnArea,
  SeatDetails,
  usePlan,
  seatFields: ['governor'],
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
  },
  rulebook: {
    en: async () => (await import('./rulebook.en.ts')).rulebook,
    fr: async () => (await import('./rulebook.fr.ts')).rulebook,
  },
  buttons: ({ ask, legal }) => buttonsOf(ask, legal),
  sounds: {
    built: 'place',
    produced: 'place',
    drew: 'card',
    'mayor-drew': 'card',
    sold: 'coin',
    'role-picked': 'card',
    'gold-mine-revealed': 'card',
    'goldsmith-revealed': 'card',
  },
  stories: async () => (await import('./stories.ts')).stories,
};
