// The rulebook has a paragraph for every rule of docs/rules, in both languages, and every link into it arrives.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../types.ts';
import { ruleOfAsk } from './questions.ts';
import { rulebook as english } from './rulebook.en.ts';
import { rulebook as french } from './rulebook.fr.ts';
import { stories } from './stories.ts';

const dossier = readFileSync(new URL('../../../../../docs/rules/archipelago.md', import.meta.url), 'utf8');
const ruleIds = [...dossier.matchAll(/^- \*\*(AR-\d+\.\d+)\*\*/gm)].map(([, id]) => String(id));
const idsOf = (book: Rulebook): string[] => book.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

function idsIn(folder: URL): string[] {
  const here = fileURLToPath(folder);
  return readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/test|rulebook/.test(name))
    .flatMap((name) => [...readFileSync(here + name, 'utf8').matchAll(/'(AR-\d+\.\d+)'/g)].map(([, id]) => String(id)));
}

describe.each([
  ['en', english],
  ['fr', french],
] as const)('%s', (_locale, book) => {
  test('every rule has its paragraph, in order', () => {
    expect(ruleIds.length).toBeGreaterThan(200);
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

test('things, questions and refusals lead to a paragraph', () => {
  const links = [
    ...idsIn(new URL('./', import.meta.url)),
    ...idsIn(new URL('../../../../game-archipelago/src/', import.meta.url)),
    ...stories.flatMap(({ decision }) => (decision ? ruleOfAsk(decision.ask) : [])),
  ];
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((id) => !ruleIds.includes(id))).toEqual([]);
});
