// Every ask, move, event, reason and thing has its sentence in both languages, and nothing is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ACTION_IDS,
  CHARACTER_IDS,
  GOOD_IDS,
  REST_TOKEN_IDS,
  SHIP_IDS,
  SPACE_IDS,
  TILE_IDS,
  vanuatu,
} from '@atoll/game-vanuatu';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { GameWords, Locale } from '../types.ts';
import { textOf, wordsFor } from '../words.ts';
import { PHRASES } from './phrases.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const sorted = (keys: Iterable<string>): string[] => [...keys].toSorted();
const languages: Readonly<Record<Locale, GameWords>> = { en, fr };

const rules = fileURLToPath(new URL('../../../../game-vanuatu/src/', import.meta.url));

/** Keys of refusals as they stand in the sources. */
function reasonsInSource(): string[] {
  const found = new Set(['wrong-answer']);
  for (const name of readdirSync(rules, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.includes('.test')) continue;
    const text = readFileSync(rules + name, 'utf8');
    for (const [, key] of text.matchAll(/reason: '([a-z-]+)'/g)) found.add(String(key));
    for (const [, either, or] of text.matchAll(/reason: [\w.()]+ \? '([a-z-]+)' : '([a-z-]+)'/g)) {
      found.add(String(either)).add(String(or));
    }
    // What is missing for a plan is told by functions of its own.
    if (!name.endsWith('missing.ts')) continue;
    for (const [, key] of text.matchAll(/[?:] '([a-z]+(?:-[a-z]+)+)'/g)) found.add(String(key));
    for (const [, key] of text.matchAll(/return '([a-z]+(?:-[a-z]+)+)'/g)) found.add(String(key));
  }
  return sorted(found);
}

describe.each(['en', 'fr'] as const)('%s', (locale) => {
  const words = languages[locale];

  test('says everything the rules can ask, answer and tell', () => {
    const { asks, moves, events } = vanuatu.vocabulary;
    expect(sorted(Object.keys(words.asks))).toEqual(sorted(asks));
    expect(sorted(Object.keys(words.moves))).toEqual(sorted(moves));
    expect(sorted(Object.keys(words.events))).toEqual(sorted(events));
  });

  test('says every refusal', () => {
    expect(sorted(Object.keys(words.reasons))).toEqual(reasonsInSource());
  });

  test('names every thing, and tells what actions, characters, goods, tokens, ships and tiles do', () => {
    const told = [...ACTION_IDS, ...CHARACTER_IDS, ...GOOD_IDS, ...REST_TOKEN_IDS, ...SHIP_IDS, ...TILE_IDS];
    const named = [...told, ...SPACE_IDS, ...vanuatu.vocabulary.moves];
    expect(sorted(Object.keys(words.things))).toEqual(sorted(new Set<string>(named)));
    const isTold = (id: string): boolean => {
      const thing = words.things[id];
      return typeof thing === 'object' && thing.tip.length > 10;
    };
    expect(told.filter((id) => !isTold(id))).toEqual([]);
  });

  test('speaks of every option, ending and source of points', () => {
    expect(sorted(Object.keys(words.options))).toEqual(sorted(Object.keys(vanuatu.options.fields)));
    expect(Object.keys(words.endings)).toEqual(['eight-rounds-played']);
    const scoring = readFileSync(`${rules}scoring.ts`, 'utf8');
    const sources = [...scoring.matchAll(/source: '([a-z-]+)'/g)].map(([, source]) => String(source));
    expect(sorted(Object.keys(words.sources))).toEqual(sorted(sources));
  });

  test('every template can be read', () => {
    const { asks, moves, events, reasons } = words;
    const templates = [asks, moves, events, reasons].flatMap((group) => Object.values(group));
    expect(() => templates.map((template) => new IntlMessageFormat(template, locale))).not.toThrow();
  });

  test('stored moments are told without a hole', () => {
    const told: string[] = [];
    for (const { viewer, decision, log = [] } of stories) {
      const seat = viewer === 'spectator' ? null : viewer;
      const say = wordsFor({ words, locale, seatFields: [], viewer: seat });
      const text = (sentence: ReturnType<typeof say.move>): string => textOf(sentence, (of) => `P${of}`);
      if (decision !== null)
        told.push(text(say.ask(decision.ask)), ...decision.legal.map((move) => text(say.move(move))));
      for (const { event } of log) {
        const sentence = say.event(event);
        if (sentence !== null) told.push(text(sentence));
      }
    }
    expect(told.filter((sentence) => sentence.trim() === '' || /[{}]|undefined|\bnone\b/.test(sentence))).toEqual([]);
  });
});

test('both languages have the same words on the board, all of them used', () => {
  const here = fileURLToPath(new URL('./', import.meta.url));
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test') && !name.startsWith('phrases'))
    .map((name) => readFileSync(here + name, 'utf8'))
    .join('\n');
  expect(sorted(Object.keys(PHRASES.fr))).toEqual(sorted(Object.keys(PHRASES.en)));
  expect(Object.keys(PHRASES.en).filter((key) => !sources.includes(`phrases.${key}`))).toEqual([]);
  // Every reason why something cannot be planned has its few words on the action space.
  const missing = readFileSync(`${rules}planning/missing.ts`, 'utf8');
  const lacks = new Set([...missing.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, key]) => String(key)));
  expect(sorted(Object.keys(PHRASES.en.lacks))).toEqual(sorted(lacks));
  expect(sorted(Object.keys(PHRASES.fr.lacks))).toEqual(sorted(lacks));
});
