// The rulebook has a paragraph for every rule of docs/rules, in both languages, and every link into it arrives.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../types.ts';
import { RULE_OF_ACTION, RULE_OF_CHARACTER, ruleOfAsk } from './questions.ts';
import { rulebook as english } from './rulebook.en.ts';
import { rulebook as french } from './rulebook.fr.ts';
import { stories } from './stories.ts';

const dossier = readFileSync(new URL('../../../../../docs/rules/vanuatu.md', import.meta.url), 'utf8');
const ruleIds = [...dossier.matchAll(/^- (VA-\d+\.\d+) /gm)].map(([, id]) => String(id));
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

test('questions, things on the table and refusals lead to a paragraph', () => {
  const rules = fileURLToPath(new URL('../../../../game-vanuatu/src/', import.meta.url));
  const refused = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
    .flatMap((name) =>
      [...readFileSync(rules + name, 'utf8').matchAll(/rule: '(VA-[\d.]+)'/g)].map(([, id]) => String(id)),
    );
  const here = fileURLToPath(new URL('./', import.meta.url));
  const shown = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(here + name, 'utf8').matchAll(/'(VA-\d+\.\d+)'|"(VA-\d+\.\d+)"/g)])
    .map(([, single, double]) => String(single ?? double));
  const links = [
    ...Object.values(RULE_OF_ACTION),
    ...Object.values(RULE_OF_CHARACTER),
    ...stories.flatMap(({ decision }) => (decision ? ruleOfAsk(decision.ask) : [])),
    ...refused,
    ...shown,
  ];
  expect(refused.length).toBeGreaterThan(10);
  expect(shown.length).toBeGreaterThan(5);
  expect(links.filter((id) => !ruleIds.includes(id))).toEqual([]);
});
