// Every ask, move, event, reason, card, role and good has its sentence in both languages, and nothing is left over.

import { sanJuan } from '@atoll/game-san-juan';
import { BUILDING_IDS, GOOD_IDS, PRICE_CARD_IDS, ROLE_IDS } from '@atoll/game-san-juan/table';
import { testPhrases, testWords } from '../words.testing.ts';
import { PHRASES } from './phrases.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

testWords({
  game: sanJuan,
  words: { en, fr },
  told: [...BUILDING_IDS, ...ROLE_IDS, ...GOOD_IDS],
  named: [...PRICE_CARD_IDS, ...Object.keys(en.endings)],
  stories,
  seatFields: ['governor'],
  atLeast: 100,
});

testPhrases(new URL('./', import.meta.url), PHRASES);
