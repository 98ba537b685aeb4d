// Archipelago's face: everything the frame needs of this game, loaded when a table of it is opened.

import type { Archipelago } from '@atoll/game-archipelago/table';
import type { GameFace } from '../types.ts';
import { Board } from './board.tsx';
import { Deals } from './deals/deals.tsx';
import { meaningOf } from './meaning.ts';
import { objectiveCards } from './objectives/objectives.ts';
import { OwnArea } from './own-area.tsx';
import { previewOf } from './preview.ts';
import { closingOf, SEAT_FIELDS } from './questions.ts';
import { SeatDetails } from './seat-details.tsx';
import './palette.css';

export const archipelagoFace: GameFace<Archipelago> = {
  id: 'archipelago',
  // The map is zoomed inside the table, the boards beside it are not.
  size: null,
  Board,
  OwnArea,
  SeatDetails,
  Deals,
  seatFields: SEAT_FIELDS,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
  },
  rulebook: {
    en: async () => (await import('./rulebook.en.ts')).rulebook,
    fr: async () => (await import('./rulebook.fr.ts')).rulebook,
  },
  closing: closingOf,
  meaning: meaningOf,
  preview: previewOf,
  objectives: objectiveCards,
  sounds: {
    'region-discovered': 'place',
    built: 'place',
    'wonder-built': 'place',
    'unit-placed': 'place',
    'unit-moved': 'place',
    'card-bought': 'card',
    'card-rotated': 'card',
    'card-used': 'card',
    'cards-revealed': 'card',
    transacted: 'coin',
    'taxes-taken': 'coin',
    'bids-revealed': 'coin',
    'deal-struck': 'coin',
    'crisis-begun': 'refuse',
    'objective-revealed': 'end',
  },
  stories: async () => (await import('./stories.ts')).stories,
};
