// The rulebook has a paragraph for every rule of docs/rules, in both languages, and every link into it arrives.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CREATURE_IDS, GOD_IDS } from '@atoll/game-cyclades';
import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../types.ts';
import { ruleOfAsk, ruleOfCreature, ruleOfGod } from './questions.ts';
import { rulebook as english } from './rulebook.en.ts';
import { rulebook as french } from './rulebook.fr.ts';
import { stories } from './stories.ts';

const dossier = readFileSync(new URL('../../../../../docs/rules/cyclades.md', import.meta.url), 'utf8');
const ruleIds = [...[...dossier.matchAll(/^- (CY-\d+\.\d+) /gm)].map(([, id]) => String(id)), 'CY-R1'];
const idsOf = (book: Rulebook): string[] => book.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

describe.each([
  ['en', english],
  ['fr', french],
] as const)('%s', (_locale, book) => {
  test('every rule has its paragraph, in order', () => {
    expect(ruleIds.length).toBeGreaterThan(140);
    expect(idsOf(book)).toEqual(ruleIds);
  });

  test('stands under its section, with something to read', () => {
    for (const { id: section, title, paragraphs } of book) {
      expect(title).not.toBe('');
      for (const { id, text } of paragraphs) {
        expect(id.startsWith(section === 'CY-R' ? 'CY-R' : `${section}.`)).toBe(true);
        expect(text.length).toBeGreaterThan(15);
        expect(text.split('*').length % 2).toBe(1);
      }
    }
  });
});

/** Rule ids of refusals as they stand in the sources of the game. */
function rulesOfRefusals(): string[] {
  const rules = fileURLToPath(new URL('../../../../game-cyclades/src/', import.meta.url));
  return readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
    .flatMap((name) => [...readFileSync(rules + name, 'utf8').matchAll(/rule: .*?'(CY-[\w.]+)'/g)])
    .map(([, id]) => String(id));
}

test('things, questions and refusals lead to a paragraph', () => {
  const here = fileURLToPath(new URL('./', import.meta.url));
  const written = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(here + name, 'utf8').matchAll(/'(CY-[\d.]+)'|"(CY-[\d.]+)"/g)])
    .map(([, single, double]) => single ?? double ?? '');
  const links = [
    ...CREATURE_IDS.map(ruleOfCreature),
    ...GOD_IDS.map(ruleOfGod),
    ...stories.flatMap(({ decision }) => (decision ? ruleOfAsk(decision.ask) : [])),
    ...rulesOfRefusals(),
    ...written,
  ];
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter((id) => !ruleIds.includes(id))).toEqual([]);
});
