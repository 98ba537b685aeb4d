// Every ask, move, event, reason, card, role and good has its sentence in both languages, and nothing is left over.

import { sanJuan } from '@atoll/game-san-juan';
import { BUILDING_IDS, GOOD_IDS, PRICE_CARD_IDS, ROLE_IDS } from '@atoll/game-san-juan/table';
import { keysIn, sourcesIn, testPhrases, testWords } from '../words.testing.ts';
import { PHRASES } from './phrases.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

/** Reasons of events (`tell({ … reason })`) are no refusals. */
const reasons = sourcesIn(new URL('../../../../game-san-juan/src/', import.meta.url)).flatMap(({ text }) => {
  const unions = keysIn(text, /type (?:Refusal|BadChoice) =([^;]+);/g).join(' ');
  return [
    ...keysIn(unions, /'([a-z-]+)'/g),
    ...keysIn(
      text.replaceAll(/tell\(\{[^}]*\}/g, ''),
      /rule: [^}]*?reason: '([a-z-]+)'/g,
      /reason: [\w.]+ \? '([a-z-]+)' : '([a-z-]+)'/g,
    ),
  ];
});

testWords({
  game: sanJuan,
  words: { en, fr },
  reasons,
  told: [...BUILDING_IDS, ...ROLE_IDS, ...GOOD_IDS],
  named: [...PRICE_CARD_IDS, ...Object.keys(en.endings)],
  stories,
  seatFields: ['governor'],
  atLeast: 100,
});

testPhrases(new URL('./', import.meta.url), PHRASES);
