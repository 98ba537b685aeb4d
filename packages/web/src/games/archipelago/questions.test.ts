import type { View } from '@atoll/game-archipelago/table';
import { describe, expect, it } from 'vitest';
import { textOf, wordsFor } from '../words.ts';
import { closingOf, SEAT_FIELDS } from './questions.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const { view, decision } = stories.find(({ name }) => name === 'migrate') as (typeof stories)[number];

/** The stored migration after so many units have moved. */
function after(moved: readonly number[]): View {
  return {
    ...view,
    stack: view.stack.map((frame) => (frame.kind === 'migration' ? { ...frame, moved: [...moved] } : frame)),
  };
}

describe('A7: the end of a migration is in sight even where it is refused', () => {
  it('once somebody has moved, not before and in no other question', () => {
    const ask = decision?.ask ?? { kind: 'migrate' };
    expect(closingOf(ask, after([]))).toBeNull();
    expect(closingOf(ask, after([3]))).toEqual({ type: 'done' });
    expect(closingOf({ kind: 'withdraw-deal' }, after([3]))).toBeNull();
  });

  it.each([
    ['en', en, /Region 3 .* 4 of your citizens.* 3 /],
    ['fr', fr, /La région 3 .* 4 de vos citoyens.* 3 /],
  ] as const)('says in %s which region is too full', (locale, words, said) => {
    const say = wordsFor({ words, locale, seatFields: SEAT_FIELDS, viewer: null });
    const illegal = { rule: 'AR-16.9', reason: 'region-too-full', params: { region: 3, citizens: 4, most: 3 } };
    expect(textOf(say.reason(illegal), String)).toMatch(said);
  });
});
