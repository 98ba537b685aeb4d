// Vanuatu's face: everything the frame needs of this game, loaded when a table of it is opened.

import type { Vanuatu } from '@atoll/game-vanuatu/table';
import type { GameFace } from '../types.ts';
import { Beside } from './beside.tsx';
import { Board } from './board.tsx';
import { usePlan } from './gesture/use-gesture.ts';
import { BOARD } from './map/geometry.ts';
import { OwnArea } from './own/own-area.tsx';
import { SeatDetails } from './seat-details.tsx';

export const vanuatuFace: GameFace<Vanuatu> = {
  id: 'vanuatu',
  size: BOARD,
  Board,
  Beside,
  OwnArea,
  SeatDetails,
  usePlan,
  seatFields: [],
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
  },
  rulebook: {
    en: async () => (await import('./rulebook.en.ts')).rulebook,
    fr: async () => (await import('./rulebook.fr.ts')).rulebook,
  },
  // Everything lies on the table: nothing is answered by a button of the prompt.
  buttons: () => [],
  sounds: {
    'marker-placed': 'place',
    'neutral-placed': 'place',
    'tile-placed': 'place',
    'stall-built': 'place',
    'cube-loaded': 'place',
    'tourist-carried': 'place',
    'character-taken': 'card',
    'rest-token-taken': 'card',
    'rest-token-shown': 'card',
    fished: 'card',
    explored: 'card',
    'vatus-gained': 'coin',
    'vatus-converted': 'coin',
    'treasure-sold': 'coin',
  },
  stories: async () => (await import('./stories.ts')).stories,
};
