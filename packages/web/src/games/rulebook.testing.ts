// What every rulebook must hold in both languages: a paragraph for every rule of docs/rules, in order, and every link into
// it arrives: from the things of the table, from the questions, from the refusals of the rules.

import { readFileSync } from 'node:fs';
import type { GameTypes } from '@atoll/engine';
import { describe, expect, test } from 'vitest';
import type { Locale, Rulebook, Story } from './types.ts';
import { sayingsOf } from './versions.testing.ts';
import { keysIn, sourcesIn } from './words.testing.ts';

interface Written<G extends GameTypes> {
  readonly game: string;
  /** What its rule ids begin with. */
  readonly prefix: string;
  readonly books: Readonly<Record<Locale, Rulebook>>;
  /** Paragraphs on rulings that stand outside the numbered rules, after them. */
  readonly rulings?: readonly string[];
  readonly stories: readonly Story<G>[];
  readonly ruleOfAsk: (ask: G['ask']) => string | null;
  /** Rules that things lead to by a function or a table. */
  readonly links?: readonly string[];
}

export function testRulebook<G extends GameTypes>(written: Written<G>): void {
  const { game, prefix, books, rulings = [], stories, ruleOfAsk, links = [] } = written;
  const project = new URL('../../../../', import.meta.url);
  const dossier = readFileSync(new URL(`docs/rules/${game}.md`, project), 'utf8');
  const ruleIds = [...keysIn(dossier, new RegExp(`^- (?:\\*\\*)?(${prefix}-\\d+\\.\\d+)\\b`, 'gm')), ...rulings];

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

  test.each([
    ['the table', `packages/web/src/games/${game}/`],
    ['the rules', `packages/game-${game}/src/`],
  ])('every rule named in %s has its paragraph', (_, folder) => {
    const named = sourcesIn(new URL(folder, project))
      .filter(({ name }) => !name.startsWith('rulebook'))
      .flatMap(({ text }) => keysIn(text, new RegExp(`['"](${prefix}-[A-Z]?\\d[\\d.]*)['"]`, 'g')));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => !ruleIds.includes(id))).toEqual([]);
  });

  test('questions of older versions lead to a paragraph, too', async () => {
    const shown = new Set<string>(stories.flatMap(({ decision }) => (decision ? [decision.ask.kind] : [])));
    const older = [...(await sayingsOf(game)).asks].filter((kind) => !shown.has(kind));
    expect(older.filter((kind) => !ruleIds.includes(ruleOfAsk({ kind }) ?? ''))).toEqual([]);
  });

  test('things and questions lead to a paragraph', () => {
    const asked = stories.flatMap(({ decision }) => (decision ? (ruleOfAsk(decision.ask) ?? []) : []));
    expect(asked).not.toEqual([]);
    expect([...links, ...asked].filter((id) => !ruleIds.includes(id))).toEqual([]);
  });
}
