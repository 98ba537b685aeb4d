// Tells a game on the terminal, or as one JSON object.

import { defaultOptions } from '@atoll/engine';
import type { GameTypes } from '@atoll/engine';
import type { Host } from './host.js';
import { printJson } from './json.js';
import { paintedName, playerName } from './names.js';
import { layOut, linesOf, rankingTable, verdict, waitingFor } from './narrator.js';
import { paint } from './paint.js';
import { openAsks } from './story.js';
import type { Story, StoryStep } from './story.js';
import type { Table } from './table.js';
import { inWords } from './words/phrase.js';
import { wordsOf } from './words/words.js';

export interface Manner {
  readonly json: boolean;
  /** Milliseconds between moves. */
  readonly delay: number;
  /** How many moves the record has, if the game comes from one. */
  readonly moves?: number;
  readonly verified?: boolean;
}

/** Tells all the steps and returns what the teller of the steps returns at the end. */
export async function tell<End>(
  host: Host,
  table: Table,
  steps: Generator<StoryStep, End>,
  manner: Manner,
): Promise<End> {
  const words = await wordsOf(table.game.id);
  const nameOf = manner.json ? playerName : paintedName(host.colour);
  if (!manner.json) host.out(heading(host, table, words.title));
  const told: Story['steps'][number][] = [];
  let last: StoryStep | null = null;
  let next = steps.next();
  while (next.done !== true) {
    const step = next.value;
    const lines = linesOf(words, step, nameOf);
    if (manner.json) told.push({ ...plainStep(step), text: lines.map((line) => line.text) });
    else host.out(layOut(step.at, lines, host.colour));
    if (manner.delay > 0) await host.sleep(manner.delay);
    last = step;
    next = steps.next();
  }
  if (last !== null && manner.json) printJson(host, storyOf(table, told, last, manner));
  else if (last !== null) host.out(closing(host, table, last));
  return next.value;
}

function plainStep({ at, input, events }: StoryStep): Omit<Story['steps'][number], 'text'> {
  return { at, seat: input?.seat ?? null, move: input?.move ?? null, events };
}

function storyOf(table: Table, steps: Story['steps'], { at, state }: StoryStep, manner: Manner): Story {
  const { game, seats, options, seed } = table;
  return {
    game: game.id,
    seats,
    options,
    seed,
    moves: manner.moves ?? at,
    at,
    steps,
    open: openAsks(game, state),
    ending: game.ending(state),
    ranking: game.ranking(state),
    verified: manner.verified ?? false,
  };
}

/** Options are named where they differ from the usual. */
function heading(host: Host, { game, seats, options, seed }: Table, title: string): string {
  const usual = Object.entries(defaultOptions(game.options));
  const chosen = Object.entries(options)
    .filter(([name, value]) => !usual.some(([other, otherwise]) => other === name && otherwise === value))
    .map(([name, value]) => `, ${inWords(name)}: ${String(value)}`);
  return `${paint(host.colour, 'bold', title)} with ${seats} players${chosen.join('')}. Seed: ${seed}\n`;
}

function closing(host: Host, { game }: Table, { state }: { state: GameTypes['state'] }): string {
  const nameOf = paintedName(host.colour);
  const ranking = game.ranking(state);
  if (ranking === null) return `\n${waitingFor(openAsks(game, state), nameOf)}`;
  const ending = `The game is over: ${inWords(game.ending(state) ?? 'the end')}.`;
  return `\n${paint(host.colour, 'bold', ending)}\n\n${rankingTable(ranking, nameOf)}\n${verdict(ranking, nameOf)}\n`;
}
