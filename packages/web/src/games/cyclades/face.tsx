// Cyclades' face: everything the frame needs of this game, loaded when a table of it is opened.

import type { Cyclades } from '@atoll/game-cyclades/table';
import type { GameFace } from '../types.ts';
import { Beside } from './beside/beside.tsx';
import { chartFor } from './map/hexes.ts';
import { Board } from './map/map.tsx';
import { OwnArea } from './own/own-area.tsx';
import { preview } from './preview.ts';
import { buttonsOf, ruleOfAsk, SEAT_FIELDS } from './questions.ts';
import { SeatDetails } from './seat-details.tsx';

export const cycladesFace: GameFace<Cyclades> = {
  id: 'cyclades',
  size: ({ seats }) => chartFor(seats).size,
  Board,
  Beside,
  OwnArea,
  SeatDetails,
  seatFields: SEAT_FIELDS,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
  },
  rulebook: {
    en: async () => (await import('./rulebook.en.ts')).rulebook,
    fr: async () => (await import('./rulebook.fr.ts')).rulebook,
  },
  buttons: ({ legal }) => buttonsOf(legal),
  ruleOf: ruleOfAsk,
  preview,
  sounds: {
    'fleet-recruited': 'place',
    'troop-recruited': 'place',
    'priest-recruited': 'card',
    'philosopher-recruited': 'card',
    built: 'place',
    'metropolis-placed': 'place',
    'fleets-moved': 'place',
    'troops-moved': 'place',
    'assault-rolled': 'dice',
    'creature-called': 'card',
    'creature-drawn': 'card',
    'offering-made': 'coin',
    'income-received': 'coin',
    'apollo-paid': 'coin',
    'gold-stolen': 'coin',
    'kraken-placed': 'place',
    'figurine-placed': 'place',
  },
  stories: async () => (await import('./stories.ts')).stories,
};
