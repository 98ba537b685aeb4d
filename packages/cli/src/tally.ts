// The sum of a simulation, in the shape that machines read.

import type { Plan, Played } from './simulation.js';

export interface Fault {
  /** A single game with this seed, and the same seats and options, shows it again. */
  readonly seed: string;
  readonly move: number;
  readonly message: string;
}

export interface Summary {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly games: number;
  readonly errors: number;
  readonly moves: number;
  readonly movesPerGame: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly maxLegalMoves: number;
  readonly endings: Readonly<Record<string, number>>;
  /** Of the winners. Null if nobody won. */
  readonly scores: { readonly min: number; readonly median: number; readonly max: number } | null;
  readonly faults: readonly Fault[];
}

export class Tally {
  private games = 0;
  private moves = 0;
  private milliseconds = 0;
  private maxLegalMoves = 0;
  private readonly endings = new Map<string, number>();
  private readonly scores: number[] = [];
  private readonly faults: Fault[] = [];
  constructor(private readonly plan: Plan) {}

  add(played: Played): void {
    this.games += 1;
    this.moves += played.moves;
    this.milliseconds += played.milliseconds;
    this.maxLegalMoves = Math.max(this.maxLegalMoves, played.maxLegalMoves);
    this.scores.push(...played.winners);
    if (played.ending !== null) this.endings.set(played.ending, (this.endings.get(played.ending) ?? 0) + 1);
    if (played.fault !== null) this.faults.push({ seed: played.seed, move: played.moves, message: played.fault });
  }

  summary(): Summary {
    const { plan, games, moves } = this;
    const perSecond = (count: number): number =>
      round(this.milliseconds === 0 ? 0 : (count * 1000) / this.milliseconds);
    return {
      game: plan.game.id,
      seats: plan.seats,
      options: plan.options,
      seed: plan.seed,
      games,
      errors: this.faults.length,
      moves,
      movesPerGame: round(games === 0 ? 0 : moves / games),
      movesPerSecond: perSecond(moves),
      gamesPerSecond: perSecond(games),
      maxLegalMoves: this.maxLegalMoves,
      endings: Object.fromEntries([...this.endings].toSorted(([, a], [, b]) => b - a)),
      scores: spread(this.scores),
      faults: this.faults,
    };
  }
}

function spread(scores: readonly number[]): Summary['scores'] {
  const sorted = scores.toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (min === undefined || max === undefined || low === undefined || high === undefined) return null;
  return { min, median: (low + high) / 2, max };
}

const round = (value: number): number => Math.round(value * 10) / 10;
