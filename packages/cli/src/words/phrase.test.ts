import { describe, expect, it } from 'vitest';
import { counted, fillIn, inWords, joined, plainly } from './phrase.js';
import { eventInWords, wordsOf } from './words.js';

const nameOf = (seat: number): string => ['Ana', 'Bruno', 'Chloé'][seat] ?? '?';

describe('words', () => {
  it('come out of ids', () => {
    expect(inWords('sugar-mill')).toBe('sugar mill');
    expect(inWords('customsHouseFigures')).toBe('customs house figures');
    expect(inWords('A1')).toBe('A1');
  });

  it('are joined and counted as in English', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joined)).toEqual(['nothing', 'a', 'a and b', 'a, b and c']);
    expect([0, 1, 2, ['x'], null].map((value) => counted(value, 'card'))).toEqual([
      'no cards',
      '1 card',
      '2 cards',
      '1 card',
      'no cards',
    ]);
    expect(counted(2, 'city')).toBe('2 cities');
  });

  it('fill the holes of a template', () => {
    const event = { seat: 1, building: 'sugar-mill', cards: ['well', 'tower'], owner: 2, losers: [0, 2], free: true };
    const template =
      '{seat} builds {building} with {cards:card} ({cards}), to {owner:seat}, not {losers:seat}; {free}; {none}';
    expect(fillIn(template, event, nameOf)).toBe(
      'Bruno builds sugar mill with 2 cards (well and tower), to Chloé, not Ana and Chloé; yes; nothing',
    );
  });

  it('are found for any event', async () => {
    const event = { type: 'cards-drawn', seat: 0, cards: ['well'], price: { sugar: 2 } };
    expect(plainly(event, nameOf)).toBe('Ana: cards drawn (cards well, price sugar 2)');
    expect(plainly({ type: 'round-ended' }, nameOf)).toBe('round ended');
    const words = await wordsOf('new-game');
    expect(words.title).toBe('New Game');
    expect(eventInWords(words, event, nameOf)).toBe(plainly(event, nameOf));
    expect(eventInWords({ ...words, events: { 'cards-drawn': '{seat} draws {cards:card}' } }, event, nameOf)).toBe(
      'Ana draws 1 card',
    );
  });
});
