// San Juan's face: everything the frame needs of this game, loaded when a table of it is opened.

import type { Ask, Move, SanJuan } from '@atoll/game-san-juan';
import type { GameFace } from '../types.ts';
import { Board } from './board.tsx';
import { usePlan } from './gesture/use-gesture.ts';
import { OwnArea } from './own-area.tsx';
import { SeatDetails } from './seat-details.tsx';

/** Answers that lie nowhere on the table: doing nothing. */
const NOTHING: Readonly<Partial<Record<Ask['kind'], readonly Move[]>>> = {
  supplier: [{ type: 'swap', cards: [] }],
  produce: [{ type: 'produce', buildings: [] }],
  sell: [{ type: 'sell', goods: [] }],
};

const PLAIN = new Set<Move['type']>(['pass', 'done', 'turn-up']);

const RULES: Readonly<Record<Ask['kind'], string>> = {
  'keep-starting-hand': 'SJ-0.9',
  supplier: 'SJ-3.2',
  tuck: 'SJ-3.3',
  'hand-limit': 'SJ-3.6',
  'pick-role': 'SJ-2.1',
  build: 'SJ-5.1',
  pay: 'SJ-5.4',
  produce: 'SJ-7.1',
  sell: 'SJ-8.2',
  harbor: 'SJ-8.6',
  'mayor-keep': 'SJ-9.2',
  'mayor-discard': 'SJ-9.4',
  'gold-mine': 'SJ-10.2',
  goldsmith: 'SJ-10.4',
};

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
  buttons: ({ ask, legal }) => NOTHING[ask.kind] ?? legal.filter((move) => PLAIN.has(move.type)),
  ruleOf: (ask) => RULES[ask.kind],
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
