// What every game's words must hold in both languages: everything the rules can say has its sentence, nothing is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, GameTypes } from '@atoll/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { sayingsOf } from './versions.testing.ts';
import type { GameFace, GameWords, Locale, Sentence, Story } from './types.ts';
import { textOf, wordsFor } from './words.ts';

export const sorted = (keys: Iterable<string>): string[] => [...keys].toSorted();

interface Sources {
  readonly name: string;
  readonly text: string;
}

/** The sources of a folder, tests left out. */
function sourcesIn(folder: URL): Sources[] {
  const here = fileURLToPath(folder);
  return readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test'))
    .map((name) => ({ name, text: readFileSync(here + name, 'utf8') }));
}

interface Said<G extends GameTypes> {
  readonly game: Game<G>;
  readonly words: Readonly<Record<Locale, GameWords<G>>>;
  /** Things with a name and a tip. */
  readonly told: readonly string[];
  /** Things with a name alone, beside the moves. */
  readonly named: readonly string[];
  readonly stories: readonly Story<G>[];
  readonly seatFields: readonly string[];
  readonly meaning?: GameFace<G>['meaning'];
  readonly preview?: GameFace<G>['preview'];
  /** So many sentences at least come from the stored moments. */
  readonly atLeast: number;
}

export function testWords<G extends GameTypes>(said: Said<G>): void {
  const { vocabulary } = said.game;
  const sayings = sayingsOf(said.game.id);

  test('every question the rules can put is stored at a moment where it was put', () => {
    const put = new Set(said.stories.flatMap(({ decision }) => (decision === null ? [] : [decision.ask.kind])));
    expect(sorted(put)).toEqual(sorted(vocabulary.asks));
  });

  describe.each(['en', 'fr'] as const)('%s', (locale) => {
    const words = said.words[locale] as GameWords;

    test('says everything the rules can ask, answer and tell, in every version', async () => {
      const { asks, moves, events } = await sayings;
      expect(sorted(Object.keys(words.asks))).toEqual(sorted(asks));
      expect(sorted(Object.keys(words.moves))).toEqual(sorted(moves));
      expect(sorted(Object.keys(words.events))).toEqual(sorted(events));
    });

    test('says every refusal, in every version', async () => {
      expect(sorted(Object.keys(words.reasons))).toEqual(sorted((await sayings).reasons));
    });

    test('says in a short sentence why bots do what they do, whatever the reason', async () => {
      expect(sorted(Object.keys(words.motives))).toEqual(sorted((await sayings).motives));
      const isShort = (text: string): boolean => /^\p{Lu}.{5,59}[^.]$/u.test(text) && !/[{}]/.test(text);
      expect(Object.values(words.motives).filter((text) => !isShort(text))).toEqual([]);
    });

    test('names every thing, and tells what those do that do something', async () => {
      const { moves, isOld } = await sayings;
      const known = new Set([...said.told, ...said.named, ...moves]);
      for (const id of Object.keys(words.things)) if (isOld(id)) known.add(id);
      expect(sorted(Object.keys(words.things))).toEqual(sorted(known));
      const isTold = (id: string): boolean => {
        const thing = words.things[id];
        return typeof thing === 'object' && thing.tip.length > 10;
      };
      expect(said.told.filter((id) => !isTold(id))).toEqual([]);
    });

    test('speaks of every option, in every version', async () => {
      const { options } = await sayings;
      expect(sorted(Object.keys(words.options))).toEqual(sorted(options.keys()));
      for (const [name, values] of options) {
        if (values.has('true')) continue;
        expect(sorted(Object.keys(words.options[name]?.values ?? {}))).toEqual(sorted(values));
      }
    });

    test('every template can be read', () => {
      const { asks, moves, events, reasons } = words;
      const templates = [asks, moves, events, reasons].flatMap((group) => Object.values(group));
      expect(() => templates.map((template) => new IntlMessageFormat(template, locale))).not.toThrow();
    });

    test('stored moments are told without a hole', () => {
      const told = said.stories.flatMap((story) => sentencesOf(said, story, words, locale));
      expect(told.length).toBeGreaterThan(said.atLeast);
      expect(told.filter((text) => text.trim() === '' || /[{}\0]|undefined|NaN|\bnone\b/.test(text))).toEqual([]);
    });
  });
}

function sentencesOf<G extends GameTypes>(
  { seatFields, meaning, preview }: Said<G>,
  { viewer, view, decision, log = [] }: Story<G>,
  words: GameWords,
  locale: Locale,
): string[] {
  const say = wordsFor({ words, locale, seatFields, viewer: viewer === 'spectator' ? null : viewer });
  const sentences: (Sentence | null)[] = log.map(({ event }) => say.event(event));
  if (decision !== null) sentences.push(say.ask(decision.ask));
  for (const move of decision?.legal ?? []) {
    sentences.push(say.move({ ...move, ...meaning?.(move, view) }), preview?.(move, view, viewer, say, locale) ?? null);
  }
  return sentences.filter((sentence) => sentence !== null).map((sentence) => textOf(sentence, (of) => `P${of}`));
}

/** The few words on the board itself: the same in both languages, all of them used. */
export function testPhrases(folder: URL, phrases: Readonly<Record<Locale, object>>): void {
  test('both languages have the same words on the board, all of them used', () => {
    const sources = sourcesIn(folder)
      .filter(({ name }) => !name.includes('phrases'))
      .map(({ text }) => text)
      .join('\n');
    const isUsed = (key: string): boolean => new RegExp(`(phrases|PHRASES\\[\\S+\\])\\.${key}\\b`).test(sources);
    expect(sorted(Object.keys(phrases.fr))).toEqual(sorted(Object.keys(phrases.en)));
    expect(Object.keys(phrases.en).filter((key) => !isUsed(key))).toEqual([]);
  });
}
