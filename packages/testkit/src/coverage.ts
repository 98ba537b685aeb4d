// Coverage play-outs: random games until everything the rules can ask, answer, tell and run has occurred.

import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Decision, Game, GameTypes } from '@atoll/engine';
import { combinationsFor } from './conformance/combinations.js';
import { randomPlayout } from './playout.js';
import type { Played, PlayoutOptions, Table } from './playout.js';
import { isLong } from './share.js';

export interface CoverageOptions<G extends GameTypes> extends Pick<
  PlayoutOptions<G>,
  'optionalChance' | 'maxSteps' | 'policy'
> {
  /** Names of the game's own things that a step has shown: cards used, tiles placed, rules met. */
  features?(
    before: G['state'],
    decision: Decision<G['ask']>,
    move: G['move'],
    after: G['state'],
    events: readonly G['event'][],
  ): readonly string[];
  /** The features that must occur, besides the whole vocabulary. */
  readonly expected?: readonly string[];
  /**
   * What takes hundreds of games to occur, as "event reshuffled" or "feature chapel": only the long run waits for it.
   * A file that names some is a `*.share.test.ts`.
   */
  readonly rare?: readonly string[];
  readonly maxGames?: number;
  readonly combinations?: readonly Partial<G['options']>[];
  readonly seed?: string;
}

export interface Coverage {
  readonly games: number;
  /** What never occurred, as "event reshuffled" or "feature chapel". */
  readonly missing: readonly string[];
}

const MAX_GAMES = 500;
const TIME_LIMIT = 15 * 60_000;

/** Registers one test: every ask, move, event, frame kind and expected feature occurs within `maxGames`. */
export function coverage<G extends GameTypes>(game: Game<G>, options: CoverageOptions<G> = {}): void {
  test(
    `${game.id}: every ask, move, event, frame and feature occurs in play`,
    async () => {
      const { games, missing } = await coverageOf(game, options);
      console.info(
        `${game.id}: ${missing.length === 0 ? 'everything occurred' : 'not everything occurred'} in ${games} games`,
      );
      expect(missing, `never occurred in ${games} games`).toEqual([]);
    },
    TIME_LIMIT,
  );
}

/** Plays until nothing is missing, going round the numbers of seats and the combinations of options. */
export async function coverageOf<G extends GameTypes>(
  game: Game<G>,
  options: CoverageOptions<G> = {},
): Promise<Coverage> {
  const missing = new Set(wanted(game, options.expected ?? []));
  const rare = options.rare ?? [];
  const unknown = rare.filter((name) => !missing.has(name));
  if (unknown.length > 0) throw new Error(`not among what must occur: ${unknown.join(', ')}`);
  if (rare.length > 0 && !isLong()) for (const name of rare) missing.delete(name);
  const maxGames = options.maxGames ?? MAX_GAMES;
  const tables = tablesOf(game, options);
  for (let games = 0; games < maxGames; games++) {
    if (missing.size === 0) return { games, missing: [] };
    // A test runner takes a worker that is silent for a minute for dead.
    await breathe();
    const table = tables[games % tables.length] as Table<G>;
    const seed = `${table.seed}-${games}`;
    randomPlayout(
      game,
      { ...table, seed },
      {
        ...options,
        onSetup: ({ state, events }) => {
          for (const frame of state.stack) missing.delete(`frame ${frame.kind}`);
          for (const event of events) missing.delete(`event ${event.type}`);
        },
        onStep: (played) => strike(game, options, played, missing),
      },
    );
  }
  return { games: maxGames, missing: [...missing] };
}

function wanted<G extends GameTypes>(game: Game<G>, features: readonly string[]): string[] {
  const { asks, moves, events, frames } = game.vocabulary;
  return [
    ...asks.map((kind) => `ask ${kind}`),
    ...moves.map((type) => `move ${type}`),
    ...events.map((type) => `event ${type}`),
    ...frames.map((kind) => `frame ${kind}`),
    ...features.map((feature) => `feature ${feature}`),
  ];
}

/** Seats change fastest, so that the first few games already differ much. */
function tablesOf<G extends GameTypes>(game: Game<G>, options: CoverageOptions<G>): Table<G>[] {
  const seed = options.seed ?? 'coverage';
  const bySeats: Table<G>[][] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const combinations = combinationsFor(game, seats, options.combinations);
    bySeats.push(combinations.map((combination) => ({ seats, options: combination, seed })));
  }
  const tables: Table<G>[] = [];
  for (let index = 0; bySeats.some((some) => index < some.length); index++) {
    for (const some of bySeats) {
      const table = some[index];
      if (table !== undefined) tables.push(table);
    }
  }
  return tables;
}

function strike<G extends GameTypes>(
  game: Game<G>,
  options: CoverageOptions<G>,
  played: Played<G>,
  missing: Set<string>,
): void {
  const { before, open, decision, move, after, events } = played;
  for (const { ask } of open) missing.delete(`ask ${ask.kind}`);
  missing.delete(`move ${move.type}`);
  for (const event of events) missing.delete(`event ${event.type}`);
  if (after.frames !== before.frames) {
    for (const kind of framesPushed(game, played)) missing.delete(`frame ${kind}`);
  }
  for (const feature of options.features?.(before, decision, move, after, events) ?? []) {
    missing.delete(`feature ${feature}`);
  }
}

/** Frames that never wait for an answer come and go within a step: they are seen only where they are pushed. */
function framesPushed<G extends GameTypes>(game: Game<G>, played: Played<G>): string[] {
  const pushed: string[] = [];
  const draft = game.clone(played.before);
  const { stack } = draft;
  stack.push = (...frames) => {
    for (const frame of frames) pushed.push(frame.kind);
    return Array.prototype.push.apply(stack, frames);
  };
  game.perform(draft, played.decision, played.move, () => {});
  return pushed;
}
