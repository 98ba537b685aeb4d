// Every ask, move, event, reason, card, objective, trend, tile and action has its sentence in both languages, and nothing
// is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  archipelago,
  BUILDINGS,
  CARDS,
  HEXES,
  OBJECTIVES,
  RESOURCES,
  SIDES,
  TRENDS,
  WHEEL_ACTIONS,
} from '@atoll/game-archipelago';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { GameWords, Locale } from '../types.ts';
import { textOf, wordsFor } from '../words.ts';
import { SEAT_FIELDS } from './questions.ts';
import { PHRASES } from './phrases.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const sorted = (keys: Iterable<string>): string[] => [...keys].toSorted();
const languages: Readonly<Record<Locale, GameWords>> = { en, fr };

const rules = fileURLToPath(new URL('../../../../game-archipelago/src/', import.meta.url));

/** Keys of refusals as they stand in the sources. */
function reasonsInSource(): string[] {
  const found = new Set(['wrong-answer']);
  for (const name of readdirSync(rules, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.includes('.test')) continue;
    const text = readFileSync(rules + name, 'utf8');
    for (const [, key] of text.matchAll(/reason: '([a-z-]+)'/g)) found.add(String(key));
  }
  for (const action of [
    'reproduction',
    'exploration',
    'recruitment',
    'construction',
    'transaction',
    'migration',
    'harvest',
  ])
    found.add(`${action}-does-nothing`);
  return sorted(found);
}

/** Things beside the cards, tiles and actions: pieces and places. */
const PIECES = [
  ...BUILDINGS,
  'ship',
  'citizen',
  'token',
  'hut',
  'screen',
  'domestic',
  'export',
  'character',
  'progress',
];

describe.each(['en', 'fr'] as const)('%s', (locale) => {
  const words = languages[locale];

  test('says everything the rules can ask, answer and tell', () => {
    const { asks, moves, events } = archipelago.vocabulary;
    expect(sorted(Object.keys(words.asks))).toEqual(sorted(asks));
    expect(sorted(Object.keys(words.moves))).toEqual(sorted(moves));
    expect(sorted(Object.keys(words.events))).toEqual(sorted(events));
  });

  test('says every refusal', () => {
    expect(sorted(Object.keys(words.reasons))).toEqual(reasonsInSource());
  });

  test('names every thing, and tells what cards, objectives, trends, actions and resources are', () => {
    const told = [...CARDS, ...OBJECTIVES, ...TRENDS, ...WHEEL_ACTIONS, ...RESOURCES, ...BUILDINGS];
    const named = [...told, ...PIECES, ...SIDES, ...HEXES, ...archipelago.vocabulary.moves];
    expect(sorted(Object.keys(words.things))).toEqual(sorted(new Set(named)));
    const isTold = (id: string): boolean => {
      const thing = words.things[id];
      return typeof thing === 'object' && thing.tip.length > 10;
    };
    expect(told.filter((id) => !isTold(id))).toEqual([]);
  });

  test('speaks of every option', () => {
    const { fields } = archipelago.options;
    expect(sorted(Object.keys(words.options))).toEqual(sorted(Object.keys(fields)));
    for (const [name, { values }] of Object.entries(fields)) {
      if (typeof values[0] === 'boolean') continue;
      expect(sorted(Object.keys(words.options[name]?.values ?? {}))).toEqual(sorted(values.map(String)));
    }
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
      const say = wordsFor({ words, locale, seatFields: SEAT_FIELDS, viewer: seat });
      const text = (sentence: ReturnType<typeof say.move>): string => textOf(sentence, (of) => `P${of}`);
      if (decision !== null)
        told.push(text(say.ask(decision.ask)), ...decision.legal.map((move) => text(say.move(move))));
      for (const { event } of log) {
        const sentence = say.event(event);
        if (sentence !== null) told.push(text(sentence));
      }
    }
    expect(told.length).toBeGreaterThan(500);
    expect(told.filter((sentence) => sentence.trim() === '' || /[{}]|undefined|\bnone\b/.test(sentence))).toEqual([]);
  });
});

test('both languages have the same words on the board, all of them used', () => {
  const here = fileURLToPath(new URL('./', import.meta.url));
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test') && !name.includes('phrases'))
    .map((name) => readFileSync(here + name, 'utf8'))
    .join('\n');
  expect(sorted(Object.keys(PHRASES.fr))).toEqual(sorted(Object.keys(PHRASES.en)));
  const isUsed = (key: string): boolean => new RegExp(`(phrases|PHRASES\\[\\S+\\])\\.${key}\\b`).test(sources);
  expect(Object.keys(PHRASES.en).filter((key) => !isUsed(key))).toEqual([]);
});
