// The words of each game. One that has none is told in the words of its own ids.

import type { GameTypes } from '@atoll/engine';
import type { GameId } from '@atoll/games';
import { fillIn, inWords, plainly } from './phrase.js';
import type { Fields, NameOf } from './phrase.js';

/** A template, or a function where one sentence does not fit every case. */
export type Phrase = string | ((event: Fields, nameOf: NameOf) => string);

export interface GameWords {
  readonly title: string;
  readonly events: Readonly<Record<string, Phrase>>;
  /** Events that open a chapter: shown as headings. */
  readonly headings: readonly string[];
  /** Events that tell a reader nothing he does not see in the others. */
  readonly unspoken: readonly string[];
}

/** Null where nobody has written any. */
const tables: Readonly<Record<GameId, (() => Promise<GameWords>) | null>> = {
  'san-juan': async () => (await import('./san-juan.js')).sanJuanWords,
  cyclades: null,
  vanuatu: null,
  archipelago: null,
};

export async function wordsOf(game: string): Promise<GameWords> {
  const load = isListed(game) ? tables[game] : null;
  return load === null ? { title: titleOf(game), events: {}, headings: [], unspoken: [] } : load();
}

/** A host may bring games of its own. */
function isListed(game: string): game is GameId {
  return Object.hasOwn(tables, game);
}

/** "san-juan" → "San Juan". */
function titleOf(game: string): string {
  return inWords(game).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

export function eventInWords(words: GameWords, event: GameTypes['event'], nameOf: NameOf): string {
  const phrase = Object.hasOwn(words.events, event.type) ? words.events[event.type] : undefined;
  if (phrase === undefined) return plainly(event, nameOf);
  const fields = event as unknown as Fields;
  return typeof phrase === 'string' ? fillIn(phrase, fields, nameOf) : phrase(fields, nameOf);
}
