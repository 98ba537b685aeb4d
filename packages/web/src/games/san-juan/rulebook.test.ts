// The rulebook has a paragraph for every rule of docs/rules, in both languages, and every link into it arrives.

import { readFileSync } from 'node:fs';
import { BUILDING_IDS } from '@atoll/game-san-juan';
import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../types.ts';
import { ruleOfBuilding } from './describe.ts';
import { ruleOfAsk } from './questions.ts';
import { rulebook as english } from './rulebook.en.ts';
import { rulebook as french } from './rulebook.fr.ts';
import { stories } from './stories.ts';

const dossier = readFileSync(new URL('../../../../../docs/rules/san-juan.md', import.meta.url), 'utf8');
const ruleIds = [...dossier.matchAll(/^- \*\*(SJ-\d+\.\d+)\*\*/gm)].map(([, id]) => String(id));
const idsOf = (book: Rulebook): string[] => book.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

describe.each([
  ['en', english],
  ['fr', french],
] as const)('%s', (_locale, book) => {
  test('every rule has its paragraph, in order', () => {
    expect(ruleIds.length).toBeGreaterThan(100);
    expect(idsOf(book)).toEqual(ruleIds);
  });

  test('stands under its section, with something to read', () => {
    for (const { id: section, title, paragraphs } of book) {
      expect(title).not.toBe('');
      for (const { id, text } of paragraphs) {
        expect(id.startsWith(`${section}.`)).toBe(true);
        expect(text.length).toBeGreaterThan(15);
        expect(text.split('*').length % 2).toBe(1);
      }
    }
  });
});

test('cards and questions lead to a paragraph', () => {
  const links = [
    ...BUILDING_IDS.map(ruleOfBuilding),
    ...stories.flatMap(({ decision }) => (decision ? ruleOfAsk(decision.ask) : [])),
  ];
  expect(links.filter((id) => !ruleIds.includes(id))).toEqual([]);
});
