import { optionCombinations, pick, randomFrom } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { describe, expect, it } from 'vitest';
import { playerName } from '../names.js';
import { linesOf } from '../narrator.js';
import { playStory } from '../story.js';
import { wordsOf } from './words.js';

const games = await registry.allPresent();

/** Some games of every kind: enough to hear nearly every phrase. */
async function heard(game: AnyGame): Promise<string[]> {
  const words = await wordsOf(game.id);
  const random = randomFrom(`words of ${game.id}`);
  const lines: string[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (let number = 0; number < 4; number++) {
      const options = pick(random, optionCombinations(game.options, seats));
      for (const step of playStory({ game, seats, options, seed: `${seats}-${number}` })) {
        lines.push(...linesOf(words, step, playerName).map((line) => line.text));
      }
    }
  }
  return lines;
}

/** Tables and records of older versions are told, too. */
async function eventsOf({ id, vocabulary }: AnyGame): Promise<string[]> {
  const { frozen } = await registry.versionsOf(id);
  const older = await Promise.all(frozen.map((version) => registry.frozen(id, version)));
  return [...new Set([...vocabulary.events, ...older.flatMap(({ game }) => game.vocabulary.events)])];
}

describe.each(games.map((game) => [game.id, game] as const))('the words of %s', (_id, game) => {
  it('name only events there are, in any version, and every one of them if any', async () => {
    const { events, headings, unspoken } = await wordsOf(game.id);
    const named = Object.keys(events);
    const told = await eventsOf(game);
    for (const type of [...named, ...headings, ...unspoken]) expect(told).toContain(type);
    if (named.length > 0) expect([...named, ...unspoken].toSorted()).toEqual(told.toSorted());
  });

  it('tell whole games in readable sentences', async () => {
    const lines = await heard(game);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => /[{}]|undefined|null|NaN|\[object|nobody| {2}| $|Seat \d/.test(line))).toEqual([]);
  });
});
