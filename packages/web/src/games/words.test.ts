import type { Seat } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import type { GameWords, Locale } from './types.ts';
import { belongsTo, inWords, textOf, wordsFor } from './words.ts';

const english: GameWords = {
  name: 'Test',
  tagline: '',
  asks: { pay: 'Pay {due, plural, one {# card} other {# cards}}' },
  moves: { build: 'Build {building}{over, select, none {} other { over {overBuilding}}}' },
  events: {
    built: '{seat} {seatIs, select, you {build} other {builds}} {building}',
    discarded: '{seat} discards {cards, select, none {{count, plural, one {# card} other {# cards}}} other {{cards}}}',
    produced: '{seat}: {buildingsCount, plural, =0 {nothing} other {{buildings}}}',
    'governor-passed': '{governor} is governor',
    shuffled: '',
  },
  reasons: { 'too-dear': 'It costs {price}, you have {have}.' },
  motives: { waits: 'Would rather wait' },
  things: { smithy: 'Smithy', well: { name: 'Well', tip: 'Draws a card' } },
  sources: {},
  endings: {},
  options: {},
};

const nameOf = (seat: Seat): string => ['Ana', 'Ben'][seat] ?? '?';

function say(part: 'ask' | 'move' | 'event', fields: object, words: GameWords | null = english, locale: Locale = 'en') {
  const { [part]: tell } = wordsFor({ words, locale, seatFields: ['governor'], viewer: 0 as Seat });
  const sentence = tell(fields as never);
  return sentence === null ? null : textOf(sentence, nameOf);
}

describe('templates', () => {
  it('count, name things, choose by who it is', () => {
    expect(say('ask', { kind: 'pay', due: 1 })).toBe('Pay 1 card');
    expect(say('event', { type: 'built', seat: 0, building: 'smithy' })).toBe('Ana build Smithy');
    expect(say('event', { type: 'built', seat: 1, building: 'well' })).toBe('Ben builds Well');
  });

  it('tell null, a list and a nested object apart', () => {
    expect(say('move', { type: 'build', building: 'smithy', over: null })).toBe('Build Smithy');
    expect(say('move', { type: 'build', building: 'smithy', over: { building: 'well' } })).toBe(
      'Build Smithy over Well',
    );
    expect(say('event', { type: 'discarded', seat: 1, count: 2, cards: null })).toBe('Ben discards 2 cards');
    expect(say('event', { type: 'discarded', seat: 0, count: 3, cards: ['well', 'smithy', 'well'] })).toBe(
      'Ana discards 2 × Well and Smithy',
    );
    expect(say('event', { type: 'produced', seat: 0, buildings: [] })).toBe('Ana: nothing');
  });

  it('know the seats in other fields', () => {
    const { event } = wordsFor({ words: english, locale: 'en', seatFields: ['governor'], viewer: null });
    expect(event({ type: 'governor-passed', governor: 1 } as never)).toEqual([{ seat: 1 }, ' is governor']);
  });

  it('leave untold what has an empty template', () => {
    expect(say('event', { type: 'shuffled' })).toBeNull();
  });

  it('give reasons their figures', () => {
    const { reason, tip } = wordsFor({ words: english, locale: 'en', seatFields: [], viewer: null });
    expect(textOf(reason({ rule: 'X-1', reason: 'too-dear', params: { price: 4, have: 2 } }), nameOf)).toBe(
      'It costs 4, you have 2.',
    );
    expect(tip('well')).toBe('Draws a card');
  });
});

it('a motive nobody has written a sentence for is not told', () => {
  const { motive } = wordsFor({ words: english, locale: 'en', seatFields: [], viewer: null });
  expect([motive('waits'), motive('dreams'), motive('toString')]).toEqual(['Would rather wait', null, null]);
  expect(wordsFor({ words: null, locale: 'en', seatFields: [], viewer: null }).motive('waits')).toBeNull();
});

describe('without templates', () => {
  it('ids are told in words', () => {
    expect(inWords('customsHouse-figures')).toBe('customs house figures');
    expect(say('event', { type: 'cards-drawn', seat: 1, count: 2, cards: null }, null)).toBe(
      'Ben: Cards drawn · count 2',
    );
    expect(say('move', { type: 'pick-role', role: 'builder', library: null }, null)).toBe('Pick role · builder');
  });

  it('lists are joined as the language does', () => {
    expect(say('move', { type: 'sell', goods: ['indigo', 'sugar', 'tobacco'] }, null, 'fr')).toBe(
      'Sell · goods indigo, sugar et tobacco',
    );
  });
});

it('French elides before a name, and only there', () => {
  const named = (name: string): string => textOf(['L’offre de ', { seat: 0 as Seat }, ' à une île'], () => name);
  expect(named('Ulysse')).toBe('L’offre d’Ulysse à une île');
  expect(named('Écho')).toBe('L’offre d’Écho à une île');
  expect(named('Marina')).toBe('L’offre de Marina à une île');
  expect([belongsTo('Isla'), belongsTo('Corto'), belongsTo('Vous')]).toEqual(['d’Isla', 'de Corto', 'à vous']);
  expect(textOf(['made ', { seat: 0 as Seat }], () => 'Isla')).toBe('made Isla');
});
