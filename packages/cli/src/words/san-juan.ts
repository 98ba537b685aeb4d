// San Juan in words.

import { counted, inWords, valueInWords, withArticle } from './phrase.js';
import type { Fields } from './phrase.js';
import type { GameWords } from './words.js';

const DECLINED: Readonly<Record<string, string>> = {
  build: 'builds nothing',
  produce: 'produces nothing',
  sell: 'sells nothing',
  'gold-mine': 'leaves the gold mine alone',
  goldsmith: 'leaves the goldsmith alone',
};

const DRAWN_FOR: Readonly<Record<string, string>> = {
  sale: 'for the goods',
  prospector: 'as prospector',
  supplier: 'from the supplier',
};

const DISCARDED_FOR: Readonly<Record<string, string>> = {
  draft: 'of the starting hand',
  supplier: 'to the supplier',
  'hand-limit': 'above the hand limit',
  mayor: 'after the draw',
};

const drawnFor = (reason: unknown): string => DRAWN_FOR[String(reason)] ?? `thanks to the ${valueInWords(reason)}`;

function built({ building, over, price }: Fields): string {
  const covered = over === null ? '' : ` over the ${inWords((over as { building: string }).building)}`;
  return `builds ${withArticle(String(building))}${covered} for ${price === 0 ? 'nothing' : counted(price, 'card')}`;
}

function paid({ cards, goods }: Fields): string {
  const spent = [...(Array.isArray(cards) ? cards : []), ...(goods as string[]).map((good) => `the ${good} good`)];
  return `pays with ${valueInWords(spent)}`;
}

export const sanJuanWords: GameWords = {
  title: 'San Juan',
  headings: ['round-started'],
  // The closing table says it.
  unspoken: ['game-ended'],
  events: {
    'game-started': '{governor:seat} is the first governor',
    dealt: '{seat} is dealt {count:card}',
    'hand-kept': '{seat} keeps {count:card}',
    'governor-passed': '{governor:seat} becomes governor',
    'round-started': 'Round {round}',
    'role-picked': ({ seat, role, library }, nameOf) =>
      `${nameOf(seat as number)} picks the ${valueInWords(role)}${library === true ? ' and uses the library' : ''}`,
    passed: ({ seat, what }, nameOf) => `${nameOf(seat as number)} ${DECLINED[String(what)] ?? 'passes'}`,
    built: (event, nameOf) => `${nameOf(event['seat'] as number)} ${built(event)}`,
    'good-lost': '{seat} loses the {good} of the covered building',
    paid: (event, nameOf) => `${nameOf(event['seat'] as number)} ${paid(event)}`,
    drew: ({ seat, count, reason }, nameOf) =>
      `${nameOf(seat as number)} draws ${counted(count, 'card')} ${drawnFor(reason)}`,
    discarded: ({ seat, count, reason }, nameOf) =>
      `${nameOf(seat as number)} discards ${counted(count, 'card')} ${DISCARDED_FOR[String(reason)] ?? ''}`.trimEnd(),
    tucked: '{seat} tucks a card under the {under}',
    produced: '{seat} produces at {buildings}',
    'price-revealed': ({ card }) => `Price card ${String(card).replace('price-', '')} is turned up`,
    sold: ({ seat, goods, income, bonus }, nameOf) =>
      `${nameOf(seat as number)} sells ${valueInWords(goods)} for ${counted((income as number) + (bonus as number), 'card')}`,
    'customs-good-received': '{seat} gets a good at the customs house',
    'mayor-drew': '{seat} looks at {count:card}',
    'mayor-kept': '{seat} keeps {cards}',
    'gold-mine-revealed': '{seat} turns up {cards} in the gold mine and keeps {kept}',
    'goldsmith-revealed': ({ seat, card, kept }, nameOf) =>
      `${nameOf(seat as number)} turns up ${valueInWords(card)} at the goldsmith and ${kept === true ? 'keeps it' : 'does not get it'}`,
    'deck-reshuffled': 'The discard pile, {cards:card}, becomes the new deck',
  },
};
