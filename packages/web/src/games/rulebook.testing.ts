// What every rulebook must hold in both languages: a paragraph for every rule of docs/rules, in order. Things of the table
// and refusals of the rules name them by the same ids, or do not compile; questions of older versions are looked at here.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Locale, Rulebook } from './types.ts';
import { sayingsOf } from './versions.testing.ts';

interface Written {
  readonly game: string;
  /** What its rule ids begin with. */
  readonly prefix: string;
  readonly books: Readonly<Record<Locale, Rulebook>>;
  /** Paragraphs on rulings that stand outside the numbered rules, after them. */
  readonly rulings?: readonly string[];
}

export function testRulebook({ game, prefix, books, rulings = [] }: Written): void {
  const project = new URL('../../../../', import.meta.url);
  const dossier = readFileSync(new URL(`docs/rules/${game}.md`, project), 'utf8');
  const numbered = dossier.matchAll(new RegExp(`^- (?:\\*\\*)?(${prefix}-\\d+\\.\\d+)\\b`, 'gm'));
  const ruleIds = [...Array.from(numbered, ([, id]) => id), ...rulings];

  describe.each(['en', 'fr'] as const)('%s', (locale) => {
    const book = books[locale];

    test('every rule has its paragraph, in order', () => {
      expect(ruleIds.length).toBeGreaterThan(100);
      expect(book.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))).toEqual(ruleIds);
    });

    test('stands under its section, with something to read', () => {
      for (const { id: section, title, paragraphs } of book) {
        expect(title).not.toBe('');
        for (const { id, text } of paragraphs) {
          expect(id.startsWith(rulings.includes(id) ? section : `${section}.`)).toBe(true);
          expect(text.length).toBeGreaterThan(15);
          expect(text.split('*').length % 2).toBe(1);
        }
      }
    });
  });

  test('questions lead to a paragraph, in every version', async () => {
    const { askRules } = await sayingsOf(game);
    expect(askRules.size).toBeGreaterThan(5);
    expect([...askRules].filter((id) => !ruleIds.includes(id))).toEqual([]);
  });
}
